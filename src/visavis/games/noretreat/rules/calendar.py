"""Chapter B13: what a new turn brings."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.rules.cards import reset_cards
from visavis.games.noretreat.rules.points import event_points
from visavis.games.noretreat.rules.special import allies_leave, cadres_return, withdraw
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import YEAR_1945, War

FIRST_SNOW: Final = 4  # §B10.22 not before this turn
LEAVING: Final = {15: "B13.10", 16: "B13.11", 18: "B13.13", 28: "B13.18"}  # §B13.10 §B13.11 §B13.13 §B13.18 who leaves


def new_turn(s: War) -> None:
    """§B4.1 §B13.1 The marker advances; old Blitz! and Shock! go, new ones come, the weather is set."""
    s.turn += 1
    row = s.board.track[s.turn]
    s.phase = "events"
    s.boosts = [row.blitz + s.mods.pop(f"blitz {s.turn}", 0), row.shock]
    for key in [key for key in s.mods if key.startswith("turn.")]:
        del s.mods[key]
    s.tell("round", s.turn)
    set_weather(s)
    cadres_return(s)
    if s.board.part is None:
        for id_ in row.withdrawn:
            withdraw(s, id_, LEAVING.get(s.turn, "B13.10"))  # ruling R81: not in the battles on a part of the map
    allies_leave(s)
    if row.theatre:
        event_points(s, SOVIET)  # §B13.4


def weather_of(s: War, turn: int) -> str:
    """§B13.19 As printed, or the other side of its marker."""
    row = s.board.track[turn]
    return row.other_weather if turn in s.flipped and row.other_weather else row.weather


def set_weather(s: War) -> None:
    """§B13.20 At once for what is still to come; §B10.22 the first snow of the game is remembered."""
    s.weather = weather_of(s, s.turn)
    s.tell("weather", s.weather)
    if s.first_snow in (0, s.turn) and s.turn >= FIRST_SNOW:
        s.first_snow = s.turn if s.weather == "snow" else 0  # perhaps a card has sent the snow away


def may_flip_weather(s: War, turn: int) -> bool:
    """§B13.19 (ruling R63); §UM9 not in the battles on a part of the map."""
    row = s.board.track.get(turn)
    return row is not None and row.other_weather is not None and s.board.part is None


def flip_weather(s: War, turn: int) -> None:
    """§B13.20"""
    if turn in s.flipped:
        s.flipped = tuple(other for other in s.flipped if other != turn)
    else:
        s.flipped = (*s.flipped, turn)
    s.tell("weather_flipped", turn, weather_of(s, turn))
    if turn == s.turn:
        set_weather(s)


def reset_points(s: War) -> None:
    """§B12.5 §B12.14 §B13.9 The event marker returns to 0 when the initiative passes, and in 1945; §SE4.7 no other."""
    if s.turn in s.board.numbers.event_reset:
        s.event_vp = 0
        s.tell("points_reset")


def reset_1945(s: War) -> None:
    """§B13.16 §B5.3 Cards are gathered and dealt anew."""
    if s.turn == YEAR_1945 and s.turn != s.board.mission.mission.first_turn:
        reset_cards(s)
