"""Two worlds that a seat cannot tell apart, played on side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import Journal
from visavis.kernel.moments import moments
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.worlds import before_asking

# What brings a secret to light, so that two worlds may differ from then on: a hidden unit appears, a marker that lay
# face down is turned up, mines are found, a planned strike falls, somebody cannot place anything and has lost.
SHOWN: Final = ("shown", "played", "discarded", "trashed", "uncovered", "asset-kept")  # cards of a hand
TO_LIGHT: Final = {
    "blitzkrieg": ("event-ended",),
    "noretreat": ("event-hand-discarded",),
    "worldorder": tuple(f"event-{name}" for name in SHOWN),
    "bear": ("event-revealed", "event-turned-up", "event-mines-found", "event-shells", "event-drifted"),
}
# The same where the rulebook plays a hand that nobody sees: it decides unasked, by what it holds.
BY_THE_RULEBOOK: Final = {"noretreat": ("event-card-played", "event-card-discarded")}


# Questions with which a secret begins to come to light: where a unit looks that was found, what is left of a draft.
COMING_TO_LIGHT: Final = {"bear": "facing", "manhattan": "draft_pick"}
NOTHING_YET: Final = -1  # moments: the first comparison waits for nothing to be noticed


def dealt_from(table: Table[Any]) -> Any:
    """The state with which the running step began; where the rulebook hides a hand, after all that it decided."""
    by_hand = table.game.name in BY_THE_RULEBOOK and table.game.scenario(table.header.scenario).bots
    return before_asking(table) if by_hand else table._base


def world(table: Table[Any], state: Any) -> Table[Any]:
    """The table as if this had been the state when the running step began; nothing has been told yet."""
    n, start = len(table.entries), state.clone()
    start.told = []
    frames = [frame for frame in table._keyframes if frame[0] < n]
    return Table(table.game, table.header, start, table.entries, Journal(), [*frames, (n, state)], state)


def nobody(table: Table[Any]) -> None:
    """Nobody watches every step."""


def alike(
    table: Table[Any],
    other: Table[Any],
    entries: Sequence[Entry],
    seat: int,
    watch: Callable[[Table[Any]], None] = nobody,
) -> Iterator[tuple[Table[Any], Table[Any]]]:
    """Both worlds whenever a seat must find the same in them: only people are asked, and it has noticed something.

    The first world is given these answers; the second the same ones where it asks for them. What it asks beyond that
    must be a draw for other eyes. Where somebody else is asked in one world only and the seat does not notice, or
    cannot give the same answer, he may do something else there: then this ends, as it does with a secret come to light.
    Somebody may watch each world after every answer, as a server does.
    """
    since, left, before = len(table.entries), list(entries), NOTHING_YET
    while True:
        given: list[Entry] = []
        while not is_at_rest(table) or moments(table, seat).last == before:
            if not left or table.pending is None:
                return
            given.append(left.pop(0))
            table.answer(given[-1].answer, given[-1].seat)
            if is_at_rest(table):
                watch(table)
        if not keep_pace(other, given, seat, before, watch):
            return
        if comes_to_light(table, seat, since) or comes_to_light(other, seat, since) or begins_to(table, other):
            return
        yield table, other
        before = moments(table, seat).last


def keep_pace(
    other: Table[Any], given: Sequence[Entry], seat: int, before: int, watch: Callable[[Table[Any]], None]
) -> bool:
    """Give the second world what the first was given, up to what the seat notices next; whether to compare."""
    left = list(given)
    while not is_at_rest(other) or (left and moments(other, seat).last == before):
        if other.pending is None:
            break
        choice = other.waiting[0]
        entry = next((each for each in left if (each.seat, each.name) == (choice.seat, choice.name)), None)
        if entry is not None and entry.answer in choice.options:
            left.remove(entry)
            other.answer(entry.answer, entry.seat)
        elif is_veiled(other, choice, seat):
            left = [each for each in left if each is not entry]
            other.answer(choice.options[0], CHANCE)
        else:
            alone = entry is None and choice.seat in (seat, CHANCE)  # asked in this world only: the comparison fails
            return alone and is_told(left, seat)
        if is_at_rest(other):
            watch(other)
    slower = given and moments(other, seat).last == before  # somebody else is still asked, as he was before
    return not slower and is_told(left, seat)


def is_told(left: Sequence[Entry], seat: int) -> bool:
    """Whether nobody else has chosen in the first world what he was not asked in the second."""
    return all(entry.seat in (seat, CHANCE) for entry in left)


def is_at_rest(table: Table[Any]) -> bool:
    return all(choice.seat != CHANCE for choice in table.waiting)


def names_asked(table: Table[Any]) -> list[tuple[int, str]]:
    return [(choice.seat, choice.name) for choice in table.waiting]


def is_veiled(table: Table[Any], choice: Choice[Any], seat: int) -> bool:
    """A draw whose result a seat does not learn."""
    return choice.seat == CHANCE and table.game.hides(table.state, choice, choice.options[0], seat)


def comes_to_light(table: Table[Any], seat: int, since: int) -> bool:
    """Whether a seat was told something that was a secret before."""
    secrets = TO_LIGHT.get(table.game.name, ())
    if table.game.scenario(table.header.scenario).bots:
        secrets += BY_THE_RULEBOOK.get(table.game.name, ())
    return bool(secrets) and any(line.text.key in secrets for line in table.game.log(table, seat, since - 1))


def begins_to(table: Table[Any], other: Table[Any]) -> bool:
    """Whether the question asked now is where two worlds begin to differ for everybody to see."""
    asked = [[(each.seat, each.name, list(each.options)) for each in world.waiting] for world in (table, other)]
    names = {name for waiting in asked for _, name, _ in waiting}
    return asked[0] != asked[1] and COMING_TO_LIGHT.get(table.game.name) in names


def noticed(table: Table[Any], seat: int, since: int) -> tuple[Any, ...]:
    """All that a seat can notice: who is asked, what it sees and is told, and how often anything has happened."""
    time = moments(table, seat)
    told = [*table.game.log(table, seat, since - 1), *table.game.vocabulary.story(table, seat, since - 1)]
    log = [line._replace(n=time.count(line.n)) for line in told]
    asked = [choice.seat for choice in table.waiting]
    return asked, time.last, log, table.game.view(table, seat)
