"""At a real table: which pieces a person still has to move, and which were moved when a draw was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from visavis.company.by_hand import is_by_hand
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.terminal.drawing.symbols import symbols_of
from visavis.text.names import names_of


def still_to_do(table: Table[Any], since: int, seat: int, way: str, upto: int | None = None) -> list[Text]:
    """The moves of the answers after the first `since`, in order, without the draws that somebody typed."""
    last = len(table.entries) if upto is None else upto
    symbols = symbols_of(table.game.name)
    drawn, named = symbols.drawn, symbols.named
    found: list[Text] = []
    typed = ""  # what came out of a bag and is in its place already
    for n in range(since + 1, last + 1):
        entry = table.entries[n - 1] if n else None
        if entry is not None and not (typed and entry.seat == CHANCE and not has_piece(table, entry.answer)):
            typed = str(entry.answer) if is_typed(table, entry, way) else ""
        moves = moves_of(table, n, seat)
        for move in moves:
            if typed and stem(move) in drawn and fits(move, typed, named):
                typed = ""
            else:
                found.append(move)
        typed = "" if moves else typed
    return found


def is_typed(table: Table[Any], entry: Entry, way: str) -> bool:
    return entry.seat == CHANCE and is_by_hand(table.game, way, entry.name, entry.answer)


def has_piece(table: Table[Any], answer: Any) -> bool:
    return answer in names_of(table.game.name).codes


def moves_of(table: Table[Any], n: int, seat: int) -> list[Text]:
    """What one answer led to."""
    later = table.game.moves(table, n, seat)
    together = table.game.moves(table, n - 1, seat)
    return together[: len(together) - len(later)]


def only_typed(table: Table[Any], n: int, unmoves: list[Text]) -> list[Text]:
    """What is to be taken back of an answer whose moves were never listed: the draw that somebody typed."""
    answer, symbols = table.entries[n].answer, symbols_of(table.game.name)
    found = [move for move in unmoves if stem(move) in symbols.touched and fits(move, str(answer), symbols.named)]
    return found[-1:]


def stem(move: Text) -> str:
    """The event behind a move, whoever saw it."""
    return move.key.partition("-")[2].removesuffix("-unseen")


def fits(move: Text, answer: str, names: Sequence[str]) -> bool:
    """Whether a move is of the piece with this code or number, or of one that this seat may not see."""
    named = [move.args[name] for name in names if name in move.args]
    return not named or any(isinstance(text, Text) and is_called(text, answer) for text in named)


def is_called(name: Text, code: str) -> bool:
    return name.key.endswith(f"-{code}") or str(name.args.get("number", "")) == code
