"""B11: hidden units, recon by fire."""

from __future__ import annotations

import pytest

from tests.games.bear.position import NEVER, about, asked, battle, events, options, play, state, unit
from visavis.company.party import HUMAN, Party
from visavis.company.undo import is_final
from visavis.games.bear import GAME
from visavis.games.bear.rules.attacking import may_recon, recon_number
from visavis.games.bear.rules.hiding import hiding_places, is_found, stays_hidden
from visavis.games.bear.state import HEAVY, NO_FACING, Fort

FOE = "P soviet-rifles-41 R12 N"


def found(*units: str, **position: object) -> bool:
    s = state(*units, **position)
    return is_found(s, s.units["A"])


@pytest.mark.parametrize("action", ["move", "attack", "dig"])
def test_whatever_it_does_reveals_a_hidden_unit(action: str) -> None:
    """§B11.1a First it appears, facing as its side likes."""
    table = battle("A german-rifles-41 L05 N hidden", "P soviet-rifles-41 L07 N")
    play(table, "A", action)
    assert asked(table) == "facing"
    play(table, "S")
    assert not unit(table, "A").hidden


def test_stalling_rallying_and_hidden_moves_do_not_reveal() -> None:
    """§B11.1a §B11.6a Nor does a failed check."""
    table = battle("A german-rifles-41 L05 N hidden hit=soft-unnerved", FOE)
    play(table, "A", "stall", 1)
    assert (unit(table, "A").hidden, unit(table, "A").spent) == (True, True)
    table = play(battle("A german-rifles-41 L05 N hidden hit=soft-unnerved", FOE), "A", "rally", (1, 1), 1)
    assert unit(table, "A").hidden
    table = play(battle("A german-rifles-41 L05 N hidden", FOE), "A", "hide", "L04", 1)
    assert (unit(table, "A").hidden, unit(table, "A").hex, unit(table, "A").spent) == (True, "L04", True)


def test_a_visible_unit_in_its_hex_reveals_it() -> None:
    """§B11.1a Here an enemy that stumbles into it."""
    table = battle("A german-rifles-41 L05 N hidden", "P soviet-rifles-41 L06 N", to_move="soviet")
    play(table, "P", "move", "L05")
    assert (asked(table), about(table, "unit")) == ("facing", "A")
    play(table, "S", "N", NEVER)
    assert not unit(table, "A").hidden


def test_in_the_open_vehicles_are_seen_from_afar_and_men_within_two_hexes() -> None:
    """§B11.1a"""
    assert found("A german-pz-iii-h H09 N hidden", "P soviet-rifles-41 H05 N")
    assert not found("A german-rifles-41 H09 N hidden", "P soviet-rifles-41 H06 N")
    assert found("A german-rifles-41 H09 N hidden", "P soviet-rifles-41 H07 N")
    assert not found("A german-rifles-41 L05 N hidden", "P soviet-rifles-41 L06 N")
    assert not found("A german-pz-iii-h J07 N hidden", "P soviet-rifles-41 J05 N")  # woods between


@pytest.mark.parametrize(
    "position",
    [
        {"board": "2", "A": "D06", "P": "E05"},
        {"smoke": {"H09": HEAVY}, "A": "H09", "P": "H08"},
        {"forts": {"H09": Fort("trench", 0)}, "A": "H09", "P": "H08"},
        {"A": "K05", "P": "K06"},
    ],
)
def test_walls_smoke_trenches_and_woods_conceal(position: dict[str, object]) -> None:
    """§B11.5a §B14.3a"""
    more = {key: value for key, value in position.items() if key not in "AP"}
    assert not found(f"A german-rifles-41 {position['A']} N hidden", f"P soviet-rifles-41 {position['P']} N", **more)


def test_hidden_units_do_not_find_each_other_but_may_show_themselves() -> None:
    """§B11.1b"""
    assert not found("A german-rifles-41 H09 N hidden", "P soviet-rifles-41 H08 N hidden")
    assert not found("A german-rifles-41 H09 N hidden", "P soviet-rifles-41 H09 N hidden")
    table = battle("A german-rifles-41 L05 N hidden", FOE)
    play(table, "show A", "SE")
    assert (unit(table, "A").hidden, unit(table, "A").facing) == (False, 2)
    assert (asked(table), options(table)) == ("unit", ["A", "pass"])


def test_a_hidden_unit_has_no_facing() -> None:
    """§B11.2a It chooses one when it appears."""
    table = play(battle("A german-rifles-41 M08 N", FOE), "A", "hide", "M08", NEVER)
    assert unit(table, "A").facing == NO_FACING
    table = play(battle("A german-rifles-41 L05 N hidden", "P soviet-rifles-41 L07 N"), "A", "attack")
    assert (asked(table), options(table)) == ("facing", ["SE", "S", "SW"])


def test_hiding_and_moving_hidden_cost_five() -> None:
    """§B11.3a Whatever the terrain; stress and marker count."""
    table = play(battle("A german-rifles-41 M08 N", FOE), "A", "hide", "N08")
    assert about(table, "cost") == 5
    units = ("A german-rifles-41 M08 N hit=soft-cowering", FOE)
    table = play(battle(*units, stressed="A"), "A", "hide", "M08")
    assert about(table, "cost") == 7


def test_to_hide_one_must_be_out_of_sight_and_able_to_move() -> None:
    """§B11.4a In its hex or the next one, out of sight too."""
    s = state("A german-rifles-41 J07 N", "P soviet-rifles-41 J05 S")
    places = hiding_places(s, s.units["A"])
    assert "J07" in places
    assert all(not s.board.visible["J05"] >= {hex_} for hex_ in places)
    assert hiding_places(s, s.units["A"].but(hit="soft-pinned")) == []
    seen = state("A german-rifles-41 H09 N", "P soviet-rifles-41 H05 S")
    assert hiding_places(seen, seen.units["A"]) == []


def test_a_hidden_move_may_end_in_sight_far_away_or_under_cover() -> None:
    """§B11.5a On foot; a vehicle never."""
    s = state("A german-rifles-41 H10 N hidden", "P soviet-rifles-41 H05 S")
    assert stays_hidden(s, s.units["A"], "H09")  # open, four hexes away
    near = state("A german-rifles-41 H08 N hidden", "P soviet-rifles-41 H05 S")
    assert not stays_hidden(near, near.units["A"], "H07")
    woods = state("A german-rifles-41 K06 N hidden", "P soviet-rifles-41 J05 S")
    assert stays_hidden(woods, woods.units["A"], "K05")
    tank = state("A german-pz-iii-h H10 N hidden", "P soviet-rifles-41 H05 S")
    assert not stays_hidden(tank, tank.units["A"], "H09")
    assert not stays_hidden(woods, woods.units["A"], "J05")  # the enemy's hex


@pytest.mark.parametrize(("dice", "seen"), [((3, 4), False), ((4, 4), True)])
def test_recon_by_fire_looks_for_hidden_units(dice: tuple[int, int], seen: bool) -> None:
    """§B11.7a Six and two for heavy woods; then a roll of its own to hit, one check."""
    table = battle("A german-rifles-41 L07 N", "T soviet-rifles-41 L05 N hidden", FOE)
    play(table, "A", "recon", "L05")
    assert about(table, "needed") == 8
    play(table, dice)
    assert (asked(table) == "facing") == seen
    if seen:
        play(table, "S")
        assert (asked(table), about(table, "needed")) == ("attack", 12)
        play(table, (1, 1))
    assert (asked(table), about(table, "cost")) == ("spent_check", 3)


def test_recon_is_offered_wherever_somebody_could_hide() -> None:
    """§B11.7a The offer tells nothing: every empty hex of the fire zone, whether anybody hides or not."""
    table = battle("A german-rifles-41 L07 N", "T soviet-rifles-41 L05 N hidden", FOE)
    other = battle("A german-rifles-41 L07 N", "T soviet-rifles-41 E07 N hidden", FOE)
    nobody = battle("A german-rifles-41 L07 N", FOE)
    assert options(play(table, "A", "recon")) == options(play(other, "A", "recon"))
    assert options(play(nobody, "A", "recon")) == options(table)


def test_nobody_searches_for_athena_by_fire() -> None:
    """§B11.7a §6.3a She hides nobody but suspected enemies."""
    s = state("A german-rifles-41 L07 N", FOE)
    assert may_recon(s, s.units["A"], None)
    s.bot = 1
    assert not may_recon(s, s.units["A"], None)


@pytest.mark.parametrize("card", ["", "03"])
def test_nobody_hears_that_a_hidden_unit_has_rallied(card: str) -> None:
    """§B11.1a §B7.6a §B8.8a Neither of its marker, nor that it is gone; the pile tells nothing."""
    table = battle("A german-rifles-41 L05 hidden hit=soft-suppressed", FOE, hands=(card, ""))
    piles = [each for each in GAME.view(table, 1).counts if each.id == "pile-soft"]
    play(table, "A", *([f"card-{card}"] if card else ["rally", (6, 6)]))
    assert unit(table, "A").hit == ""
    assert ("rallied", "A") in events(table)
    assert table.journal is not None
    assert not any("A" in event.args for _, event in table.journal.seen_by(1))
    assert [each for each in GAME.view(table, 1).counts if each.id == "pile-soft"] == piles


def test_a_wall_makes_recon_by_fire_harder() -> None:
    """§B11.7a §B6.5a Only a wall that the fire crosses: between D07 and D06, not between D07 and C08."""
    s = state("A german-rifles-41 D06 S", "B german-rifles-41 E07 NW", board="2")
    assert s.board.hexes["D07"].terrain.defence == 0
    assert [recon_number(s, s.units[id_], "D07") for id_ in "AB"] == [7, 6]
    table = battle("A german-rifles-41 D06 S", "T soviet-rifles-41 R01 N hidden", "P soviet-rifles-41 R12 N", board="2")
    play(table, "A", "recon", "D07")
    assert (asked(table), about(table, "needed")) == ("recon", 7)


def test_flames_reveal_whoever_hides() -> None:
    """§B18.0a Without a roll."""
    table = battle("A german-pioneers L06 N", "T soviet-rifles-41 L05 N hidden", FOE)
    play(table, "A", "recon", "L05", "flame", "S")
    assert (asked(table), about(table, "needed")) == ("attack", 11 - 6)


def test_only_its_own_side_hears_of_a_hidden_unit() -> None:
    """§B11.1a"""
    table = play(battle("A german-rifles-41 L05 N hidden", FOE), "A", "hide", "L04", 1)
    assert table.journal is not None
    assert not any("A" in event.args for _, event in table.journal.seen_by(1))
    assert ("hidden_at", "A", "L04") in events(table)


def test_whoever_goes_somewhere_confirms_it_whether_mines_lie_there_or_not() -> None:
    """§B17.10a What could tell of mines that hide: that a move cannot be taken back is said of every move.

    Where the enemy has nothing out of sight, which is no secret, a move is taken back like anything else.
    """
    party = Party((HUMAN, HUMAN))
    pair = ("A german-pioneers H09 N", "S soviet-rifles-41 R01 N")
    for hex_ in ("H08", "B02"):
        mined = play(battle(*pair, forts={hex_: Fort("mines", 1, hidden=True)}), "A", "move")
        assert is_final(mined, party, (0,), 0, "H08")
    watched = play(battle(*pair, "T soviet-rifles-41 R12 N hidden"), "A", "move")
    assert is_final(watched, party, (0,), 0, "H08")
    for forts in ({}, {"H08": Fort("mines", 1)}, {"H08": Fort("mines", 0, hidden=True)}):
        assert not is_final(play(battle(*pair, forts=forts), "A", "move"), party, (0,), 0, "H08")


def test_a_member_of_a_group_that_turns_or_stays_confirms_nothing() -> None:
    """§B17.10a Only where somebody goes may mines lie; where one stands they are known."""
    party = Party((HUMAN, HUMAN))
    for hex_ in ("H08", "B02"):
        forts = {hex_: Fort("mines", 1, hidden=True)}
        pair = ("A german-rifles-41 H09 N", "B german-rifles-41 H09 N", "S soviet-rifles-41 R01 N")
        table = play(battle(*pair, forts=forts), "group", "A", "move")
        final = {answer: is_final(table, party, (0,), 0, answer) for answer in ("H08", "pivot", "stay")}
        assert final == {"H08": True, "pivot": False, "stay": False}
