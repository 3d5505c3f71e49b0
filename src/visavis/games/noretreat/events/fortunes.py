"""Events that happen at once: weather, and points for how things stand in the last year."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import FINLAND
from visavis.games.noretreat.events.half import Half, Windows, always
from visavis.games.noretreat.rules.calendar import flip_weather, may_flip_weather, weather_of
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.points import event_points
from visavis.games.noretreat.rules.special import BUCHAREST, withdraw
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War, enemy, holder, on_map
from visavis.kernel.choice import Step

BERLIN: Final = "0503"
BUDAPEST: Final = "0511"
BELGRADE: Final = "0414"
KOENIGSBERG: Final = "1104"
GARRISON: Final = "Garrison"
BALKANS: Final = ("west-balkans", "south-balkans")


# Weather


def unseasonal(s: War, side: int, windows: Windows) -> Step:
    """§CE09A This turn's, the next turn's, or both."""
    for turn in (s.turn, s.turn + 1):
        if may_flip_weather(s, turn):
            answer = yield from ask(s, side, "weather", ["flip", DONE], "CE09A", turn=turn)
            if answer != DONE:
                flip_weather(s, turn)


def fickle(s: War, side: int, windows: Windows) -> None:
    """§CE11A"""
    if may_flip_weather(s, s.turn):
        flip_weather(s, s.turn)


def next_turn_is(weather: str) -> Callable[[War, int, Windows], None]:
    """§CE12S §CE13S If the next turn has such a side."""

    def play(s: War, side: int, windows: Windows) -> None:
        turn = s.turn + 1
        if not may_flip_weather(s, turn) or weather_of(s, turn) == weather:
            return
        row = s.board.track[turn]
        if weather in (row.weather, row.other_weather):
            flip_weather(s, turn)

    return play


# Points


def point_if(holds: Callable[[War], bool], otherwise: bool = True) -> Callable[[War, int, Windows], None]:
    """§CE45S §CE46A §CE48S §CE49S §CE50A A point for whoever drew it if so; perhaps one for the other if not."""

    def play(s: War, side: int, windows: Windows) -> None:
        if holds(s):
            event_points(s, side)
        elif otherwise:
            event_points(s, enemy(side))

    return play


def is_soviet(place: str) -> Callable[[War], bool]:
    return lambda s: s.control.get(place) == SOVIET


def axis_in_ussr(s: War) -> bool:
    """§CE47A"""
    places = s.board.places
    return any(s.where[id_] in s.board.hexes and not places[s.where[id_]].german for id_ in on_map(s, AXIS))


def tito(s: War) -> bool:
    """§CE52S"""
    return s.control.get(BELGRADE) == SOVIET or all(s.control.get(area) == SOVIET for area in BALKANS)


def wacht_am_rhein(s: War, side: int, windows: Windows) -> Step:
    """§CE51A A counter for a point, or a point less."""
    units = [
        id_
        for id_ in on_map(s, AXIS)
        if not s.board.units[id_].cadre and id_ != GARRISON and not id_.startswith("Volks")
    ]
    answer = yield from ask(s, side, "sacrifice", [*units, DONE], "CE51A")
    if answer == DONE:
        event_points(s, SOVIET)
    else:
        withdraw(s, answer, "CE51A")
        event_points(s, AXIS)


FORTUNES: Final[dict[str, Half]] = {
    "09A": Half(always, unseasonal),
    "11A": Half(always, fickle),
    "12S": Half(always, next_turn_is("mud")),
    "13S": Half(always, next_turn_is("snow")),
    "45S": Half(always, point_if(is_soviet(BUDAPEST))),
    "46A": Half(always, point_if(lambda s: s.where[GARRISON] == BERLIN)),
    "47A": Half(always, point_if(axis_in_ussr)),
    "48S": Half(always, point_if(is_soviet(FINLAND), otherwise=False)),
    "49S": Half(always, point_if(lambda s: holder(s, BUCHAREST) == SOVIET)),
    "50A": Half(always, point_if(lambda s: s.control.get(KOENIGSBERG) == AXIS)),
    "51A": Half(always, wacht_am_rhein),
    "52S": Half(always, point_if(tito, otherwise=False)),
}
