"""What each game's things look like in a terminal: plain single-width signs that survive any font.

One small table a game. Short words that need a language are messages of the program's own texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from visavis.kernel.view import NO_ARGS, Text, Thing

MARKER: Final = "●"
END: Final = "end"  # the sign of a cell where a track ends
CENTRE: Final = "┼"
CELL: Final = "─"
UNUSED: Final = "·"  # a cell of a track that is not in use yet
ENDS: Final = ("╟", "╢")
NEWEST: Final = "◄"
RECONSTRUCTED: Final = "°"
ROW_SIGNS: Final = {"active": "►", "completed": "√", "closed": "×", "unopened": "·"}

NONE: Final[Mapping[str, str]] = NO_ARGS


class Symbols(NamedTuple):
    """How one game is drawn, and which messages of its own texts say what its things are."""

    kinds: Mapping[str, str] = NONE  # of places
    type: str = ""  # message that names a kind of place
    effect: str = ""  # and what is printed on it; with "-help", what that does
    short: str = ""  # the same in a word or two: one of the program's own messages
    piece: str = ""  # message that names a thing by its code
    ability: str = ""  # and says what it can do
    codes: tuple[str, ...] = ()  # all things that may come, in the order of the legend
    plain: tuple[str, ...] = ()  # those whose name says everything
    sections: tuple[str, ...] = ()  # log lines that begin a section
    drawn: tuple[str, ...] = ()  # moves at a real table that are made when what came is typed
    touched: tuple[str, ...] = ()  # moves that are at least begun then
    stands_for: Mapping[str, str] = NONE  # short codes of what has no code of its own
    mirrored: tuple[str, ...] = ()  # scenarios whose tracks have the first side on the left
    display: str = ""  # message that says what a thing on display does, such as a stratagem


BLITZKRIEG: Final = Symbols(
    kinds={"land": "^", "sea": "~", "both": "^~"},
    type="type-{}",
    effect="effect-{}",
    short="short-{}",
    piece="token-{}",
    ability="ability-{}",
    codes=(
        *("A1", "A2", "A3", "N1", "N2", "N3", "F1", "F2", "FB0", "GEN", "ADM", "GOD"),
        *("EA4", "EN4", "EF3", "TA5", "TN5", "TF4", "BA1", "BN1", "XN2", "XF1"),
        *("NUK", "SPY", "SCI", "PAR", "LDR"),
    ),
    plain=("A1", "A2", "A3", "N1", "N2", "N3", "F1", "F2", "EA4", "EN4", "EF3"),
    sections=("event-turn",),
    drawn=("drew", "armed", "researched"),
    touched=("drew", "armed", "researched", "bombed", "stratagem"),
    stands_for={"SCI-bot": "F"},
    mirrored=("nippon", "solo-nippon"),  # as on the picture of the board
    display="stratagem-{}-help",
)

SYMBOLS: Final[Mapping[str, Symbols]] = {"blitzkrieg": BLITZKRIEG}


def symbols_of(game: str) -> Symbols:
    return SYMBOLS.get(game, Symbols())


def piece_label(thing: Thing, symbols: Symbols, room: int) -> str:
    """A thing on the board: its code, what it stands for, and the number it counted with, where these differ.

    If there is no room for all of it, the number stays.
    """
    code, number, blank = thing.kind, thing.label, " "
    meant = thing.title.args.get("identity")
    if isinstance(meant, Text):
        identity = meant.key.removeprefix(symbols.piece.format(""))
        code += "=" + symbols.stands_for.get(identity, identity)
        blank = "" if identity in symbols.stands_for else " "
    if number and code.endswith(number):
        code, blank = code.removesuffix(number), ""
    if not number:
        return shortened(code, room)
    whole = next((each for each in (f"{code}{blank}{number}", f"{code}{number}") if len(each) <= room), "")
    return whole or shortened(code, room - len(number)) + number


def shortened(code: str, room: int) -> str:
    return code if len(code) <= room else code[: max(1, room - 1)] + "…"
