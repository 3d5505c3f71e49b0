"""What a seat sees: everything is named, and no hand that it may not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.noretreat.position import begun, drive, empty, give, lay
from tests.games.noretreat.test_vocabulary import messages
from visavis.games.noretreat.check import check
from visavis.games.noretreat.hidden import hides, resample
from visavis.games.noretreat.layout import layout
from visavis.games.noretreat.options import odds_text, options
from visavis.games.noretreat.setup import SCENARIOS, SETTINGS, set_up
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import Battle, War
from visavis.games.noretreat.steps import STEPS
from visavis.games.noretreat.view import may_know, things, view
from visavis.games.noretreat.vocabulary import VOCABULARY
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Text


def unset(*_: Any) -> Any:
    """What nobody asks for here."""
    raise NotImplementedError


GAME: Game[War] = Game(
    name="noretreat",
    version="1",
    scenarios=SCENARIOS,
    settings=SETTINGS,
    setup=set_up,
    steps=STEPS,
    view=view,
    status=unset,
    vocabulary=VOCABULARY,
    reasoning=unset,  # type: ignore[arg-type]
    layout=layout,
    check=check,
    resample=resample,
    restore=unset,
    result=unset,
    hides=hides,
)


def texts(value: Any) -> Iterator[Text]:
    """Every text in a view, however deep."""
    if isinstance(value, Text):
        yield value
        yield from texts(tuple(value.args.values()))
    elif isinstance(value, dict):
        yield from texts(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from texts(each)


@pytest.mark.parametrize("name", [each.name for each in SCENARIOS])
def test_everything_seen_and_said_has_its_words(name: str) -> None:
    """§B4.2 Every question once, from every chair, and the whole log, in both languages."""
    random = Random(11)
    table = Table.new(GAME, name)
    asked: set[str] = set()
    keys: set[str] = set()
    while table.pending is not None:
        choice = table.pending
        if choice.name not in asked:
            asked.add(choice.name)
            for seat in (0, 1, SPECTATOR, READER):
                keys |= {text.key for text in texts(tuple(table.view(seat)))}
        table.answer(random.choice(choice.options if choice.pool is None else choice.pool))
    keys |= {text.key for line in table.log(0) for text in texts(line.text)}
    for code in ("en", "ru"):
        found = messages(code)
        assert sorted(key for key in keys if key and key[0] != "§" and key not in found) == []


def test_a_hand_is_seen_by_its_side_alone() -> None:
    """§B5.1 ruling R38 Of the other hand one sees the backs; alone both lie open, against the program one's own."""
    for scenario, seat, seen in (
        ("campaign", 0, (True, False)),
        ("campaign", 1, (False, True)),
        ("campaign", SPECTATOR, (False, False)),
        ("campaign", READER, (True, True)),
        ("campaign-alone", 0, (True, True)),
        ("campaign-solo", 0, (True, False)),
    ):
        s = give(give(begun(scenario), AXIS, "03"), SOVIET, "04")
        assert tuple(may_know(s, seat, side) for side in (AXIS, SOVIET)) == seen
        cards = {thing.id for thing in things(s, seat) if thing.at.startswith("hand")}
        assert ("card 0 03" in cards, "card 1 04" in cards) == seen
        assert len(cards) == 2


def test_the_colours_follow_the_person_to_the_other_side() -> None:
    """§SG1.13 The chair stays, its colour changes."""
    from visavis.games.noretreat.view import colours, owner_of

    s = begun("campaign-solo")
    assert (colours(s), owner_of(s, AXIS)) == (("axis", "soviet"), 0)
    s.yours = SOVIET
    assert (colours(s), owner_of(s, AXIS)) == (("soviet", "axis"), 1)


def test_goals_say_what_they_cost_and_battles_their_odds() -> None:
    """§B8.1 §B10.12 §B10.13"""
    s = lay(empty(), _2Pz="1007", West="1107")
    asked = drive(s, ("go", "2Pz"))
    assert asked is not None
    costs = {each.answer: each.preview[0].args["n"] for each in options(s, asked) if each.preview}
    assert (costs["1008"], costs["1108"]) == (2, 3)
    s.battle = Battle("1107", AXIS, False, ("2Pz",), ("West",))
    words = odds_text(s).args
    assert (words["attack"], words["defence"], words["column"]) == (7, 4, "2:1")
    assert [shift.args["name"].key for shift in words["shifts"]] == ["shift-armour"]


def test_counters_show_strength_movement_and_how_they_stand() -> None:
    """§B6.12 §B7.16 §B14.2"""
    from visavis.games.noretreat.state import CUT, mark
    from visavis.games.noretreat.view import counter

    s = lay(empty(), _1Pz="1007 reduced", Moscow="2008 fort", _3Rum="0915")
    mark(s, "1Pz", CUT)
    assert (counter(s, "1Pz").numbers, counter(s, "1Pz").marks) == (("5", "6"), ("unsupplied", "reduced"))
    assert counter(s, "Moscow").numbers == ("(4)", "0")
    assert counter(s, "3Rum").numbers == ("1/2", "3")
