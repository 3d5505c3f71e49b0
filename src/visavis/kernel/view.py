"""What one seat may see, and what it may touch: the only thing a user interface ever gets.

A view is built by naming what is visible, never by removing what is secret. It holds no language:
a Text is a key and its arguments, turned into a sentence for each reader separately.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

NO_ARGS: Final[Mapping[str, Any]] = {}
NOBODY: Final = -1  # no seat
SPECTATOR: Final = -2  # a seat that is never asked and knows only what everyone knows
READER: Final = -3  # whoever reads a record: knows everything in it


class Text(NamedTuple):
    """A sentence, or the name of a thing, before it is in a language."""

    key: str
    args: Mapping[str, Any] = NO_ARGS  # numbers, words, Texts, tuples of Texts


NOTHING_SAID: Final = Text("")
PARAGRAPH: Final = "§"  # a Text whose key begins with it is a paragraph of the game's rulebook, by its number
NO_CELLS: Final[Mapping[int, Text]] = {}
OVERSEA: Final = "~"  # at the end of a way: it goes on over the sea, off the map


# The signs of a face: the name of a symbol, perhaps with how many ("engineers 2"); and between them these.
GIVES: Final = ">"  # what stands before is asked, what stands after is given
OR: Final = "/"
OTHERS: Final = "@"  # what follows goes to all the others


class Place(NamedTuple):
    """Somewhere things can lie; several may lie there at once."""

    id: str
    kind: str  # names a shape in the game's sheet
    symbol: str = ""  # what is printed on it
    number: int = 0  # the number printed with it, if any
    title: Text = NOTHING_SAID
    marks: tuple[str, ...] = ()  # see kernel.marks
    face: tuple[str, ...] = ()  # what is printed on it, sign by sign: see GIVES
    row: str = ""  # what its row is called, if that has a name of its own


class Thing(NamedTuple):
    """A piece, card or marker, somewhere on the board."""

    id: str
    kind: str  # names a symbol in the game's sheet
    at: str  # names a place in the game's layout
    label: str = ""  # what is printed on it
    owner: int = NOBODY  # seat whose colour it has
    title: Text = NOTHING_SAID
    marks: tuple[str, ...] = ()
    face: tuple[str, ...] = ()
    facing: int = -1  # clockwise in sixths of a turn, from the first of kernel.hexes.DIRECTIONS; -1: it faces nowhere
    reach: tuple[str, ...] = ()  # places to light while somebody points at it, such as a fire zone
    numbers: tuple[str, ...] = ()  # printed along the lower edge of a counter, from left to right
    stands_for: str = ""  # the code of what it has become, if that is another than its kind
    way: tuple[str, ...] = ()  # the places on its way to where it is supplied from, its own first; see OVERSEA


class Track(NamedTuple):
    """A row of numbered cells with a marker."""

    id: str
    low: int
    high: int
    markers: tuple[tuple[int, int], ...]  # (seat whose colour it has, cell)
    signs: Mapping[int, str]  # what is printed on some of the cells
    title: Text  # where it stands, in words
    marks: tuple[str, ...] = ()
    cells: Mapping[int, Text] = NO_CELLS  # what happens in some of the cells, in words
    about: int = NOBODY  # the seat its title speaks of: who leads, or has won


class Count(NamedTuple):
    """A number worth showing."""

    id: str
    title: Text
    value: int
    owner: int = NOBODY
    limit: int = 0  # where its track ends, or the goal; 0: nowhere
    symbol: str = ""  # names a symbol in the game's sheet
    at: str = ""  # where the things lie that it counts
    supply: bool = False  # markers or cards that are taken from and put back: nobody needs to watch how many are left


def counted(
    symbol: str, title: Text, value: int, owner: int = NOBODY, limit: int = 0, at: str = "", supply: bool = False
) -> Count:
    """A count called by its symbol, and by whose it is."""
    return Count(symbol if owner == NOBODY else f"{symbol} {owner}", title, value, owner, limit, symbol, at, supply)


class SheetLine(NamedTuple):
    """One line of a sheet, and how it stands: see kernel.ticks."""

    text: Text
    state: str = ""
    rule: str = ""
    lights: tuple[str, ...] = ()  # what to light while somebody points at it
    way: tuple[str, ...] = ()  # places to be joined by a line then
    why: Text = NOTHING_SAID  # it stands so


class Sheet(NamedTuple):
    """Something to be read beside the board: a card as it is read, what is still due, what a sum is made of."""

    id: str
    title: Text
    lines: tuple[SheetLine, ...]
    symbol: str = ""  # names a symbol in the game's sheet


class Option(NamedTuple):
    """One answer to the pending choice, and the things and places a touch of which gives it."""

    answer: Any
    title: Text
    touches: tuple[str, ...] = ()
    preview: tuple[Text, ...] = ()  # what it will lead to, as far as that is certain
    leads: bool = False  # only to the next question: nothing is decided yet, a touch is enough
    button: bool = False  # it has a button although it can be touched: it names no place, but what to do there
    group: str = ""  # those of one group stand under one heading in a list, called by a message group-…
    aside: bool = False  # seldom wanted, or against oneself: folded away in a page, after all others in a list
    marks: tuple[str, ...] = ()
    details: tuple[Text, ...] = ()  # what the numbers of its preview are made of, for whoever wants to know
    figure: str = ""  # a short number to be written on the place it touches, such as what it costs to go there
    way: tuple[str, ...] = ()  # the places by which something would go there, from where it is


class Barrier(NamedTuple):
    """Why something cannot be answered now: the first reason, and the paragraph it stands in."""

    said: Text  # a sentence without its end
    rule: str

    def told(self) -> Text:
        return Text("why-not-told", {"reason": self.said, "rule": self.rule})


Line = tuple[str, str]  # from a thing or a place to another


class News(NamedTuple):
    """How an event is shown on the board for a moment."""

    lines: tuple[Line, ...] = ()  # such as from who fires to where he fires
    lost: tuple[str, ...] = ()  # places where something is no more
    about: tuple[str, ...] = ()  # things, places, regions, tracks and counts that it concerns
    goes: tuple[tuple[str, str, str], ...] = ()  # a thing, from where, to where; what it does not name, a view shows
    stands: tuple[tuple[str, int, int], ...] = ()  # a track, whose marker, its cell; or a count, nobody, its value
    drawn: bool = False  # chance decided it: whoever did it does not know before they are told


# What a line of a log is, if not one of many.
HEADING: Final = "heading"  # it begins a turn or a round
ACCOUNT: Final = "account"  # it belongs to the end of the game, and says what became of something
TURNING: Final = "turning"  # it changes what everybody plays for: nobody may overlook it
BASIS: Final = "basis"  # it says by what a bot decides from now on in its turn, such as a card


class LogLine(NamedTuple):
    """One event, as this seat may know it."""

    n: int  # answers given before
    text: Text
    rule: str = ""
    news: News | None = None  # None: it is not told beside the next question, only in the log
    part: str = ""
    dice: tuple[int, ...] = ()  # the faces that were thrown
    seat: int = NOBODY  # whose turn it was
    begins: bool = False  # it is a deed, and what follows is what came of it


class Prompt(NamedTuple):
    """What this seat is asked now."""

    title: Text
    rule: str
    options: tuple[Option, ...]
    subject: tuple[str, ...] = ()  # the things and places it is about, such as the unit that acts
    pool: tuple[str, ...] = ()  # of a draw: all that may be there as far as everybody knows; none: nobody can tell
    lines: tuple[Line, ...] = ()  # who does something to whom, if the question is about that


class View(NamedTuple):
    """All that one seat sees."""

    game: str
    scenario: str
    seat: int
    seats: tuple[Text, ...]
    places: tuple[Place, ...]
    things: tuple[Thing, ...]
    tracks: tuple[Track, ...]
    counts: tuple[Count, ...]
    status: tuple[Text, ...]  # whose turn, last turn, how it ended
    notices: tuple[Text, ...] = ()  # standing remarks, such as "this board is a reconstruction"
    prompt: Prompt | None = None  # None: this seat is not asked anything
    turn: int = NOBODY  # the seat whose turn it is
    agreements: tuple[Text, ...] = ()  # what the players have promised each other, and until when
    aims: tuple[Text, ...] = ()  # what wins here, the own aim first, where it differs from game to game
    sides: tuple[str, ...] = ()  # of the seats, as the game's theme and symbols call them
    about: int = NOBODY  # the seat its status speaks of: whose turn it is, or who has won
    sheets: tuple[Sheet, ...] = ()
    near: int = NOBODY  # the seat for which the reader plays just now, where they play for several; else their own


class Gain(NamedTuple):
    """Points that somebody got: with which answer, how many, and what for."""

    n: int
    seat: int
    points: int
    source: Text  # nothing said: a start that nobody has earned


class Candidate(NamedTuple):
    """Something a bot considered, and its name."""

    id: str  # tells it from all others of the decision
    title: Text
    lights: tuple[str, ...] = ()  # the things and places it is; they may have gone
    called: tuple[str, ...] = ()  # the codes by which a player may know it
    code: str = ""  # its printed name, where that is shorter than its title
    measure: Text = NOTHING_SAID  # what a line found of it: a rank, a value, the faces of a die

    def told(self) -> Text:
        """Its title, with what was found of it."""
        words = {"name": self.title, "measure": self.measure}
        return Text("candidate-measured", words) if self.measure.key else self.title


class ReasonLine(NamedTuple):
    """One line of a bot's table, and what it left standing."""

    rule: str
    title: Text
    before: tuple[Candidate, ...]
    after: tuple[Candidate, ...]
    note: str  # of kernel.priorities


class Reason(NamedTuple):
    """One decision of a bot, explained."""

    n: int  # answers given before
    seat: int  # who decided
    decision: str
    title: Text
    lines: tuple[ReasonLine, ...]
    chosen: Candidate | None
    source: Text = NOTHING_SAID  # what was read for it, such as a card; decisions from one source follow each other
    marks: tuple[str, ...] = ()  # "reconstructed": not read as printed
    absent: Text = NOTHING_SAID  # what to say of what was not among the candidates
    under: tuple[Text, ...] = ()  # the headings it stands under: whose turn, and what lay on the table for it


class Region(NamedTuple):
    """A part of the board: a heading, perhaps a track, and rows of places."""

    id: str
    title: Text
    x: float
    y: float
    width: float
    height: float
    track: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    row_titles: tuple[Text, ...] = ()  # none: the rows have no titles
    marks: tuple[str, ...] = ()
    owner: int = NOBODY  # seat whose colour it has: a player's own board


class Spot(NamedTuple):
    """Where a hex lies: its centre, and how far from there to a corner; or an area of any shape, and how far from
    there pieces may lie."""

    x: float
    y: float
    size: float
    pointy: bool = False  # it has a corner up instead of a flat side
    outline: tuple[tuple[float, float], ...] = ()  # the corners of an area; none: it is a hex


class Layout(NamedTuple):
    """Where everything lies on the picture of the board."""

    width: float
    height: float
    regions: tuple[Region, ...]
    links: tuple[tuple[str, str], ...] = ()  # regions joined by a line
    spots: Mapping[str, Spot] = NO_ARGS  # places that lie anywhere, such as the hexes of a map
    paths: tuple[tuple[str, str, str], ...] = ()  # what is drawn from spot to spot, or between two: kind, from, to
    sight: Mapping[str, str] = NO_ARGS  # by spot, whether it sees each of the spots in their order: "0" or "1"
