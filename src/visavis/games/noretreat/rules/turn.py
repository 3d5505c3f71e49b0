"""Chapter B4: the sequence of play."""

from __future__ import annotations

from visavis.games.noretreat.asking import seat_of
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import War, initiative


def game_turn(s: War) -> None:
    """§B4.1 New-turn events, victory checks, the Axis' player turn, the Soviets'."""
    s.then(("new_turn",), ("victory_checks",), ("player_turn", AXIS), ("player_turn", SOVIET), ("end_turn",))


def player_turn(s: War, side: int) -> None:
    """§B4.2 §B4.4 §SF3 §SF4 Seven phases, always in this order; §B4.3 a surprise has no first three."""
    head = s.board.mission.mission
    first = s.turn == head.first_turn
    if first and side == AXIS and beginner(s) == SOVIET:
        return  # §SV1 the Axis half is skipped (ruling R11)
    s.side = side
    s.quiet = [False, False]
    s.tell("turn", s.turn, seat_of(s, side), side)
    seams.begin_player_turn(s, side)
    early = (
        () if first and side == AXIS and head.surprise else (("cards", side), ("supply", side), ("organisation", side))
    )
    s.then(*early, ("movement", side), ("combat", side), ("removals", side), ("detraining", side))


def beginner(s: War) -> int:
    """§SV1 As the scenario says; a battle may begin with whoever has the initiative, too (ruling R107)."""
    return initiative(s) if s.options.first == "initiative" else SIDES.index(s.board.mission.mission.begins)


def end_player_turn(s: War, side: int) -> None:
    """§UM6 §UU6 In the battles on a part of the map the Axis keeps no card beyond the Soviets' turn."""
    s.phase = ""
    seams.end_player_turn(s, side)
    if side == SOVIET:
        s.then(("disperse",))
        if s.board.part is not None and s.hands[AXIS]:
            s.discards += s.hands[AXIS]
            rule = "UM6" if s.board.mission.mission.id == "moscow" else "UU6"
            s.tell("hand_discarded", AXIS, tuple(s.hands[AXIS]), rule=rule)
            s.hands[AXIS] = []


def end_turn(s: War) -> None:
    """§B4.6 §B11.5 The last turn ends the game."""
    s.boosts = [0, 0]
    s.then(("last_check",) if s.turn >= s.last else ("game_turn",))
