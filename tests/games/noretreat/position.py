"""Positions for the tests: a scenario's board with the counters a test wants, and steps driven by written answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from visavis.games.noretreat.setup import set_up
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import BOXES, OUT, War, put, turn_over
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import Choice, Together
from visavis.kernel.game import Item
from visavis.kernel.journal import Event

FACES = {"full": 1, "red": 1, "fort": 1, "reduced": 0, "brown": 0, "mobile": 0}


def begun(scenario: str = "campaign", turn: int = 0, weather: str = "", **options: Any) -> War:
    """A scenario as it is set up, on its first turn, with nothing on the agenda and empty hands."""
    cadres = {} if scenario.partition("-")[0] in ("moscow", "ukraine") else {"cadres": True}
    s = set_up(scenario, {**cadres, **options}, {})
    s.agenda, s.told = [], []
    s.turn = turn or s.turn + 1
    s.weather = weather or s.board.track[s.turn].weather
    s.first_snow = -1
    return s


def empty(turn: int = 8, weather: str = "clear", scenario: str = "campaign", **options: Any) -> War:
    """The map without counters."""
    s = begun(scenario, turn, weather, **options)
    for id_ in s.board.units:
        put(s, id_, OUT)
    s.due.clear()
    return s


def lay(s: War, **places: str) -> War:
    """Counters on the map: `lay(s, West="1107", _2Pz="1007 reduced")`; a name may not begin with a digit."""
    for name, place in places.items():
        id_, (hex_, *face) = name.removeprefix("_"), place.split(" ")
        assert hex_ in s.board.places or hex_ in BOXES, f"{hex_} is no place"
        s.due.pop(id_, None)
        put(s, id_, hex_)
        if face:
            turn_over(s, id_, FACES[face[0]])
    return s


def hold(s: War, side: int, *places: str) -> War:
    """Places that a side controls."""
    s.control |= dict.fromkeys(places, side)
    s.reached = None
    return s


def give(s: War, side: int, *cards: str) -> War:
    """Cards in a hand."""
    for card in cards:
        for pile in (s.deck, s.discards, s.hands[AXIS], s.hands[SOVIET]):
            if card in pile:
                pile.remove(card)
        s.hands[side].append(card)
    return s


def drive(s: War, item: Item, *answers: Any) -> Choice[Any] | None:
    """Run a step and all it leads to, with these answers; the question at which they end, or nothing.

    An answer is what is answered, or a pair of the question's name and that: then the question must be this one.
    """
    s.agenda, s.told = [item], []
    given = list(answers)
    while s.agenda:
        name, *args = s.agenda.pop()
        step = STEPS[name](s, *args)
        asked = next(step, None) if step is not None else None
        while step is not None and asked is not None:
            assert not isinstance(asked, Together)
            if not given:
                return asked
            answer = given.pop(0)
            if isinstance(answer, tuple):
                assert asked.name == answer[0], f"{asked} is asked, not {answer[0]}"
                answer = answer[1]
            assert answer in asked.options, f"{answer} is not offered by {asked}"
            asked.answer = answer
            asked = next(step, None)
    assert not given, f"not asked any more: {given}"
    return None


def told(s: War, name: str) -> list[tuple[Any, ...]]:
    """What was told under this name, in order."""
    return [event.args for event in s.told or () if isinstance(event, Event) and event.name == name]


def cited(s: War, name: str) -> list[str]:
    """The paragraphs by which that was told."""
    return [event.rule for event in s.told or () if isinstance(event, Event) and event.name == name]


def units_in(s: War, places: Iterable[str]) -> set[str]:
    return {id_ for place in places for id_ in s.at.get(place, ())}
