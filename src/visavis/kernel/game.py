"""What the kernel needs to know of a game, and nothing of any particular one."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from visavis.kernel.choice import Choice, Step
from visavis.kernel.data import DataError, errors_in
from visavis.kernel.errors import UnknownName, Wording
from visavis.kernel.insight import Insight
from visavis.kernel.journal import Event, Explanation, Told
from visavis.kernel.plain import PASSING, Plain, declared
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import why_not

if TYPE_CHECKING:
    from visavis.kernel.reasons import Objection, Reasoning
    from visavis.kernel.table import Table
    from visavis.kernel.view import Barrier, Gain, Layout, LogLine, Reason, Text, View
    from visavis.kernel.vocabulary import Vocabulary

Item = tuple[Any, ...]  # a step to come: its name, then its arguments


@declared
class State(Plain):
    """Base of every game state: plain data, plus the agenda of steps still to come."""

    agenda: list[Item]  # the next step is the last item
    told: list[Told] | None = field(default=None, init=False, metadata=PASSING)  # None while nobody listens

    def then(self, *steps: Item) -> None:
        """These steps come next, in this order, before whatever was already to come."""
        if len(steps) == 1:  # as most often
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def tell(self, name: str, *args: Any, rule: str = "") -> None:
        """Something happened that everyone may know, perhaps by one of several paragraphs."""
        if self.told is not None:
            self.told.append(Event(name, args, rule=rule))

    def tell_secret(
        self, knowers: Sequence[int], name: str, args: Item, outside: str = "", rest: Item = (), rule: str = ""
    ) -> None:
        """Something happened that only the knowers see; the others see its outside, if anything."""
        if self.told is not None:
            self.told.append(Event(name, args, tuple(knowers), outside, rest, rule))

    def explain(self, explanation: Explanation) -> None:
        if self.told is not None:
            self.told.append(explanation)

    def __repr__(self) -> str:
        told = [
            f"{name}={value!r}" for name, hint in self.kept if hint in (int, str) and (value := getattr(self, name))
        ]
        return f"<{' '.join([type(self).__name__, *told, f'next={self.agenda[-1:]}'])}>"


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One way to set a game up, and who sits at it."""

    name: str
    seats: tuple[str, ...]
    bots: tuple[int, ...] = ()  # seats that the rulebook plays by itself
    title: str = ""  # of a scenario somebody has written, in that person's words; ours are called in the texts
    about: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a game: what may be set, what it is by default, where it applies."""

    name: str
    default: bool | int | str
    values: tuple[int | str, ...] = ()  # of a word or number; a yes-or-no option has none
    scenarios: tuple[str, ...] = ()  # none: all
    rule: str = ""  # the paragraph or ruling behind it
    at_real_table: bool | int | str | None = None  # what it is at a real table, unless somebody sets it; None: the same

    def read(self, value: object) -> bool | int | str:
        """The value this input means; input may be text from a command line."""
        if isinstance(self.default, bool):
            return self._yes_or_no(value)
        if isinstance(self.default, int) and isinstance(value, str) and value.removeprefix("-").isdecimal():
            value = int(value)
        if isinstance(value, (int, str)) and not isinstance(value, bool) and value in self.values:
            return value
        raise UnknownName(
            "option {name} is {value!r}; it may be {values}", name=self.name, value=value, values=self.values
        )

    def _yes_or_no(self, value: object) -> bool:
        meaning = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in meaning:
            return meaning[value.lower()]
        raise UnknownName("option {name} is {value!r}; it may be on or off", name=self.name, value=value)


Setup = Callable[[str, Mapping[str, Any], Mapping[str, Any]], S]


class Advice(NamedTuple):
    """What an opponent would answer: the options it likes equally, and how it came to them."""

    options: tuple[Any, ...]
    lines: tuple[Line, ...] = ()
    about: tuple[Any, ...] = ()
    name: str = ""  # of the decision, where that is not the question's


Opponent = Callable[[S, Choice[Any]], Advice]  # asked with what its seat knows, never with what is hidden from it


def all_of_it(s: S, seat: int) -> S:
    """What a seat knows where nothing is hidden, or where no opponent of the game's own asks."""
    return s


def nothing(s: S, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """Where every answer is heard by all."""
    return False


def seen(s: S, choice: Choice[Any], answer: Any) -> bool:
    """Where nothing that a seat cannot see decides whether an answer of its can be taken back."""
    return False


def unsaid(s: S, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """Where nothing says why something is no answer."""
    return None


def open_to_all(scenario: str, options: Mapping[str, Any]) -> bool:
    """Where the rulebook holds nothing that nobody at the table may see."""
    return False


def uncounted(s: S) -> Sequence[int | None]:
    """Where no points are counted before the end."""
    return ()


def not_told(table: Table[S]) -> Iterable[Gain]:
    """Where no points are given, or nothing says for what."""
    return ()


def nothing_to_lay(s: S, seat: int) -> Iterable[Text]:
    """Where there is no box, or nothing in it is laid out."""
    return ()


def never(table: Table[S], choice: Choice[Any]) -> Any:
    """Where nothing that was drawn unseen is named later."""
    return None


class Examined(NamedTuple):
    """An overlay or scenario somebody has written, looked through."""

    problems: tuple[DataError, ...]  # all that is wrong with it
    holds: Text | None = None  # what is in it, in a sentence of the game; None: corrections


def examined(game: Game[S], overlay: Mapping[str, Any]) -> Examined:
    """Corrections fit if every scenario can be set up with them."""
    found = [
        error
        for each in game.scenarios
        for error in errors_in(game.setup, each.name, game.options(each.name, {}), overlay)
    ]
    return Examined(tuple(found))


def as_it_is(game: Game[S], overlay: Mapping[str, Any]) -> Game[S]:
    """A game to which an overlay adds no scenario."""
    return game


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game as the rest of the program sees it."""

    name: str
    version: str  # of the rules: changes when a record could replay differently
    scenarios: tuple[Scenario, ...]
    settings: tuple[Setting, ...]
    setup: Setup[S]
    steps: Mapping[str, Callable[..., Step | None]]
    view: Callable[[Table[S], int], View]
    status: Callable[[Table[S], int], Sequence[Text]]  # the view's, without the rest of it
    vocabulary: Vocabulary[Any]
    reasoning: Reasoning[Any]  # how the bots' decisions are told
    layout: Callable[[S], Layout]
    check: Callable[[S], list[str]]  # the invariants that do not hold
    resample: Callable[[S, int, Callable[[Sequence[Any]], Any]], S]
    restore: Callable[[Mapping[str, Any]], S]
    result: Callable[[S], Result | None]
    opponents: Mapping[str, Opponent[S]] = field(default_factory=dict)  # players of the game's own, by name
    known: Callable[[S, int], S] = all_of_it  # a state in which a seat finds only what it knows
    hides: Callable[[S, Choice[Any], Any, int], bool] = nothing  # whether a seat does not learn another's answer
    blind: Callable[[S, Choice[Any], Any], bool] = seen  # whether what follows an answer depends on what nobody sees
    cannot: Callable[[S, Choice[Any], Sequence[str]], Barrier | None] = unsaid  # why what was touched is no answer
    series: int = 1_000  # random games of each mode that are a long series: more of a short game
    snapshot_every: int = 4  # answers: a fork replays at most as many, and those of the running step
    lots: frozenset[str] = frozenset()  # questions of draws that only decide: no piece lies on the table afterwards
    turned: frozenset[str] = frozenset()  # of those, the ones that cards of the box decide: whoever has it turns them
    unseen: frozenset[str] = frozenset()  # questions to chance of what nobody at a real table can see
    named_later: Callable[[Table[S], Choice[Any]], Any] = never  # of those: what is asked once it has come to light
    sealed: Callable[[str, Mapping[str, Any]], bool] = open_to_all  # whether the rulebook hides a hand
    standing: Callable[[S], Sequence[int | None]] = uncounted  # points by seat, as everybody knows them; None: no own
    gains: Callable[[Table[S]], Iterable[Gain]] = not_told  # who got points for what, in order; what all could hear
    set_out: Callable[[S, int], Iterable[Text]] = nothing_to_lay  # what lies where before the first question, in order
    insight: Insight[S] = field(default_factory=Insight)  # what it may tell whoever thinks ahead
    extend: Callable[[Game[S], Mapping[str, Any]], Game[S]] = as_it_is
    examine: Callable[[Game[S], Mapping[str, Any]], Examined] = examined

    def log(self, table: Table[S], seat: int, since: int) -> list[LogLine]:
        """What a seat knows to have happened after the first `since` answers."""
        return [*self.vocabulary.log(table, seat, since), *table.last_words(since)]

    def reasons(self, table: Table[S], since: int, seat: int) -> list[Reason]:
        """Every decision of a bot after the first `since` answers, in order, as far as a seat may know."""
        return self.reasoning.reasons(table, since, seat)

    def why_not(self, table: Table[S], since: int, named: Sequence[str], seat: int) -> list[Objection]:
        """What spoke against something in these decisions; a place also means the region it lies in."""
        regions = self.layout(table.state).regions
        places = {place: region.id for region in regions for row in region.rows for place in row}
        around = [places[name] for name in named if name in places]
        kinds = dict.fromkeys(places, "place") | {region.id: "region" for region in regions}
        return why_not(self.reasons(table, since, seat), named, around, lambda name: kinds.get(name, "piece"))

    def moves(self, table: Table[S], since: int, seat: int) -> list[Text]:
        """What a person does with the pieces to follow what a seat knows to have happened after `since` answers."""
        return self.vocabulary.moves(table, since, seat)

    def unmoves(self, table: Table[S], since: int, seat: int) -> list[Text]:
        """How to take all of that back, the last thing first."""
        return self.vocabulary.unmoves(table, since, seat)

    def draws_a_piece(self, question: str) -> bool:
        """Whether something lies on the table after such a draw that was not there before."""
        return question not in self.lots and question not in self.unseen

    def extended(self, overlay: Mapping[str, Any]) -> Game[S]:
        """The game with the scenario that an overlay brings along, if it brings one."""
        return self.extend(self, overlay) if overlay else self

    def scenario(self, name: str) -> Scenario:
        found = {scenario.name: scenario for scenario in self.scenarios}
        return found[named(name, found, Wording("scenario of {game}", game=self.name))]

    def settings_of(self, scenario: str) -> list[Setting]:
        """Those that apply there."""
        return [setting for setting in self.settings if not setting.scenarios or scenario in setting.scenarios]

    def usual_at_real_table(self, scenario: str) -> dict[str, object]:
        """The settings that differ with the box on the table, unless somebody sets them."""
        here = self.settings_of(scenario)
        return {setting.name: setting.at_real_table for setting in here if setting.at_real_table is not None}

    def options(self, scenario: str, given: Mapping[str, object]) -> dict[str, bool | int | str]:
        """Every option that applies, the given ones checked."""
        here = {setting.name: setting for setting in self.settings_of(scenario)}
        for name in given:
            named(name, here, Wording("option of {game} {scenario}", game=self.name, scenario=scenario))
        return {name: o.read(given[name]) if name in given else o.default for name, o in here.items()}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]  # none: a draw
    points: tuple[int, ...]  # by seat
    reason: str  # key of the sentence that says why
    rule: str
    counted: bool = True  # whether the points are each seat's own; otherwise they only say who won by how much
    turns: int | None = None  # that were played, where the game counts them
    unit: str = "points"  # what is counted, as the end of a message: web-points


def named(name: str, known: Iterable[str], what: str | Wording) -> str:
    """The name, if it is known; otherwise one sentence with the nearest spelling."""
    names = list(known)
    if name in names:
        return name
    near = difflib.get_close_matches(name, names, 1)
    hint = Wording("did you mean {near}?", near=near[0]) if near else Wording("known: {names}", names=names)
    raise UnknownName("there is no {what} called {name!r}; {hint}", what=what, name=name, hint=hint)


def listed(names: Iterable[object]) -> str:
    return ", ".join(str(name) for name in names) or "none"
