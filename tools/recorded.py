"""Recorded games, shipped with each game: in them `visavis rules GAME § --where` finds a paragraph carried out.

    python tools/recorded.py           play anew those that are missing or no longer replay
    python tools/recorded.py --check   only say which

The seeds were picked so that few short games meet many paragraphs. A record that still replays is kept as it is, though
the same seed may lead elsewhere by now: it shows that yesterday's games are today's.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from visavis.commands.where import folder_of
from visavis.files import make_folder, open_record, write_text
from visavis.kernel import record
from visavis.kernel.errors import VisavisError
from visavis.sim import playout


class Case(NamedTuple):
    """A game to be recorded."""

    game: str
    scenario: str
    seed: int
    players: tuple[str, ...]
    options: dict[str, object] = {}  # noqa: RUF012 never changed

    @property
    def path(self) -> Path:
        return folder_of(self.game) / "data" / "recorded" / f"{self.scenario}-{self.seed}.visavis"


QUIET: Final[dict[str, object]] = {"common_sense": False}
EXPANDED: Final[dict[str, object]] = {"objectives": True, "new_assets": True, "orders": True, "new_abilities": True}
CASES: Final = (
    Case("blitzkrieg", "solo-nippon", 1, ("random",)),
    Case("blitzkrieg", "base", 6, ("random", "random")),
    Case("blitzkrieg", "solo", 10, ("random",)),
    Case("blitzkrieg", "nippon", 10, ("random", "random")),
    Case("manhattan", "two", 2, ("director", "trainee")),
    Case("manhattan", "five", 2, ("director", "trainee", "director", "trainee", "director")),
    Case("bear", "tutorial-german", 2, ("random",)),
    Case("bear", "tutorial-german", 5, ("random",), QUIET),
    Case("bear", "solo1-german", 6, ("random",)),
    Case("bear", "solo1-soviet", 1, ("random",), QUIET),
    Case("bear", "solo4-german", 5, ("random",), QUIET),
    Case("bear", "duel-combined", 6, ("random", "random")),
    Case("noretreat", "campaign-solo", 1, ("random",), {"start": "saturn", "side": "axis"}),
    Case("noretreat", "campaign-alone", 1, ("random",)),
    Case("noretreat", "ukraine-solo", 1, ("random",)),
    Case("noretreat", "moscow-solo", 1, ("random",)),
    Case("noretreat", "campaign", 1, ("random", "random"), {"start": "blau"}),
    Case("worldorder", "three-1", 1, ("random",) * 3, EXPANDED | {"growth": "replace", "level": "expert"}),
    Case("worldorder", "four", 3, ("random",) * 4, EXPANDED),
    Case("worldorder", "three", 1, ("random",) * 3, EXPANDED | {"growth": "variant-1"}),
    Case("worldorder", "two-1", 2, ("random",) * 2, EXPANDED | {"growth": "variant-2"}),
)


def replays(path: Path) -> bool:
    try:
        return open_record(path, explained=0).over
    except VisavisError:
        return False


def play(case: Case) -> str:
    table = playout(case.game, case.scenario, case.players, case.seed, case.options)
    return record.write(table.record, table.game)


def main() -> int:
    parser = argparse.ArgumentParser(description="Record a few games of each game.")
    parser.add_argument("--check", action="store_true", help="only say which are missing or do not replay")
    check = parser.parse_args().check
    stale = [case for case in CASES if not replays(case.path)]
    for case in () if check else stale:
        make_folder(case.path.parent)
        write_text(case.path, play(case))
    names = (f"{case.game}/{case.path.name}" for case in stale)
    print(f"{len(stale)} of {len(CASES)} recorded games {'would be' if check else 'were'} played anew", *names)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
