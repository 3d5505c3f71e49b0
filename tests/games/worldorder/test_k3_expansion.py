"""Chapters K3 and G4: the four new ability cards; §A23 how they meet Automas."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, army, drive, events, names, options, shown, table, without_allies
from visavis.games.worldorder.cards.card import CARDS
from visavis.games.worldorder.rules.aftermath import returns
from visavis.games.worldorder.setup import SETTINGS, market_of
from visavis.games.worldorder.state import Ally, Options, World, cubes, fdi_tokens

AGREEMENTS, FORCE = "new-financial-agreements", "show-of-force"
DETENTE, SPY = "diplomatic-detente", "intelligence-acquisition"


def holding(title: str, people: int | None = None) -> World:
    """The card in the hand of the USA."""
    s = table(people=people)
    s.nations["usa"].hand = [title]
    s.acting, s.turn = "usa", 1
    return s


def test_the_new_cards_are_shuffled_in_if_people_agree() -> None:
    """§G4.1 Two copies of four titles, 74 cards; §G4.2 only if it is set; §G4.3 §G4.4 never solo."""
    board = table().board
    agreed = Options(new_abilities=True)
    assert len(market_of(board, 2, agreed)) == 74
    assert len(market_of(board, 2, Options())) == 66
    assert len(market_of(board, 1, agreed)) == 66
    (setting,) = [each for each in SETTINGS if each.name == "new_abilities"]
    assert setting.default is False
    assert "two-2" in setting.scenarios  # ruling R52
    assert not {"solo-1", "solo-2", "solo-3"} & set(setting.scenarios)


# K3.1


def test_new_financial_agreements() -> None:
    """§K3.1 Beside another's token: five money more, the ally is exhausted, influence; §B8.3 not twice."""
    s = holding(AGREEMENTS)
    ally(s, "eu", "switzerland", fdi=1)
    ally(s, "eu", "albania")
    nation = s.nations["usa"]
    drive(s, ("play_card", "usa", AGREEMENTS), ("influence", "permanent"))
    assert s.nations["eu"].allies["switzerland"] == Ally(ready=False, fdi=1, guests=("usa",))
    assert (nation.money, s.permanent["europe"]) == (30 - 25, ("usa",))
    assert list(fdi_tokens(s, "usa")) == [("europe", "switzerland")]
    assert not CARDS[AGREEMENTS].ready(s, "usa")
    nation.money = 0
    list(returns(s, "usa"))  # §B16.1
    assert nation.money == 6


def test_new_financial_agreements_with_an_exhausted_ally() -> None:
    """§K3.1 It may be exhausted already; exactly the price is enough."""
    s = holding(AGREEMENTS)
    ally(s, "eu", "switzerland", fdi=1, ready=False)
    s.nations["usa"].money = 24
    assert not CARDS[AGREEMENTS].ready(s, "usa")
    s.nations["usa"].money = 25
    drive(s, ("play_card", "usa", AGREEMENTS), "temporary")
    assert "exhausted" not in names(s)
    assert cubes(s, "europe", "usa") == 2


def test_new_financial_agreements_beside_an_automa() -> None:
    """§A23.3 Any ally of a region with a token in its column; nothing of the Automa changes (ruling R52)."""
    s = holding(AGREEMENTS, people=1)
    assert not CARDS[AGREEMENTS].ready(s, "usa")
    ally(s, "eu", "albania", "croatia")
    s.nations["eu"].fdi = {"europe": 1}
    europe = ["start-norway", "albania", "croatia"]
    assert set(europe) <= set(options(s, ("play_card", "usa", AGREEMENTS)))
    s.nations["usa"].hand = [AGREEMENTS]
    drive(s, ("play_card", "usa", AGREEMENTS), "albania", "temporary")
    assert s.nations["eu"].allies["albania"] == Ally(guests=("usa",))
    assert (s.nations["eu"].fdi, s.nations["usa"].money) == ({"europe": 1}, 15)


def test_a_guests_token_stays_when_an_automa_improves_the_country() -> None:
    """§B5.6 §A6.6 What lies on the starting card moves to the new one (ruling R20)."""
    s = shown(table(people=1), "europe", "norway", "albania")
    s.nations["eu"].allies["start-norway"] = Ally(guests=("usa",))
    s.decisions, s.influence = ["1"], ["2"]
    s.nations["eu"].cells |= {"engage": 0, "relations": 1}
    drive(s, ("automa_do", "eu", "diplomatic"), "croatia")
    assert s.nations["eu"].allies["norway"].guests == ("usa",)


# K3.2


def test_show_of_force() -> None:
    """§K3.2 A base, one army more for five money, and everybody else exhausts an ally there."""
    s = holding(FORCE)
    ally(s, "usa", "turkey")
    ally(s, "eu", "egypt", "jordan")
    s.nations["usa"].money = 15
    drive(
        s,
        ("play_card", "usa", FORCE),
        ("base", "turkey"),
        ("base_from", "done"),
        ("influence", "temporary"),
        ("move_from", "reserve"),
        ("give_way", "egypt"),
    )
    assert (s.armies["mena"][0], s.nations["usa"].money) == (2, 0)
    ready = {id_ for id_, each in s.nations["eu"].allies.items() if each.ready}
    assert {"jordan", "start-norway"} <= ready
    assert "egypt" not in ready
    assert "start-syria" in s.nations["russia"].allies
    assert not s.nations["russia"].allies["start-syria"].ready  # the only one: no question


def test_nobody_gives_way_to_force_that_is_not_shown() -> None:
    """§K3.2 Without the other army nothing happens."""
    s = holding(FORCE)
    ally(s, "usa", "turkey")
    drive(s, ("play_card", "usa", FORCE), "turkey", "done", "temporary", ("move_from", "done"))
    assert s.nations["russia"].allies["start-syria"].ready


def test_an_automa_does_not_give_way() -> None:
    """§A23.1 Its allies are never exhausted (ruling R52)."""
    s = holding(FORCE, people=1)
    ally(s, "usa", "turkey")
    drive(s, ("play_card", "usa", FORCE), "turkey", "done", "temporary", "reserve")
    assert s.nations["russia"].allies["start-syria"].ready


# K3.3


@pytest.mark.parametrize(("people", "reserve"), [(4, 3), (1, 0)])
def test_diplomatic_detente(people: int, reserve: int) -> None:
    """§K3.3 For 1 diplomacy more an army goes home; §A23.4 an Automa's to its stock (ruling R52)."""
    s = army(holding(DETENTE, people), "mena", russia=2, usa=1)
    s.nations["usa"].goods["diplomacy"] = 7
    drive(
        s, ("play_card", "usa", DETENTE), ("engage", "mena"), ("exhaust", "done"), "temporary", ("send_home", "russia")
    )
    assert s.armies["mena"] == (1, 0, 1, 0)
    assert s.nations["usa"].goods["diplomacy"] == 0
    assert s.nations["russia"].goods["army"] == reserve


def test_detente_needs_the_other_diplomacy() -> None:
    """§K3.3 Nobody is asked who has none left; and he may leave it."""
    s = army(holding(DETENTE), "mena", russia=2)
    s.nations["usa"].goods["diplomacy"] = 6
    assert drive(s, ("play_card", "usa", DETENTE), "mena", "done", "temporary") is None
    s.nations["usa"].goods["diplomacy"] = 7
    s.nations["usa"].hand = [DETENTE]
    drive(s, ("play_card", "usa", DETENTE), "mena", "done", "temporary", ("send_home", "pass"))
    assert s.nations["usa"].goods["diplomacy"] == 1


# K3.4


def test_intelligence_acquisition() -> None:
    """§K3.4 A card of another's hand, or one he has played, does what it says and stays where it is."""
    s = holding(SPY)
    s.nations["eu"].hand = ["military-reinforcements", "foreign-trade"]
    s.nations["eu"].played = ["humanitarian-aid"]
    s.nations["eu"].covered = ["new-allies"]
    shown(s, "europe", "croatia", "ukraine")
    s.nations["usa"].money = 0
    assert options(s, ("play_card", "usa", SPY)) == [
        "military-reinforcements",
        "foreign-trade",
        "humanitarian-aid",
        "pass",
    ]
    assert events(s, "hand_seen") == [("usa", "eu", "military-reinforcements"), ("usa", "eu", "foreign-trade")]
    secret, _ = [each for each in s.told or () if getattr(each, "name", "") == "hand_seen"]
    assert list(getattr(secret, "knowers", ())) == [0, 1]
    drive(s, ("copy", "usa", "eu"), "military-reinforcements")
    assert s.nations["usa"].goods["army"] == 4
    assert s.nations["eu"].hand == ["military-reinforcements", "foreign-trade"]
    assert s.nations["usa"].played == [SPY]


def test_intelligence_is_not_copied_by_intelligence() -> None:
    """§K3.4 Ruling R65: two of them would copy each other for ever."""
    s = holding(SPY)
    s.nations["eu"].hand = [SPY, "military-reinforcements"]
    assert SPY not in options(s, ("copy", "usa", "eu"))


def test_there_may_be_nobody_to_spy_on() -> None:
    """§B4.6 Without a hand and without a card played there is nothing to look at."""
    s = holding(SPY)
    assert not CARDS[SPY].ready(s, "usa")
    s.nations["eu"].covered = ["new-allies"]
    assert not CARDS[SPY].ready(s, "usa")
    s.nations["eu"].played = ["new-allies"]
    assert CARDS[SPY].ready(s, "usa")


def test_of_an_automa_only_the_cards_of_this_rounds_actions_can_be_copied() -> None:
    """§A23.2 It has no hand; those it used in earlier rounds, or showed in Research, are over (ruling R52)."""
    s = without_allies(holding(SPY, people=1), "usa")
    s.nations["usa"].money = 0
    s.order, s.turn = ("eu", "usa", "russia", "china"), 2
    s.nations["eu"].discard = ["new-allies"] * 6 + ["foreign-trade", "military-reinforcements"]
    s.nations["russia"].discard = ["new-allies"] * 6 + ["growth-strategy"]
    s.nations["china"].discard = ["growth-strategy"]
    found = options(s, ("play_card", "usa", SPY), ("spy", "eu"))
    assert found == ["military-reinforcements", "pass"]  # without money there is no trade
    assert "hand_seen" not in names(s)
    assert options(s, ("copy", "usa", "russia")) == ["growth-strategy", "pass"]
    s.turn = 1
    s.nations["usa"].hand = [SPY]
    assert options(s, ("play_card", "usa", SPY)) == ["military-reinforcements", "pass"]  # only the EU has acted
