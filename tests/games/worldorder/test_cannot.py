"""Why something is no answer: the first reason, its paragraph, and nothing against what can be done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldorder.position import Play, ally, army, drive, fill, shown, table, without_allies
from visavis.games.worldorder.cannot import CANNOT, cannot
from visavis.games.worldorder.setup import set_up
from visavis.games.worldorder.state import World
from visavis.kernel.game import Item
from visavis.text import LANGUAGES, language


def world() -> World:
    s = shown(shown(without_allies(table(), "usa"), "mena", "iran", "egypt"), "americas", "peru", "brazil")
    shown(s, "europe", "switzerland", "croatia")
    nation = s.nations["usa"]
    ally(s, "usa", "honduras", "canada")
    ally(s, "usa", "el-salvador", ready=False)
    ally(s, "usa", "kenya", fdi=1, bases=1)
    ally(s, "usa", "maldives")
    ally(s, "usa", "turkey", "jordan")
    nation.goods["diplomacy"], nation.money = 2, 15
    nation.hand = ["soft-power", "foreign-trade", "new-allies", "military-reinforcements"]
    nation.hand += ["prosperous-times", "key-economic-partner", "re-examine-agreement"]
    nation.goods["raw"] = 0
    nation.assets, nation.used = ["usa-us-navy", "usa-nato"], ["usa-arms-export"]
    s.market = ["explore-alternatives", "military-exercises"]
    return s


RELATIONS: Item = ("relations", "usa", ())
ENGAGE: Item = ("engage", "usa", ())


@pytest.mark.parametrize(("item", "answers", "touched", "why", "rule"), [
    (RELATIONS, (), "iran", "barred", "B5.1"),
    (RELATIONS, (), "switzerland", "dear", "B5.2"),
    (RELATIONS, (), "ally canada", "not-open", "B5.1"),
    (RELATIONS, (), "peru", "", ""),
    (("relations", "usa", (("regions", ("americas",)),)), (), "egypt", "card", "B5.1"),
    (ENGAGE, (), "europe", "no-ally", "B6.1"),
    (ENGAGE, (), "forces south_asia", "dear", "B6.2"),
    (ENGAGE, (), "americas", "", ""),
    (("invest", "usa", ()), (), "ally el-salvador", "exhausted", "B8.1"),
    (("invest", "usa", ()), (), "ally kenya", "invested", "B8.3"),
    (("invest", "usa", ()), (), "ally canada", "dear", "B8.1"),
    (("invest", "usa", ()), (), "peru", "not-ally", "B8.1"),
    (("invest", "usa", (("not_regions", ("americas",)),)), (), "ally honduras", "card", "B8.1"),
    (("base", "usa", ()), (), "ally maldives", "flag", "B10.1"),
    (("base", "usa", ()), (), "ally el-salvador", "exhausted", "B10.1"),
    (("base", "usa", ()), (), "ally kenya", "built", "B10.4"),
    (("base", "usa", ()), (), "ally honduras", "", ""),
    (("move", "usa", 1, ()), ("reserve",), "africa", "", ""),  # there is a base
    (("move", "usa", 1, ()), ("reserve",), "south_asia", "not-entered", "B9.3"),
    (("move", "usa", 1, ()), ("mena",), "mena", "same", "B9.3"),
    (("influence", "usa", "africa", (("forced", 1),)), (), "permanent africa", "", ""),
    (("influence", "usa", "africa", (("forced", 1),)), (), "permanent mena", "influence-elsewhere", "B13.2"),
    (("play", "usa"), (), "hand usa foreign-trade 1", "", ""),
    (("play", "usa"), (), "hand usa soft-power 1", "", ""),
    (("play", "usa"), (), "hand usa prosperous-times 1", "not-begun-goods", "B4.6"),
    (("play", "usa"), (), "hand usa key-economic-partner 1", "", ""),
    (("play", "usa"), (), "hand usa re-examine-agreement 1", "not-begun-reset", "B4.6"),
    (("play", "usa"), (), "usa-us-navy", "not-begun", "K5.33"),
    (("play", "usa"), (), "usa-arms-export", "used", "B4.4"),
    (("play", "usa"), (), "eu-nato", "not-yours", "B4.4"),
    (("play", "usa"), (), "usa-nato", "", ""),
    (("shop", "usa"), (), "explore-alternatives", "points", "B14.3"),
    (("shop", "usa"), (), "military-exercises", "", ""),
    (("growth", "usa", ()), (), "growth knowledge-transfer", "level", "B11.1"),
    (("growth", "usa", ()), (), "growth industrial-development", "", ""),
    (("study_allies", "usa"), (), "ally el-salvador", "exhausted", "B14.2"),
    (("study_allies", "usa"), (), "peru", "not-ally", "B14.2"),
    (RELATIONS, ("brazil",), "ally maldives", "other-region", "B5.2"),
])  # fmt: skip
def test_the_first_reason(item: Item, answers: tuple[Any, ...], touched: str, why: str, rule: str) -> None:
    """§B4.6 §B5.1 §B6.1 §B8.1 §B9.3 §B10.1 §B11.1 §B13.2 §B14.3 §K5.33"""
    s = army(world(), "mena", usa=1)
    s.points = 4
    asked = drive(s, item, *answers)
    assert asked is not None
    found = cannot(s, asked, [touched])
    if not why:
        assert found is None
        return
    assert found is not None
    assert (found.said.args["why"].key, found.rule) == (f"barred-{why}", rule)


def test_a_growth_card_that_is_too_dear_or_gone() -> None:
    """§B11.2 §B11.4"""
    s = world()
    nation = s.nations["usa"]
    nation.money = 9
    s.growth["rapid-reaction-force"] = 1
    asked = drive(s, ("growth", "usa", ()))
    assert asked is not None
    found = cannot(s, asked, ["growth industrial-development"])
    assert found is not None
    assert (found.said.args["why"].key, found.rule) == ("barred-lacks", "B11.2")
    nation.money, s.growth["diplomatic-initiative"] = 99, 0
    asked = drive(s, ("growth", "usa", ()))
    assert asked is not None
    found = cannot(s, asked, ["growth diplomatic-initiative"])
    assert found is not None
    assert found.rule == "B11.4"


def test_a_full_region_has_no_permanent_slot() -> None:
    """§B13.2 The queue always takes a cube (ruling R18)."""
    s = fill(world(), "africa")
    s.temporary["africa"] = ("usa",) * 2
    s.nations["usa"].growth = ["regional-resilience"]
    asked = drive(s, ("resilience", "usa", "africa"))
    assert asked is not None
    assert cannot(s, asked, ["permanent africa"]) is None  # of this nothing is said


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_reason_is_a_sentence_and_nothing_speaks_against_an_answer(name: str) -> None:
    """§B1.8 In random games."""
    say = language(name, "worldorder").say
    game = Play(set_up("two-1", {"objectives": True}, {}), 3)
    while (asked := game.next()) is not None:
        if asked.seat >= 0 and asked.name in CANNOT:
            for answer in map(str, asked.options):
                for touched in (answer, f"ally {answer}", f"growth {answer}"):
                    assert cannot(game.state, asked, [touched]) is None, (asked.name, touched)
            for touched in ("iran", "ally india", "permanent mena", "growth space-program", "power-play", "nonsense"):
                found = cannot(game.state, asked, [touched])
                assert found is None or "⟨" not in say(found.told())
        game.answer(asked)
