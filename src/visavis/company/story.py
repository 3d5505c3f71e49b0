"""What happened since somebody's last turn, deed by deed, and which numbers have changed since their last answer.

A beat is one deed with all that came of it. It is made of events as the reader may know them, so it tells nothing that
the log does not. Numbers are compared with the reader's own view of that time: see docs/web.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.journal import ALWAYS, TURN, Event, Journal
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, NOTHING_SAID, LogLine, Text, View


class Beat(NamedTuple):
    """One deed and what came of it."""

    seat: int  # whose turn it was; nobody's: set-up, or all play at once
    lines: tuple[LogLine, ...]


class Part(NamedTuple):
    """A part of the sentence that tells a beat, and the dice thrown for it."""

    n: int  # with which answer
    text: Text  # nothing said: only the dice
    dice: tuple[int, ...]


def parts(beat: Beat) -> list[Part]:
    """Dice that are told by themselves come with what came of them; of a marker that moves twice, the last is told."""
    found: list[Part] = []
    thrown: tuple[int, ...] = ()
    for n, line in enumerate(beat.lines):
        thrown += line.dice
        if line.text.key and not goes_on(line, beat.lines[n + 1 :]):
            found.append(Part(line.n, line.text, thrown))
            thrown = ()
    return [*found, Part(beat.lines[-1].n, NOTHING_SAID, thrown)] if thrown else found


def beats(lines: Sequence[LogLine]) -> list[Beat]:
    """Another turn begins a beat, and so does a deed, unless all that was told before only led to it."""
    found: list[Beat] = []
    for line in lines:
        last = found[-1] if found else None
        if last is None or last.seat != line.seat or (line.begins and any(each.begins for each in last.lines)):
            found.append(Beat(line.seat, (line,)))
        else:
            found[-1] = last._replace(lines=(*last.lines, line))
    return found


def story(table: Table[Any], seat: int, seats: Sequence[int]) -> list[Beat]:
    """What a seat is told of the time since the last turn of these seats."""
    return beats(table.game.vocabulary.story(table, seat, last_turn(table, seats)))


def goes_on(line: LogLine, later: Sequence[LogLine]) -> bool:
    """Whether a marker moves again: where it comes to stand is enough."""
    moved = {id for id, _, _ in line.news.stands} if line.news else set()
    again = {id for each in later if each.text.key == line.text.key and each.news for id, _, _ in each.news.stands}
    return bool(moved) and moved <= again


def sentence(beat: Beat, whose: str, say: Callable[[Text], str]) -> str:
    """A beat in one sentence; what happened twice is said once."""
    told = Counter(part for part in (say(each.text) for each in parts(beat)) if part)
    said = "; ".join(part if times == 1 else f"{part} ×{times}" for part, times in told.items())
    return f"{whose}: {said}" if whose and said else said


# Since when


def last_turn(table: Table[Any], seats: Sequence[int]) -> int:
    """How many answers came before the last one that these seats gave before the others had a turn.

    Whoever only watches is told of the last turn of each.
    """
    turns = turns_of(table)
    if not seats:
        round_ = len(table.game.scenario(table.header.scenario).seats)
        return turns[-round_][0] - 1 if len(turns) >= round_ else ALWAYS
    others = len(turns)
    while others and turns[others - 1][1] in seats:
        others -= 1
    while others and turns[others - 1][1] not in seats:
        others -= 1
    until = turns[others][0] if others < len(turns) else len(table.entries)
    return last_answer(table, seats, until)


def turns_of(table: Table[Any]) -> list[tuple[int, int]]:
    """With which answer each turn began, and whose it was."""
    items = (table.journal or Journal()).items
    turn_of = table.game.vocabulary.turn_of
    return [(n, turn_of(item, NOBODY)) for n, item in items if isinstance(item, Event) and item.name == TURN]


def last_answer(table: Table[Any], seats: Sequence[int], upto: int | None = None) -> int:
    """Of the first answers, or of all, so many came before the last of these seats."""
    given = table.entries[:upto]
    return next((n for n in range(len(given) - 1, -1, -1) if given[n].seat in seats), ALWAYS)


# What has changed


class Numbers(NamedTuple):
    """Where the markers of tracks and the counts stood."""

    tracks: Mapping[str, tuple[tuple[int, int], ...]]
    counts: Mapping[str, int]


UNCHANGED: Final = Numbers({}, {})


def numbers_of(view: View) -> Numbers:
    tracks = {track.id: track.markers for track in view.tracks}
    return Numbers(tracks, {count.id: count.value for count in view.counts})


def marked_since(table: Table[Any], seats: Sequence[int]) -> int:
    """With how many answers these seats gave their last; for whoever only watches, the last turn of each began."""
    return last_answer(table, seats) if seats else last_turn(table, seats)


def numbers_before(table: Table[Any], seat: int, since: int) -> Numbers:
    return UNCHANGED if since == ALWAYS else numbers_of(table.at(since, quiet=True).view(seat))


class Standings:
    """The numbers one reader has been shown, so that no position has to be played again to know what has changed."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Entry | None, Numbers]] = {}  # by answers, with the last of them

    def before(self, table: Table[Any], seat: int, seats: Sequence[int], view: View) -> Numbers:
        """Those to compare this view with, which is kept for the next."""
        since = marked_since(table, seats)
        then = self.kept.get(since)
        known = then is not None and then[0] is last_of(table, since)
        found = then[1] if then is not None and known else numbers_before(table, seat, since)
        now = len(table.entries)
        self.kept = {since: (last_of(table, since), found), now: (last_of(table, now), numbers_of(view))}
        return found


def last_of(table: Table[Any], n: int) -> Entry | None:
    """The last of the first n answers: what was taken back and given anew is another."""
    return table.entries[n - 1] if n > 0 else None


def changed(before: Numbers, view: View) -> Numbers:
    """What stood elsewhere then, and where."""
    now = numbers_of(view)
    tracks = {id: was for id, was in before.tracks.items() if now.tracks.get(id, was) != was}
    counts = {id: was for id, was in before.counts.items() if now.counts.get(id, was) != was}
    return Numbers(tracks, counts)
