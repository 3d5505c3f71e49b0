"""The pictures that the tests compare with. After a wanted change, from the root of the project:

    .venv/bin/python -m tests.picture.snapshots

and look at the new pictures in a browser before keeping them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.picture.positions import SHOTS, Shot, hand_made
from visavis.picture import draw_svg
from visavis.text import language

FOLDER: Final = Path(__file__).parent / "snapshots"


def drawn(shot: Shot) -> str:
    return draw_svg(hand_made(shot.scenario), shot.seat, language(shot.language, shot.game), shot.dark)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for shot in SHOTS:
        (FOLDER / shot.name).write_text(drawn(shot), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
