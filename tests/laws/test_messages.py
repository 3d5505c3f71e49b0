"""Every message is said by something: its key stands in the source, or is put together of words that stand there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import visavis
from visavis.games import GAMES

SOURCE = Path(visavis.__file__).parent
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.M)
REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
OPENINGS = (
    "unmove",
    "level",
    "promise",
    "condition",
    "unmet",
    "roll",
    "why",
    *(
        "powers",
        "growth",
        "first-hand",
        "last-research",
        "eu-prosperity",
        "usa-market",
    ),  # settings with values of their own
    "start",
    "first",
)  # of keys, where they are values themselves
HIRED = ("worker-Ec", "worker-Lc", "worker-Sc")  # kinds of two letters, the second added
STARTING = ("country-eu-member-states",)  # it has a starting card only, which is called by the country
SAID_OTHERWISE = {*HIRED, *(f"{each}-help" for each in HIRED), *STARTING}
WORD = re.compile(r"[\w-]+")


def plain(word: str) -> str:
    return word.replace("_", "-")


def literals(path: Path) -> Iterator[str]:
    """Every string of a file, cut where something is filled in; whatever opens a key ends with a dash."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from WORD.findall(text)
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(value)) if " " not in value.strip():
                yield from (part.strip() for part in re.split(r"\{[^}]*\}", value))
            case ast.Call(func=ast.Name(id="key_of" | "message"), args=[ast.Constant(value=str(start)), *_]):
                yield f"{start}-"
            case ast.keyword(arg=str(name)) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


@cache
def said_in(folder: Path) -> frozenset[str]:
    files = (path for kind in ("py", "js", "toml", "html") for path in folder.rglob(f"*.{kind}"))
    return frozenset(plain(each) for path in files if path.name != "rulebook.toml" for each in literals(path))


def unsaid(folder: Path, sources: list[Path]) -> list[str]:
    """The messages of a folder whose keys these sources cannot have made."""
    texts = [path.read_text("utf-8") for path in folder.glob("*.ftl")]
    said = frozenset[str]().union(*(said_in(source) for source in sources))
    mentioned = {plain(key) for text in texts for key in REFERENCE.findall(text)}
    words = {each.strip("-") for each in said} | mentioned
    starts = {each for each in said if each.endswith("-")} | {f"{each}-" for each in OPENINGS}

    def is_made(rest: str) -> bool:
        """Of words joined by dashes."""
        if rest in words or rest.isdigit():
            return True
        return any(rest[:at] in words and is_made(rest[at + 1 :]) for at in range(len(rest)) if rest[at] == "-")

    def is_said(key: str) -> bool:
        if key in said or key in mentioned:
            return True
        ends = (key.removesuffix(end) for end in said if end.startswith("-") and key.endswith(end))
        return any(key.startswith(start) and is_made(key[len(start) :]) for start in starts) or any(map(is_said, ends))

    keys = {key for text in texts for key in MESSAGE.findall(text)} - SAID_OTHERWISE
    return [key for key in sorted(keys) if not is_said(plain(key))]


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_said(game: str) -> None:
    others = [path for path in SOURCE.iterdir() if path.is_dir() and path.name not in ("games", "__pycache__")]
    assert unsaid(SOURCE / "games" / game / "text", [SOURCE / "games" / game, *others]) == []


def test_every_message_of_the_program_is_said() -> None:
    assert unsaid(SOURCE / "text", [SOURCE]) == []


def test_a_message_nobody_says_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-placed = said\nevent-vanished = not said\ngame-zzz = nor this\n", "utf-8")
    assert unsaid(tmp_path, [SOURCE / "games" / "blitzkrieg", SOURCE / "kernel"]) == ["event-vanished", "game-zzz"]
