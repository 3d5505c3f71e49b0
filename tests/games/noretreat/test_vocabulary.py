"""Every event that the rules tell has its row, carries what the row names, and cites a paragraph."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import visavis.games.noretreat as package
from visavis.games.noretreat.layout import layout
from visavis.games.noretreat.setup import SCENARIOS, set_up
from visavis.games.noretreat.steps import STEPS
from visavis.games.noretreat.vocabulary import EVENTS, VOCABULARY
from visavis.kernel.choice import Together
from visavis.kernel.journal import Event
from visavis.kernel.view import Text

FOLDER = Path(str(package.__file__)).parent


def told_names() -> set[str]:
    """The names in every call of tell, and in the tables that choose one."""
    found: set[str] = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("s.tell", "s.tell_secret"):
                found |= {
                    each.value
                    for each in node.args
                    if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value.islower()
                }
    return found


def test_every_event_has_a_row_and_every_row_an_event() -> None:
    """§B4.1"""
    chosen = {"fortified", "upgraded", "improved"}  # by the kind of step
    assert (told_names() | chosen) - set(EVENTS) <= {"none"}
    assert set(EVENTS) - told_names() - chosen == set()


def test_every_row_cites_paragraphs_that_exist() -> None:
    """§B4.1"""
    rulebook = tomllib.loads((files(package) / "data" / "rulebook.toml").read_text("utf-8"))
    known = {row["id"] for row in rulebook["paragraph"]}
    cited = {rule for row in EVENTS.values() for rule in row.rules}
    assert cited - known == set()


@pytest.mark.parametrize("name", ["campaign", "ukraine", "campaign-alone", "campaign-solo", "moscow-solo"])
def test_what_is_told_fits_its_row(name: str) -> None:
    """§B4.2 Whole games: every event has as many fields as its row, and becomes a sentence with a paragraph."""
    random = Random(6)
    s = set_up(name, {}, {})
    s.told = []
    while s.agenda:
        item, *args = s.agenda.pop()
        step = STEPS[item](s, *args)
        asked = next(step, None) if step is not None else None
        while step is not None and asked is not None:
            assert not isinstance(asked, Together)
            asked.answer = random.choice(asked.options if asked.pool is None else asked.pool)
            asked = next(step, None)
    events = [event for event in s.told if isinstance(event, Event)]
    assert len({event.name for event in events}) > 20
    for event in events:
        assert isinstance(VOCABULARY.text(s, event), Text)
        assert VOCABULARY.rule(s, event)


@pytest.mark.parametrize("name", [each.name for each in SCENARIOS if not each.bots])
def test_every_place_lies_somewhere_of_its_own(name: str) -> None:
    """§B8.12 Hexes and areas, none upon another, all on the picture."""
    s = set_up(name, {}, {})
    found = layout(s)
    assert set(found.spots) == set(s.board.places)
    centres = [(spot.x, spot.y) for spot in found.spots.values()]
    for n, (x, y) in enumerate(centres):
        assert 0 < x < found.width
        assert 0 < y < found.height
        assert all((x - a) ** 2 + (y - b) ** 2 > 50**2 for a, b in centres[:n])
    rivers = {frozenset(ends) for kind, *ends in found.paths if kind == "river"}
    assert len(rivers) == sum(len(place.rivers) for place in s.board.places.values()) // 2
