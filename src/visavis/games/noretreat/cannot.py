"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph.

Whoever asks is asked himself: he knows his own cards. A card of a hand he does not see is as if nobody had named it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.noretreat.rules import why
from visavis.games.noretreat.rules.battle import commit_windows
from visavis.games.noretreat.rules.cards import CARD, MENUS, PAUSES, windows_of
from visavis.games.noretreat.rules.declaring import BLOWS
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import RAIL, War
from visavis.games.noretreat.words import card_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text

# The paragraph of each reason, by what was to be done.
BAR_MOVES: Final[Mapping[str, str]] = {
    why.ENEMY: "B8.1",
    why.AWAY: "B8.1",
    "moved": "B8.1",
    "fort": "B8.14",
    "spent": "B8.2",
    "hemmed": "B8.8",
    "here": "B8.1",
    "lake": "B8.3",
    "zone": "B8.8",
    "far": "B8.1",
    "full": "B8.11",
}
BAR_GOALS: Final[Mapping[str, str]] = {**BAR_MOVES, why.ENEMY: "B8.10"}
BAR_TRAINS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("no_rail", "fort", "rail_zone", "supply"), "B9.1"),
    "train": "B9.2",
}
BAR_ATTACKS: Final[Mapping[str, str]] = {
    **dict.fromkeys((why.ENEMY, why.AWAY, "weak", "used"), "B10.2"),
    "disorganized": "B7.16",
    **dict.fromkeys(("joined", "apart"), "B10.9"),
    "bound": "B10.6",
    **dict.fromkeys(("nobody", "marked", "targets", "out_of_reach"), "B10.1"),
}
BAR_BLOWS: Final[Mapping[str, str]] = dict.fromkeys(("not_own", "marked", "unthreatened", "cards"), "B10.4")
BAR_RETREATS: Final[Mapping[str, str]] = dict.fromkeys((why.ENEMY, "not_two"), "B10.37")
BAR_ADVANCES: Final[Mapping[str, str]] = {
    **dict.fromkeys((why.ENEMY, why.AWAY, "not_fighting", "not_vacated"), "B10.41"),
    "fort": "B8.14",
    "full": "B8.11",
    "advance_far": "B10.42",
}
BAR_CARDS: Final[Mapping[str, str]] = {"immediate": "B5.9", "initiative": "B5.11", "idle": "B5.10", "moment": "B5.10"}
BAR_FLIPS: Final[Mapping[str, str]] = {
    **dict.fromkeys((why.ENEMY, why.AWAY, "best"), "B7.1"),
    "too_early": "B7.6",
    "no_city": "B7.5",
    "supply": "B7.2",
    "upgrades": "B7.2",
    "cards": "B5.12",
}
BAR_PLACING: Final[Mapping[str, str]] = {
    why.ENEMY: "B7.8",
    "there": "B7.8",
    "not_due": "B7.8",
    why.BOXED: "B7.9",
    "too_early": "B7.10",
    "cards": "B5.12",
    "no_hex": "B7.12",
}
BAR_STANDING: Final[Mapping[str, str]] = {
    why.ENEMY: "B7.13",
    "entry": "B7.12",
    "entry_zone": "B7.13",
    "full": "B8.11",
}
BAR_ORDER: Final[Mapping[str, str]] = dict.fromkeys((why.ENEMY, why.AWAY, "in_order"), "B7.17")
BAR_STOPS: Final[Mapping[str, str]] = {
    why.ENEMY: "B9.7",
    "no_train": "B9.6",
    "no_hex": "B9.7",
    "station": "B9.7",
    "station_zone": "B9.8",
    "full": "B8.11",
}


def cannot(s: War, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """The answer to whoever has touched these; none where the rules have nothing to say of it."""
    side = choice.about.get("side", s.side)
    card = card_meant(s, side, ids)
    if card:
        return cannot_play(s, choice, side, card)
    found = CANNOT.get(choice.name)
    units, places = units_meant(s, ids), [id_ for id_ in ids if id_ in s.board.places]
    if found is None or is_answer(s, choice, units, places):
        return None
    return found(s, choice, units, places)


# What was meant


def card_meant(s: War, side: int, ids: Sequence[str]) -> str:
    """A card of the own hand."""
    start = f"{CARD}{side} "
    held = (id_.removeprefix(start) for id_ in ids if id_.startswith(start))
    return next((card for card in held if card in s.hands[side]), "")


def units_meant(s: War, ids: Sequence[str]) -> list[str]:
    return [id_ for id_ in ids if id_ in s.board.units]


def is_answer(s: War, choice: Choice[Any], units: Sequence[str], places: Sequence[str]) -> bool:
    """Whether one of them is an answer by itself, or where somebody stands who is one, or stands in such a place."""
    here = [id_ for place in places for id_ in s.at.get(place, ())]
    there = [s.where[id_] for id_ in units]
    return any(each in choice.options for each in (*units, *places, *here, *there))


def barrier(reason: str, bars: Mapping[str, str], **words: Any) -> Barrier | None:
    return Barrier(Text(f"cannot-{reason.replace('_', '-')}", words), bars[reason]) if reason in bars else None


def own_first(s: War, side: int, units: Sequence[str], places: Sequence[str]) -> str:
    """The counter that was meant: one that was named, or one in a place that was."""
    here = [*units, *(id_ for place in places for id_ in s.at.get(place, ()))]
    return next((id_ for id_ in here if s.board.units[id_].side == side), here[0] if here else "")


def of_unit(
    why_not: Callable[[War, int, str], str], bars: Mapping[str, str]
) -> Callable[[War, Choice[Any], Sequence[str], Sequence[str]], Barrier | None]:
    """For a question whose answers are counters."""

    def found(s: War, choice: Choice[Any], units: Sequence[str], places: Sequence[str]) -> Barrier | None:
        side = choice.about.get("side", s.side)
        id_ = own_first(s, side, units, places)
        return barrier(why_not(s, side, id_), bars, unit=unit_name(id_)) if id_ else None

    return found


def of_place(
    why_not: Callable[[War, Choice[Any], str], str], bars: Mapping[str, str]
) -> Callable[[War, Choice[Any], Sequence[str], Sequence[str]], Barrier | None]:
    """For a question whose answers are places; a counter stands for where it is."""

    def found(s: War, choice: Choice[Any], units: Sequence[str], places: Sequence[str]) -> Barrier | None:
        named = [*places, *(s.where[id_] for id_ in units if s.where[id_] in s.board.places)]
        return barrier(why_not(s, choice, named[0]), bars) if named else None

    return found


# The questions


def why_not_goal(s: War, choice: Choice[Any], place: str) -> str:
    return why.why_not_go(s, choice.about["unit"], place, choice.about["points"]) if choice.rule == "B8.1" else ""


def why_not_attacked(s: War, choice: Choice[Any], hex_: str) -> str:
    return why.why_not_target(s, choice.about["side"], hex_)


def why_not_struck(s: War, choice: Choice[Any], hex_: str) -> str:
    return why.why_not_blow(s, choice.about["side"], hex_)


def why_not_back(s: War, choice: Choice[Any], place: str) -> str:
    return why.why_not_retreat(s, choice.about["unit"], place) if choice.rule == "B10.37" else ""


def why_not_on(s: War, choice: Choice[Any], place: str) -> str:
    return why.why_not_advance_to(s, choice.about["unit"], place)


def why_not_entry(s: War, choice: Choice[Any], hex_: str) -> str:
    return why.why_not_stand(s, choice.about["unit"], hex_) if choice.rule == "B7.12" else ""


def why_not_station(s: War, choice: Choice[Any], hex_: str) -> str:
    return why.why_not_stop(s, choice.about["unit"], hex_)


def cannot_move(s: War, choice: Choice[Any], units: Sequence[str], places: Sequence[str]) -> Barrier | None:
    """§B8.1 Who moves; out of its turn a side moves only those that its card allows."""
    return of_unit(why.why_not_move, BAR_MOVES)(s, choice, units, places) if choice.rule == "B8.1" else None


def cannot_go(s: War, choice: Choice[Any], units: Sequence[str], places: Sequence[str]) -> Barrier | None:
    """§B8.1 Where it goes; another counter is touched when this one has moved."""
    side, id_ = choice.about["side"], choice.about["unit"]
    touched = (*units, *places)
    if RAIL in touched or (id_ in units and not places):
        return barrier(why.why_not_entrain(s, id_), BAR_TRAINS)
    other = next((each for each in units if s.board.units[each].side == side), "")
    if other and not places:
        return Barrier(Text("cannot-first", {"unit": unit_name(id_)}), "B8.1")
    return of_place(why_not_goal, BAR_GOALS)(s, choice, units, places)


CANNOT: Final[Mapping[str, Callable[[War, Choice[Any], Sequence[str], Sequence[str]], Barrier | None]]] = {
    "move": cannot_move,
    "goal": cannot_go,
    "target": of_place(why_not_attacked, BAR_ATTACKS),
    "join": of_unit(why.why_not_join, BAR_ATTACKS),
    "blow": of_place(why_not_struck, BAR_BLOWS),
    "retreat": of_place(why_not_back, BAR_RETREATS),
    "advance": of_unit(why.why_not_advance, BAR_ADVANCES),
    "advance.to": of_place(why_not_on, BAR_ADVANCES),
    "flip": of_unit(why.why_not_flip, BAR_FLIPS),
    "place": of_unit(why.why_not_place, BAR_PLACING),
    "place.hex": of_place(why_not_entry, BAR_STANDING),
    "reorganise": of_unit(why.why_not_reorganise, BAR_ORDER),
    "detrain": of_unit(why.why_not_detrain, BAR_STOPS),
    "detrain.hex": of_place(why_not_station, BAR_STOPS),
}


# Cards


def cannot_play(s: War, choice: Choice[Any], side: int, card: str) -> Barrier | None:
    """§B5.10 A card of the own hand whose event does not come now."""
    if CARD + card in choice.options or card in choice.options:
        return None
    windows = windows_now(s, choice, side)
    reason = why.why_not_play(s, side, card, windows)
    return barrier(reason, BAR_CARDS, card=card_name(card, side))


def windows_now(s: War, choice: Choice[Any], side: int) -> tuple[str, ...]:
    """§B5.10 The moments that the question is."""
    name, at = choice.name, str(choice.about.get("at", ""))
    if name == "commit":
        return commit_windows(s)
    if name == "blow":
        return BLOWS
    if name == "window":
        battle = s.battle
        die = ("die", f"die.{SIDES[battle.side]}") if at == "die" and battle is not None else ()
        return windows_of(PAUSES, at, s.side) if at in PAUSES else (at, *die)
    return windows_of(MENUS, s.phase, side) if s.phase in MENUS and side == s.side else ()
