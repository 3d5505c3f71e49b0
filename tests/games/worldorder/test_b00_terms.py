"""Chapter B0: terms; §A1.7 what the box of the expansion holds."""

from __future__ import annotations

from tests.games.worldorder.position import Play, ally, army, drive, fill, options, table
from visavis.games.worldorder.board import printed
from visavis.games.worldorder.cards.card import ASSETS
from visavis.games.worldorder.check import check
from visavis.games.worldorder.rules.influence import add
from visavis.games.worldorder.setup import SETTINGS, SHAPES, set_up
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import Ally, cubes, fdi_in, has_base


def test_armies_are_in_the_reserve_or_in_a_region() -> None:
    """§B0.4 A move takes one away where it was; tokens lie on a person's countries and under an Automa's columns."""
    s = army(table(people=3), "europe", usa=1)
    drive(s, ("move", "usa", 2, ()), "reserve", "mena", "europe", "mena")
    assert (s.nations["usa"].goods["army"], s.armies["europe"][0], s.armies["mena"][0]) == (2, 0, 2)
    s.nations["usa"].allies["start-iraq"] = Ally(fdi=1, bases=1)
    s.nations["china"].fdi["africa"] = s.nations["china"].bases["africa"] = 2
    assert (fdi_in(s, "usa", "mena"), has_base(s, "usa", "mena")) == (1, True)
    assert (fdi_in(s, "china", "africa"), has_base(s, "china", "africa")) == (2, True)


def test_nothing_in_the_supply_runs_out() -> None:
    """§B0.6 Cubes, armies, FDI tokens, bases and money; only Engage tokens are three (ruling R5)."""
    s = fill(table(), "africa")
    for _ in range(200):
        add(s, "eu", "africa", "permanent")
    assert cubes(s, "africa", "eu") == 201
    army(s, "africa", eu=500)
    s.nations["eu"].money = 100_000
    ally(s, "eu", "kenya")
    s.nations["eu"].allies["kenya"] = Ally(fdi=99, bases=99)
    assert check(s) == []
    s.nations["eu"].engaged = ["africa", "mena", "europe", "americas"]
    assert any("tokens" in problem for problem in check(s))


def test_the_supply_is_not_the_reserve() -> None:
    """§B0.9 An army from the supply leaves the reserve as it is."""
    s = table()
    s.nations["eu"].assets = ["eu-nato"]
    assert ASSETS["eu-nato"].ready(s, "eu")
    drive(s, ("asset", "eu", "eu-nato"), "mena")
    assert (s.armies["mena"][1], s.nations["eu"].goods["army"]) == (2, 2)


def test_what_the_expansion_holds() -> None:
    """§A1.7 12 Decision cards, 4 player cards, 32 objectives, 12 assets, 4 titles of abilities, 10 of Growth."""
    board = printed()
    assert (len(board.decisions), len(board.players), len(board.objectives)) == (12, 4, 32)
    assert sum(row.expansion for row in board.assets.values()) == 12
    assert sum(board.abilities[title].expansion for title in board.market) == 4
    growth = [card for card in board.growth.values() if card.expansion]
    assert len(growth) == 10
    full = board.copies[4]
    assert sum(full[card.level - 1] for card in growth) == 20


def test_the_modules_go_together() -> None:
    """§A1.7 All of them at once."""
    wanted = {"objectives": True, "growth": "variant-2", "new_abilities": True, "new_assets": True, "orders": True}
    assert wanted.keys() <= {setting.name for setting in SETTINGS}
    game = Play(set_up("two-2", wanted, {}), 5)
    while (asked := game.next()) is not None:
        game.answer(asked)
    assert game.state.winners
    assert SHAPES["two-2"] == (2, 2)


def test_a_region_has_no_neighbours() -> None:
    """§B0.2 From anywhere to anywhere in the zone."""
    s = army(table(), "africa", china=1)
    assert options(s, ("move", "china", 1, ()), "africa") == ["central_asia", "south_asia", "east_asia_pacific"]
    assert set(s.board.zones["china"]) < set(REGIONS)
