"""Paragraph -> places -> tests, for every game with a `data/rulebook.toml`.

A citation is `§` and a paragraph id, in code, data or a test; an id passed as an argument, as in
`roll("fight.fire", "6.2")`, cites as well. The map is written to the game's `data/rulemap.json` and
between the rulemap markers of `docs/games/<game>.md`. A ruling is a row as well: `**R7**` in the
game's `notes.md` or a paragraph `R7`, cited as `ruling R7`. Every row needs a place and a test.

Below the map stands what the log may cite: every event with the paragraphs that speak of it.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import re
import string
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

CITATION: Final = re.compile(r"§([0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?)")
PARAGRAPH_SHAPE: Final = re.compile(r"(?:[A-Z]{1,2}\d*|\d+)(?:\.[0-9A-Z]+)+[a-z]?")
RULING_ENTRY: Final = re.compile(r"^\s*(?:(?:[-*+|]|#+)\s+\*{0,2}|\*\*)(R\d+)\b", re.MULTILINE)
RULING: Final = re.compile(r"R\d+")
RULING_CITATION: Final = re.compile(r"\brulings?\s+(R\d+(?:(?:\s*,\s*|\s+and\s+)R\d+)*)", re.IGNORECASE)
RULE_CALLS: Final = frozenset(
    {"Choice", "roll", "roll_dice", "draw", "take", "only", "prefer", "most", "least", "compare"}
)
STATUSES: Final = ("code", "data", "view")
OPENING: Final = "<!-- rulemap -->"
CLOSING: Final = "<!-- /rulemap -->"
NOWHERE: Final = ""


@dataclass(frozen=True)
class Paragraph:
    id: str
    status: str
    title: str


@dataclass(frozen=True)
class Definition:
    """A function, class or constant, with the comment lines standing on top of it."""

    name: str
    first: int
    last: int
    is_test: bool


@dataclass(frozen=True)
class Citation:
    """What is cited, in which line, and the place or test it counts for."""

    cited: str
    line: str
    owner: str = NOWHERE


@dataclass(frozen=True)
class Game:
    name: str
    folder: Path
    paragraphs: list[Paragraph]
    notes: list[str]  # the rulings listed there
    code: list[Citation]
    tests: list[Citation]
    mentions: list[Citation]
    events: dict[str, tuple[str, ...]]  # the paragraphs each may cite

    @property
    def ids(self) -> frozenset[str]:
        """Every row: paragraphs, and rulings wherever they are worded."""
        return frozenset([*(paragraph.id for paragraph in self.paragraphs), *self.notes])


Map = dict[str, dict[str, list[str]]]
Owner = Callable[[int], str]


# Reading Python


def definitions(source: str) -> list[Definition]:
    lines = source.splitlines()
    return [
        Definition(name, top_of(node, lines), node.end_lineno or node.lineno, is_test(node))
        for name, node in named_nodes(ast.parse(source), ())
    ]


def named_nodes(parent: ast.AST, outer: tuple[str, ...]) -> Iterator[tuple[str, ast.stmt]]:
    for node in ast.iter_child_nodes(parent):
        own = defined_name(node, inside_function=isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef))
        path = (*outer, own) if own else outer
        if own and isinstance(node, ast.stmt):
            yield ".".join(path), node
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            yield from named_nodes(node, path)


def defined_name(node: ast.AST, inside_function: bool) -> str:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[target, *_]) | ast.AnnAssign(target=target) if not inside_function:
            return first_name(target)
    return NOWHERE


def first_name(target: ast.expr) -> str:
    return next((node.id for node in ast.walk(target) if isinstance(node, ast.Name)), NOWHERE)


def top_of(node: ast.stmt, lines: Sequence[str]) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return first


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def innermost(candidates: Iterable[Definition], line: int) -> str:
    around = [d for d in candidates if d.first <= line <= d.last]
    return max(around, key=lambda d: (d.first, -d.last)).name if around else NOWHERE


def docstring_lines(source: str) -> range:
    """The lines of the module's docstring: it tells the chapter, and is the place of no paragraph."""
    match ast.parse(source).body:
        case [ast.Expr(value=ast.Constant(value=str())) as expression, *_]:
            return range(expression.lineno, (expression.end_lineno or expression.lineno) + 1)
    return range(0)


def call_arguments(source: str) -> Iterator[tuple[str, str, int]]:
    """Every string literal passed to a call: the call's name, the string, its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            for value in [*node.args, *(keyword.value for keyword in node.keywords)]:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield called_name(node.func), value.value, value.lineno


def called_name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return NOWHERE


# Citations


def always(name: str) -> Owner:
    return lambda line: name


def place_owner(source: str, label: str) -> Owner:
    found, docstring = definitions(source), docstring_lines(source)

    def owner(line: int) -> str:
        name = NOWHERE if line in docstring else innermost(found, line)
        return f"{label}:{name}" if name else NOWHERE

    return owner


def test_owner(source: str, label: str) -> Owner:
    found = [definition for definition in definitions(source) if definition.is_test]

    def owner(line: int) -> str:
        name = innermost(found, line)
        return f"{label}::{name.replace('.', '::')}" if name else NOWHERE

    return owner


def citations(text: str, where: str, owner: Owner) -> Iterator[Citation]:
    for cited, at in [*cited_paragraphs(text), *cited_rulings(text)]:
        number = text.count("\n", 0, at) + 1
        yield Citation(cited, f"{where}:{number}", owner(number))


def cited_paragraphs(text: str) -> Iterator[tuple[str, int]]:
    yield from ((match[1], match.start()) for match in CITATION.finditer(text))


def cited_rulings(text: str) -> Iterator[tuple[str, int]]:
    for match in RULING_CITATION.finditer(text):
        yield from ((ruling[0], match.start(1) + ruling.start()) for ruling in RULING.finditer(match[1]))


def rule_arguments(source: str, where: str, owner: Owner, ids: Collection[str]) -> Iterator[Citation]:
    for call, text, line in call_arguments(source):
        if text in ids or (call in RULE_CALLS and PARAGRAPH_SHAPE.fullmatch(text)):
            yield Citation(text, f"{where}:{line}", owner(line))


def code_citations(root: Path, folder: Path, ids: Collection[str]) -> Iterator[Citation]:
    for path in sorted(folder.rglob("*.py")):
        source, where = path.read_text("utf-8"), relative(path, root)
        owner = place_owner(source, relative(path, folder))
        yield from citations(source, where, owner)
        yield from rule_arguments(source, where, owner, ids)


def data_citations(root: Path, folder: Path) -> Iterator[Citation]:
    for path in sorted((folder / "data").rglob("*.toml")):
        if path.name != "rulebook.toml":
            yield from citations(path.read_text("utf-8"), relative(path, root), always(relative(path, folder)))


def test_citations(root: Path, folder: Path, labels: Path) -> Iterator[Citation]:
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text("utf-8")
        yield from citations(source, relative(path, root), test_owner(source, relative(path, labels)))


def text_mentions(root: Path, folder: Path) -> Iterator[Citation]:
    """Texts that refer to paragraphs without being the place of any."""
    for path in [folder / "data" / "rulebook.toml", folder / "notes.md", *sorted(folder.rglob("*.ftl"))]:
        if path.is_file():
            yield from citations(path.read_text("utf-8"), relative(path, root), always(NOWHERE))


def shared_test_citations(root: Path) -> list[Citation]:
    tests = root / "tests"
    return [c for name in ("laws", "playthroughs") for c in test_citations(root, tests / name, tests)]


def relative(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


# Games


def games(root: Path) -> list[Game]:
    """Those on the shelf: of a game that is being written not every row has its place yet."""
    folders = [file.parent.parent for file in sorted((root / "src/visavis/games").glob("*/data/rulebook.toml"))]
    known = shelf(root)
    return [read_game(root, folder) for folder in folders if known is None or folder.name in known]


def shelf(root: Path) -> tuple[str, ...] | None:
    """The games that are registered there; None if nothing is registered at all."""
    register = root / "src/visavis/games/__init__.py"
    for node in ast.parse(register.read_text("utf-8")).body if register.is_file() else ():
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "GAMES" and node.value is not None:
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    return None


def read_game(root: Path, folder: Path) -> Game:
    paragraphs = read_rulebook(folder / "data" / "rulebook.toml")
    notes = ruling_entries(folder)
    ids = {*(paragraph.id for paragraph in paragraphs), *notes}
    own_tests = root / "tests/games" / folder.name
    return Game(
        name=folder.name,
        folder=folder,
        paragraphs=paragraphs,
        notes=notes,
        code=[*code_citations(root, folder, ids), *data_citations(root, folder)],
        tests=[*test_citations(root, own_tests, own_tests)],
        mentions=[*text_mentions(root, folder)],
        events=events_told(folder),
    )


def events_told(folder: Path) -> dict[str, tuple[str, ...]]:
    """The rows of a game's vocabulary, if it is a game that can be played from here."""
    name = f"visavis.games.{folder.name}.vocabulary"
    if not (folder / "vocabulary.py").is_file():
        return {}
    module = importlib.import_module(name)
    if module.__file__ is None or Path(module.__file__).resolve().parent != folder.resolve():
        return {}
    return {event: tuple(dict.fromkeys(row.rules)) for event, row in module.EVENTS.items()}


def read_rulebook(path: Path) -> list[Paragraph]:
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8")).get("paragraph", [])
    return [Paragraph(str(row.get("id", "")), str(row.get("status", "")), english_title(row)) for row in rows]


def ruling_entries(folder: Path) -> list[str]:
    notes = folder / "notes.md"
    return RULING_ENTRY.findall(notes.read_text("utf-8")) if notes.is_file() else []


def english_title(row: dict[str, Any]) -> str:
    title = row.get("title")
    return str(title.get("en", "")) if isinstance(title, dict) else ""


def resolve(cited: str, ids: Collection[str]) -> str:
    """A finer point, §7.3b, belongs to its paragraph, 7.3."""
    return cited if cited in ids else cited.rstrip(string.ascii_lowercase)


def exists(cited: str, ids: Collection[str]) -> bool:
    """A heading over paragraphs, §6.2 over 6.2.1, may be referred to as well."""
    return resolve(cited, ids) in ids or any(id.startswith(f"{cited}.") for id in ids)


def natural_order(id: str) -> list[tuple[int, int, str]]:
    parts: list[str] = re.findall(r"\d+|[^\d.]+", id)
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts]


def owners(found: Iterable[Citation], ids: Collection[str], id: str) -> list[str]:
    return sorted({c.owner for c in found if c.owner and resolve(c.cited, ids) == id})


def rule_map(game: Game, shared: Iterable[Citation]) -> Map:
    ids, tests = game.ids, [*game.tests, *shared]
    return {
        id: {"places": owners(game.code, ids, id), "tests": owners(tests, ids, id)}
        for id in sorted(ids, key=natural_order)
    }


# Output


def as_json(found: Map) -> str:
    """A line each, so that a change is a line of the difference."""
    rows = ",\n".join(f" {json.dumps(id)}: {json.dumps(entry, ensure_ascii=False)}" for id, entry in found.items())
    return f'{{"paragraphs": {{\n{rows}\n}}}}\n'


def as_table(game: Game, found: Map) -> str:
    titles = {paragraph.id: paragraph.title for paragraph in game.paragraphs}
    rows = [table_row(id, titles[id], entry) for id, entry in found.items() if id in titles]
    return "\n".join(["| § | title | place | tests |", "|---|---|---|---|", *rows, *event_table(game, titles)])


def event_table(game: Game, titles: dict[str, str]) -> list[str]:
    """What is told, and by which paragraphs: a law fails on an event told with another one."""
    if not game.events:
        return []
    rows = [f"| `{event}` | {'<br>'.join(f'{id} {titles[id]}' for id in ids)} |" for event, ids in game.events.items()]
    return ["", "| event of the log | told with § |", "|---|---|", *rows]


def table_row(id: str, title: str, entry: dict[str, list[str]]) -> str:
    places = "<br>".join(f"`{place}`" for place in entry["places"])
    return f"| {id} | {title.replace('|', '/')} | {places} | {len(entry['tests'])} |"


def with_table(page: str, table: str) -> str:
    before, _, rest = page.partition(OPENING)
    _, _, after = rest.partition(CLOSING)
    return f"{before}{OPENING}\n{table}\n{CLOSING}{after}"


def has_markers(page: str) -> bool:
    return 0 <= page.find(OPENING) < page.find(CLOSING)


def outputs(root: Path, game: Game, found: Map) -> dict[Path, str]:
    """The files that follow from the map, with the content each should have."""
    files = {game.folder / "data" / "rulemap.json": as_json(found)}
    docs = docs_page(root, game)
    if docs.is_file() and has_markers(page := docs.read_text("utf-8")):
        files[docs] = with_table(page, as_table(game, found))
    return files


def docs_page(root: Path, game: Game) -> Path:
    return root / "docs/games" / f"{game.name}.md"


def is_current(path: Path, content: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == content


# Problems


def problems(root: Path) -> list[str]:
    found, shared = games(root), shared_test_citations(root)
    every_id = frozenset[str]().union(*(game.ids for game in found))
    return [
        *(problem for game in found for problem in game_problems(root, game, shared)),
        *(f"{c.line}: §{c.cited} is in no rulebook" for c in shared if not exists(c.cited, every_id)),
    ]


def game_problems(root: Path, game: Game, shared: Sequence[Citation]) -> Iterator[str]:
    found = rule_map(game, shared)
    yield from rulebook_problems(game)
    yield from (f"{game.name}: {called(id)} has no place" for id in unplaced(found))
    yield from (f"{game.name}: {called(id)} is cited by no test" for id in untested(found))
    yield from unknown_citations(game)
    yield from stale_outputs(root, game, found)


def rulebook_problems(game: Game) -> Iterator[str]:
    yield from (f"{game.name}: §{id} is listed twice" for id in repeated(p.id for p in game.paragraphs))
    yield from (f"{game.name}: ruling {id} is listed twice in notes.md" for id in repeated(game.notes))
    for paragraph in game.paragraphs:
        if paragraph.status not in STATUSES:
            yield f"{game.name}: §{paragraph.id} has status {paragraph.status!r}, not one of {', '.join(STATUSES)}"


def repeated(names: Iterable[str]) -> list[str]:
    return sorted(name for name, count in Counter(names).items() if count > 1)


def called(id: str) -> str:
    return f"ruling {id}" if RULING.fullmatch(id) else f"§{id}"


def unplaced(found: Map) -> list[str]:
    return [id for id, entry in found.items() if not entry["places"]]


def untested(found: Map) -> list[str]:
    return [id for id, entry in found.items() if not entry["tests"]]


def unknown_citations(game: Game) -> Iterator[str]:
    ids = game.ids
    for citation in [*game.code, *game.tests, *game.mentions]:
        if not exists(citation.cited, ids):
            yield f"{citation.line}: {called(citation.cited)} is not in the rulebook or the notes of {game.name}"


def stale_outputs(root: Path, game: Game, found: Map) -> Iterator[str]:
    for path, content in outputs(root, game, found).items():
        if not is_current(path, content):
            yield f"{relative(path, root)}: out of date, run `make rulemap`"
    docs = docs_page(root, game)
    if docs.is_file() and not has_markers(docs.read_text("utf-8")):
        yield f"{relative(docs, root)}: has no {OPENING} … {CLOSING} to hold the table"


# Commands


def check(root: Path) -> int:
    found = problems(root)
    print("\n".join(found or ["rulemap: every paragraph and every ruling has its place and its test"]))
    return 1 if found else 0


def write(root: Path) -> int:
    shared = shared_test_citations(root)
    for game in games(root):
        found = rule_map(game, shared)
        for path, content in outputs(root, game, found).items():
            path.write_text(content, "utf-8")
        print(summary(game, found))
    return 0


def summary(game: Game, found: Map) -> str:
    lacking = f"{len(unplaced(found))} without a place, {len(untested(found))} without a test"
    return f"{game.name}: {len(found)} rows, {lacking}"


def list_missing(root: Path) -> int:
    shared = shared_test_citations(root)
    for game in games(root):
        found = rule_map(game, shared)
        print(missing_line(game, "unplaced", unplaced(found)))
        print(missing_line(game, "untested", untested(found)))
    return 0


def missing_line(game: Game, what: str, ids: Sequence[str]) -> str:
    return f"{game.name} {what} ({len(ids)}): {' '.join(ids)}".rstrip(": ")


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Map paragraphs to places and tests.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", dest="command", action="store_const", const=check, help="report every problem")
    mode.add_argument("--list-missing", dest="command", action="store_const", const=list_missing)
    parser.set_defaults(command=write)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = parse_arguments(argv)
    command: Callable[[Path], int] = arguments.command
    return command(arguments.root)


if __name__ == "__main__":
    sys.exit(main())
