"""A game's vocabulary: one row says of an event what it carries, its paragraph, and what it moves at a real table.

The log, the list of moves for whoever has the box on the table, and the list that takes them back are read from the
rows. Functions in a row get whatever names are looked up in, and then what the event carries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import TURN, Event, Journal, Told
from visavis.kernel.record import Entry
from visavis.kernel.view import BASIS, HEADING, NOBODY, NOTHING_SAID, LogLine, News, Text

if TYPE_CHECKING:
    from visavis.kernel.table import Table

C = TypeVar("C")  # what names are looked up in: a state, or more than that
Words = Mapping[str, Any]
Heard = Iterator[tuple[int, Told, C]]

SIDE: Final = "side"  # the field in which the event that begins a turn says whose it is
# Words of what is told: whether it happened to whoever reads it, and to whoever had the turn.
YOURS: Final = "yours"
ACTING: Final = "acting"

# How much of a move is made when somebody at a real table types what came out of a bag or deck.
NOTHING_YET: Final = "nothing"
BEGUN: Final = "begun"
DONE: Final = "done"


def nowhere(*_: Any) -> tuple[str, ...]:
    return ()


def seat_itself(c: Any, seat: int) -> int:
    return seat


class Field(NamedTuple, Generic[C]):
    """Something an event or a question carries: the name its sentence uses, and how it becomes a word there."""

    name: str
    kind: str
    word: Callable[[C, Any], Any]
    about: Callable[[C, Any], tuple[str, ...]] = nowhere  # what of a view it is: see News
    seat: Callable[[C, Any], int] = seat_itself  # of a side: whose it is, where an event does not say the seat

    def __call__(self, name: str) -> Field[C]:
        """The same kind of word by another name."""
        return self._replace(name=name)


def field(kind: str, word: Callable[[C, Any], Any], about: Callable[[C, Any], tuple[str, ...]] = nowhere) -> Field[C]:
    return Field(kind, kind, word, about)


def plain(kind: str, about: Callable[[Any, Any], tuple[str, ...]] = nowhere) -> Field[Any]:
    """What a sentence uses as it is."""
    return Field(kind, kind, lambda c, value: value, about)


def message(kind: str, about: Callable[[Any, Any], tuple[str, ...]] = nowhere) -> Field[Any]:
    """What has a message of its own, such as good-money."""
    return Field(kind, kind, lambda c, value: Text(f"{kind}-{value}"), about)


def itself(c: Any, value: Any) -> tuple[str, ...]:
    """What an event names as a view does."""
    return (str(value),)


NUMBER: Final = plain("number")


def nothing_more(*_: Any) -> Words:
    return {}


def always(*_: Any) -> bool:
    return True


def as_ever(*_: Any) -> str:
    return ""


def told(*_: Any) -> News:
    """In words, and by what its fields name on the board."""
    return News()


class Move(NamedTuple):
    """What a person at a real table does with the pieces, by the messages move-… and unmove-…"""

    piece: str = ""  # the field with the code of the piece; none: this seat may not see which, or nobody can type it
    typed: str = NOTHING_YET  # how much of it is made when that code is typed
    when: Callable[..., bool] = always  # otherwise no piece is moved
    words: Callable[..., Words] = nothing_more  # that its messages need besides those of the log
    marker: Callable[..., Any] | None = None  # which of the markers of tracks it is: two moves of one become one
    path: tuple[str, str] = ("", "")  # the words that say where a marker was and where it is; the first may be missing


MOVED: Final = Move()


class Row(Generic[C]):
    """One event: its paragraph, what it carries, and how it is told."""

    __slots__ = (
        "also",
        "begins",
        "dice",
        "fields",
        "more",
        "move",
        "news",
        "part",
        "passing",
        "rule",
        "variant",
        "way",
    )

    def __init__(
        self,
        rule: str | Callable[..., str],
        *fields: Field[C],
        move: Move | None = None,
        variant: Callable[..., str] = as_ever,
        more: Callable[..., Words] = nothing_more,
        news: Callable[..., News] | None = None,
        part: str = "",
        also: tuple[str, ...] = (),
        begins: bool = False,
        dice: tuple[str, ...] = (),
        way: tuple[str, str] = ("", ""),
        passing: bool = False,
    ) -> None:
        self.rule = rule  # a function where it follows from what the event carries
        self.also = also  # all other paragraphs by which it happens
        self.fields = fields
        self.move = move  # None: no piece is moved
        self.variant = variant  # the end of the message's key where there is more to say than ever
        self.more = more  # words that follow from what it carries
        self.news = news  # how it is shown on the board for a moment; None: only the log tells it
        self.begins = begins  # a deed: what is told after it came of it
        self.dice = dice  # the fields that are faces of dice
        self.part = part  # of a log: see LogLine
        self.way = way  # the words where it ends and how many steps it has: going on from there is the same deed
        self.passing = passing  # it is forgotten if the deed goes on

    @property
    def rules(self) -> tuple[str, ...]:
        """Every paragraph that speaks of it; it is told with no other."""
        return (self.rule, *self.also) if isinstance(self.rule, str) else self.also

    def words(self, c: C, event: Event) -> dict[str, Any]:
        carried = zip(self.fields, event.args, strict=True)
        return {each.name: each.word(c, value) for each, value in carried} | dict(self.more(c, *event.args))

    def shown(self, c: C, event: Event, news: News) -> News:
        """With everything its fields name."""
        named = [id for each, value in zip(self.fields, event.args, strict=True) for id in each.about(c, value)]
        return news._replace(about=tuple(dict.fromkeys((*news.about, *named))))

    def is_about(self, c: C, event: Event, seat: int) -> bool:
        """Whether somebody did it to this seat."""
        carried = zip(self.fields, event.args, strict=True)
        return any(each.kind == SIDE != each.name and each.seat(c, value) == seat for each, value in carried)

    def is_by(self, c: C, event: Event, seat: int) -> bool:
        """Whether this seat is the one it speaks of, if it speaks of one."""
        carried = zip(self.fields, event.args, strict=True)
        return all(each.seat(c, value) == seat for each, value in carried if each.kind == each.name == SIDE)

    def carried(self, event: Event, name: str) -> Any:
        """What stands in the field of this name."""
        return event.args[[each.name for each in self.fields].index(name)]


class Moved(NamedTuple):
    """A move of the pieces that an answer led to."""

    n: int  # answers given before
    done: Text
    undone: Text
    code: str  # of the piece; empty: see Move
    typed: str
    turn: int = NOBODY  # the seat whose turn it was
    marker: Any = None  # of a track; None: it is no marker
    path: tuple[str, str] = ("", "")


def as_it_is_now(table: Table[Any], seat: int, since: int) -> Heard[Any]:
    """What a seat heard after the first `since` answers; names are looked up in the state."""
    for n, item in (table.journal or Journal()).items:
        heard = item.seen_by(seat) if isinstance(item, Event) else item
        if n > since and heard is not None:
            yield n, heard, table.state


def goes_on(deed: LogLine, line: LogLine) -> bool:
    """Whether a thing goes on from where a deed of the same turn has brought it."""
    if deed.news is None or line.news is None or (deed.text.key, deed.seat) != (line.text.key, line.seat):
        return False
    return [(id, to) for id, _, to in deed.news.goes[-1:]] == [(id, at) for id, at, _ in line.news.goes]


@dataclass(frozen=True, eq=False)
class Vocabulary(Generic[C]):
    """All events of a game and all that its questions mention."""

    events: Mapping[str, Row[C]]
    asked: Mapping[str, Field[C]]  # what a question is about, where it is not said as it is
    heard: Callable[[Table[Any], int, int], Heard[C]] = as_it_is_now
    names_sides: bool = False  # its sentences say who does what: no deed begins with whose turn it is

    def text(self, c: C, event: Event) -> Text:
        """The log line of an event. Some say more where there is more to say."""
        row = self.events[event.name]
        return Text(key_of("event", event.name, row.variant(c, *event.args)), row.words(c, event))

    def rule(self, c: C, event: Event) -> str:
        """The paragraph that was carried out."""
        rule = self.events[event.name].rule
        return event.rule or (rule if isinstance(rule, str) else rule(c, *event.args))

    def log(self, table: Table[Any], seat: int, since: int) -> list[LogLine]:
        """What a seat knows to have happened after the first `since` answers."""
        heard = self.heard(table, seat, since)
        return [self.log_line(n, c, event) for n, event, c in heard if isinstance(event, Event)]

    def log_beside_moves(self, table: Table[Any], seat: int, since: int) -> list[LogLine]:
        """The same but for what a list of moves tells: what was decided, rolled, missed."""
        heard = [(n, event, c) for n, event, c in self.heard(table, seat, since) if isinstance(event, Event)]
        return [self.log_line(n, c, event) for n, event, c in heard if self.move(n, c, event) is None]

    def log_line(self, n: int, c: C, event: Event) -> LogLine:
        row = self.events[event.name]
        news = None if row.news is None else row.news(c, *event.args)
        dice = tuple(int(row.carried(event, each)) for each in row.dice)
        return LogLine(n, self.text(c, event), self.rule(c, event), news, row.part, dice)

    def story(self, table: Table[Any], seat: int, since: int) -> list[LogLine]:
        """What a seat is told beside the next question: whose turn it was, what was done, and all it concerns."""
        turn = self.turn_before(table, since)
        found: list[tuple[LogLine, Row[C]]] = []
        for n, event, c in self.heard(table, seat, since):
            if isinstance(event, Event):
                turn = self.turn_of(event, turn)
                if self.is_told(event):
                    self.tell_on(found, self.told_line(n, c, event, seat, turn), self.events[event.name])
        return [line for line, _ in found]

    def tell_on(self, found: list[tuple[LogLine, Row[C]]], line: LogLine, row: Row[C]) -> None:
        """Another line, or a longer deed: a thing that goes on from where it came to has gone all the way."""
        deeds = [at for at, (each, _) in enumerate(found) if each.begins]
        if not row.way[0] or not deeds or not goes_on(found[deeds[-1]][0], line):
            found.append((line, row))
            return
        first = found[deeds[-1]][0]
        assert first.news is not None
        assert line.news is not None
        end, steps = row.way
        words = {**first.text.args, end: line.text.args[end], steps: len(first.news.goes) + 1}
        about = tuple(dict.fromkeys((*first.news.about, *line.news.about)))
        news = first.news._replace(goes=(*first.news.goes, *line.news.goes), about=about)
        whole = first._replace(text=first.text._replace(args=words), news=news)
        found[deeds[-1] :] = [(whole, row), *(each for each in found[deeds[-1] + 1 :] if not each[1].passing)]

    def is_told(self, event: Event) -> bool:
        row = self.events[event.name]
        return row.news is not None or bool(row.dice)

    def told_line(self, n: int, c: C, event: Event, seat: int, turn: int) -> LogLine:
        """A line of the log that knows all of the board it concerns, and whether it is about the reader's own."""
        row, line = self.events[event.name], self.log_line(n, c, event)
        yours, acting = row.is_about(c, event, seat), row.is_by(c, event, turn)
        words = {**line.text.args, YOURS: yes_or_no(yours), ACTING: yes_or_no(acting)}
        text = line.text._replace(args=words) if line.news else NOTHING_SAID  # dice say themselves what they show
        return line._replace(text=text, news=row.shown(c, event, line.news or News()), seat=turn, begins=row.begins)

    def headings(self, c: C, event: Event, before: tuple[Text, ...]) -> tuple[Text, ...]:
        """What stands above all that is told after an event: a turn, and in it what a bot decides by."""
        part = self.events[event.name].part
        if part == HEADING:
            return (self.text(c, event),)
        return (*before[:1], self.text(c, event)) if part == BASIS else before

    def moved(self, table: Table[Any], since: int, seat: int) -> list[Moved]:
        """What a person does with the pieces to follow what a seat knows to have happened after `since` answers."""
        turn, found = self.turn_before(table, since), []
        for n, event, c in self.heard(table, seat, since):
            if not isinstance(event, Event):
                continue
            turn = self.turn_of(event, turn)
            move = self.move(n, c, event, turn)
            found += [] if move is None else [move]
        return found

    def moves(self, table: Table[Any], since: int, seat: int) -> list[Text]:
        return [move.done for move in done(self.moved(table, since, seat))]

    def unmoves(self, table: Table[Any], since: int, seat: int) -> list[Text]:
        return [move.undone for move in undone(self.moved(table, since, seat))]

    def turn_before(self, table: Table[Any], since: int) -> int:
        """Whose turn it was after so many answers: nobody's during the set-up, or where all play at once."""
        turn = NOBODY
        for event in (item for n, item in (table.journal or Journal()).items if n <= since and isinstance(item, Event)):
            turn = self.turn_of(event, turn)
        return turn

    def turn_of(self, event: Event, before: int) -> int:
        """A turn is its side's; another heading without a side begins what is nobody's turn."""
        row = self.events[event.name]
        sided = any(each.name == SIDE for each in row.fields)
        if event.name == TURN and sided:
            return int(row.carried(event, SIDE))
        return NOBODY if event.name == TURN or (row.part == HEADING and not sided) else before

    def move(self, n: int, c: C, event: Event, turn: int = NOBODY) -> Moved | None:
        row = self.events[event.name]
        if row.move is None or not row.move.when(c, *event.args):
            return None
        words = row.words(c, event) | dict(row.move.words(c, *event.args))
        done, undone = (Text(key_of(way, event.name), words) for way in ("move", "unmove"))
        code = str(row.carried(event, row.move.piece)) if row.move.piece else ""
        marker = row.move.marker(c, *event.args) if row.move.marker else None
        return Moved(n, done, undone, code, row.move.typed, turn, marker, row.move.path)

    def question(self, c: C, choice: Choice[Any]) -> Text:
        """A question as its seat is asked it."""
        words = {
            key: self.asked[key].word(c, value) if key in self.asked else value for key, value in choice.about.items()
        }
        return Text(key_of("ask", choice.name), words)


def yes_or_no(so: bool) -> str:
    return "yes" if so else "no"


def key_of(*parts: str) -> str:
    return "-".join(part.replace("_", "-") for part in parts if part)


# At a real table


def still_to_do(
    table: Table[Any], since: int, seat: int, by_hand: Callable[[Entry], bool], upto: int | None = None
) -> list[Moved]:
    """The moves of the answers after the first `since`, in order, without the draws that somebody typed."""
    last = len(table.entries) if upto is None else upto
    found: list[Moved] = []
    moves = [each for each in table.game.vocabulary.moved(table, since, seat) if each.n <= last]
    typed = ""  # what came out of a bag and is in its place already
    for n in range(since + 1, last + 1):
        entry = table.entries[n - 1] if n else None
        if entry is not None and not follows_a_draw(table, entry):
            typed = str(entry.answer) if entry.seat == CHANCE and by_hand(entry) else ""
        here = [each for each in moves if each.n == n]
        for move in here:
            if typed and move.typed == DONE and fits(move, typed):
                typed = ""
            else:
                found.append(move)
        typed = "" if here else typed
    return found


def done(moves: Sequence[Moved]) -> list[Moved]:
    """In order; of several moves of one marker only one is left, from where it was first to where it is."""
    return merged(moves, lambda move: move.marker is not None)


def undone(moves: Sequence[Moved]) -> list[Moved]:
    """The last first. Where it is not said where a marker was, each of its moves is taken back by itself."""
    return merged(moves, lambda move: move.marker is not None and bool(move.path[0]))[::-1]


def merged(moves: Sequence[Moved], when: Callable[[Moved], bool]) -> list[Moved]:
    found: dict[Any, Moved] = {}
    for n, move in enumerate(moves):
        key = (move.turn, move.marker) if when(move) else n
        found[key] = joined(found.pop(key), move) if key in found else move
    return [move for move in found.values() if not stays(move)]


def joined(first: Moved, then: Moved) -> Moved:
    was = then.path[0]
    words = {**then.done.args, **({was: first.done.args[was]} if was else {})}
    return then._replace(done=then.done._replace(args=words), undone=then.undone._replace(args=words))


def stays(move: Moved) -> bool:
    was, is_ = move.path
    return bool(was) and move.done.args[was] == move.done.args[is_]


def follows_a_draw(table: Table[Any], entry: Entry) -> bool:
    """Whether it is chance, but no piece comes of it: a die, a lot, or what nobody sees of a piece that has come."""
    return entry.seat == CHANCE and not (isinstance(entry.answer, str) and table.game.draws_a_piece(entry.name))


def fits(move: Moved, code: str) -> bool:
    """Whether a move is of the piece with this code, or of one that this seat may not see."""
    return move.code in ("", code)
