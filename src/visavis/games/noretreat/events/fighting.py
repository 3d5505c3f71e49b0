"""Events of the Combat Phase: strengths, shifts, sure results, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import within
from visavis.games.noretreat.events.half import Half, Windows, always
from visavis.games.noretreat.rules.battle import (
    AT_ODDS,
    DUEL,
    RESULT,
    RESULTS,
    THROWN,
    TWO_TO_ONE,
    final_column,
    running,
)
from visavis.games.noretreat.rules.cards import DONE, year
from visavis.games.noretreat.rules.declaring import attackable, blow_hexes, declare, may_declare, place_blow
from visavis.games.noretreat.rules.results import BACK, LATER, LOSS_AFTER, RETREATS
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    BLOW,
    CUT,
    DISORGANIZED,
    USED,
    Battle,
    War,
    enemy,
    face_of,
    has,
    holder,
    is_city,
    on_map,
    unmark,
)
from visavis.kernel.choice import Step, roll

ZHUKOV_REACH: Final = 2  # §CE22S hexes
BLOW_WINDOW: Final = "blow"
REMOVALS_WINDOW: Final = "removals"
NEW_TANKS: Final = ("armour", "no_armour")  # §CE08A
NKVD: Final = 1  # §CE16S equal dice: the battle is fought
HEDGEHOGS: Final = 2  # §CE38A equal dice: both lose


# Whether it would do something


def attacks(side: int) -> Callable[[War, int, Windows], bool]:
    """A battle in which this side attacks, be it the counterattack."""

    def ready(s: War, _: int, windows: Windows) -> bool:
        return s.battle is not None and s.battle.side == side

    return ready


def attacks_well(s: War, side: int, windows: Windows) -> bool:
    """§CE27S §CE37A Its own attack at 2:1 or better, all shifts counted."""
    return s.battle is not None and s.battle.side == side and final_column(s, s.battle) >= TWO_TO_ONE


def own_units(s: War, side: int) -> tuple[str, ...]:
    """Those of a side that fight here."""
    battle = running(s)
    return battle.attackers if battle.side == side else battle.defenders


# Markers and strengths


def manstein(s: War, side: int, windows: Windows) -> Step | None:
    """§CE01A One counter's strength is doubled, or three Counterblows are free."""
    if BLOW_WINDOW in windows:
        s.then(("free_blows", side, 3, "CE01A"))
        return None
    return double(s, side)


def double(s: War, side: int) -> Step:
    id_ = yield from ask(s, side, "double", list(own_units(s, side)), "CE01A")
    running(s).mods[f"double {id_}"] = 1
    s.tell("doubled", id_)


def two_blows(s: War, side: int, windows: Windows) -> None:
    """§CE26A §CE37S"""
    s.then(("free_blows", side, 2, "CE26A" if side == AXIS else "CE37S"))


def has_blow_hex(s: War, side: int, windows: Windows) -> bool:
    return BLOW_WINDOW not in windows or bool(blow_hexes(s, side))


def free_blows(s: War, side: int, n: int, rule: str) -> Step:
    """§B10.4 Counterblow markers for nothing, one after another."""
    hexes = blow_hexes(s, side)
    if n <= 0 or not hexes:
        return
    hex_ = yield from ask(s, side, "blow.free", [*hexes, DONE], rule, n=n)
    if hex_ != DONE:
        place_blow(s, side, hex_)
        s.then(("free_blows", side, n - 1, rule))


def backhand_blow(s: War, side: int, windows: Windows) -> None:
    """§CE15A Up to two Counterblows go, and need not be attacked; a card is drawn."""
    s.then(("lift_blows", side, 2), ("draw", side, 1))


def lift_blows(s: War, side: int, n: int) -> Step:
    fought = running(s).hex
    hexes = [h for h, kind in s.markers.items() if kind == BLOW and holder(s, h) == enemy(side) and h != fought]
    if n <= 0 or not hexes:
        return
    hex_ = yield from ask(s, side, "lift", [*sorted(hexes), DONE], "CE15A")
    if hex_ != DONE:
        del s.markers[hex_]
        s.tell("blow_lifted", hex_)
        s.then(("lift_blows", side, n - 1))


def black_sea_fleet(s: War, side: int, windows: Windows) -> None:
    """§CE03S Every battle on that coast, for the rest of the phase; the Soviets say which way each time."""
    s.mods["cp.fleet"] = 1
    s.then(("fleet",))


def luftwaffe(s: War, side: int, windows: Windows) -> Step | None:
    """§CE06A A shift, or a hex whose units do not surrender."""
    if REMOVALS_WINDOW in windows:
        return fly_in_supply(s, side)
    shift(1)(s, side, windows)
    return None


def luftwaffe_can(s: War, side: int, windows: Windows) -> bool:
    if REMOVALS_WINDOW in windows:
        return bool(cut_hexes(s, side))
    return attacks(AXIS)(s, side, windows)


def cut_hexes(s: War, side: int) -> list[str]:
    found = {s.where[id_] for id_ in on_map(s, side) if has(s, id_, CUT)}
    return sorted(hex_ for hex_ in found if not s.mods.get(f"phase.saved {hex_}"))


def fly_in_supply(s: War, side: int) -> Step:
    hex_ = yield from ask(s, side, "save", cut_hexes(s, side), "CE06A")
    s.mods[f"phase.saved {hex_}"] = 1
    s.tell("saved", hex_)


def new_tanks(s: War, side: int, windows: Windows) -> Step:
    """§CE08A For the rest of the phase."""
    answer = yield from ask(s, side, "tanks", list(NEW_TANKS), "CE08A")
    s.mods["cp.axis armour" if answer == NEW_TANKS[0] else "cp.no soviet armour"] = 1


def sturmoviks(s: War, side: int, windows: Windows) -> None:
    """§CE23S This battle and the next; stronger from 1944."""
    plus = 4 if year(s.turn) >= 1944 else 2
    running(s).mods["plus soviets"] = plus
    s.mods["cp.sturmoviks"] = plus


def from_1943(s: War, side: int, windows: Windows) -> bool:
    return year(s.turn) >= 1943


# Shifts


def shift(n: int, draws: int = 0) -> Callable[[War, int, Windows], None]:
    """So many columns for this attack, and perhaps a card."""

    def play(s: War, side: int, windows: Windows) -> None:
        mods = running(s).mods
        mods["shift"] = mods.get("shift", 0) + n
        if draws:
            s.then(("draw", side, draws))

    return play


def katyushas(s: War, side: int, windows: Windows) -> None:
    """§CE28S"""
    shift(2 if year(s.turn) >= 1944 else 1)(s, side, windows)


def rokossovsky_can(s: War, side: int, windows: Windows) -> bool:
    """§CE46S All supplied, armour and infantry together."""
    battle = s.battle
    if battle is None or battle.side != SOVIET or any(has(s, id_, CUT) for id_ in battle.attackers):
        return False
    return len({face_of(s, id_).armour for id_ in battle.attackers}) > 1


def heavy_artillery(s: War, side: int, windows: Windows) -> None:
    """§CE47S"""
    battle = running(s)
    battle.mods["no forts"] = 1
    if is_city(s, battle.hex):
        shift(1)(s, side, windows)


def attacks_german_city(s: War, side: int, windows: Windows) -> bool:
    """§CE50S"""
    battle = s.battle
    if battle is None or battle.side != SOVIET or battle.counter:
        return False
    return is_city(s, battle.hex) and s.board.places[battle.hex].german


def late_shift(s: War, side: int, windows: Windows) -> None:
    """§CE28A §CE30S One column left, before the die is read."""
    mods = running(s).mods
    mods["late shift"] = mods.get("late shift", 0) - 1


# What holds for this battle, or for the rest of the phase


def set_(*keys: str) -> Callable[[War, int, Windows], None]:
    """§CE16A §CE43S §CE54S These change the battle."""

    def play(s: War, side: int, windows: Windows) -> None:
        for key in keys:
            running(s).mods[key] = 1

    return play


def lasting(key: str, value: int = 1) -> Callable[[War, int, Windows], None]:
    """This changes the rest of the phase or the turn."""

    def play(s: War, side: int, windows: Windows) -> None:
        s.mods[key] = value

    return play


def sure(code: str, *keys: str, draws: int = 0) -> Callable[[War, int, Windows], None]:
    """§CE04A §CE14S §CE27S §CE32A §CE37A §CE42S §CE52A No die: this is the result."""

    def play(s: War, side: int, windows: Windows) -> None:
        mods = decided_anew(s)
        mods[RESULT] = RESULTS.index(code)
        mods.update(dict.fromkeys(keys, 1))
        if draws:
            s.then(("draw", side, draws))

    return play


def decided_anew(s: War) -> dict[str, int]:
    """Ruling R104 The later card that decides a battle counts: what an earlier one has said is forgotten."""
    mods = running(s).mods
    for key in (RESULT, AT_ODDS, DUEL, "must counter"):
        mods.pop(key, None)
    return mods


def dice_instead(kind: int) -> Callable[[War, int, Windows], None]:
    """§CE16S §CE38A No battle, but a die on either side."""

    def play(s: War, side: int, windows: Windows) -> None:
        decided_anew(s)[DUEL] = kind

    return play


def axis_attacks_city(s: War, side: int, windows: Windows) -> bool:
    """§CE14S"""
    battle = s.battle
    return battle is not None and battle.side == AXIS and not battle.counter and is_city(s, battle.hex)


def guderian_can(s: War, side: int, windows: Windows) -> bool:
    """§CE37A Not against a city."""
    return attacks_well(s, side, windows) and not is_city(s, running(s).hex)


def zhukov(s: War, side: int, windows: Windows) -> None:
    """§CE22S This battle, and every other of this phase near it."""
    battle = running(s)
    battle.mods["either table"] = 1
    for hex_ in within(s.board, battle.hex, ZHUKOV_REACH):
        s.mods[f"cp.table {hex_}"] = 1


def fort_is_target(s: War, side: int, windows: Windows) -> bool:
    """§CE33A Under a Target marker."""
    battle = s.battle
    return battle is not None and not battle.forced and any(face_of(s, id_).fort for id_ in battle.defenders)


def axis_retreats(s: War, side: int, windows: Windows) -> bool:
    """§CE19A"""
    return running(s).result in RETREATS and running(s).side == SOVIET


def is_blank(s: War, side: int, windows: Windows) -> bool:
    """§CE44A A dash or a Counterblow."""
    return running(s).result in ("-", "CB")


def soviet_exchange(s: War, side: int, windows: Windows) -> bool:
    """§CE51S Of an attack, not of a counterattack."""
    battle = running(s)
    return battle.result == "EX" and battle.side == SOVIET and not battle.counter


def one_last_push(s: War, side: int, windows: Windows) -> None:
    """§CE51S"""
    running(s).mods["once more"] = 1
    s.then(("draw", side, 1))


# Dice instead of a battle


def duel(s: War) -> None:
    """§CE16S §CE38A Either side rolls; §B5.15 each of these dice may be rolled again."""
    battle = running(s)
    s.then(("duel_die", battle.side), ("duel_die", enemy(battle.side)), ("duel_over",))


def duel_die(s: War, side: int) -> Step:
    battle = running(s)
    battle.die = yield from roll("die", "CE16S" if battle.mods[DUEL] == NKVD else "CE38A", {"hex": battle.hex})
    battle.mods[f"{THROWN}{side}"] = battle.die
    battle.mods[THROWN] = side
    s.tell("rolled", side, battle.die)
    s.then(("die_window", battle.side), ("die_window", enemy(battle.side)), ("duel_again", side))


def duel_again(s: War, side: int) -> None:
    """§CE16A §CE43S"""
    if running(s).mods.pop("again", 0):
        s.then(("duel_die", side))


def duel_over(s: War) -> None:
    """§CE16S §CE38A The lower loses a step; equal: fight after all, or both lose."""
    battle = running(s)
    kind, dice = battle.mods.pop(DUEL), [battle.mods[f"{THROWN}{side}"] for side in (battle.side, enemy(battle.side))]
    if dice[0] == dice[1] and kind == NKVD:
        battle.mods["axis table"] = 1
        s.then(("roll",))
        return
    s.then(("end_battle",))
    for side, own, other in ((battle.side, *dice), (enemy(battle.side), *dice[::-1])):
        if own <= other:
            s.then(("lose", side, own_units(s, side), side == battle.side))  # §B14.9


# One defender after another, and once more


def infiltration(s: War, side: int, windows: Windows) -> None:
    """§CE17S The same attackers fight each defender by itself."""
    battle = running(s)
    first, *rest = battle.defenders
    battle.defenders = (first,)
    for id_ in rest:
        battle.mods[LATER + id_] = 1


def several_defend(s: War, side: int, windows: Windows) -> bool:
    return attacks(SOVIET)(s, side, windows) and len(running(s).defenders) > 1


def next_defenders(s: War, battle: Battle) -> tuple[str, ...]:
    """§CE17S The next of those who wait; §CE51S whoever is still in the hex."""
    for key in [key for key in battle.mods if key.startswith(LATER)]:
        del battle.mods[key]
        if s.where[id_ := key.removeprefix(LATER)] == battle.hex:
            return (id_,)
    return s.at.get(battle.hex, ()) if battle.mods.pop("once more", 0) else ()


def fight_on(s: War) -> None:
    """§CE17S §CE51S The same battle against others, or once more, without new cards."""
    battle = running(s)
    if battle.counter:
        if battle.result in RETREATS:  # the attackers were driven off
            battle.mods = {key: n for key, n in battle.mods.items() if not key.startswith(BACK)}
            s.then(("after_result",))
            return
        battle = s.battle = interrupted(battle)
    defenders = next_defenders(s, battle)
    attackers = tuple(id_ for id_ in battle.attackers if s.where[id_] in s.board.places)
    if not defenders or not attackers:
        battle.mods = {key: n for key, n in battle.mods.items() if key != "once more" and not key.startswith(LATER)}
        s.then(("after_result",))
        return
    battle.attackers, battle.defenders = attackers, defenders
    s.tell("battle", battle.hex, attackers, defenders)
    s.then(("odds",))


def interrupted(counter: Battle) -> Battle:
    """§CE17S The battle that a counterattack has interrupted, with all that held for it."""
    mods = {key.removeprefix(BACK): n for key, n in counter.mods.items() if key.startswith(BACK)}
    boost = bool(mods.pop("boost", 0))
    return Battle(counter.hex, enemy(counter.side), counter.forced, counter.defenders, boost=boost, mods=mods)


# §CE29S


def wave(s: War, side: int) -> list[str]:
    """§CE29S Who may attack once more: whoever has not, and supplied counters that have."""
    return [
        id_
        for id_ in on_map(s, side)
        if face_of(s, id_).attack > 0 and not has(s, id_, DISORGANIZED) and not (has(s, id_, USED) and has(s, id_, CUT))
    ]


def can_wave(s: War, side: int, windows: Windows) -> bool:
    """§CE29S An enemy beside one of them."""
    return any(holder(s, near) == enemy(side) for id_ in wave(s, side) for near in s.board.places[s.where[id_]].near)


def wave_assault(s: War, side: int, windows: Windows) -> Step:
    """§CE29S One attack more."""
    for id_ in wave(s, side):
        unmark(s, id_, USED)
    hex_ = yield from ask(s, side, "wave", attackable(s, side), "CE29S")
    if not (yield from may_declare(s, side, hex_)):
        return
    declare(s, side, hex_)
    s.battle = Battle(hex_, side)
    s.then(("join",))


SOVIETS_ATTACK: Final = attacks(SOVIET)
AXIS_ATTACKS: Final = attacks(AXIS)
AGAIN: Final = set_("again")
EXCHANGES: Final = lasting("cp.DR is EX")

FIGHTING: Final[dict[str, Half]] = {
    "01A": Half(has_blow_hex, manstein),
    "03S": Half(always, black_sea_fleet),
    "04A": Half(SOVIETS_ATTACK, sure("DR")),
    "04S": Half(AXIS_ATTACKS, set_("advance most")),
    "06A": Half(luftwaffe_can, luftwaffe),
    "08A": Half(always, new_tanks),
    "10S": Half(always, EXCHANGES),
    "11S": Half(always, set_(LOSS_AFTER)),
    "14S": Half(axis_attacks_city, sure("EX")),
    "15A": Half(always, backhand_blow),
    "16A": Half(always, AGAIN),
    "16S": Half(AXIS_ATTACKS, dice_instead(NKVD)),
    "17S": Half(several_defend, infiltration),
    "19A": Half(axis_retreats, set_("ignore zones")),
    "21A": Half(always, set_("two dice")),
    "21S": Half(SOVIETS_ATTACK, set_("no river", "dash is EX")),
    "22S": Half(always, zhukov),
    "23S": Half(from_1943, sturmoviks),
    "24A": Half(always, EXCHANGES),
    "26A": Half(has_blow_hex, two_blows),
    "27A": Half(AXIS_ATTACKS, set_("no river", "dash again")),
    "27S": Half(attacks_well, sure("DR", AT_ODDS)),
    "28A": Half(SOVIETS_ATTACK, late_shift),
    "28S": Half(SOVIETS_ATTACK, katyushas),
    "29A": Half(SOVIETS_ATTACK, set_("double defence")),
    "29S": Half(can_wave, wave_assault),
    "30S": Half(AXIS_ATTACKS, late_shift),
    "32A": Half(SOVIETS_ATTACK, sure("CA", "must counter")),
    "33A": Half(fort_is_target, set_("no forts")),
    "34A": Half(always, lasting("cp.soviet shift", -1)),
    "37A": Half(guderian_can, sure("DR", AT_ODDS)),
    "37S": Half(has_blow_hex, two_blows),
    "38A": Half(SOVIETS_ATTACK, dice_instead(HEDGEHOGS)),
    "42S": Half(AXIS_ATTACKS, sure("CA", "must counter")),
    "43S": Half(always, AGAIN),
    "44A": Half(is_blank, AGAIN),
    "46S": Half(rokossovsky_can, shift(1, draws=1)),
    "47S": Half(SOVIETS_ATTACK, heavy_artillery),
    "50S": Half(attacks_german_city, shift(1, draws=1)),
    "51S": Half(soviet_exchange, one_last_push),
    "52A": Half(SOVIETS_ATTACK, sure("CA", "must counter", draws=1)),
    "54S": Half(SOVIETS_ATTACK, set_("armour two")),
}
