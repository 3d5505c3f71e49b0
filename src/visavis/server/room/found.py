"""What reviews have found: in the memory while it is looked at, packed beside its game on the disk."""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from visavis.kernel.view import NOTHING_SAID, Text
from visavis.server.wire.phrases import packed, unpacked
from visavis.sim.judge import Judged
from visavis.sim.review import Review, so_far
from visavis.sim.throws import Throw

SHAPE: Final = 1  # of what is packed: raise it when a field of it changes, and what lies on the disk is made anew


@dataclass
class Found:
    """What is known of a game."""

    seed: int
    seats: tuple[Text, ...]
    ended: tuple[float, ...]
    asked: int | None = None  # answers that were a choice; None: nobody has looked yet
    steps: int = 0
    taken: set[int] = field(default_factory=set)  # steps that are done, in whatever order
    judged: dict[int, Judged] = field(default_factory=dict)  # by the answers given before

    @property
    def done(self) -> int:
        return len(self.taken)

    @property
    def is_done(self) -> bool:
        return self.asked is not None and self.done == self.steps

    def take(self, step: int, judged: Judged) -> None:
        """What comes once more, from whoever has begun anew, says no more than was known; nor does a rough look after
        a closer one at the same answer."""
        if step in self.taken:
            return
        self.taken.add(step)
        if not self.asked or not any(later in self.taken for later in range(step + self.asked, self.steps, self.asked)):
            self.judged[judged.n] = judged

    @property
    def review(self) -> Review | None:
        return so_far(self.judged.values(), self.asked or 0, self.ended) if self.judged else None

    def packed(self) -> bytes:
        """Without the words that nobody is told."""
        found = self.review
        told = {each.n for each in found.mistakes()} if found else set()
        lucky = {each.judged.n for each in found.fortunes()} if found else set()
        lean = {n: without_words(each, n in told, n in lucky) for n, each in self.judged.items()}
        own = (self.seed, self.seats, self.ended, self.asked, self.steps, sorted(self.taken))
        return zlib.compress(json.dumps(packed((SHAPE, own, tuple(lean.values())))).encode())


def without_words(each: Judged, told: bool, lucky: bool) -> Judged:
    if not told:
        each = each._replace(asked=NOTHING_SAID, given=NOTHING_SAID, better=NOTHING_SAID, feared=(), hoped=())
    return each if lucky else each._replace(thrown=each.thrown[:1])


def restored(packed: bytes) -> Found | None:
    """Nothing, if it was packed by a program that packs in another way, or is damaged."""
    with suppress(Exception):
        shape, own, rows = unpacked(json.loads(zlib.decompress(packed)))
        if shape == SHAPE:
            *own, taken = own
            judged = (Judged(*row)._replace(thrown=tuple(Throw(*each) for each in row[-1])) for row in rows)
            return replace(Found(*own), taken=set(taken), judged={each.n: each for each in judged})
    return None


class Shelf:
    """What was found of so many games; those that nobody has asked for longest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0

    def get(self, table: str) -> Found | None:
        if table not in self.kept:
            return None
        self.kept.move_to_end(table)
        return restored(self.kept[table])

    def put(self, table: str, packed: bytes) -> None:
        self.size -= len(self.kept.pop(table, b""))
        self.kept[table] = packed
        self.size += len(packed)
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1])
