"""Chapter K4: Growth cards that are used, or do something when they are taken."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, drive, events, options, table, without_allies
from visavis.games.worldorder.cards.card import ABILITIES, ASSETS, Card
from visavis.games.worldorder.state import World
from visavis.kernel.deck import Deck


def holding(*hand: str, deck: tuple[str, ...] = ("growth-strategy", "foreign-trade", "new-allies")) -> World:
    s = table()
    s.nations["usa"].hand, s.nations["usa"].deck = list(hand), Deck([], top=deck)
    return s


def test_reduced_bureaucracy() -> None:
    """§K4.3 Draw 1, then trash 1."""
    s = holding("military-pact")
    drive(s, ("ability", "usa", "reduced-bureaucracy"), ("trash", "military-pact"))
    assert (s.nations["usa"].hand, s.trashed) == (["growth-strategy"], ["military-pact"])


def test_knowledge_transfer() -> None:
    """§K4.4 Up to the highest value among ready allies, then as many are discarded."""
    s = holding("military-pact")
    assert options(s, ("ability", "usa", "knowledge-transfer")) == [1, 2]  # Mexico, Japan
    asked = drive(s.clone(), ("ability", "usa", "knowledge-transfer"), 2)
    assert asked is not None
    assert (asked.name, asked.about["left"]) == ("discard", 2)  # so many must go
    drive(s, ("ability", "usa", "knowledge-transfer"), 2, "military-pact", "foreign-trade")
    assert s.nations["usa"].hand == ["growth-strategy"]
    s.nations["usa"].allies = {}
    assert not ABILITIES["knowledge-transfer"].ready(s, "usa")


def test_knowledge_transfer_gives_back_what_could_be_drawn() -> None:
    """§K4.4 As many are discarded as were drawn, even if the deck runs out (§B4.8)."""
    s = ally(without_allies(holding(), "usa"), "usa", "canada")
    s.nations["usa"].deck, s.nations["usa"].discard = Deck(["new-allies"]), ["foreign-trade"]
    assert options(s, ("ability", "usa", "knowledge-transfer")) == [1, 2]


def test_change_of_leader() -> None:
    """§K4.13 The hand is discarded, as many are drawn."""
    s = holding("military-pact", "new-allies")
    drive(s, ("ability", "usa", "change-of-leader"))
    assert s.nations["usa"].hand == ["growth-strategy", "foreign-trade"]
    assert s.nations["usa"].discard == ["military-pact", "new-allies"]


def test_collaboration_with_allies() -> None:
    """§K4.14 One of the top cards is kept, the others go back in his order."""
    s = ally(without_allies(holding(), "usa"), "usa", "canada")
    drive(
        s, ("ability", "usa", "collaboration-with-allies"), ("keep", "foreign-trade"), ("put_back", "growth-strategy")
    )
    nation = s.nations["usa"]
    assert nation.hand == ["foreign-trade"]
    assert nation.deck.top == ["new-allies", "growth-strategy"]
    assert not nation.allies["canada"].ready


@pytest.mark.parametrize(("title", "more", "gained"), [
    ("new-allies", (), [("diplomacy", 2)]), ("military-pact", (), [("army", 1)]),
    ("growth-strategy", (), [("services", 1)]),
    ("tap-into-new-markets", (), [("diplomacy", 2), ("cg", 1)]),
    ("re-evaluate-strategy", (("symbol", "economic"),), [("diplomacy", 2), ("army", 1)]),
])  # fmt: skip
def test_resource_efficiency(title: str, more: tuple[tuple[str, str], ...], gained: list[tuple[str, int]]) -> None:
    """§K4.16 §G3.2 A gain for each symbol, at most two (ruling R51)."""
    s = holding(title, deck=("foreign-trade",))
    drive(s, ("ability", "usa", "resource-efficiency"), ("discard", title), *more)
    assert [args[1:3] for args in events(s, "gained")] == gained


def test_industrial_development() -> None:
    """§K4.1 Two different productions, without goods."""
    s = table()
    drive(s, ("growth", "usa", ()), "industrial-development", ("develop", "energy"))
    goods = dict(s.nations["usa"].goods)
    asked = drive(s, ("develop", "usa", 1, ("energy",)), "cg")
    assert asked is None
    assert (s.nations["usa"].production["energy"], s.nations["usa"].production["cg"]) == (4, 4)
    assert s.nations["usa"].goods == goods
    assert "energy" not in options(s, ("develop", "usa", 1, ("energy",)))


def test_tactical_flexibility_at_once() -> None:
    """§K4.5 One card when it is gained."""
    s = holding()
    nation = s.nations["usa"]
    nation.growth, nation.goods["diplomacy"] = ["industrial-development", "knowledge-transfer"], 0
    drive(s, ("growth", "usa", ()))
    assert (nation.growth[-1], nation.hand) == ("tactical-flexibility", ["growth-strategy"])


def test_assertion_of_dominance_at_once() -> None:
    """§K4.17 Two VP for each completed round."""
    s = table(growth="replace")
    drive(s, ("lay_growth",))
    s.round, s.growth["operational-advantage"] = 4, 0
    s.nations["usa"].growth = ["a", "b", "c"]
    drive(s, ("growth", "usa", ()))
    assert s.nations["usa"].vp == 6


def test_operational_advantage(monkeypatch: pytest.MonkeyPatch) -> None:
    """§K4.18 Two unused assets, one is kept for its VP; one of his may be used at once."""
    monkeypatch.setitem(
        ASSETS, "usa-nato", Card(lambda s, p: True, lambda s, p: s.then(("gain", p, "money", 3, "K5.10")))
    )
    s = table()
    nation = s.nations["usa"]
    nation.spare, nation.assets = ["usa-us-navy", "usa-arms-export", "usa-r-and-d-champion"], ["usa-nato"]
    drive(s, ("deal_operation", "usa"), "usa-us-navy", "usa-arms-export", ("asset_keep", "usa-arms-export"))
    assert nation.assets == ["usa-nato", "usa-arms-export"]
    assert sorted(nation.spare) == ["usa-r-and-d-champion", "usa-us-navy"]
    assert nation.vp == 4
    drive(s, ("use_at_once", "usa"), ("use", "usa-nato"))
    assert (nation.used, nation.money) == (["usa-nato"], 33)


def test_regional_resilience() -> None:
    """§K4.8 Before or after adding influence, once a round, slot or not."""
    s = table()
    s.nations["usa"].growth = ["regional-resilience"]
    s.temporary["mena"] = ("usa", "eu")
    no_then_yes = ("resilience", "no"), "temporary", ("resilience", "yes"), ("cube", 1)
    drive(s, ("influence", "usa", "mena", ()), *no_then_yes)
    assert list(s.permanent["mena"]) == ["usa"]
    assert list(s.temporary["mena"]) == ["eu", "usa"]
    assert drive(s, ("influence", "usa", "mena", ()), "temporary") is None
    s.nations["usa"].abilities = []
    drive(s, ("influence", "usa", "mena", ()), ("resilience", "yes"), "permanent")
    assert len(s.permanent["mena"]) == 3


def test_two_cards_do_nothing() -> None:
    """§K4.9 §K4.10 Only their VP."""
    s = table()
    nation = s.nations["usa"]
    nation.growth, nation.goods["services"], nation.money = ["a"] * 4, 9, 30
    drive(s, ("growth", "usa", ()), "space-program")
    assert (nation.vp, nation.money) == (12, 5)
    assert not {"space-program", "olympic-games"} & ABILITIES.keys()
