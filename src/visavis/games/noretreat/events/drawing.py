"""Events about cards: drawing, discarding, taking back, doing again; and what a side owes for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.events.half import EVENTS, Half, Windows, always
from visavis.games.noretreat.rules.cards import DONE, key_of, reshuffle, throw_away
from visavis.games.noretreat.rules.points import event_points
from visavis.games.noretreat.rules.victory import NO_SUDDEN_DEATH
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War, enemy, on_map
from visavis.kernel.choice import Step, take

LEND_LEASE: Final = 6  # §CE08S the first turn of it
LATE_ALLIES: Final = 10  # §CE44S after this turn
REPEATING: Final = ("02A", "26S", "33S")  # ruling R79; ruling R95: two cards that fetch each other would never end
REPEATERS: Final = ("02", "26")  # by side
OKH: Final = "05"
SEEN: Final = 3  # §CE05A discards
STAVKA: Final = "33"
LOSE_STEP: Final = "step"
VICTORY_WINDOW: Final = "victory"


# Drawing


def draws(n: int) -> Callable[[War, int, Windows], None]:
    def play(s: War, side: int, windows: Windows) -> None:
        s.then(("draw", side, n))

    return play


def lend_lease(s: War, side: int, windows: Windows) -> Step:
    """§CE08S Two cards, or one more upgrade."""
    answer = yield from ask(s, side, "lend_lease", ["draw", "upgrade"], "CE08S")
    if answer == "draw":
        s.then(("draw", side, 2))
    else:
        s.upgrades += 1
        s.tell("more_upgrades", 1)


def from_turn_6(s: War, side: int, windows: Windows) -> bool:
    return s.turn >= LEND_LEASE


def fatherland(s: War, side: int, windows: Windows) -> None:
    """§CE09S §CE40A No sudden death this turn (ruling R26), or one card of two."""
    if VICTORY_WINDOW in windows:
        s.mods[NO_SUDDEN_DEATH] = 1
    else:
        s.then(("draw", side, 2), ("keep_one", side, tuple(s.hands[side])))


def keep_one(s: War, side: int, before: tuple[str, ...]) -> Step:
    """§CE09S §CE40A Of those just drawn."""
    new = sorted(card for card in s.hands[side] if card not in before)
    if len(new) > 1:
        card = yield from ask(s, side, "discard", new, "B5.10")
        throw_away(s, side, card, "B5.10")


def speer(s: War, side: int, windows: Windows) -> None:
    """§CE22A Three cards, one of the hand goes."""
    s.then(("draw", side, 3), ("give_back", side))


def give_back(s: War, side: int) -> Step:
    """A card of the hand goes, if there is one."""
    if s.hands[side]:
        card = yield from ask(s, side, "discard", sorted(s.hands[side]), "B5.10")
        throw_away(s, side, card, "B5.10")


def industrial_surge(s: War, side: int, windows: Windows) -> None:
    """§CE38S"""
    s.then(("draw", side, 2), ("free_step", side, 1, True, "CE38S"))


def in_own_turn(s: War, side: int, windows: Windows) -> bool:
    return s.side == side


# Piles


def shuffle(s: War, side: int, windows: Windows) -> None:
    """§CE20A §CE40S §CE53S §CE54A"""
    reshuffle(s)


def under(s: War, card: str) -> list[str]:
    """The discards below a card that was just played, whatever answers lie upon it."""
    return s.discards[: s.discards.index(card)] if card in s.discards else list(s.discards)


def okh(s: War, side: int, windows: Windows) -> Step:
    """§CE05A One of the three cards below this one may be taken; then all are shuffled."""
    taken = [card for card in under(s, OKH)[-SEEN:] if not s.board.half(card, side).immediate]
    if taken:
        card = yield from ask(s, side, "take", [*taken, DONE], "CE05A")
        if card != DONE:
            take_back(s, side, card)
    reshuffle(s)


def stavka(s: War, side: int, windows: Windows) -> None:
    """§CE33S The top card below this one."""
    take_back(s, side, under(s, STAVKA)[-1])


def top_can_be_taken(s: War, side: int, windows: Windows) -> bool:
    return bool(s.discards) and not s.board.half(s.discards[-1], side).immediate


def take_back(s: War, side: int, card: str) -> None:
    s.discards.remove(card)
    s.hands[side].append(card)
    s.tell("card_taken", side, card)


# Doing an event again


def top_event(s: War, side: int, pile: list[str]) -> str:
    """§CE02A §CE26S The half on top of a pile that could be done again; nothing: none."""
    if not pile:
        return ""
    half = key_of(pile[-1], side)
    return "" if half in REPEATING or s.board.half(pile[-1], side).immediate else half


def can_repeat(s: War, side: int, windows: Windows) -> bool:
    """Its symbol does not matter, its moment does; nor may that event be what has put it there (ruling R79)."""
    half = top_event(s, side, s.discards)
    if half not in EVENTS or half == s.done:
        return False
    moments = s.board.half(half[:-1], side).windows
    return any(window in windows for window in moments) and EVENTS[half].ready(s, side, windows)


def repeat(s: War, side: int, windows: Windows) -> None:
    """§CE02A §CE26S This card lies on top by now: the event below it."""
    half = top_event(s, side, under(s, REPEATERS[side]))
    if half:
        s.then(("event", side, half[:-1], windows))


# The other hand


def lose_random(s: War, side: int, windows: Windows) -> Step:
    """§CE42A Any card of the Soviet hand."""
    hand = s.hands[enemy(side)]
    if not hand:
        return
    card = yield from take("lost", hand, "CE42A", {"side": enemy(side)})
    s.discards.append(card)
    s.tell("card_discarded", enemy(side), card, rule="CE42A")


def other_hand(s: War, side: int, windows: Windows) -> bool:
    return bool(s.hands[enemy(side)])


def red_orchestra(s: War, side: int, windows: Windows) -> Step:
    """§CE25S Whoever chooses has seen the whole hand, if an answer to this card has left any of it."""
    hand = sorted(s.hands[enemy(side)])
    if not hand:
        return
    card = yield from ask(s, side, "betray", hand, "CE25S", hand=enemy(side))
    throw_away(s, enemy(side), card, "CE25S")


def western_offensive(s: War, side: int, windows: Windows) -> Step:
    """§CE24S Two cards, or one card and a step: the Axis chooses."""
    hand = sorted(s.hands[AXIS])
    if hand:
        card = yield from ask(s, AXIS, "discard", hand, "CE24S")
        throw_away(s, AXIS, card, "CE24S")
    rest = sorted(s.hands[AXIS])
    steps = [LOSE_STEP] if any(on_map(s, AXIS)) else []
    if rest or steps:
        answer = yield from ask(s, AXIS, "discard", [*rest, *steps], "CE24S")
        if answer == LOSE_STEP:
            s.then(("lose", AXIS, tuple(on_map(s, AXIS)), False))
        else:
            throw_away(s, AXIS, answer, "CE24S")


def allies_waver(s: War, side: int, windows: Windows) -> None:
    """§CE44S"""
    s.then(("give_back", AXIS))
    if s.turn > LATE_ALLIES:
        s.then(("lose", AXIS, tuple(allies(s)), False))


def allies(s: War) -> list[str]:
    return [id_ for id_ in on_map(s, AXIS) if s.board.units[id_].ally]


def has_allies(s: War, side: int, windows: Windows) -> bool:
    return bool(allies(s))


# What is owed


def owes(half: str, side: int, n: int, kind: str, vp: int, draw: int = 0) -> Callable[[War, int, Windows], None]:
    """So many attacks in the next Combat Phase of this side, or so many points are lost."""

    def play(s: War, player: int, windows: Windows) -> None:
        s.mods[f"owes {side} {half} {kind} {vp}"] = n
        if draw:
            s.then(("draw", player, draw))

    return play


def in_weather(*kinds: str) -> Callable[[War, int, Windows], bool]:
    def ready(s: War, side: int, windows: Windows) -> bool:
        return s.weather in kinds

    return ready


def desperate_offensive(s: War, side: int, windows: Windows) -> None:
    """§CE45A"""
    s.boosts[AXIS] += 3
    event_points(s, SOVIET)
    s.then(("draw", side, 1))


def steam_roller(s: War, side: int, windows: Windows) -> None:
    """§CE39S"""
    s.mods["turn.shock"] = 1


DRAWING: Final[dict[str, Half]] = {
    "02A": Half(can_repeat, repeat),
    "05A": Half(always, okh),
    "08S": Half(from_turn_6, lend_lease),
    "09S": Half(always, fatherland),
    "13A": Half(in_weather("clear"), owes("13A", AXIS, 4, "declared", 1, draw=3)),
    "19S": Half(always, owes("19S", AXIS, 3, "fought", 2)),
    "20A": Half(always, shuffle),
    "20S": Half(in_weather("clear", "snow"), owes("20S", SOVIET, 4, "declared", 2, draw=4)),
    "22A": Half(always, speer),
    "23A": Half(always, owes("23A", SOVIET, 4, "any", 1)),
    "24S": Half(always, western_offensive),
    "25S": Half(other_hand, red_orchestra),
    "26S": Half(can_repeat, repeat),
    "33S": Half(top_can_be_taken, stavka),
    "38S": Half(in_own_turn, industrial_surge),
    "39S": Half(always, steam_roller),
    "40A": Half(always, fatherland),
    "40S": Half(always, shuffle),
    "42A": Half(other_hand, lose_random),
    "44S": Half(has_allies, allies_waver),
    "45A": Half(always, desperate_offensive),
    "53S": Half(always, shuffle),
    "54A": Half(always, shuffle),
}
