"""Chapter 12 and N9: the end of a turn, and of the war."""

from __future__ import annotations

from visavis.games.blitzkrieg.state import FIRST, SECOND, War
from visavis.kernel.game import Item


def end_turn(s: War, side: int) -> None:
    """§12.1 Scores are looked at now, and only for the side whose turn ends (ruling R23).

    §12.6 What a side scored in the enemy's turn counts, but ends nothing before the end of its own.
    """
    if s.last_turn:
        compare(s)
    elif s.score[side] < s.board.goal:
        s.then(turn_of(s, 1 - side))
    elif side == FIRST:
        s.last_turn = True  # §12.2 §N9.1 §SW.1
        s.tell("last_turn", side, 1 - side, s.board.goal)
        s.then(turn_of(s, SECOND))
    elif s.options.compare_on_allied_trigger:
        compare(s)  # the other reading of ruling R24
    else:
        end(s, SECOND, "second_reached_goal")  # §12.3 # ruling R24


def turn_of(s: War, side: int) -> Item:
    """§ST.D In a solo game the bot's turn has a procedure of its own; yours is the ordinary one."""
    return ("bot_turn",) if side == s.bot else ("turn", side)


def compare(s: War) -> None:
    """§12.2 After the last turn the higher score wins; §12.4 equal scores are the second side's."""
    if s.score[FIRST] > s.score[SECOND]:
        end(s, FIRST, "more_points")
    else:
        end(s, SECOND, "more_points" if s.score[SECOND] > s.score[FIRST] else "tie")


def lose(s: War, side: int) -> None:
    """§12.5 §N9.2 §SW.2 Who cannot place at the start of the own turn loses, whatever the scores (ruling R25)."""
    end(s, 1 - side, "cannot_place")


def end(s: War, winner: int, ending: str) -> None:
    """§12.7 The war is over; nothing that was still to come happens."""
    s.winner = winner
    s.ending = ending
    s.agenda.clear()
    s.tell("ended", winner, ending, s.score[FIRST], s.score[SECOND])
