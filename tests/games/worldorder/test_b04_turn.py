"""Chapter B4: a person's turn; chapter B20: Executive Orders."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import drive, events, names, options, shown, table
from visavis.games.worldorder.cards.card import ABILITIES, ASSETS, CARDS, Card
from visavis.games.worldorder.rules.orders import LINES
from visavis.games.worldorder.rules.preparation import begin_round
from visavis.games.worldorder.rules.turn import action, end_round
from visavis.games.worldorder.state import World
from visavis.kernel.deck import Deck


def holding(*cards: str, **given: object) -> World:
    s = table(**given)  # type: ignore[arg-type]
    s.nations["usa"].hand = list(cards)
    return s


def test_the_action_phase_goes_four_times_round() -> None:
    """§B1.5 §B4.11 Then Research, Auto-Influence and the Aftermath."""
    s = table("usa-russia")
    s.order = ("russia", "usa")
    s.agenda = []
    action(s)
    steps = s.agenda[::-1]
    assert steps[:3] == [("turn", "russia", 1), ("turn", "usa", 1), ("turn", "russia", 2)]
    assert [item[0] for item in steps[8:]] == ["research", "auto_influence", "aftermath"]


def test_without_a_hand_he_passes() -> None:
    """§B4.1 And gains nothing (ruling R61)."""
    s = holding()
    drive(s, ("turn", "usa", 1))
    assert names(s) == ["turn", "passed"]
    assert s.nations["usa"].money == 30


def test_an_ability_may_bring_a_card_to_an_empty_hand() -> None:
    """§B4.1 §B4.10 Whoever has one may use it before he passes, and play what he draws."""
    s = holding()
    s.nations["usa"].growth = ["resource-efficiency", "reduced-bureaucracy"]
    s.nations["usa"].deck = Deck([], top=["new-allies", "foreign-trade"])
    assert options(s, ("turn", "usa", 1)) == ["use resource-efficiency", "use reduced-bureaucracy", "done"]
    assert drive(s, ("turn", "usa", 1), "done", ("end_turn", "done")) is None
    assert "passed" in names(s)
    drive(s, ("turn", "usa", 1), "use resource-efficiency", ("discard", "new-allies"), ("play", "done"), "done")
    assert s.nations["usa"].goods["diplomacy"] == 6


def test_a_card_is_played_face_up() -> None:
    """§B4.2 §B4.9 Its effect; it stays in front of him until the round ends."""
    s = holding("military-reinforcements", "new-allies")
    drive(s, ("turn", "usa", 1), ("play", "card military-reinforcements"), ("move_from", "done"))
    nation = s.nations["usa"]
    assert nation.goods["army"] == 4
    assert (nation.hand, nation.played, nation.discard) == (["new-allies"], ["military-reinforcements"], [])
    nation.covered = ["foreign-trade"]
    s.round = 2
    s.agenda = []
    end_round(s)
    assert (nation.hand, nation.played, nation.covered) == ([], [], [])
    assert sorted(nation.discard) == ["foreign-trade", "military-reinforcements", "new-allies"]
    assert s.agenda == [("round", 3)]


def test_a_card_face_down_brings_ten_money() -> None:
    """§B4.3 Which card it was, only its owner knows."""
    s = holding("new-allies", "foreign-trade")
    drive(s, ("turn", "usa", 1), "money", ("cover", "new-allies"))
    assert s.nations["usa"].money == 40
    assert s.nations["usa"].covered == ["new-allies"]
    (told,) = [each for each in s.told or () if each.name == "covered"]
    assert told.seen_by(1).args == ("usa",)  # type: ignore[union-attr]


def test_an_asset_is_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """§B4.4 A card goes face down for it; then it counts as used."""
    monkeypatch.setitem(
        ASSETS, "usa-nato", Card(lambda s, p: True, lambda s, p: s.then(("gain", p, "money", 3, "K5.10")))
    )
    monkeypatch.setitem(ASSETS, "usa-us-navy", Card(lambda s, p: False, lambda s, p: None))
    s = holding("new-allies", "foreign-trade")
    s.nations["usa"].assets = ["usa-nato", "usa-us-navy"]
    found = options(s, ("play", "usa"))
    assert "asset usa-nato" in found
    assert "asset usa-us-navy" not in found  # §K5.33
    drive(s, ("play", "usa"), "asset usa-nato", "new-allies")
    nation = s.nations["usa"]
    assert (nation.assets, nation.used, nation.money) == (["usa-us-navy"], ["usa-nato"], 33)


def test_only_what_can_be_begun_is_played_face_up() -> None:
    """§B4.6 The first mandatory instruction must be possible (ruling R61)."""
    s = holding("new-allies", "foreign-military-presence")
    shown(s, "europe", "switzerland", "belarus")
    s.nations["usa"].goods["diplomacy"] = 1
    s.nations["usa"].allies = {}
    assert options(s, ("play", "usa")) == ["money"]
    s.nations["usa"].goods["diplomacy"] = 3
    assert options(s, ("play", "usa")) == ["card new-allies", "money"]  # Belarus is barred


def test_a_later_instruction_that_cannot_be_done_is_skipped() -> None:
    """§B4.6"""
    s = holding("new-allies")
    s.nations["usa"].allies = {}
    drive(s, ("invest", "usa", ()))
    assert events(s, "skipped") == [("usa", "invest")]


def test_another_card_may_be_played_in_any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """§B4.7 In the same turn, without limit; §B4.11 it stays one turn."""
    monkeypatch.setitem(CARDS, "new-agenda", Card(lambda s, p: True, lambda s, p: s.then(("play", p))))
    s = holding("new-agenda", "new-agenda", "foreign-trade")
    drive(s, ("turn", "usa", 3), "card new-agenda", "card new-agenda", "money", "foreign-trade")
    assert (s.nations["usa"].played, s.nations["usa"].money) == (["new-agenda"] * 2, 40)


def test_cards_are_drawn_discarded_and_trashed() -> None:
    """§B4.8"""
    s = holding("new-allies", "foreign-trade")
    nation = s.nations["usa"]
    nation.deck = Deck([], top=["growth-strategy"])
    drive(s, ("draw", "usa", 1))
    assert nation.hand == ["new-allies", "foreign-trade", "growth-strategy"]
    drive(s, ("discard", "usa", "K2.29"), "foreign-trade")
    drive(s, ("trash", "usa", "K4.3"), "new-allies")
    assert (nation.discard, s.trashed, nation.hand) == (["foreign-trade"], ["new-allies"], ["growth-strategy"])
    nation.discard = []
    drive(s, ("draw", "usa", 2))
    assert nation.hand == ["growth-strategy"]  # nothing is left to draw


def test_an_ability_is_used_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """§B4.10 In his own turn, before or after his card; again after the next Preparation."""
    monkeypatch.setitem(
        ABILITIES, "reduced-bureaucracy", Card(lambda s, p: True, lambda s, p: s.then(("gain", p, "money", 1, "K4.3")))
    )
    s = holding("new-allies", "foreign-trade")
    nation = s.nations["usa"]
    nation.growth = ["industrial-development", "reduced-bureaucracy"]
    asked = drive(s, ("turn", "usa", 2), "use reduced-bureaucracy")
    assert asked is not None
    assert asked.name == "play"
    assert "use reduced-bureaucracy" not in asked.options
    assert nation.money == 31
    nation.abilities = []
    drive(s, ("turn", "usa", 2), "money", "new-allies", ("end_turn", "use reduced-bureaucracy"))
    assert nation.money == 42
    begin_round(s, 3)
    assert nation.abilities == []


def test_a_strategic_advantage_is_one_more_card_in_the_first_turn() -> None:
    """§K4.7"""
    s = holding("new-allies", "foreign-trade", "foreign-trade")
    s.nations["usa"].growth = ["strategic-advantage"]
    drive(s, ("turn", "usa", 1), "money", "new-allies", ("play_again", "yes"), "money", "foreign-trade")
    assert s.nations["usa"].hand == ["foreign-trade"]
    assert s.nations["usa"].money == 50
    s.nations["usa"].hand = ["new-allies", "foreign-trade"]
    assert drive(s, ("turn", "usa", 2), "money", "new-allies") is None


def test_a_strategic_advantage_works_in_the_first_turn_in_which_it_is_got() -> None:
    """§K4.7 §B11.3 The ability works at once (ruling R17); got in a later turn it waits for the next round."""
    for turn, question in ((1, "play_again"), (2, "")):
        s = holding("growth-strategy", "new-allies")
        nation = s.nations["usa"]
        nation.growth, nation.goods["diplomacy"] = ["a", "b", "c"], 0
        asked = drive(s, ("turn", "usa", turn), "card growth-strategy", ("branch", "growth"))
        assert nation.growth[-1] == "strategic-advantage"
        assert (asked.name if asked is not None else "") == question


def test_dominance_is_asserted_by_influence() -> None:
    """§K4.17 A VP at the end of a turn in which he added influence."""
    s = holding("new-allies")
    s.nations["usa"].growth = ["assertion-of-dominance"]
    s.added = True
    drive(s, ("end_turn", "usa"))
    assert s.nations["usa"].vp == 1
    s.added = False
    drive(s, ("end_turn", "usa"))
    assert s.nations["usa"].vp == 1


def test_every_starting_card_can_be_played() -> None:
    """§B4.2 Chapter K1: a title without an effect would never be offered."""
    s = table()
    titles = {title for power in s.board.powers.values() for title in (*power.first_hand, *power.rest)}
    assert titles <= CARDS.keys()


# B20


def test_an_order_is_one_of_eight_lines() -> None:
    """§B20.1 §B4.5 Once a game, for a card face down."""
    s = holding("new-allies", "foreign-trade", orders=True)
    asked = drive(s, ("play", "usa"), "order", "new-allies")
    assert asked is not None
    assert asked.name == "order_line"
    assert list(LINES) == ["relations", "engage", "trade", "invest", "army", "base", "growth", "produce"]
    drive(s, ("play", "usa"), "order", "foreign-trade", "army", "done")
    nation = s.nations["usa"]
    assert (nation.order, nation.goods["army"]) == (False, 4)
    nation.hand = ["new-allies"]
    assert "order" not in options(s, ("play", "usa"))


def test_an_order_follows_the_usual_conditions() -> None:
    """§B20.2 What cannot be done is no line; an army and a move always can."""
    s = holding("new-allies", orders=True)
    nation = s.nations["usa"]
    nation.allies, nation.goods, nation.money = {}, dict.fromkeys(nation.goods, 0), 0
    nation.production = dict.fromkeys(nation.production, 0)
    assert drive(s, ("executive_order", "usa")) is None
    assert nation.goods["army"] == 1
