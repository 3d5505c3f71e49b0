"""The documents tell the truth: their code runs, their commands are understood, their tables agree with the program."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.shots import PICTURES_SHOWN, READMES, ROOT, Picture, drawn, filled_in
from visavis.cli import parser
from visavis.games import load
from visavis.games.blitzkrieg.setup import SCENARIOS, SETTINGS
from visavis.kernel.game import Scenario, Setting
from visavis.kernel.record import HEADER_KEYS
from visavis.kernel.table import Table
from visavis.text import language

DOCUMENTS = [*(ROOT / name for name in READMES), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
DOCUMENTS += sorted((ROOT / "docs").glob("*.md"))
DOCUMENTS += sorted((ROOT / "docs" / "games").glob("*.md"))
MOST_LINES = 170  # of a README
REDRAW = "to make it anew: .venv/bin/python -m tests.docs.shots"

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"^(?: {4}|\t)(.*)$", re.M)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
every_readme = pytest.mark.parametrize("readme", READMES)


def text_of(document: Path | str) -> str:
    return (ROOT / document).read_text("utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return [code for name, code in FENCED.findall(text) if name == kind]


def command_lines(text: str) -> Iterator[str]:
    """Every `visavis …` and `make …` that stands as code, in its order."""
    prose = FENCED.sub("", text)
    shown = [*(line for _, code in FENCED.findall(text) for line in code.splitlines()), *INDENTED.findall(prose)]
    for line in [*shown, *INLINE.findall(INDENTED.sub("", prose))]:
        words = line.strip().removeprefix("$ ").removeprefix(".venv/bin/")
        if words.startswith(("visavis ", "make ")) and "…" not in words:
            yield words


def commands(text: str, name: str) -> list[list[str]]:
    """The words after the name of a command, without comments."""
    split = (shlex.split(line, comments=True) for line in command_lines(text))
    return [words[1:] for words in split if words[0] == name]


# The code of the READMEs


@every_readme
def test_the_python_of_a_readme_runs_as_it_stands(readme: str, tmp_path: Path) -> None:
    (code,) = blocks(text_of(readme), "python")
    script = tmp_path / "readme.py"
    script.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-X", "utf8", str(script)], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert "⟨" not in done.stdout, "every text has its words"
    assert len(done.stdout.splitlines()) >= 7


def test_both_readmes_have_the_same_python() -> None:
    """All but comments, words that are printed, and the name of the language."""
    english, russian = (blocks(text_of(readme), "python")[0] for readme in READMES)
    assert wordless(english) == wordless(russian)


def wordless(code: str) -> str:
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in ("english", "russian"):
            node.id = "said"
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and (node.value in ("en", "ru") or " " in node.value)
        ):
            node.value = ""
    return ast.dump(tree)


# Commands


def test_both_readmes_show_the_same_commands() -> None:
    english, russian = (text_of(readme) for readme in READMES)
    assert commands(english, "visavis") == commands(russian, "visavis") != []
    assert commands(english, "make") == commands(russian, "make") != []
    assert commands(english, "make")[:2] == [["play"], ["test"]]


@every_document
def test_every_visavis_command_is_understood(document: Path) -> None:
    for words in commands(text_of(document), "visavis"):
        understand(words)


@every_document
def test_every_make_command_exists(document: Path) -> None:
    makefile = text_of("Makefile")
    for target, *rest in commands(text_of(document), "make"):
        assert re.search(rf"^{re.escape(target)}:", makefile, re.M), f"make {target}"
        for word in rest:
            name, _, given = word.partition("=")
            assert name == "ARGS", word
            behind = re.search(rf"^{target}:.*\n\t\$\(BIN\)/visavis (.+) \$\(ARGS\)$", makefile, re.M)
            if behind:
                understand([*shlex.split(behind[1]), *shlex.split(given)])


def understand(words: list[str]) -> None:
    """The command line would be accepted, as far as that can be told without running it."""
    if len(words) == 1 and words[0] != "games":  # the command is only named
        with pytest.raises(SystemExit):
            parser(language("en")).parse_args([*words, "--help"])
        return
    args = parser(language("en")).parse_args(words)
    if getattr(args, "game", None) is None:
        assert not hasattr(args, "file") or (ROOT / args.file).is_file(), args.file
        return
    if getattr(args, "scenario", None):  # its modes are its own; see tests/games/bear/test_scenarios.py
        return
    game = load(args.game)
    scenario = game.scenario(getattr(args, "mode", None) or game.scenarios[0].name)
    if getattr(args, "mode", None):
        game.options(scenario.name, dict(word.split("=") for word in args.option))
    if getattr(args, "seats", None):
        people = len(scenario.seats) - len(scenario.bots)
        assert len(args.seats.split(",")) in (people, len(scenario.seats)), words


# Links, pictures, screens


@every_document
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in LINK.findall(FENCED.sub("", text_of(document))):
        if target.startswith(("https://", "#")):
            continue
        assert (document.parent / target.partition("#")[0]).exists(), f"{document.name}: {target}"


@every_document
def test_every_path_named_exists(document: Path) -> None:
    """Or is made by some command, and ignored by git."""
    made = {line.strip("/") for line in text_of(ROOT / ".gitignore").splitlines()}
    for code in INLINE.findall(FENCED.sub("", text_of(document))):
        if re.fullmatch(r"(?:src|tests|tools|docs)/[\w./-]+", code) and code not in made:
            assert (ROOT / code).exists(), f"{document.name}: {code}"


@pytest.mark.parametrize("picture", PICTURES_SHOWN, ids=lambda picture: picture.name)
def test_a_picture_is_what_the_program_draws(picture: Picture) -> None:
    assert drawn(picture) == picture.path.read_text("utf-8"), REDRAW


@every_readme
def test_the_screens_of_a_readme_are_what_the_program_shows(readme: str) -> None:
    text = text_of(readme)
    assert filled_in(text, READMES[readme]) == text, REDRAW
    assert all(len(line) <= 100 for block in blocks(text, "text") for line in block.splitlines())


@every_readme
def test_a_readme_is_short(readme: str) -> None:
    assert len(text_of(readme).splitlines()) <= MOST_LINES


# Tables


def rows(text: str, heading: str) -> dict[str, list[str]]:
    """The table whose first heading is this, by its first column."""
    lines = text.split(f"\n| {heading} |", 1)[1].splitlines()[2:]
    found = {}
    for line in lines:
        if not line.startswith("|"):
            break
        first, *others = (cell.strip().strip("`") for cell in line.strip("|").split("|"))
        found[first] = others
    return found


def test_the_table_of_settings_agrees_with_the_program() -> None:
    table = rows(text_of("docs/games/blitzkrieg.md"), "setting")
    assert {name: cells[:2] for name, cells in table.items()} == {o.name: [values(o), where(o)] for o in SETTINGS}
    for setting in SETTINGS:
        rule = setting.rule if setting.rule.startswith("R") else f"§{setting.rule}"
        assert rule in re.findall(r"R\d+|§[\w.]*\w", table[setting.name][2]), setting.name


def values(setting: Setting) -> str:
    """The default first; a long scale by its ends."""
    if isinstance(setting.default, bool):
        return "on, off" if setting.default else "off, on"
    assert setting.values[0] == setting.default
    if len(setting.values) > 5:
        return f"{setting.values[0]} … {setting.values[-1]}"
    return ", ".join(map(str, setting.values))


def where(setting: Setting) -> str:
    return ", ".join(setting.scenarios) or "all"


def test_the_table_of_scenarios_agrees_with_the_program() -> None:
    table = rows(text_of("docs/games/blitzkrieg.md"), "scenario")
    assert {name: cells[0] for name, cells in table.items()} == {s.name: seats(s) for s in SCENARIOS}


def seats(scenario: Scenario) -> str:
    return ", ".join(f"{name} (bot)" if n in scenario.bots else name for n, name in enumerate(scenario.seats))


def test_the_keys_of_a_record_are_all_described() -> None:
    assert list(rows(text_of("docs/record-format.md"), "key")) == list(HEADER_KEYS)


def test_the_overlays_shown_can_be_used() -> None:
    game = load("blitzkrieg")
    mine, source = (tomllib.loads(block) for block in blocks(text_of("docs/overlays.md"), "toml"))
    assert mine.pop("game") == game.name
    board = table_with(mine).state.board
    assert (board.theatres["BOS"].known, board.theatres["NYC"].known) == ("overlay", "reconstructed")
    assert (board.campaigns["BOS"].vp, board.spots["BOS.1"].effect, board.tokens["GOD"].strength) == (4, "strategic", 5)
    assert len(board.sets["japan"].spread()) == 22
    assert game.view(table_with(mine), 0).notices != ()
    assert game.view(table_with(source), 0).notices == ()


def table_with(overlay: dict[str, Any]) -> Table[Any]:
    return Table.new(load("blitzkrieg"), "nippon", overlay=overlay)
