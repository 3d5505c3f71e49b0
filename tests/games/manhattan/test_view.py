"""What a player gets to see and read: agreements, faces of cards, barriers, what is known of the decks."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.manhattan.positions import GAME, draw_anything, nation, pact, position
from visavis.games.manhattan.state import Race
from visavis.kernel.table import Table
from visavis.kernel.view import Text, View
from visavis.text import language


def seen(table: Table[Race], seat: int = 0) -> View:
    return GAME.view(draw_anything(table), seat)


def said(texts: Iterable[Text], code: str = "en") -> list[str]:
    lang = language(code, GAME.name)
    return [lang.say(text) for text in texts]


# Agreements


def test_mutual_peace_is_one_agreement_with_its_end_and_no_warning() -> None:
    """§9.17 §9.18 §9.19"""
    table = position(pacts=(pact("green", "spare green red all", "spare red green all", "keep_off blue"),))
    view = seen(table)
    assert [text.key for text in view.status] == ["status-turn"]
    assert said(view.agreements) == [
        "Green and Red spare each other’s planes and buildings (until the next turn of Green)",
        "Blue keeps off the air-strike spaces (until the next turn of Green)",
    ]
    assert said(view.agreements, "ru")[0] == (
        "зелёные и красные не трогают друг у друга самолёты и здания (до следующего хода зелёных)"
    )


def test_promises_that_differ_are_told_one_by_one() -> None:
    """§9.19"""
    table = position(pacts=(pact("green", "spare green red planes", "spare red green all"),))
    assert [text.args["clause"].key for text in seen(table).agreements] == ["clause-spare", "clause-spare"]


def test_nothing_is_agreed_any_more_once_the_race_is_over() -> None:
    """§2.3"""
    table = position(pacts=(pact("green", "keep_off blue"),), red=nation())
    table.state.ending = "goal"
    assert seen(table).agreements == ()
