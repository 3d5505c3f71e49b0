"""A table is a game in progress: state, the step being resolved, the question pending, the record.

A running generator cannot be copied. A table therefore keeps the state as it was when a recent step
began, and forks by replaying the few answers given since. Everything else -- undo, replay, time
travel -- is the same replay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic

from visavis.kernel.choice import CHANCE, NOTHING, Choice, Together
from visavis.kernel.errors import (
    IllegalAnswer,
    NothingToUndo,
    RecordMismatch,
    Wording,
    shortened,
)
from visavis.kernel.game import Advice, Game, Result, S, named
from visavis.kernel.journal import ALWAYS, TURN, Event, Explanation, Journal
from visavis.kernel.record import ENDS, RESIGNED, TABLE_ENDED, Entry, Header, Record, is_flat, made_entry
from visavis.kernel.view import LogLine, Reason, Text, View

if TYPE_CHECKING:
    from visavis.kernel.worlds import Worlds

KEYFRAME_EVERY: Final = 32  # answers
LONG_WAY: Final = 8  # steps that nobody was asked in
UNTOLD: Final = "?"  # every answer of the past, at an imagined table
ENDED: Final[Iterator[Any]] = iter(())  # a step that asks nothing more
EXPLAINED: Final = 64  # answers: of so many last ones an opened record says what an opponent thought


class Table(Generic[S]):
    """A game in progress."""

    __slots__ = (
        "_base",
        "_before",
        "_began",
        "_every",
        "_given",
        "_keyframes",
        "_mark",
        "_own",
        "_past",
        "_step",
        "_together",
        "_walls",
        "game",
        "header",
        "journal",
        "pending",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        header: Header,
        state: S,
        entries: Sequence[Entry] = (),
        journal: Journal | None = None,
        keyframes: Sequence[tuple[int, S]] = (),
        base: S | None = None,
        before: int | None = None,
    ) -> None:
        """A table at which these answers, or only so many of them, have been given before."""
        self.game = game
        self.header = header
        self.state: S = state
        self._past: Sequence[Entry] = entries  # another table's, to which that one may still add
        self._before = len(entries) if before is None else before  # how many of those are its own, too
        self._own: list[Entry] = []  # and what was answered since
        self.journal = journal  # None: nobody listens
        self.pending: Choice[Any] | None = None  # the question to answer next; None when the game is over
        self._step: Iterator[Choice[Any] | Together] = ENDED
        self._together: tuple[Choice[Any], ...] = ()  # while several choose at once: those still to be answered
        self._given: dict[int, Any] = {}  # by seat, while they do
        self._walls: dict[int, frozenset[int]] = {}  # by number of the answer that revealed them: whose secrets
        self._base: S = base or state.clone()  # the state between two steps, for forks to start from; never changed
        self._mark = self._began = self._before
        self._keyframes = list(keyframes) or [(self._mark, self._base)]
        self._every = game.snapshot_every
        self._go_on()

    # Making a table

    @classmethod
    def new(
        cls,
        game: Game[S],
        scenario: str,
        options: Mapping[str, object] = NOTHING,
        players: Sequence[str] = (),
        overlay: Mapping[str, Any] = NOTHING,
        quiet: bool = False,
    ) -> Table[S]:
        """A table as the set-up leaves it. A quiet one tells nothing: for playouts."""
        game = game.extended(overlay)
        chosen = game.options(game.scenario(scenario).name, options)
        header = Header(game.name, game.version, scenario, chosen, tuple(players), dict(overlay))
        return cls.open(game, header, quiet)

    @classmethod
    def open(cls, game: Game[S], header: Header, quiet: bool = False) -> Table[S]:
        """The table a header describes, before the first answer."""
        game = game.extended(header.overlay)
        state = game.setup(header.scenario, header.options, header.overlay)
        if quiet:
            return cls(game, header, state)
        state.told = []
        return cls(game, header, state, journal=Journal())

    @classmethod
    def replay(
        cls, game: Game[S], record: Record, upto: int | None = None, quiet: bool = False, explained: int = EXPLAINED
    ) -> Table[S]:
        """The table a record leads to, each answer checked against what the rules ask; the last ones are explained."""
        *_, table = cls.retold(game, record, upto, quiet, explained)
        return table

    @classmethod
    def retold(
        cls, game: Game[S], record: Record, upto: int | None = None, quiet: bool = False, explained: int = EXPLAINED
    ) -> Iterator[Table[S]]:
        """The table of a record as it is set up, and again after each answer: always the same one."""
        table = cls.open(game, record.header.checked(game), quiet)
        yield table
        entries = record.entries[:upto]
        for n, entry in enumerate(entries, 1):
            if len(entries) - n < explained:
                table._explain_again(entry)
            table._replay_as_made(n, entry)
            yield table

    # Playing

    def answer(self, answer: Any, seat: int | None = None) -> None:
        """Answer the pending question; with a seat, that seat's question."""
        choice = self.pending
        if self._together:
            self._answer_together(answer, seat)
            return
        if choice is None or (seat is not None and seat != choice.seat):
            raise self._not_asked(seat)
        pool = choice.pool
        if (pool is None or answer not in pool) and answer not in choice.options:
            raise not_offered(choice, answer)
        if answer.__class__ is not str and answer.__class__ is not int and not is_flat(answer):
            raise not_offered(choice, answer)
        self._own.append(made_entry((choice.seat, choice.name, answer)))
        choice.answer = answer
        self._go_on()

    def advise(self, seat: int, name: str) -> Advice:
        """What an opponent of the game's own would answer in this seat, from what the seat knows."""
        choice = self.choice_of(seat)
        if choice is None:
            raise self._not_asked(seat)
        known = named(name, self.game.opponents, Wording("opponent of {game}", game=self.game.name))
        return self.game.opponents[known](self.game.known(self.state, seat), choice)

    def explain(self, seat: int, advice: Advice, answer: Any) -> None:
        """Take down why a seat is about to give this answer."""
        choice = self.choice_of(seat)
        if self.journal is not None and choice is not None and advice.lines:
            explanation = Explanation(advice.name or choice.name, advice.lines, answer, (seat, *advice.about))
            self.journal.add(len(self.entries) + 1, [explanation])

    def end(self, how: str, seat: int) -> None:
        """A seat ends the table for all: it gives up, or is the last to agree to a draw. No rule asks for that."""
        if self.over:
            raise IllegalAnswer("the game is over")
        if how not in ENDS:
            raise IllegalAnswer("{came} is no way to end a table; it may be {ends}", came=shortened(how), ends=ENDS)
        self.entries.append(Entry(seat, TABLE_ENDED, how))
        self.pending, self._together, self._step = None, (), ENDED
        if self.journal is not None:
            self.journal.ask(len(self.entries), ())

    @property
    def ended(self) -> Entry | None:
        """How the people ended the table, if they did and not the rules."""
        last = self.entries[-1] if self.entries else None
        return last if last is not None and last.name == TABLE_ENDED else None

    @property
    def waiting(self) -> tuple[Choice[Any], ...]:
        """All questions that may be answered now."""
        return self._together or ((self.pending,) if self.pending else ())

    def choice_of(self, seat: int) -> Choice[Any] | None:
        """What this seat may answer now."""
        return next((choice for choice in self.waiting if choice.seat == seat), None)

    @property
    def over(self) -> bool:
        return self.pending is None

    # Looking

    @property
    def entries(self) -> list[Entry]:
        """Every answer given so far. A fork copies its past only when somebody asks for it: most often nobody does."""
        if self._before:
            self._own = [*self._past[: self._before], *self._own]
            self._past, self._before = (), 0
        return self._own

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self.game.result(self.state) if self.ended is None else self._result_of(self.ended)

    def _result_of(self, end: Entry) -> Result:
        """Whoever resigns leaves the win to the others; nothing is counted."""
        seats = range(len(self._seats))
        winners = tuple(seat for seat in seats if seat != end.seat) if end.answer == RESIGNED else ()
        return Result(winners, (0,) * len(seats), f"table-{end.answer}", "", counted=False)

    def view(self, seat: int) -> View:
        """All that a seat may see, and no more."""
        view = self.game.view(self, seat)
        return view if self.ended is None else view._replace(status=self.status(seat), about=CHANCE)

    def status(self, seat: int) -> tuple[Text, ...]:
        """How things stand, in a sentence or two: the view's, without the rest of it."""
        return tuple(self.game.status(self, seat)) if self.ended is None else (said_of_end(self.ended, self._seats),)

    def log(self, seat: int, since: int = ALWAYS) -> list[LogLine]:
        """What a seat knows to have happened after the first `since` answers."""
        return self.game.log(self, seat, since)

    def last_words(self, since: int = ALWAYS) -> list[LogLine]:
        """What the log says of an end that no rule has brought about."""
        n = len(self.entries)
        return [LogLine(n, said_of_end(self.ended, self._seats))] if self.ended is not None and n > since else []

    def reasons(self, seat: int, since: int = ALWAYS) -> list[Reason]:
        """Why bots decided as they did, as far as a seat may know."""
        return self.game.reasons(self, since, seat)

    def __repr__(self) -> str:
        asked = [
            f"{self._seat_name(each.seat)} is asked {each.name} ({len(each.options)} options)" for each in self.waiting
        ]
        now = ", ".join(asked) or f"over, {self._ending()}"
        return f"<Table {self.header.game} {self.header.scenario}: {len(self.entries)} answers; {now}>"

    def _ending(self) -> str:
        result = self.result
        if result is None:
            return "without a result"
        winners = " and ".join(self._seat_name(seat) for seat in result.winners)
        how = result.reason.removeprefix("ending-").translate({ord("_"): " ", ord("-"): " "})
        return f"{winners or 'nobody'} won {' : '.join(map(str, result.points))} by {how}"

    def _seat_name(self, seat: int) -> str:
        return self.header.seat_name(seat, self.game)

    @property
    def _seats(self) -> tuple[str, ...]:
        return self.game.scenario(self.header.scenario).seats

    # Time

    def fork(self, quiet: bool = True) -> Table[S]:
        """An independent table in the same position."""
        table = self._resume(self._base, self._mark, self._before + len(self._own), quiet, self._began)
        self._base, self._mark = table._base, table._mark  # the next fork has less to replay
        return table

    def at(self, n: int, quiet: bool = False) -> Table[S]:
        """The table as it was when n answers had been given."""
        if 0 <= n < self._keyframes[0][0]:
            raise IllegalAnswer("an imagined game has no past, there is no position {at}", at=n)
        if not 0 <= n <= len(self.entries):
            raise IllegalAnswer("this game has {n} answers, there is no position {at}", n=len(self.entries), at=n)
        mark, base = next(frame for frame in reversed(self._keyframes) if frame[0] <= n)
        return self._resume(base, mark, n, quiet)

    def imagined(self, seat: int, random: Random, quiet: bool = True) -> Table[S]:
        """A table in the same question, with everything dealt anew that this seat does not know.

        The state that the running step began with is dealt anew, and the step's answers are given again: those the
        seat knows as they were, the others at random. A world where the seat would have heard or been asked something
        else is thrown away; the true one is never given for lack of another. An imagined table has no past: what was
        answered before the step it does not say, and its journal holds what the seat was told.
        """
        return self.worlds(seat).deal(random, quiet)

    def worlds(self, seat: int) -> Worlds[S]:
        """All that `imagined` gives, for whoever wants many of them from this position."""
        from visavis.kernel.worlds import Worlds  # made of tables: it is read once there are any

        return Worlds(self, seat)

    def undo(self, *seats: int) -> Table[S]:
        """The table before the last answer, if it was given by one of these seats and revealed no other's secret.

        The end stays for everybody: whoever played has been shown what was hidden.
        """
        if self.over:
            raise NothingToUndo("nothing to take back: the game is over, and what was hidden lies open")
        revealed = self._walls.get(len(self.entries), frozenset())
        if not self.entries or self.entries[-1].seat not in seats or not revealed.issubset(seats):
            raise NothingToUndo("nothing to take back: the last answer was not yours")
        return self.at(len(self.entries) - 1)

    def before_last_reasons(self) -> int:
        """How many answers had been given before the turn in which a bot last decided something."""
        began = turn = 0
        for n, item in self.journal.items if self.journal else ():
            if isinstance(item, Event) and item.name == TURN:
                turn = n
            elif isinstance(item, Explanation):
                began = turn
        return began - 1

    @property
    def record(self) -> Record:
        if self._keyframes[0][0]:
            raise IllegalAnswer("an imagined game has no past, and so no record")
        return Record(self.header, tuple(self.entries))

    # Inside

    def _resume(self, base: S, mark: int, n: int, quiet: bool, began: int | None = None) -> Table[S]:
        """A table that starts at a state of mark answers and is given the next ones, up to n.

        Where it is known after how many answers the step now running began, that is where its own forks start from.
        """
        frames = [frame for frame in self._keyframes if frame[0] <= mark]
        journal = None if quiet or self.journal is None else self.journal.before(n)
        start = base.clone()
        start.told = None if journal is None else []  # told anew and not taken down; a reason half told goes on
        past = self._past if mark <= self._before else self.entries
        table = Table(self.game, self.header, start, past, None, frames, base, mark)
        table._walls = {wall: seats for wall, seats in self._walls.items() if wall <= n}
        if began is not None:
            table._every = began - mark
        for entry in self.entries[mark:n] if n > mark else ():
            table._take(entry)
        table._every = self._every
        if journal is not None:
            table.journal = journal
            table.state.told = []
        return table

    def _explain_again(self, entry: Entry) -> None:
        """What an opponent thought of an answer it gave before this table was opened."""
        players = self.header.players
        name = players[entry.seat] if 0 <= entry.seat < len(players) else ""
        if self.journal is not None and name in self.game.opponents and self.choice_of(entry.seat) is not None:
            self.explain(entry.seat, self.advise(entry.seat, name), entry.answer)

    def _replay_as_made(self, n: int, entry: Entry) -> None:
        """The next answer; of a record made with earlier rules, where they differ is said with both versions."""
        try:
            self._replay(n, entry)
        except RecordMismatch as error:
            if not self.header.is_older_than(self.game):
                raise
            raise RecordMismatch(
                "the record was made with rules version {came} of {game}, and version {version} differs: {error}",
                came=self.header.version,
                game=self.game.name,
                version=self.game.version,
                error=error,
            ) from None

    def _replay(self, n: int, entry: Entry) -> None:
        choice = self.choice_of(entry.seat)
        ends = entry.name == TABLE_ENDED and not self.over and 0 <= entry.seat < len(self._seats)
        if not ends and (choice is None or choice.name != entry.name):
            asked = [self._question(choice) for choice in self.waiting]
            came = self._question(entry)
            raise RecordMismatch(
                "answer {n} of the record is {came}; the rules ask {asked}", n=n, came=came, asked=asked
            )
        try:
            self._take(entry)
        except IllegalAnswer as error:
            raise RecordMismatch("answer {n} of the record does not fit: {error}", n=n, error=error) from None

    def _take(self, entry: Entry) -> None:
        """An answer of a record, or the end of its table."""
        if entry.name == TABLE_ENDED:
            self.end(entry.answer, entry.seat)
        else:
            self.answer(entry.answer, entry.seat)

    def _answer_together(self, answer: Any, seat: int | None) -> None:
        choice = self.pending if seat is None else self.choice_of(seat)
        if choice is None:
            raise self._not_asked(seat)
        if answer not in choice.options or not is_flat(answer):
            raise not_offered(choice, answer)
        self.entries.append(Entry(choice.seat, choice.name, answer))
        choice.answer = self._given[choice.seat] = answer
        self._together = tuple(other for other in self._together if other is not choice)
        if self._together:
            self.pending = self._together[0]
            if self.journal is not None:
                self.journal.ask(len(self.entries), self.waiting)
            return
        self._walls[len(self.entries)] = frozenset(self._given)
        self._given = {}
        self._go_on()

    def _go_on(self) -> None:
        """Let the running step have its answer; when it has ended, the next ones follow."""
        asked = next(self._step, None) or self._next_question()
        if asked is None or isinstance(asked, Choice):
            self.pending = asked
        else:
            self._together = asked.choices
            self.pending = self._together[0]
        if self.journal is not None:
            self._listen()

    def _next_question(self) -> Choice[Any] | Together | None:
        """Resolve agenda items until one of them asks; None: nothing is left to do."""
        state, agenda, steps = self.state, self.state.agenda, self.game.steps
        self._began = self._before + len(self._own)
        if self._began >= self._mark + self._every:
            self._snapshot()
        unasked = 0
        while agenda:
            unasked += 1
            if unasked > LONG_WAY:  # as in the turn of a rulebook's bot, which no fork is to play again
                self._snapshot()
                unasked = 0
            item = agenda.pop()
            begin = steps[item[0]]
            size = len(item)
            if size == 2:  # as most are; taking a tuple apart costs more than a plain step
                step = begin(state, item[1])
            elif size == 3:
                step = begin(state, item[1], item[2])
            elif size == 1:
                step = begin(state)
            else:
                step = begin(state, *item[1:])
            if step is not None:
                for asked in step:
                    self._step = step
                    return asked
        self._step = ENDED
        return None

    def _snapshot(self) -> None:
        """The state between two steps, for forks to start from."""
        self._base = self.state.clone()
        self._mark = self._began

    def _listen(self) -> None:
        """Take down what the state has told, and keep a keyframe now and then."""
        if self.journal is None or self.state.told is None:
            return
        if any(isinstance(item, Event) and item.knowers is not None for item in self.state.told):
            self._walls.setdefault(len(self.entries), frozenset((CHANCE,)))  # somebody has seen what was hidden
        self.journal.add(len(self.entries), self.state.told)
        self.journal.ask(len(self.entries), self.waiting)
        if self._mark >= KEYFRAME_EVERY + self._keyframes[-1][0]:
            self._keyframes.append((self._mark, self._base))

    def _question(self, asked: Choice[Any] | Entry) -> Wording:
        return Wording("{question} of {seat}", question=asked.name, seat=self._seat_name(asked.seat))

    def _not_asked(self, seat: int | None) -> IllegalAnswer:
        if self.pending is None:
            return IllegalAnswer("the game is over")
        asked = self._seat_name(self.pending.seat if seat is None else seat)
        return IllegalAnswer("seat {seat} is not asked anything now", seat=asked)


def said_of_end(end: Entry, seats: Sequence[str]) -> Text:
    """How a table was ended, in a sentence."""
    return Text(f"table-{end.answer}", {"side": Text(f"side-{seats[end.seat]}")})


def not_offered(choice: Choice[Any], answer: object) -> IllegalAnswer:
    """One sentence: what came, and what would have been understood."""
    came, shown = shortened(answer, 200), [str(option) for option in choice.options[:12]]
    more = len(choice.options) - len(shown)
    options = Wording("{options} and {more} more", options=shown, more=more) if more else shown
    return IllegalAnswer(
        "{came} does not answer {question}; it may be {options}", came=came, question=choice.name, options=options
    )
