"""The language of orders: one line of text in, one immutable order out, or a sentence saying where it goes wrong.

    if no-unit-attacked-last-turn: ai[unhit,max-ar] nearest unit[fresh]|objective -> attack +1cap

§2.3a Cards and scenarios hold nothing but such lines. `str()` of whatever was parsed is its line again.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from visavis.kernel.data import DataError
from visavis.kernel.errors import Wording
from visavis.kernel.hexes import DIRECTIONS

# The words, each once


AI: Final = "ai"
GROUP: Final = "group"  # §5.0k §G3 always the largest

NEAREST: Final = "nearest"
FARTHEST: Final = "farthest"

FRESH: Final = "fresh"
SPENT: Final = "spent"
HIT: Final = "hit"
UNHIT: Final = "unhit"
STRESSED: Final = "stressed"
COVER: Final = "cover"
OPEN: Final = "open"
IN_FZ: Final = "in-fz"
IN_LOS: Final = "in-los"
MOBILE: Final = "mobile"
MORTAR_OR_GUN: Final = "mortar-or-gun"
RE: Final = "re"
NO_UNIT_WITHIN: Final = "no-unit-within"
UNIT: Final = "unit"

MAX_AR: Final = "max-ar"
MIN_DR: Final = "min-dr"

OBJECTIVE: Final = "objective"
CONTROL: Final = "control"
HEX: Final = "hex"
EDGE: Final = "edge"

ATTACK: Final = "attack"
ATTACK_LONG: Final = "attack-long"  # §G2 both distances
GROUP_ATTACK: Final = "group-attack"
MOVE: Final = "move"
LOW_RISK: Final = "low-risk"
PIVOT: Final = "pivot"
PIVOT_ATTACK: Final = "pivot-attack"
RALLY: Final = "rally"
AUTO_RALLY: Final = "auto-rally"
WITHDRAW: Final = "withdraw"
CLOSE_IN: Final = "close-in"
PASS: Final = "pass"
END_ROUND: Final = "end-round"

TARGET: Final = "target"
COVER_NEAR_TARGET: Final = "cover-near-target"

NO_ATTACK_LAST_TURN: Final = "no-unit-attacked-last-turn"
FEWER_FRESH_AI: Final = "fresh-ai<fresh-units"
ROUND: Final = "round"
CELL: Final = "cell"

CLOSE_COMBAT: Final = "cc"
SHORT_RANGE: Final = "short"
THIRD: Final = "third"
COUNTERACTIONS: Final = "counteractions"
PASS_CHECK: Final = "pass-check"
NO_THIRD_LINE: Final = "none"

SUPERLATIVES: Final = (MAX_AR, MIN_DR)
OF_BOTH: Final = (FRESH, SPENT, HIT, UNHIT, STRESSED, COVER, OPEN, IN_FZ)
OF_GROUPS: Final = (*OF_BOTH, MOBILE, MORTAR_OR_GUN, RE)
OF_AI: Final = (*OF_GROUPS, *SUPERLATIVES)
OF_UNITS: Final = (*OF_BOTH, IN_LOS, *SUPERLATIVES)
SHOOTING: Final = (ATTACK, ATTACK_LONG, GROUP_ATTACK, PIVOT_ATTACK)  # may carry +1cap, +2cap
MOVING: Final = (MOVE, LOW_RISK)
OTHER_ACTIONS: Final = (PIVOT, RALLY, AUTO_RALLY, WITHDRAW, CLOSE_IN, PASS)
ACTIONS: Final = (*SHOOTING, *MOVING, *OTHER_ACTIONS)
PLACES: Final = (TARGET, COVER, COVER_NEAR_TARGET)
IN_CONTACT: Final = {  # §4.3c §4.3j what a priority line may order
    CLOSE_COMBAT: (ATTACK, GROUP_ATTACK, RALLY, AUTO_RALLY, WITHDRAW),
    SHORT_RANGE: (ATTACK, GROUP_ATTACK, PIVOT, PIVOT_ATTACK, RALLY, AUTO_RALLY, WITHDRAW, CLOSE_IN),
}
THIRD_LINES: Final = (COUNTERACTIONS, PASS_CHECK, NO_THIRD_LINE)
CAPS: Final = {"+1cap": 1, "+2cap": 2}

LONGEST_NUMBER: Final = 3  # digits

_LABEL: Final = re.compile(r"(\d+-)?[A-Z]\d\d")
_NAME: Final = re.compile(r"[\w'./-]+")
_TOKEN: Final = re.compile(r"\s*(->|[\[\],|;]|(?:(?!->)[^\s\[\],|;])+)")


class OrderError(DataError):
    """A line that is no order: what came, where in it, what was expected."""


# What an order is


class Requirement(NamedTuple):
    """One word of a bracket (5.0), perhaps with a value: `fresh`, `no-unit-within:3`."""

    name: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}:{self.value}" if self.value else self.name


class Who(NamedTuple):
    """The AI an order speaks to."""

    kind: str
    requires: tuple[Requirement, ...] = ()
    best: str = ""  # the superlative, which is weighed last

    def __str__(self) -> str:
        return self.kind + _bracket(self.requires, self.best)


class Aim(NamedTuple):
    """One kind of target: units, objectives, control markers of a side, a hex, an edge."""

    kind: str
    value: str = ""
    requires: tuple[Requirement, ...] = ()
    best: str = ""

    def __str__(self) -> str:
        return (f"{self.kind}:{self.value}" if self.value else self.kind) + _bracket(self.requires, self.best)


class Action(NamedTuple):
    """What the AI does, §4.8a with how many CAP, §5.5a or toward what."""

    name: str
    cap: int = 0
    toward: str = ""

    def __str__(self) -> str:
        return self.name + (f" toward {self.toward}" if self.toward else "") + (f" +{self.cap}cap" if self.cap else "")


class Condition(NamedTuple):
    """§4.3s What must hold before the order is looked at."""

    name: str
    value: str = ""  # whose control markers
    least: int = 0

    def __str__(self) -> str:
        return (f"{self.name}:{self.value}" if self.value else self.name) + (f">={self.least}" if self.least else "")


class Order(NamedTuple):
    """One line of a card or a scenario. Without a `who` it is `pass` or `end-round`."""

    action: Action
    who: Who | None = None
    dist: str = ""
    targets: tuple[Aim, ...] = ()  # §5.7a alternatives; the one named first is preferred
    condition: Condition | None = None

    def __str__(self) -> str:
        return (f"if {self.condition}: " if self.condition else "") + self._body()

    def _body(self) -> str:
        if self.who is None:
            return str(self.action)
        targets = f" {self.dist} {'|'.join(map(str, self.targets))}" if self.targets else ""
        return f"{self.who}{targets} -> {self.action}"


class Priority(NamedTuple):
    """§4.3a One line of a card's priority block: `cc: attack; auto-rally`."""

    line: str
    actions: tuple[Action, ...] = ()
    third: str = ""

    def __str__(self) -> str:
        return f"{self.line}: {self.third or '; '.join(map(str, self.actions))}"


def _bracket(requires: Sequence[Requirement], best: str) -> str:
    words = [*map(str, requires), *([best] if best else [])]
    return f"[{','.join(words)}]" if words else ""


# Reading


def parse(line: str, file: str = "", path: str = "") -> Order:
    """§G5 An order, or OrderError, which names the card or scenario the line stands in."""
    words = _Words(line, file, path)
    condition = _condition(words) if words.took("if") else None
    order = _body(words)
    words.end()
    return order._replace(condition=condition)


def parse_priority(line: str, file: str = "", path: str = "") -> Priority:
    """§4.3a A line of the priority block; `third: counteractions` and its kind are the third."""
    words = _Words(line, file, path)
    name = words.one_of([f"{kind}:" for kind in (CLOSE_COMBAT, SHORT_RANGE, THIRD)], Wording("kind of priority line"))
    kind = name.removesuffix(":")
    if kind == THIRD:
        priority = Priority(kind, third=words.one_of(THIRD_LINES, Wording("third line")))
    else:
        priority = Priority(kind, tuple(_actions_in_contact(words, kind)))
    words.end()
    return priority


def _actions_in_contact(words: _Words, kind: str) -> Iterable[Action]:
    yield _action(words, IN_CONTACT[kind])
    while words.took(";"):
        yield _action(words, IN_CONTACT[kind])


def _condition(words: _Words) -> Condition:
    word, at = words.next(Wording("a condition"))
    if not word.endswith(":"):
        raise words.wrong(at, Wording("the condition {came!r} does not end with a colon", came=word))
    return _condition_named(words, word.removesuffix(":"), at)


def _condition_named(words: _Words, text: str, at: int) -> Condition:
    if text in (NO_ATTACK_LAST_TURN, FEWER_FRESH_AI):
        return Condition(text)
    name, more, number = text.partition(">=")
    kind, _, value = name.partition(":")
    known = (NO_ATTACK_LAST_TURN, FEWER_FRESH_AI, f"{ROUND}>=", f"{CELL}>=", f"{CONTROL}:")
    if not more or (kind, bool(value)) not in ((ROUND, False), (CELL, False), (CONTROL, True)):
        raise words.unknown(at, Wording("condition"), text, known)
    if not _is_count(number):
        raise words.wrong(at, Wording("{came!r} is not a whole number above 0", came=number))
    return Condition(kind, value, int(number))


def _body(words: _Words) -> Order:
    if words.peek() in (PASS, END_ROUND):
        return Order(Action(words.next()[0]))
    who = _who(words)
    dist: str = ""
    targets: tuple[Aim, ...] = ()
    if words.peek() != "->":
        dist = words.one_of((NEAREST, FARTHEST, "->"), Wording("word after the AI"))
        targets = tuple(_targets(words))
    words.need("->")
    at = words.at
    action = _action(words, ACTIONS)
    _refuse_senseless(words, at, who, action, targets)
    return Order(action, who, dist, targets)


def _refuse_senseless(words: _Words, at: int, who: Who, action: Action, targets: Sequence[Aim]) -> None:
    """An attack needs a unit to attack, a move a place to go to; a group only moves, and all of it toward a target."""
    if who.kind == GROUP and (action.name not in MOVING or not targets):
        problem = Wording("a group can only move, toward a target; {action} is not for it", action=str(action))
        raise words.wrong(at, problem)
    if action.name in SHOOTING and (not targets or any(aim.kind != UNIT for aim in targets)):
        raise words.wrong(at, Wording("{action} needs units as its only targets", action=action.name))
    if action.toward in (TARGET, COVER_NEAR_TARGET) and not targets:
        raise words.wrong(at, Wording("{action} needs a target to go toward", action=action.name))


def _who(words: _Words) -> Who:
    kind = words.one_of((AI, GROUP, PASS, END_ROUND, "if"), Wording("beginning of an order"))
    if kind == "if":
        raise words.wrong(words.last, Wording("a condition may stand once, at the beginning"))
    plain = OF_AI if kind == AI else OF_GROUPS
    requires, best = _bracketed(words, plain, (NO_UNIT_WITHIN, UNIT))
    return Who(kind, requires, best)


def _targets(words: _Words) -> Iterable[Aim]:
    yield _aim(words)
    while words.took("|"):
        yield _aim(words)


def _aim(words: _Words) -> Aim:
    word, at = words.next(Wording("a target"))
    kind, colon, value = word.partition(":")
    if kind == UNIT and not colon:
        requires, best = _bracketed(words, OF_UNITS, ())
        return Aim(UNIT, "", requires, best)
    if kind == OBJECTIVE and not colon:
        return Aim(OBJECTIVE)
    if kind not in (CONTROL, HEX, EDGE) or not colon:
        known = (UNIT, OBJECTIVE, f"{CONTROL}:", f"{HEX}:", f"{EDGE}:")
        raise words.unknown(at, Wording("target"), word, known)
    return Aim(kind, _target_value(words, at + len(kind) + 1, kind, value))


def _target_value(words: _Words, at: int, kind: str, value: str) -> str:
    if kind == HEX and not _LABEL.fullmatch(value):
        raise words.wrong(at, Wording("{came!r} is no hex; a hex is written like {example}", came=value, example="G06"))
    if kind == EDGE and value not in DIRECTIONS:
        raise words.unknown(at, Wording("edge"), value, DIRECTIONS)
    if not _NAME.fullmatch(value):
        raise words.wrong(at, Wording("{kind} needs a name after its colon", kind=kind))
    return value


def _bracketed(words: _Words, plain: Sequence[str], valued: Sequence[str]) -> tuple[tuple[Requirement, ...], str]:
    """What stands in [ ], which may be missing: plain requirements, and one superlative at most."""
    requires: list[Requirement] = []
    best = ""
    more = words.took("[")
    while more:
        requirement, at = _requirement(words, plain, valued)
        if requirement in requires or requirement.name == best:
            raise words.wrong(at, Wording("{came!r} stands here twice", came=str(requirement)))
        if requirement.name in SUPERLATIVES:
            if best:
                raise words.wrong(at, Wording("a bracket holds one of {words}, not both", words=SUPERLATIVES))
            best = requirement.name
        else:
            requires.append(requirement)
        more = words.took(",")
        if not more:
            words.need("]")
    return tuple(requires), best


def _requirement(words: _Words, plain: Sequence[str], valued: Sequence[str]) -> tuple[Requirement, int]:
    word, at = words.next(Wording("a requirement"))
    name, colon, value = word.partition(":")
    if (name in plain and not colon) or (name in valued and colon):
        return Requirement(name, _required_value(words, at + len(name) + 1, name, value)), at
    raise words.unknown(at, Wording("requirement"), word, (*plain, *(f"{each}:" for each in valued)))


def _required_value(words: _Words, at: int, name: str, value: str) -> str:
    if name == NO_UNIT_WITHIN and not _is_count(value):
        raise words.wrong(at, Wording("{came!r} is not a whole number above 0", came=value))
    if name == UNIT and not _NAME.fullmatch(value):
        raise words.wrong(at, Wording("{kind} needs a name after its colon", kind=name))
    return value


def _is_count(text: str) -> bool:
    """A whole number above 0 that somebody could have printed."""
    return len(text) <= LONGEST_NUMBER and text.isdecimal() and int(text) > 0


def _action(words: _Words, known: Sequence[str]) -> Action:
    name = words.one_of(known, Wording("action"))
    if name in MOVING:
        words.need("toward")
        return Action(name, toward=words.one_of(PLACES, Wording("place")))
    if name in SHOOTING and (words.peek() or "").startswith("+"):
        return Action(name, CAPS[words.one_of(tuple(CAPS), Wording("number of CAP"))])
    return Action(name)


class _Words:
    """A line cut into words, and how far it has been read."""

    __slots__ = ("file", "last", "line", "path", "read", "words")

    def __init__(self, line: str, file: str, path: str) -> None:
        self.line = line
        self.file = file
        self.path = path
        self.words = [(found.group(1), found.start(1) + 1) for found in _TOKEN.finditer(line)]
        self.read = 0
        self.last = 0  # where the word read last begins, from 1

    @property
    def at(self) -> int:
        """Where the next word begins, or the line ends."""
        return self.words[self.read][1] if self.read < len(self.words) else len(self.line.rstrip()) + 1

    def peek(self) -> str | None:
        return self.words[self.read][0] if self.read < len(self.words) else None

    def took(self, word: str) -> bool:
        """Read the next word if it is this one."""
        if self.peek() != word:
            return False
        self.next()
        return True

    def next(self, expected: Wording | str = "") -> tuple[str, int]:
        word, self.last = self.peek(), self.at
        if word is None:
            raise self.wrong(self.last, Wording("the line ends too early, expected {expected}", expected=expected))
        self.read += 1
        return word, self.last

    def need(self, word: str) -> None:
        came, at = self.next(word)
        if came != word:
            raise self.wrong(at, Wording("{came!r} stands where {expected} is expected", came=came, expected=word))

    def one_of(self, known: Sequence[str], what: Wording) -> str:
        word, at = self.next(Wording("one of {words}", words=tuple(known)))
        if word not in known:
            raise self.unknown(at, what, word, known)
        return word

    def end(self) -> None:
        word = self.peek()
        if word is not None:
            raise self.wrong(self.at, Wording("nothing may follow here, but {came!r} does", came=word))

    def wrong(self, at: int, problem: Wording) -> OrderError:
        if not self.file:
            return OrderError("order {line!r}, character {at}: {problem}", line=self.line, at=at, problem=problem)
        return OrderError(
            "{file}: {path}: order {line!r}, character {at}: {problem}",
            file=self.file,
            path=self.path,
            line=self.line,
            at=at,
            problem=problem,
        )

    def unknown(self, at: int, what: Wording, came: str, known: Sequence[str]) -> OrderError:
        """An unknown word, and the known one whose spelling is nearest, or all of them."""
        near = difflib.get_close_matches(came, known, 1)
        hint = Wording("did you mean {near}?", near=near[0]) if near else Wording("known: {names}", names=tuple(known))
        return self.wrong(at, Wording("unknown {what} {came!r}; {hint}", what=what, came=came, hint=hint))
