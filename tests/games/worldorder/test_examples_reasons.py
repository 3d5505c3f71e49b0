"""Worked examples of the Automa, played by its cards: the decision, and the reasons in the lines that made it."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import ally, army, drive, events, fill, run, shown, table, without_allies
from visavis.games.worldorder.state import World
from visavis.kernel.deck import Deck
from visavis.kernel.journal import Explanation


def automas(powers: str, people: int = 1, level: str = "normal") -> World:
    return table(powers, people, level=level)


def reason(s: World, name: str) -> Explanation:
    (found,) = [each for each in s.told or () if isinstance(each, Explanation) and each.name == name]
    return found


def left_by(s: World, name: str) -> list[tuple[str, tuple[object, ...]]]:
    """Which line left whom, of the criteria that dropped somebody."""
    lines = [line for line in reason(s, name).lines if line.text != "may-enter"]
    return [(line.text, line.after) for line in lines if line.after != line.before]


def test_e10_six_cards_turned_one_after_another() -> None:
    """§A5.3 §A5.4 §A5.5 Example E10: what is due, what is done, and where the tokens go."""
    s = shown(automas("eu-russia"), "central_asia", "kazakhstan", "mongolia")
    nation = s.nations["russia"]
    nation.money = 200
    cards = ("new-allies", "diplomatic-engagement", "military-re-equipment", "military-reinforcements", "foreign-trade",
             "energy-titan")  # fmt: skip
    tokens = []
    for card in cards:
        nation.deck = Deck([card])
        run(s, ("automa_reveal", "russia"))
        tokens.append({cell for cell, n in nation.cells.items() if n})
    assert [args[2] for args in events(s, "due")] == ["relations", "engage", "base", "move", "invest", "trade"]
    assert tokens == [
        {"engage", "invest", "base"}, {"relations", "invest", "base"}, {"relations", "invest", "move"},
        {"relations", "invest", "base"}, {"relations", "trade", "base"}, {"relations", "invest", "base"},
    ]  # fmt: skip


def test_e11_two_tokens_are_two_bases_in_a_row() -> None:
    """§A5.3 §A5.4 Example E11."""
    s = automas("eu-russia")
    nation = s.nations["russia"]
    nation.cells |= {"base": 2, "move": 0}
    nation.money = 200
    for _ in range(3):
        run(s, ("automa_do", "russia", "military"))
    assert [args[2] for args in events(s, "due")] == ["base", "base", "move"]


def test_e14_why_honduras_and_why_canada() -> None:
    """§A6.2 §A6.4 Example E14: F2 drops Canada at 12 money; at 15 it is idle, and C3 drops Honduras."""
    for money, line, taken in ((12, "affordable", "honduras"), (15, "higher-value", "canada")):
        s = shown(automas("russia-usa"), "americas", "canada", "honduras")
        s.nations["usa"].money = money
        drive(s, ("automa_do", "usa", "diplomatic"), ("influence_card", "1"), ("country", "brazil"))
        assert left_by(s, "automa-country") == [(line, (taken,))]
        assert reason(s, "automa-country").chosen == taken
        assert s.nations["usa"].money == money - 5 * s.board.countries[taken].value


def test_e15_why_the_region_is_passed_over() -> None:
    """§A6.2 §A22.4 Example E15: both countries of the region are barred."""
    s = shown(automas("russia-usa"), "mena", "iran", "syria")
    shown(s, "europe", "albania", "croatia")
    drive(s, ("automa_do", "usa", "diplomatic"), ("influence_card", "4"), ("country", "serbia"))
    lines = reason(s, "automa-region").lines
    assert lines[0].text == "passed-no-country"
    assert "mena" not in lines[0].after
    assert lines[-1].after == ("europe",)


def test_e16_why_a_region_is_too_dear() -> None:
    """§A7.2 §A7.3 Example E16: 15 for mena, 0 for africa."""
    s = without_allies(automas("eu-usa"), "usa")
    ally(s, "usa", "jordan", "qatar", "kenya", "niger", "mali")
    nation = s.nations["usa"]
    nation.focus, nation.money = "diplomatic", 14
    nation.cells |= {"engage": 1, "relations": 0}
    run(s, ("automa_do", "usa", "diplomatic"))
    assert [line.text for line in reason(s, "automa-region").lines][:2] == ["passed-no-ally", "passed-dear"]
    assert events(s, "engaged") == [("usa", "africa")]
    assert nation.money == 14


def test_e20_why_central_asia() -> None:
    """§A10.4 §A10.10 Example E20: both are under threat, the smaller excess decides."""
    s = automas("eu-usa-russia-china")
    s.nations["russia"].cells |= {"base": 0, "move": 1}
    army(army(s, "europe", usa=3, russia=1), "central_asia", china=2, russia=1)
    drive(s, ("automa_do", "russia", "military"))
    assert left_by(s, "automa-move") == [("m1", ("europe", "central_asia")), ("m1-excess", ("central_asia",))]
    assert reason(s, "automa-move").chosen == "central_asia"


def test_e21_why_the_letter_decides() -> None:
    """§A10.4 §A18.2 Example E21: nobody is threatened, both regions threaten one opponent."""
    s = automas("russia-usa-china", 2)
    s.nations["china"].cells |= {"base": 0, "move": 1}
    army(army(s, "central_asia", china=1, russia=1), "east_asia_pacific", china=1, usa=1)
    drive(s, ("automa_do", "china", "military"), ("decision", "1"))
    assert left_by(s, "automa-move") == [
        ("m2", ("central_asia", "east_asia_pacific")), ("lottery", ("east_asia_pacific",)),
    ]  # fmt: skip


def test_e22_why_the_numeral_decides() -> None:
    """§A10.8 §A18.2 Example E22: three regions by M2, the EU is no opponent."""
    s = automas("eu-usa-russia-china")
    s.nations["usa"].cells |= {"base": 0, "move": 1}
    drive(s, ("automa_do", "usa", "military"), ("decision", "3"))
    assert left_by(s, "automa-move") == [("m2", ("europe", "mena", "east_asia_pacific")), ("lottery", ("mena",))]


@pytest.mark.parametrize(("money", "answers", "lines"), [
    (27, (), [("growth-affordable", ("knowledge-transfer",))]),
    (20, (), [("growth-affordable", ())]),
    (60, ("4",), [("lottery", ("reduced-bureaucracy",))]),
])  # fmt: skip
def test_e23_why_that_growth_card(money: int, answers: tuple[str, ...], lines: list[object]) -> None:
    """§A12.4 Example E23: what it can pay for, and then the star."""
    s = automas("eu-usa")
    s.nations["usa"].growth, s.nations["usa"].money = ["industrial-development"], money
    drive(s, ("automa_do", "usa", "domestic"), *answers)
    assert left_by(s, "automa-growth") == lines


def test_e24_why_new_strategic_partner() -> None:
    """§A13.5 §A13.6 Example E24: the dearest, and of those the type it likes better."""
    s = automas("eu-russia")
    s.market = ["economic-expansion", "new-strategic-partner", "explore-alternatives", "global-presence"]
    s.points = 9
    s.abilities = Deck([], top=["power-play"] * 9)
    drive(s, ("automa_shop", "russia"))
    texts = [line for line, _ in left_by(s, "automa-market")]
    assert texts == ["dearest", "market-order"]
    assert reason(s, "automa-market").chosen.title == "new-strategic-partner"
    assert s.nations["russia"].market == "new-strategic-partner"


@pytest.mark.parametrize(("card", "kind"), [("4", "permanent"), ("2", "temporary")])
def test_e27_why_that_slot(card: str, kind: str) -> None:
    """§A15.3 Example E27: both kinds are free, the card's column of round 3 decides."""
    s = automas("eu-usa")
    s.round = 3
    s.permanent["europe"], s.temporary["europe"] = ("eu",) * 2, ("eu",) * 3
    drive(s, ("automa_influence", "usa", "europe"), ("decision", card))
    assert events(s, "decision") == [("usa", card, "influence", kind)]
    assert events(s, "influence")[0][2] == kind


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_e28_why_its_own_cube_closes_a_region(level: str) -> None:
    """§A15.6 §A15.7 Example E28: normal Automas pass the region over, experts do not."""
    s = fill(without_allies(automas("eu-russia", level=level), "russia"), "central_asia")
    ally(s, "russia", "kazakhstan", "kenya")
    s.temporary["central_asia"] = ("russia", "eu", "eu", "eu")
    nation = s.nations["russia"]
    nation.money = 100
    nation.cells |= {"engage": 1, "relations": 0}
    run(s, ("automa_do", "russia", "diplomatic"))
    passed = [line.text for line in reason(s, "automa-region").lines]
    assert ("passed-own-cube" in passed) is (level == "normal")


def test_e29_groups_of_five() -> None:
    """§A18.3 Example E29: the star names a group, and then one of it is chosen."""
    s = automas("eu-china")
    s.nations["china"].bases = {"east_asia_pacific": 9, "south_asia": 9, "central_asia": 9}
    s.nations["china"].money = 100
    shown(shown(s, "africa", "angola", "djibouti"), "americas", "cuba", "venezuela")
    shown(s, "mena", "uae", "egypt")
    drive(s, ("automa_do", "china", "military"), ("decision", "4"), ("decision", "2"), ("country", "brazil"))
    lottery = [line for line in reason(s, "automa-base-country").lines if line.text == "lottery"]
    assert [(len(line.before), len(line.after)) for line in lottery] == [(5, 3), (3, 1)]
    assert "cuba" in s.nations["china"].allies
