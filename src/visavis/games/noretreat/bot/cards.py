"""2.9 BOT-C: what cards are worth to the opponent, which it spends, and which events it plays."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Final

from visavis.games.noretreat.bot.blows import WORST, Trap, may_spend
from visavis.games.noretreat.bot.filters import PLAYS, decide, decide_if, follow
from visavis.games.noretreat.bot.judge import (
    WHOLE,
    battle_value,
    cheapest_step,
    counter_value,
    ends_of,
    gap_after,
    past_help,
    result_value,
    scratch,
    step_value,
)
from visavis.games.noretreat.bot.movement import Sudden
from visavis.games.noretreat.bot.seams import OFFENSIVE, PLACE, Answering, plan_of
from visavis.games.noretreat.bot.targets import front_of, may_attack, possible
from visavis.games.noretreat.events.half import EVENTS
from visavis.games.noretreat.rules.battle import (
    DIRECTIONS,
    DUEL,
    RESULT,
    RESULTS,
    THROWN,
    attack_of,
    defence_of,
    final_column,
    fleet,
    running,
    table_of,
)
from visavis.games.noretreat.rules.cards import CARD, DISCARDED, DONE, PASS, PLAYED, key_of
from visavis.games.noretreat.rules.declaring import is_able
from visavis.games.noretreat.rules.points import initiative_total
from visavis.games.noretreat.rules.results import NO
from visavis.games.noretreat.rules.retreats import retreat_ways
from visavis.games.noretreat.rules.victory import sudden_death_number
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import (
    BLOW,
    Battle,
    War,
    enemy,
    face_of,
    holder,
    in_ezoc,
    initiative,
    on_map,
)
from visavis.kernel.choice import Choice
from visavis.kernel.priorities import Table, least, most, only


def halves(names: str) -> frozenset[str]:
    return frozenset(names.split())


# §BOT-C1 Draws, replacements, trains are worth 2; these more
SHIFTS_AND_MOVES: Final = halves(
    "04S 05S 06A 06S 10A 11S 15A 16A 17A 17S 19A 21A 21S 23S 26A 27A 28A 28S 29S 30S 32S 33A 35A 36A 37S 39A 41A "
    "41S 43A 43S 44A 46S 47S 50S 51S 54S"
)
DOUBLING: Final = halves("01A 29A")
AUTOMATIC: Final = halves("04A 14S 16S 18A 27S 32A 37A 38A 42S 52A")
WHOLE_PHASE: Final = halves("03S 08A 10S 22S 24A 34A 39S 45A")
CANCELLING: Final = halves("07A 14A 31A 31S 34S 36S")
WORTH: Final = ((SHIFTS_AND_MOVES, 3), (DOUBLING | AUTOMATIC | WHOLE_PHASE | CANCELLING, 4))
NEVER: Final = 0
NOT_NOW: Final = 1
LEAST: Final = 2
SKIES: Final = {"13A": ("clear",), "20S": ("clear", "snow"), "43A": ("clear",)}
STRONG_CARD: Final = 3  # §BOT-C6

DRAWS: Final = halves("08S 09S 22A 38S 40A")  # §BOT-C4
FULL_HAND: Final = 5
OFFENSIVES: Final = halves("13A 20S")
ATTACKS: Final = 4  # that such a card asks for
REACTIONS: Final = halves("10A 36A 39A 41S 43A")  # §BOT-C7
CHECKS: Final = halves("09S 40A")  # §BOT-C8
AGAIN: Final = halves("16A 43S 44A")  # §BOT-C5
LATE: Final = halves("28A 30S")
COSTLY: Final = halves("30A 45A 48A")  # they lose a point
IDLE: Final = halves("02A 17A 18S 26S 29S 32S 35S")  # nothing in the tables asks for them
GAIN: Final = 1.0  # §BOT-C5 what a card must add to an attack
GOOD_ATTACK: Final = 2.0  # what an attack must be worth before the defender plays a card
LOW: Final = 3  # what a die below its mean shows
DRIVEN: Final = 15 / 36  # §CE16S §CE38A how often the one die is lower than the other
THIRD: Final = 2  # §BOT-C6 Counterblows that lie there already


# §BOT-C1 What a card is worth


def base_worth(half: str) -> int:
    return next((n for halves, n in WORTH if half in halves), LEAST)


def value_of(s: War, side: int, card: str) -> int:
    """§BOT-C1 0 if it can never be played again, 1 if not now; more if it could be played in this turn."""
    half, row = key_of(card, side), s.board.half(card, side)
    if row.immediate or (row.needs == SIDES[AXIS] and initiative(s) == SOVIET):
        return NEVER
    if (row.needs == SIDES[SOVIET] and initiative(s) == AXIS) or s.weather not in SKIES.get(half, (s.weather,)):
        return NOT_NOW
    return base_worth(half) + any(comes_up(s, side, window) for window in row.windows)


def comes_up(s: War, side: int, window: str) -> bool:
    """Whether such a moment comes in this player turn."""
    if window == "blow":
        return s.side != side
    if window == "victory":
        return s.phase == "victory"
    named = [name for name in SIDES if name in window.split(".")]
    return not named or SIDES[s.side] in named


# §BOT-C2 Discards and payments


CHEAPEST: Final[Table] = (least("BOT-C2", "least_valuable", lambda f, card: value_of(f.s, f.side, card)),)


class Hand:
    """The cards of a side at one moment."""

    def __init__(self, s: War, side: int, choice: Choice[Any]) -> None:
        self.s, self.side, self.choice = s, side, choice
        self.at: str = choice.about.get("at", choice.name)
        self.gains: dict[str, tuple[float, float]] = {}

    def half(self, answer: str) -> str:
        return key_of(answer.removeprefix(CARD), self.side)


def discard(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-C2 §O-H The least useful card, whatever it is for; §CE24S a card rather than a step."""
    cards = [card for card in choice.options if card in s.board.cards]
    return decide(s, side, "discard", cards or choice.options, CHEAPEST, seen=Hand(s, side, choice))


# §BOT-C4 Drawing


def wants_draw(f: Hand, answer: str) -> bool:
    """§BOT-C4 At the first moment, if there is room in the hand."""
    if f.half(answer) not in DRAWS or is_check(f, answer):
        return True
    return len(f.s.hands[f.side]) <= FULL_HAND


def wants_offensive(f: Hand, answer: str) -> bool:
    """§BOT-C4 With a plan that attacks much or none at all, and four good attacks in reach."""
    if f.half(answer) not in OFFENSIVES:
        return True
    plan = plan_of(f.s, f.side)
    free = plan is None or plan.plan in (OFFENSIVE, "none") or (plan.plan == PLACE and plan.attacks >= ATTACKS - 1)
    return free and good_attacks(f.s, f.side) >= ATTACKS


def good_attacks(s: War, side: int) -> int:
    """§J2 How many hexes could be attacked by different counters with something to gain."""
    ground = {id_: ends_of(s, id_) for id_ in on_map(s, side) if is_able(s, id_)}
    front = front_of(s, s, side, ground)
    return possible(front, [hex_ for hex_ in front.targets() if front.value(hex_) > 0], ())


# §BOT-C5 Cards in battle


def worth(s: War, battle: Battle) -> float:
    """EV as cards have changed it: sure results, dice for steps, either table, the better of two dice."""
    mods = battle.mods
    if RESULT in mods:
        return float(result_value(s, battle, RESULTS[mods[RESULT]]))
    if mods.get(DUEL):
        return (cheapest_step(s, battle.defenders) - cheapest_step(s, battle.attackers)) * DRIVEN
    column = final_column(s, battle)
    if column < 0:
        return float(counter_value(s, battle))
    dice = [value_at(s, battle, column, die) for die in range(1, 7)]
    if mods.get("two dice"):
        best = max if battle.side == AXIS else min
        return sum(best(one, other) for one in dice for other in dice) / len(dice) ** 2
    return sum(dice) / len(dice)


def value_at(s: War, battle: Battle, column: int, die: int) -> int:
    """What a die would bring; §CE22S by the table that the Soviets would choose."""
    tables = (AXIS, SOVIET) if battle.mods.get("either table") else (table_of(s, battle),)
    found = [
        result_value(s, battle, "CA" if column < 0 else s.board.tables[table][die - 1][column]) for table in tables
    ]
    return max(found) if battle.side == SOVIET else min(found)


def tried(s: War, side: int, half: str) -> War:
    """A copy on which the event has happened, as far as it asks nobody else."""
    t = scratch(s)
    t.agenda = []
    exhaust(EVENTS[half].play(t, side, ("commit",)))
    if any(item[0] == "fleet" for item in t.agenda):
        exhaust(fleet(t))
    return t


def exhaust(step: Generator[Any, Any, None] | None) -> None:
    """To its end, or to a question that is not the opponent's."""
    for _ in step or ():
        break


def gain_of(f: Hand, half: str) -> tuple[float, float]:
    """What the attack is worth without and with the card."""
    if half not in f.gains:
        before = worth(f.s, running(f.s))
        t = tried(f.s, f.side, half)
        f.gains[half] = before, worth(t, running(t))
    return f.gains[half]


def wants_battle(f: Hand, answer: str) -> bool:
    """§BOT-C5 The attacker if it adds enough; the defender sure results, doubling and the like if need be."""
    half = f.half(answer)
    if f.choice.name != "commit" or not is_for_battle(f.s, half):
        return True
    if half == "15A":
        return any(kind == BLOW and holder(f.s, hex_) == enemy(f.side) for hex_, kind in f.s.markers.items())
    before, after = gain_of(f, half)
    if running(f.s).side == f.side:
        return after - before >= GAIN
    return half in DOUBLING | AUTOMATIC | WHOLE_PHASE and before >= GOOD_ATTACK and after < before


def is_for_battle(s: War, half: str) -> bool:
    return any(window.startswith("commit") for window in s.board.half(half[:2], "AS".index(half[2])).windows)


def present(f: Hand, left: int = 0) -> int:
    """What the die that lies there brings, so many columns further left."""
    battle = running(f.s)
    if f.at == "result":
        return result_value(f.s, battle, battle.result)
    return value_at(f.s, battle, battle.column + battle.mods.get("late shift", 0) - left, battle.die)


def wants_again(f: Hand, answer: str) -> bool:
    """§BOT-C5 A die again if it is worse than the mean; a column left if that takes enough from the attacker."""
    half = f.half(answer)
    if half in AGAIN and DUEL in running(f.s).mods:
        return is_bad_throw(f)
    if half in AGAIN:
        better = worth(f.s, running(f.s)) - present(f)
        return better > 0 if running(f.s).side == f.side else better < 0
    if half in LATE:
        return present(f) - present(f, 1) >= GAIN
    if half == "19A":
        return any(not ways or ways[0].losses for ways in map(retreats(f.s), running(f.s).defenders))
    if half == "51S":
        return battle_value(f.s, running(f.s)) >= GAIN
    return True


def is_bad_throw(f: Hand) -> bool:
    """§BOT-C5 §CE16S §CE38A Of the two dice its own below the mean, or the other's above it."""
    battle = running(f.s)
    return battle.die <= LOW if battle.mods[THROWN] == f.side else battle.die > LOW


def retreats(s: War) -> Callable[[str], list[Any]]:
    return lambda id_: list(retreat_ways(s, id_)) if s.where[id_] in s.board.places else []


# §BOT-C6 Answers


def is_strong(f: Hand, answer: str) -> bool:
    """§BOT-C6 A card of worth played, a third Counterblow paid for, a step of armour or shock bought."""
    about = f.choice.about
    other = enemy(f.side)
    if about["how"] == PLAYED:
        return base_worth(key_of(about["card"], other)) >= STRONG_CARD  # ruling R108
    if about["how"] == DISCARDED:
        blows = [hex_ for hex_, kind in f.s.markers.items() if kind == BLOW and holder(f.s, hex_) == other]
        return f.s.phase == "combat" and f.s.side == f.side and len(blows) >= THIRD
    return step_value(f.s, about["card"]) >= 4


CANCELS: Final[Table] = (
    only("BOT-C3", "keeps_last_card", lambda f, answer: may_spend(f.s, f.side)),
    only("BOT-C6", "strong_card", is_strong),
    least("BOT-C2", "least_valuable", lambda f, answer: value_of(f.s, f.side, answer.removeprefix(CARD))),
)


def answer(s: War, side: int, choice: Choice[str]) -> str:
    """§BOT-C6 Whether to cancel what the person has just played, paid or bought."""
    cards = offered(choice)
    found = decide_if(s, side, "answer", cards, CANCELS, seen=Hand(s, side, choice)) if cards else None
    return PASS if found is None else found


# §BOT-C7 Moves out of turn


def wants_move(f: Hand, answer: str) -> bool:
    """§BOT-C7 If a step makes the line continuous, or guards a city in danger."""
    half = f.half(answer)
    if half not in REACTIONS:
        return True
    sudden = Sudden(f.s, f.side)
    if sudden.way == WHOLE and not sudden.bare:
        return False
    return any(
        sudden.guards(id_, hex_) or (sudden.way < WHOLE and gap_after(f.s, id_, hex_) == WHOLE)
        for id_ in movers(f.s, f.side, half)
        for hex_ in f.s.board.places[f.s.where[id_]].near
        if hex_ in f.s.board.hexes and hex_ not in f.s.at
    )


def movers(s: War, side: int, half: str) -> Iterable[str]:
    """Who could move by such a card."""
    for id_ in on_map(s, side):
        face = face_of(s, id_)
        if face.mobile and (half == "36A" or not in_ezoc(s, side, s.where[id_])) and (half != "43A" or face.armour):
            yield id_


# §BOT-C8 Sudden death


def is_check(f: Hand, answer: str) -> bool:
    return f.at == "victory" and f.half(answer) in CHECKS


def wants_check(f: Hand, answer: str) -> bool:
    """§BOT-C8 If the person has the initiative and would win."""
    if not is_check(f, answer):
        return True
    number = sudden_death_number(f.s)
    return f.s.yours == initiative(f.s) and number is not None and initiative_total(f.s) > number


# The rest


def wants_rest(f: Hand, answer: str) -> bool:
    """§BOT-C1 Whatever helps at once; not what nothing in the tables asks for."""
    half, s = f.half(answer), f.s
    if half in IDLE or (half in ("26A", "37S", "01A") and f.choice.name == "blow"):
        return half not in IDLE and sum(Trap(s, f.side).value(hex_) <= WORST for hex_ in blow_hexes_of(f)) > 1
    match half:
        case "07S":
            return bool(past_help(s, f.side))  # ruling R106
        case "39S":
            return s.boosts[SOVIET] > 1 and may_attack(s, f.side)
        case "33S":
            return base_worth(key_of(s.discards[-1], f.side)) >= STRONG_CARD
        case "05A":
            return any(base_worth(key_of(card, f.side)) >= STRONG_CARD for card in s.discards[-3:])
        case _:
            return True


def blow_hexes_of(f: Hand) -> list[str]:
    return [hex_ for hex_ in f.choice.options if hex_ in f.s.board.hexes]


EVENT_TABLE: Final[Table] = (
    only("BOT-C3", "keeps_last_card", lambda f, answer: may_spend(f.s, f.side)),
    only("BOT-C8", "saves_game", wants_check),
    only("BOT-C4", "draws_now", wants_draw),
    only("BOT-C4", "attacks_enough", wants_offensive),
    only("BOT-C5", "pays_in_battle", wants_battle),
    only("BOT-C5", "mends_die", wants_again),
    only("BOT-C7", "mends_line", wants_move),
    only("BOT-C1", "costs_no_point", lambda f, answer: f.half(answer) not in COSTLY),
    only("BOT-C1", "helps_now", wants_rest),
    most("BOT-C1", "most_valuable", lambda f, answer: value_of(f.s, f.side, answer.removeprefix(CARD))),
)


def offered(choice: Choice[Any]) -> list[str]:
    return [each for each in choice.options if isinstance(each, str) and each.startswith(CARD)]


def event(s: War, side: int, choice: Choice[Any]) -> str:
    """The event it plays now, or nothing."""
    cards = offered(choice)
    found = decide_if(s, side, "card", cards, EVENT_TABLE, seen=Hand(s, side, choice)) if cards else None
    return found or ""


def window(s: War, side: int, choice: Choice[str]) -> str:
    """§B5.15"""
    return event(s, side, choice) or PASS


def menu(s: War, side: int, choice: Choice[str]) -> str:
    """§B5.10"""
    return event(s, side, choice) or DONE


# What events ask


def strength_here(s: War, id_: str) -> int:
    battle = running(s)
    return attack_of(s, id_) if id_ in battle.attackers else defence_of(s, id_)


def best_for(side: int) -> Callable[[War, Any], float]:
    """A die or a table, by what it brings to a side."""

    def score(s: War, answer: Any) -> float:
        battle = running(s)
        if isinstance(answer, int):
            found = value_at(s, battle, battle.column, answer)
        else:
            row = s.board.tables[SIDES.index(answer)][battle.die - 1]
            found = result_value(s, battle, row[battle.column + battle.mods.get("late shift", 0)])
        return found if battle.side == side else -found

    return score


def chooses(name: str, *lines: Any) -> Answering:
    """By these lines, among all but "done"."""

    def choose(s: War, side: int, choice: Choice[Any]) -> Any:
        wanted = [each for each in choice.options if each not in (DONE, NO)]
        return decide(s, side, name, wanted, lines)

    return choose


def never(name: str, answer_: str) -> Answering:
    """What nothing in the tables asks for."""

    def choose(s: War, side: int, choice: Choice[Any]) -> Any:
        return follow(s, side, name, "BOT-C2", "keeps_cards", answer_)

    return choose


def fleet_way(s: War, side: int, choice: Choice[str]) -> str:
    """§CE03S For the Soviets in attack and defence."""
    way = next(way for way, n in DIRECTIONS.items() if n == (1 if running(s).side == SOVIET else -1))
    return follow(s, side, "fleet", "BOT-C5", "pays_in_battle", way)


def tanks(s: War, side: int, choice: Choice[str]) -> str:
    """§CE08A For its own armour in attack, against the other's in defence."""
    use = choice.options[0] if running(s).side == AXIS else choice.options[1]
    return follow(s, side, "tanks", "BOT-C5", "pays_in_battle", use)


def weather(s: War, side: int, choice: Choice[str]) -> str:
    """§CE09A The Axis wants it clear, then mud; snow and winter help the Soviets."""
    row = s.board.track[choice.about["turn"]]
    now, then = row.weather, row.other_weather or row.weather
    if choice.about["turn"] in s.flipped:
        now, then = then, now
    order = ("clear", "mud", "snow", "long winter")
    flips = order.index(then) < order.index(now)
    return follow(s, side, "weather", "BOT-C1", "better_weather", "flip" if flips else DONE)


def enemy_worth(s: War, card: str) -> int:
    return value_of(s, s.yours, card)


CARDS: Final[dict[str, Answering]] = {
    PLAYS: event,
    "window": window,
    "menu": menu,
    "answer": answer,
    "discard": discard,
    "pay": discard,
    "double": chooses("double", most("BOT-C5", "strongest", strength_here)),
    "fleet": fleet_way,
    "tanks": tanks,
    "which": chooses("which", most("BOT-C5", "best_die", best_for(AXIS))),
    "table": chooses("table", most("BOT-C5", "best_table", best_for(SOVIET))),
    "weather": weather,
    "lend_lease": never("lend_lease", "draw"),
    "take": chooses("take", most("BOT-C1", "most_valuable", lambda s, card: base_worth(key_of(card, 1 - s.yours)))),
    "betray": chooses("betray", most("BOT-C1", "most_valuable", enemy_worth)),
    "raid": chooses("raid", most("BOT-C1", "most_valuable", step_value)),
    "kessel": chooses("kessel", most("BOT-C1", "most_valuable", step_value)),
    "save": chooses("save", most("BOT-C1", "most_valuable", lambda s, hex_: sum(step_value(s, i) for i in s.at[hex_]))),
    "sacrifice": chooses("sacrifice", least("BOT-R2", "cheapest_step", step_value)),
    "scorch": chooses("scorch", most("BOT-C1", "city_open", lambda s, city: city in past_help(s, 1 - s.yours))),
    "stack": chooses(
        "stack", most("BOT-C1", "strongest", lambda s, hex_: sum(face_of(s, i).attack for i in s.at[hex_]))
    ),
    "wave": chooses("wave"),
    "crowd": never("crowd", DONE),
    "restore": never("restore", NO),
}
