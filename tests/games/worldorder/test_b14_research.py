"""Chapter B14: Research and the Market."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, drive, events, names, options, table, without_allies
from visavis.games.worldorder.rules.research import research
from visavis.games.worldorder.state import World
from visavis.kernel.deck import Deck

ROW = [
    "economic-expansion",  # 7
    "new-strategic-partner",  # 7
    "explore-alternatives",  # 6
    "global-presence",  # 5
    "quantitative-easing",  # 4
    "military-exercises",  # 3
]


def studying(*hand: str, row: list[str] = ROW) -> World:
    s = without_allies(table(), "usa")
    s.nations["usa"].hand, s.market = list(hand), list(row)
    s.abilities = Deck([title for title in s.abilities.mixed if title not in row])
    return s


def test_e47_points_of_cards_focus_and_allies() -> None:
    """§B14.1 §B14.2 Example E47: 1 and 1, domestic 2, Singapore 2 and Tajikistan 1 are 7."""
    s = ally(studying("new-allies", "foreign-trade"), "usa", "singapore", "tajikistan")
    asked = drive(s, ("study", "usa"), ("exhaust_points", "singapore"), ("exhaust_points", "tajikistan"))
    assert asked is not None
    assert (asked.name, asked.about["points"]) == ("shop", 7)
    assert not s.nations["usa"].allies["singapore"].ready


def test_the_hand_is_shown_for_its_bonus() -> None:
    """§B14.1 Money, diplomacy or an army to the reserve; §B14.8 the cards lie there until the round ends."""
    s = studying("new-allies", "diplomatic-engagement", "power-play")
    drive(s, ("study", "usa"), "done")
    nation = s.nations["usa"]
    assert (nation.money, nation.goods["diplomacy"], nation.goods["army"]) == (33, 5, 4)
    assert (nation.hand, len(nation.played)) == ([], 3)


def test_without_domestic_focus_there_are_two_points_less() -> None:
    """§B14.2 §B3.13"""
    s = studying("growth-strategy")
    s.nations["usa"].focus = "military"
    drive(s, ("study", "usa"), "done")
    assert events(s, "studied") == [("usa", 3)]


def test_cards_are_bought_for_points() -> None:
    """§B14.3 Any number; what is not spent is lost."""
    s = studying()
    s.points = 8
    assert options(s, ("shop", "usa")) == [*ROW, "sweep", "done"]
    drive(s, ("shop", "usa"), "global-presence", "dominant-power", "military-exercises", "power-play")
    assert s.points == 0
    s.points = 3
    drive(s, ("shop", "usa"), "done")
    assert s.points == 0


def test_a_bought_card_goes_on_top_of_the_deck() -> None:
    """§B14.4 The others slide right, a new one opens at the left; the last one bought lies on top."""
    s = studying()
    s.points = 9
    drive(s, ("shop", "usa"), "global-presence", "dominant-power", "dominant-power", "power-play")
    assert s.nations["usa"].deck.top == ["dominant-power", "global-presence"]
    assert s.market == ["power-play", *ROW[:3], *ROW[4:]]


@pytest.mark.parametrize(("row", "places", "left"), [
    ("a b a c c c", [1, 3], ["b a c c c", "a b c c c"]),
    ("b a a c c c", [2], ["b a c c c"]),  # beside each other it makes no difference
])  # fmt: skip
def test_of_two_copies_he_says_which(row: str, places: list[int], left: list[str]) -> None:
    """§B14.4 It decides which cards lie furthest right, and are discarded first (ruling R69)."""
    titles = dict(zip("abc", ("military-exercises", "explore-alternatives", "quantitative-easing"), strict=True))
    for place, rest in zip(places, left, strict=True):
        s = studying()
        s.points, s.market = 4, [titles[each] for each in row.split()]
        asked = drive(s, ("shop", "usa"), titles["a"])
        assert asked is not None
        if len(places) > 1:
            assert (asked.name, list(asked.options)) == ("market_copy", places)
            drive(s, ("shop", "usa"), titles["a"], ("market_copy", place))
        assert s.market == [titles[each] for each in rest.split()]


def test_of_two_copies_he_says_which_is_taken_for_nothing() -> None:
    """§K2.26 §B14.4 As when one is bought (ruling R69)."""
    s = studying("minimize-bureaucracy", "foreign-trade")
    s.market = ["explore-alternatives", "economic-expansion", "explore-alternatives"]
    drive(s, ("play_card", "usa", "minimize-bureaucracy"), ("market_copy", 1))
    assert s.market[-2:] == ["economic-expansion", "explore-alternatives"]


@pytest.mark.parametrize(("growth", "n", "asked"), [([], 6, False), ([], 7, True), (["tactical-flexibility"], 7, False),
                                                    (["tactical-flexibility"], 8, True)])  # fmt: skip
def test_bought_cards_are_laid_in_his_order(growth: list[str], n: int, asked: bool) -> None:
    """§B14.4 Whichever was bought last; §B3.1 not asked where all of them are drawn together (ruling R66)."""
    s = studying()
    nation = s.nations["usa"]
    nation.growth, nation.deck = growth, Deck(["new-allies"], top=["global-currency"])
    s.points, s.market = 3 * n + 2, ["military-exercises"] * 6
    s.abilities = Deck([], top=["build-new-embassy", *["military-exercises"] * 20])
    bought = ["military-exercises", "build-new-embassy", *["military-exercises"] * (n - 2)]
    question = drive(s, ("shop", "usa"), *bought[:2], "sweep", *bought[2:])
    if not asked:
        assert question is None
        return
    assert question is not None
    assert (question.name, list(question.options)) == ("arrange", ["military-exercises", "build-new-embassy"])
    nation.deck = Deck(["new-allies"], top=[*bought[::-1], "global-currency"])
    drive(s, ("arrange", "usa", n), "military-exercises", "build-new-embassy")  # the others are all alike
    laid = [*["military-exercises"] * (n - 2), "build-new-embassy", "military-exercises"]
    assert nation.deck.top == [*laid, "global-currency"]


def test_the_row_may_be_swept_for_two_points() -> None:
    """§B14.5 The three rightmost cards, as often as he likes."""
    s = studying()
    s.points = 4
    drive(s, ("shop", "usa"), "sweep", "power-play", "dominant-power", "new-agenda", "sweep", *["well-laid-plans"] * 2,
          "build-new-embassy")  # fmt: skip
    assert s.market == ["build-new-embassy", "well-laid-plans", "well-laid-plans", "new-agenda", "dominant-power",
                        "power-play"]  # fmt: skip
    assert s.swept[:3] == ["military-exercises", "quantitative-easing", "global-presence"]


@pytest.mark.parametrize(("powers", "n"), [("usa-russia", 2), ("usa-eu-russia", 1), ("usa-eu-russia-china", 0)])
def test_the_rightmost_cards_go_after_all_have_studied(powers: str, n: int) -> None:
    """§B14.6"""
    s = table(powers)
    s.market = list(ROW)
    s.abilities = Deck([], top=["power-play"] * 6)
    drive(s, ("clear_market",))
    assert s.market == ["power-play"] * n + ROW[: 6 - n]


def test_an_empty_ability_deck_is_made_of_the_discard() -> None:
    """§B14.7 Without one the row stays short (ruling R6)."""
    s = studying(row=ROW[:4])
    s.abilities, s.swept = Deck([]), ["power-play"]
    drive(s, ("open_market",))
    assert s.market == ["power-play", *ROW[:4]]
    assert names(s) == ["market_reshuffled", "market_opened"]


def test_revenue_is_optimised_by_two_bonuses_more() -> None:
    """§K4.11"""
    s = studying("new-allies", "foreign-direct-investment", "global-currency")
    s.nations["usa"].growth = ["revenue-optimisation"]
    drive(s, ("study", "usa"), ("bonus", "foreign-direct-investment"), ("bonus", "global-currency"), "done")
    assert s.nations["usa"].money == 30 + 3 + 6 + 5 + 6 + 5


@pytest.mark.parametrize(("way", "steps"), [("none", []), ("automas", ["automa_study", "clear_market"]),
                                            ("all", ["study", "automa_study", "clear_market"])])  # fmt: skip
def test_there_is_no_research_in_round_six(way: str, steps: list[str]) -> None:
    """§B1.7 §A22.9 (ruling R3)"""
    s = table("usa-russia", 1, last_research=way)
    s.round = 6
    research(s)
    assert [item[0] for item in s.agenda[::-1]] == steps
    s.round, s.agenda = 5, []
    research(s)
    assert [item[0] for item in s.agenda[::-1]] == ["study", "automa_study", "clear_market"]
