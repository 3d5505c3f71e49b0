"""The pictures and screens shown in the documents, made from the recorded games in docs/pictures.

After a wanted change, from the root of the project:

    .venv/bin/python -m tests.docs.shots

and look at what has changed before keeping it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from visavis.games import load
from visavis.kernel import record
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.picture import draw_svg
from visavis.terminal import explanation_lines
from visavis.terminal.drawing.screen import position_lines
from visavis.text import language

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 100
YOU: Final = 1  # the seat of the person in a solo game
DECISIONS: Final = 1  # of the bot, shown in a README: the first, its theatre


class Picture(NamedTuple):
    """A position of a recorded game, in a language and in light or dark."""

    name: str
    record: str
    at: int
    language: str
    dark: bool = False

    @property
    def path(self) -> Path:
        return PICTURES / self.name


PICTURES_SHOWN: Final = (
    Picture("solo.en.svg", "solo.visavis", 62, "en"),
    Picture("solo.ru.svg", "solo.visavis", 62, "ru"),
    Picture("nippon.en.svg", "nippon.visavis", 67, "en", dark=True),
)
READMES: Final = {"README.md": "en", "README.ru.md": "ru"}


def position(name: str, at: int) -> Table[Any]:
    text = (PICTURES / name).read_text("utf-8")
    game = load(record.read_header(text).game)
    return Table.replay(game, record.read(text, game), at)


def drawn(picture: Picture) -> str:
    table = position(picture.record, picture.at)
    return draw_svg(table, YOU, language(picture.language, table.game.name), picture.dark)


def screen(code: str) -> str:
    """The board of the picture in the README, as the terminal shows it."""
    table = position("solo.visavis", 62)
    said = language(code, table.game.name)
    return plain(position_lines(table, table.game.view(table, YOU), said, WIDTH))


def why(code: str) -> str:
    """What the bot says about the move that led there."""
    table = position("solo.visavis", 62)
    reasons = table.game.reasons(table, table.before_last_reasons(), READER)[:DECISIONS]
    return plain(explanation_lines(reasons, language(code, table.game.name), WIDTH))


def plain(lines: list[Any]) -> str:
    return "".join(line.plain.rstrip() + "\n" for line in lines)


def filled_in(text: str, code: str) -> str:
    """A README with its screens as the program shows them today."""
    for name, said in (("screen", screen(code)), ("why", why(code))):
        before, sign, rest = text.partition(f"<!-- {name} -->\n```text\n")
        text = before + sign + said + rest[rest.index("```\n") :]
    return text


def main() -> None:
    for picture in PICTURES_SHOWN:
        picture.path.write_text(drawn(picture), encoding="utf-8", newline="\n")
    for name, code in READMES.items():
        readme = ROOT / name
        readme.write_text(filled_in(readme.read_text("utf-8"), code), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
