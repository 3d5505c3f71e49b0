"""Chapter B10: what a result does to both sides."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import STRONG, WEAK
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.battle import running
from visavis.games.noretreat.rules.control import leave
from visavis.games.noretreat.rules.declaring import place_blow
from visavis.games.noretreat.rules.special import may_leave_cadre, send_away
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import (
    CADRES,
    DESTROYED,
    DISORGANIZED,
    SHATTERED,
    TWO_STEPS,
    Battle,
    War,
    enemy,
    face_of,
    has,
    in_box,
    mod,
    on_map,
    put,
    turn_over,
)
from visavis.kernel.choice import Asking, Step

YES: Final = "yes"
NO: Final = "no"
LOSS_AFTER: Final = "extra loss"
LATER: Final = "later "  # begins the mod of a defender who waits
BACK: Final = "back "  # begins what a counterattack keeps of the battle it interrupts
RETREATS: Final = ("DR", "DS", "DD")


def apply(s: War) -> Step | None:
    """§B10.26 to §B10.36 What the result says, as cards and forts have changed it."""
    battle = running(s)
    code = code_of(s, battle)
    if code != battle.result:
        s.tell("result_read", battle.result, code, rule="B10.29" if battle.counter else "")
        battle.result = code
    if code == "CA":
        return counterattack(s, battle)
    s.then(("after_result",))
    if code == "CB":
        return counterblow(s, battle)
    if code == "EX":
        s.then(("lose", battle.side, battle.attackers, True), ("lose", enemy(battle.side), battle.defenders, True))
    elif code in RETREATS:
        fall_back(s, battle, code)
    return None


def code_of(s: War, battle: Battle) -> str:
    """§CE10S §CE24A §CE21S Cards first, then §B10.35 forts: DR nothing, DS an exchange; §B10.29 no second blow."""
    code = battle.result
    if code == "DR" and mod(s, "cp.DR is EX"):
        code = "EX"
    if code == "-" and mod(s, "dash is EX"):
        code = "EX"
    if has_fort(s, battle):
        code = {"DR": "-", "DS": "EX"}.get(code, code)
    if battle.counter and code in ("CA", "CB"):
        code = "-"
    return code


def has_fort(s: War, battle: Battle) -> bool:
    """§B10.35 A fort-type counter in the target hex; §CE33A §CE47S unless a card takes that away."""
    return not mod(s, "no forts") and any(face_of(s, id_).fort for id_ in battle.defenders)


def counterblow(s: War, battle: Battle) -> Step:
    """§B10.27 DL31 The marker goes on one hex that attacked, and binds the enemy's next Combat Phase."""
    hexes = sorted({s.where[id_] for id_ in battle.attackers if id_ in set(on_map(s, battle.side))})
    if hexes:
        hex_ = yield from ask(s, battle.side, "blowback", hexes, "B10.27")
        place_blow(s, battle.side, hex_)


# Counterattack


def counterattackers(s: War, battle: Battle) -> tuple[str, ...]:
    """§B10.28 The defenders that can attack at all (§B7.16)."""
    return tuple(id_ for id_ in battle.defenders if face_of(s, id_).attack > 0 and not has(s, id_, DISORGANIZED))


def counterattack(s: War, battle: Battle) -> Step:
    """§B10.28 §B10.30 DL29 The defenders may strike back at all attackers together (ruling R47)."""
    side, able = enemy(battle.side), counterattackers(s, battle)
    if not able:
        s.then(("after_result",))
        return
    must = bool(battle.mods.get("must counter")) or seams.must_counter(s, side)
    answer = yield from ask(s, side, "counter", [YES] if must else [YES, NO], "B10.30", hex=battle.hex)
    if answer == NO:
        s.tell("no_counterattack", side)
        s.then(("after_result",))
        return
    s.battle = Battle(battle.hex, side, battle.forced, able, battle.attackers, counter=True, mods=carried(battle))
    s.tell("counterattack", side, able, battle.attackers)
    s.then(("commit", side), ("commit", enemy(side)), ("odds",))


def carried(battle: Battle) -> dict[str, int]:
    """Ruling R93 Only §CE11S, the loss after it all, and §CE17S: what holds for an attack on others who wait."""
    found = {LOSS_AFTER: 1} if battle.mods.get(LOSS_AFTER) else {}
    if any(key.startswith(LATER) for key in battle.mods):
        found |= {BACK + key: n for key, n in battle.mods.items()}
        if battle.boost:
            found[BACK + "boost"] = 1
    return found


# Steps


def lose(s: War, side: int, units: tuple[str, ...], cadre: bool) -> Step:
    """§B10.31 DL30 One step of one participating counter, its owner's choice (ruling R54)."""
    alive = [id_ for id_ in units if s.where[id_] in s.board.places]
    if not alive:
        return
    id_ = yield from ask(s, side, "lose", alive, "B10.31")
    yield from lose_step(s, id_, cadre)


def lose_step(s: War, id_: str, cadre: bool = False) -> Asking[None]:
    """§B10.36 The weaker side, or off the map; §B14.9 perhaps a cadre stays."""
    unit, face, place = s.board.units[id_], s.face[id_], s.where[id_]
    weakens = unit.two_sided and face == STRONG and (unit.side == AXIS or s.turn >= TWO_STEPS)
    if weakens:
        turn_over(s, id_, WEAK)
        s.tell("reduced", id_)
        return
    send_away(s, id_, DESTROYED)
    leave(s, place)
    if cadre and may_leave_cadre(s, id_, place):
        answer = yield from ask(s, unit.side, "cadre", [YES, NO], "B14.9", unit=id_, hex=place)
        if answer == YES:
            spare = in_box(s, unit.side, CADRES)[0]
            put(s, spare, place)
            s.tell("cadre", spare, place)


# DR, DS, DD


def fall_back(s: War, battle: Battle, code: str) -> None:
    """§B10.32 §B10.33 §B10.34 Every defender; §B10.35 in a fort's hex DD costs a step, and nobody retreats."""
    battle.vacated = tuple(dict.fromkeys(s.where[id_] for id_ in battle.defenders))
    for id_ in reversed(battle.defenders):
        if code != "DD" or not has_fort(s, battle):
            s.then(("retreat", id_, code))
        if code == "DD":
            s.then(("lose", enemy(battle.side), (id_,), battle.counter))


def shatter(s: War, id_: str) -> None:
    """§B10.33 Survivors go to the Shattered box."""
    place = s.where[id_]
    send_away(s, id_, SHATTERED, "B10.33")
    leave(s, place)
