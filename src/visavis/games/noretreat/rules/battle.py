"""Chapter B10: one battle, from strengths to the die."""

from __future__ import annotations

from typing import Final, NamedTuple

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.rules.cards import CARD, QUIET, offers, play_and_return, window
from visavis.games.noretreat.rules.declaring import may_join
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import (
    CUT,
    USED,
    Battle,
    War,
    enemy,
    face_of,
    has,
    is_on_map,
    mark,
    mod,
    terrain_of,
)
from visavis.kernel.choice import Step, roll
from visavis.kernel.game import Item

GO: Final = "go"
BOOST: Final = "boost"
LAST: Final = 8  # §B10.13 the column 6:1; the first, 1:3, is 0
RATIOS: Final = ((6, 1), (5, 1), (4, 1), (3, 1), (2, 1), (3, 2), (1, 1), (1, 2), (1, 3))  # §B10.12
UNSUPPLIED_SHIFT: Final = 2  # §B10.18
FIRST_WINTER: Final = 5  # §B10.17 the turn on which attacks on Soviets are shifted two
WINTER_SHIFT: Final = -2
FIRST_SNOW_BOOST: Final = 2  # §B10.22
DIRECTIONS: Final = {"left": -1, "right": 1}
TWO_TO_ONE: Final = 4  # §CE27S §CE37A the column
RESULT: Final = "result"  # what a card says instead of the die
AT_ODDS: Final = "at odds"  # if the final odds are good enough
DUEL: Final = "duel"  # two dice instead of a battle
THROWN: Final = "thrown "  # of those dice: by side, and whose was the last
RESULTS: Final = ("-", "CA", "CB", "EX", "DR", "DS", "DD")


class Shift(NamedTuple):
    """One reason to read another column."""

    name: str
    n: int
    rule: str


# §B10.9 Who attacks


def join(s: War) -> Step:
    """§B10.9 DL25 Each counter that joins, at least one; all enemies in the hex defend together."""
    battle = running(s)
    able = may_join(s, battle.side, battle.hex, battle.attackers)
    go = [GO] if battle.attackers else []
    answer = yield from ask(s, battle.side, "join", [*able, *go], "B10.9", hex=battle.hex)
    if answer != GO:
        battle.attackers = (*battle.attackers, answer)
        s.tell("joined", answer, battle.hex)
        s.then(("join",))
        return
    battle.defenders = s.at[battle.hex]  # §B10.40 whoever has retreated there, too
    for id_ in battle.attackers:
        mark(s, id_, USED)
    s.tell("battle", battle.hex, battle.attackers, battle.defenders)
    if "cp.sturmoviks" in s.mods:
        battle.mods["plus soviets"] = s.mods.pop("cp.sturmoviks")  # §CE23S
    s.then(("fleet",), ("commit", battle.side), ("commit", enemy(battle.side)), ("odds",))


def fleet(s: War) -> Step:
    """§CE03S On the coast of the Black Sea the Soviets say, battle by battle, which way it is shifted."""
    battle = running(s)
    if not s.mods.get("cp.fleet") or s.board.places[battle.hex].sea != "black" or battle.counter:
        return
    answer = yield from ask(s, SOVIET, "fleet", list(DIRECTIONS), "CE03S", hex=battle.hex)
    battle.mods["fleet"] = DIRECTIONS[answer]


def running(s: War) -> Battle:
    """The battle that is fought."""
    assert s.battle is not None
    return s.battle


# §B10.11 Strengths


def attack_of(s: War, id_: str) -> int:
    """§B10.11 §B14.6 With what cards make of it; allies have little (ruling R58)."""
    return changed(s, id_, face_of(s, id_).attack)


def defence_of(s: War, id_: str) -> int:
    value = changed(s, id_, face_of(s, id_).defence)
    return value * 2 if mod(s, "double defence") and s.board.units[id_].side == AXIS else value  # §CE29A


def changed(s: War, id_: str, value: int) -> int:
    """§CE01A §CE23S"""
    battle = s.battle
    if battle is not None and battle.mods:
        if battle.mods.get(f"double {id_}"):
            value *= 2
        if s.board.units[id_].side == SOVIET and value:
            value += battle.mods.get("plus soviets", 0)
    return value


def strengths(s: War, battle: Battle) -> tuple[int, int]:
    """§B10.11 Sums, attackers first."""
    return sum(attack_of(s, id_) for id_ in battle.attackers), sum(defence_of(s, id_) for id_ in battle.defenders)


def ratio(attack: int, defence: int) -> int:
    """§B10.12 The column, rounded for the defender; -1: less than 1:3."""
    for n, (one, other) in enumerate(RATIOS):
        if attack * other >= defence * one:
            return LAST - n
    return -1


# §B10.13 Shifts


def shifts(s: War, battle: Battle) -> list[Shift]:
    """§B10.13 Everything that moves the column, right for the attacker."""
    found = [*(counter_shifts(s, battle) if battle.counter else ground_shifts(s, battle)), *force_shifts(s, battle)]
    return [shift for shift in found if shift.n]


def ground_shifts(s: War, battle: Battle) -> list[Shift]:
    """§B10.14 §B10.15 §B10.16 §B10.23 What the hex does; §B10.7 nothing, under a Counterblow marker."""
    hex_, place = battle.hex, s.board.places[battle.hex]
    found = []
    if not battle.forced:
        terrain = s.board.terrains[terrain_of(s, hex_)]
        found.append(Shift(terrain.id, terrain.shift, "B10.14"))
        if all_across_river(s, battle) and not mod(s, "no river"):
            found.append(Shift("river", -1, "B10.15"))
        if place.objective >= 0:
            found.append(Shift("objective", -1, "B10.16"))
        if hex_ in s.works:
            found.append(Shift("works", -1, "B10.23"))
    if hex_ == s.stalin and s.board.units[battle.defenders[0]].side == SOVIET:
        found.append(Shift("stalin", -1, "B10.23"))  # §SE1.8
    if all(has(s, id_, CUT) for id_ in battle.defenders):
        found.append(Shift("unsupplied", UNSUPPLIED_SHIFT, "B10.18"))
    if place.sea == "black":
        found.append(Shift("fleet", mod(s, "fleet"), "CE03S"))
    if gets_armour_shift(s, battle, [hex_]):
        found.append(armour_shift(s))
    return found


def armour_shift(s: War) -> Shift:
    """§B10.19 One; §CE54S two."""
    return Shift("armour", 2 if mod(s, "armour two") else 1, "B10.19")


def counter_shifts(s: War, battle: Battle) -> list[Shift]:
    """§B10.28 No terrain, river or objective; armour only if every hex of the attacked force is open."""
    hexes = sorted({s.where[id_] for id_ in battle.defenders})
    return [armour_shift(s)] if gets_armour_shift(s, battle, hexes) else []


def all_across_river(s: War, battle: Battle) -> bool:
    """§B10.15 Every attacker, and never in snow or long winter (ruling R48)."""
    if not s.board.weathers[s.weather].rivers:
        return False
    rivers = s.board.places[battle.hex].rivers
    return all(s.where[id_] in rivers for id_ in battle.attackers)


def gets_armour_shift(s: War, battle: Battle, hexes: list[str]) -> bool:
    """§B10.19 Supplied armour, over open ground that is no objective, in clear weather or snow, against no armour."""
    if not s.board.weathers[s.weather].armour_shift or (battle.side == SOVIET and mod(s, "cp.no soviet armour")):
        return False
    for hex_ in hexes:
        if s.board.places[hex_].objective >= 0 or not s.board.terrains[terrain_of(s, hex_)].armour_shift:
            return False
    armour = [id_ for id_ in battle.attackers if face_of(s, id_).armour and not has(s, id_, CUT)]
    if not armour:
        return False
    if any(face_of(s, id_).ss for id_ in armour) or (battle.side == AXIS and mod(s, "cp.axis armour")):
        return True
    return not any(face_of(s, id_).heavy for id_ in battle.defenders)


def force_shifts(s: War, battle: Battle) -> list[Shift]:
    """§B10.17 §B10.20 §B10.21 Weather, shock units, markers, cards."""
    found = []
    if s.board.units[battle.defenders[0]].side == SOVIET:
        found.append(Shift("weather", weather_shift(s), "B10.17"))
    if any(face_of(s, id_).shock for id_ in battle.attackers):
        found.append(Shift("shock", 1, "B10.20"))
    if battle.boost:
        found.append(Shift(BOOST, boost_shift(s, battle.side), "B10.21"))
    found.append(Shift("cards", battle.mods.get("shift", 0), "B10.11"))
    if battle.side == SOVIET:
        found.append(Shift("logistics", mod(s, "cp.soviet shift"), "CE34A"))
    return found


def weather_shift(s: War) -> int:
    """§B10.17 On turn 5 two instead of one, if it is winter at all (ruling R64)."""
    usual = s.board.weathers[s.weather].on_soviets
    return WINTER_SHIFT if usual and s.turn == FIRST_WINTER else usual


def boost_shift(s: War, side: int) -> int:
    """§B10.21 One; §B10.22 each Shock! two on the first turn of snow."""
    if side == SOVIET and (s.first_snow == s.turn or s.mods.get("turn.shock")):
        return FIRST_SNOW_BOOST
    return 1


def final_column(s: War, battle: Battle) -> int:
    """§B10.13 Clamped once, at the end (ruling R50); -1: a counterattack without a die."""
    total = ratio(*strengths(s, battle)) + sum(shift.n for shift in shifts(s, battle))
    return max(-1, min(LAST, total))


# §B10.25 Commitment, die


def commit(s: War, side: int) -> Step:
    """§B5.13 §B10.21 One marker (ruling R49) and cards: the attacker first, then the defender, one pass each."""
    battle = running(s)
    if not is_still_fought(s, battle):
        return
    windows = commit_windows(s)
    boost = [BOOST] if side == battle.side and not battle.boost and s.boosts[side] > 0 else []
    if s.quiet[side] and not boost:
        return
    cards = [] if s.quiet[side] else offers(s, side, windows)
    loud = bool(s.hands[side]) and not s.quiet[side]
    hush = [QUIET] if loud and s.mode == "duel" and side != s.side else []
    answer = yield from ask(s, side, "commit", [*boost, *cards, GO, *hush], "B5.13", aloud=loud, hex=battle.hex)
    if answer == QUIET:
        s.quiet[side] = True
    elif answer == BOOST:
        battle.boost = True
        s.boosts[side] -= 1
        s.tell("boosted", side)
        s.then(("commit", side))
    elif answer.startswith(CARD):
        play_and_return(s, side, answer, windows, ("commit", side))


def is_still_fought(s: War, battle: Battle) -> bool:
    """§B10.10 §CE24S Whom a card has taken off the map fights no more; with nobody left on a side none is fought."""
    battle.attackers = tuple(id_ for id_ in battle.attackers if is_on_map(s, id_))
    battle.defenders = tuple(id_ for id_ in battle.defenders if is_on_map(s, id_))
    return bool(battle.attackers and battle.defenders)


def commit_windows(s: War) -> tuple[str, ...]:
    """Of either side's Combat Phase."""
    return ("any", "commit", f"commit.{SIDES[s.side]}")


def odds(s: War) -> None:
    """§B10.12 §B10.13 The column; some cards need no die, and left of 1:3 it is a counterattack at once."""
    battle = running(s)
    if not is_still_fought(s, battle):
        s.then(("after_result",))
        return
    battle.column = final_column(s, battle)
    attack, defence = strengths(s, battle)
    s.tell("odds", attack, defence, battle.column, tuple((each.name, each.n) for each in shifts(s, battle)))
    if is_decided(battle):
        battle.result = RESULTS[battle.mods[RESULT]]
        s.then(*result_windows(battle), ("apply",))
    elif battle.mods.get(DUEL):
        s.then(("duel",))
    elif battle.column < 0:
        battle.result = "CA"
        s.then(("apply",))
    else:
        s.then(("roll",))


def is_decided(battle: Battle) -> bool:
    """Whether a card has the say instead of a die; §CE27S §CE37A if the final odds are good enough."""
    return RESULT in battle.mods and not (battle.mods.get(AT_ODDS) and battle.column < TWO_TO_ONE)


def roll_die(s: War) -> Step:
    """§B10.25 One die; §CE21A two, of which either counts."""
    battle = running(s)
    battle.die = yield from roll("die", "B10.25", {"hex": battle.hex})
    s.tell("rolled", battle.side, battle.die)
    if battle.mods.pop("two dice", 0):
        other: int = yield from roll("die", "CE21A", {"hex": battle.hex})
        s.tell("rolled", battle.side, other)
        battle.die = yield from ask(s, AXIS, "which", sorted({battle.die, other}), "CE21A")
    s.then(("die_window", battle.side), ("die_window", enemy(battle.side)), ("read",))


def die_window(s: War, side: int) -> Step:
    """§B5.15 DL28 Right after a die."""
    battle = running(s)
    windows = ("die",) if DUEL in battle.mods else ("die", f"die.{SIDES[battle.side]}")
    card = yield from window(s, side, "die", windows, "B5.15")
    if card:
        s.then(("play", side, card, windows), ("die_window", side))


def table_of(s: War, battle: Battle) -> int:
    """§B10.24 Each side its own; the Axis the Soviet one in snow and long winter, unless §CE16S says otherwise."""
    if battle.side == AXIS and battle.mods.get("axis table"):
        return AXIS
    if battle.side == AXIS and not s.board.weathers[s.weather].axis_table:
        return SOVIET
    return battle.side


def read(s: War) -> Step:
    """§B10.25 The result; a card may have had the die rolled again, or choose the table (§CE22S)."""
    battle = running(s)
    if battle.mods.pop("again", 0):
        s.then(("roll",))
        return
    table = table_of(s, battle)
    if mod(s, "either table") or is_near_zhukov(s, battle):
        name = yield from ask(s, SOVIET, "table", list(SIDES), "CE22S", hex=battle.hex)
        table = SIDES.index(name)
    column = battle.column + battle.mods.get("late shift", 0)
    battle.result = "CA" if column < 0 else s.board.tables[table][battle.die - 1][column]
    s.tell("result", battle.hex, battle.result)
    s.then(*result_windows(battle), ("again_or_apply",))


def is_near_zhukov(s: War, battle: Battle) -> bool:
    """§CE22S Every battle near the first one, for the rest of the phase."""
    return bool(s.mods.get(f"cp.table {battle.hex}", 0))


def result_windows(battle: Battle) -> tuple[Item, Item]:
    """Both sides', the attacker's first."""
    return ("result_window", battle.side), ("result_window", enemy(battle.side))


def result_window(s: War, side: int) -> Step:
    """§CE19A §CE44A §CE51S Before the result is applied."""
    card = yield from window(s, side, "result", ("result",), "B5.15")
    if card:
        s.then(("play", side, card, ("result",)), ("result_window", side))


def again_or_apply(s: War) -> None:
    """§CE44A §CE27A A card has the die rolled again."""
    battle = running(s)
    if battle.result == "-" and battle.mods.pop("dash again", 0):
        s.then(("roll",))
    elif battle.mods.pop("again", 0):
        s.then(("roll",))
    else:
        s.then(("apply",))
