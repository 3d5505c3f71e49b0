"""Every event that the rules tell has its row, carries what the row names, and cites a paragraph."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Junk, Message

import visavis.games.noretreat as package
from visavis.games.noretreat.layout import boxes_of, layout
from visavis.games.noretreat.setup import SCENARIOS, set_up
from visavis.games.noretreat.sheets import SIDES, SOVIET
from visavis.games.noretreat.state import BOXES
from visavis.games.noretreat.steps import STEPS
from visavis.games.noretreat.vocabulary import EVENTS, VOCABULARY
from visavis.games.noretreat.words import shift_text
from visavis.kernel.choice import Together
from visavis.kernel.journal import Event
from visavis.kernel.view import Text
from visavis.kernel.vocabulary import key_of
from visavis.text import language

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
    """§B8.12 Hexes, areas and the boxes of both sides, none upon another, all on the picture."""
    s = set_up(name, {}, {})
    found = layout(s)
    assert set(found.spots) == {*s.board.places, *(f"{box} {side}" for box, side in boxes_of(s.board))}
    centres = [(spot.x, spot.y) for spot in found.spots.values()]
    for n, (x, y) in enumerate(centres):
        assert 0 < x < found.width
        assert 0 < y < found.height
        assert all((x - a) ** 2 + (y - b) ** 2 > 50**2 for a, b in centres[:n])
    rivers = {frozenset(ends) for kind, *ends in found.paths if kind == "river"}
    assert len(rivers) == sum(len(place.rivers) for place in s.board.places.values()) // 2


@pytest.mark.parametrize("code", ["en", "ru"])
def test_everything_that_is_told_has_its_words(code: str) -> None:
    """§B4.1 Events, counters, cities, boxes, cards, in either language."""
    found = messages(code)
    board = set_up("campaign", {}, {}).board
    wanted = [key_of("event", name) for name in EVENTS]
    wanted += [f"unit-{id_}" for id_ in board.units]
    wanted += [f"city-{id_}" for id_ in board.prizes]
    wanted += [f"area-{id_}" for id_ in board.areas] + [f"box-{box}" for box in BOXES]
    wanted += [f"card-{card}-{side}" for card in board.cards for side in SIDES]
    wanted += [f"weather-{sky.replace(' ', '-')}" for sky in board.weathers] + [
        f"terrain-{id_}" for id_ in board.terrains
    ]
    wanted += [f"plan-{cell.plan}" for card in board.solo.values() for cell in card.cells]
    assert [key for key in wanted if key not in found] == []
    red = [id_ for id_, unit in board.units.items() if unit.side == SOVIET and unit.two_sided]
    assert [id_ for id_ in red if "red" not in found[f"unit-{id_}"]] == []


def test_both_languages_say_the_same_with_the_same_words() -> None:
    """§B4.1"""
    english, russian = messages("en"), messages("ru")
    assert list(english) == list(russian)
    assert {key for key in english if english[key]["="] != russian[key]["="]} == set()


def messages(code: str) -> dict[str, dict[str, set[str]]]:
    """By key: the forms of a message, and the variables of its sentence."""
    text = (files(package) / "text" / f"{code}.ftl").read_text("utf-8")
    found: dict[str, dict[str, set[str]]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message) and entry.value is not None:
            found[entry.id.name] = {"=": set(re.findall(r"\$(\w+)", serialize_expression_of(entry)))}
            found[entry.id.name] |= {each.id.name: set() for each in entry.attributes}
    return found


def serialize_expression_of(entry: Message) -> str:
    return FluentSerializer().serialize_entry(Message(entry.id, entry.value))


@pytest.mark.parametrize(("code", "said"), [("en", "river −1, armour +1"), ("ru", "река −1, танки +1")])
def test_shifts_carry_their_sign(code: str, said: str) -> None:
    """§B10.13"""
    words = language(code, "noretreat")
    assert ", ".join(words.say(shift_text(name, n)) for name, n in (("river", -1), ("armour", 1))) == said
