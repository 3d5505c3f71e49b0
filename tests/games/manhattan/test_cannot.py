"""Why a place, a card, a bomb, a plane or a worker is no answer: the first reason, and its paragraph."""

from __future__ import annotations

from tests.games.manhattan.positions import GAME, asked, nation, pact, play, position
from visavis.games.manhattan.state import Race
from visavis.kernel.table import Table
from visavis.kernel.view import Text, Thing
from visavis.text import language

Found = tuple[str, str]
NOTHING: Found = ("", "")


def why(table: Table[Race], *ids: str) -> Found:
    """Which reason, and which paragraph."""
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    return (found.said.args["why"].key, found.rule) if found else NOTHING


def said(table: Table[Race], lang: str, *ids: str) -> str:
    assert table.pending is not None
    found = GAME.cannot(table.state, table.pending, ids)
    assert found is not None
    return language(lang, "manhattan").say(found.told())


def reason(table: Table[Race], id_: str) -> str:
    """What a card or a place says against itself to whoever points at it."""
    assert table.pending is not None
    view = GAME.view(table, table.pending.seat)
    titles: dict[str, Text] = {thing.id: thing.title for thing in view.things}
    here = (titles | {place.id: place.title for place in view.places})[id_]
    return here.args["why"].key if here.key in ("place-barred", "bomb-barred", "built-barred") else ""


def workers(table: Table[Race], at: str, kind: str = "") -> list[str]:
    """The ids of those who are somewhere."""
    found: list[Thing] = [thing for thing in GAME.view(table, 0).things if thing.at == at]
    return [thing.id for thing in found if thing.id.startswith(f"worker {kind}")]


# Places


def test_a_place_that_is_taken_closed_or_given_away() -> None:
    """§5.4 §6.3 §6.6 §9.20 §9.21 §11.9"""
    armed = nation(fighters=1, bombers=1)
    hired = position(red=nation(buildings="11:Lc"), spaces={"mine_mid": "Lc"})
    assert why(hired, "mine_mid") == ("barred-contractors", "5.4")
    assert why(hired, "building 11") == ("barred-contractors", "6.3")
    assert why(position(red=armed, pacts=(pact("blue", "keep_off red"),)), "airstrike_1") == ("barred-pact", "9.20")
    owing = position(red=armed._replace(buildings="11"), green=armed, pacts=(pact("blue", "strike red green 1"),))
    assert why(owing, "mine_mid") == why(owing, "building 11") == ("barred-duty", "9.21")
    assert why(position(red=nation(own="1E 1S 1L"), design_open=False), "design_bomb") == ("barred-closed", "11.9")
    lot = nation(own="4L", buildings="12")
    bought = play(
        position(red=lot, market="11 4 5 6 7 8 9", deck="13 14", new_building_waits=True), "construction", "11", "13"
    )
    assert why(bought, "building 11") == ("barred-new", "6.6")


# Cards of the market and of the row


def test_a_card_of_the_market_is_bought_at_construction() -> None:
    """§8.1.2"""
    table = position(red=nation(own="3L", money=6), market="3 4 5 6 7 8 9")
    assert why(table, "card 3") == why(table, "slot 1") == why(table, "3") == ("barred-buy", "8.1.2")
    assert why(table, "card 6") == why(table, "slot 4") == ("barred-dear", "8.1.2")
    assert (reason(table, "card 3"), reason(table, "card 6")) == ("barred-buy", "barred-dear")
    assert said(table, "en", "card 6").endswith("not now, it costs $7, and you have $6, §8.1.2.")
    buying = play(table, "construction")
    assert asked(buying) == ("red", "construct_slot")
    assert why(buying, "card 3") == NOTHING
    assert why(buying, "card 6") == ("barred-dear", "8.1.2")
    assert (reason(buying, "card 3"), reason(buying, "card 6")) == ("", "barred-dear")


def test_an_engineer_makes_the_cheapest_cards_free() -> None:
    """§8.1.3"""
    poor = nation(own="3L", money=0)
    assert why(position(red=poor, market="3 4 5 6 7 8 9"), "card 3") == ("barred-dear", "8.1.2")
    assert why(position(red=poor._replace(own="3L 1E"), market="3 4 5 6 7 8 9"), "card 3") == ("barred-buy", "8.1.2")


def test_where_construction_is_closed_the_market_says_so() -> None:
    """§5.1"""
    table = play(position(red=nation(own="3L", buildings="11 12")), "building 11")
    assert why(table, "slot 1") == ("barred-there", "5.1")
    assert "main board is closed" in said(table, "en", "slot 1")
    assert said(table, "ru", "slot 1").endswith("Стройка: главное поле в этот ход для вас закрыто, §5.1.")


def test_only_the_market_sells() -> None:
    """§8.1.2"""
    table = play(position(red=nation(own="3L", buildings="11")), "construction")
    assert why(table, "building 11") == ("barred-not-for-sale", "8.1.2")


def test_a_bomb_of_the_row_is_drafted() -> None:
    """§11.3"""
    able = position(red=nation(own="1L 1E 1S"), row="small_fry b_flat tomboy dear_john")
    assert why(able, "card b_flat") == why(able, "row 2") == ("barred-draft", "11.3")
    assert reason(able, "card b_flat") == "barred-draft"
    assert why(position(red=nation(own="3L"), row="small_fry b_flat tomboy dear_john"), "row 1") == (
        "barred-there",
        "5.6",
    )
    drafting = play(able, "design_bomb")
    assert asked(drafting) == ("red", "draft_pick")
    assert why(drafting, "card b_flat") == NOTHING
    play(drafting, "b_flat")
    held = position(red=nation(own="1L 1E 1S", hand="tomboy"), row="small_fry b_flat skydive dear_john")
    assert why(play(held, "design_bomb"), "card tomboy") == ("barred-not-drafted", "11.4")


# Bombs


def test_a_bomb_of_the_hand_says_what_is_missing() -> None:
    """§14.3 §14.1"""
    table = position(red=nation(own="3L 1S", hand="b_flat small_fry", uranium=3))
    assert why(table, "card b_flat") == ("barred-lacks", "14.3")
    assert why(table, "card small_fry") == NOTHING
    last = position(red=nation(own="1S", hand="small_fry", uranium=3), bomb_is_placement=False)
    assert why(last, "card small_fry") == ("barred-nobody-left", "R1")
    other = play(position(red=nation(own="3L 1S", hand="small_fry", uranium=3)), "occupy")
    assert why(other, "card small_fry") == ("barred-later", "14.1")


def test_a_built_bomb_says_why_it_is_not_loaded() -> None:
    """§14.20 §14.22"""
    lot = nation(own="3L", bombs="small_fry tomboy+", bombers=0)
    table = position(red=lot, green=nation(bombs="dear_john"))
    assert why(table, "bomb small_fry") == ("barred-load", "14.20")
    assert why(table, "bomb tomboy") == ("barred-loaded", "14.22")
    assert why(table, "bomb dear_john") == ("barred-not-yours", "14.20")
    assert [reason(table, f"bomb {bomb}") for bomb in ("small_fry", "tomboy", "dear_john")] == [
        "barred-load",
        "barred-loaded",
        "",
    ]
    assert said(table, "en", "bomb small_fry").endswith("missing for loading: 1 bomber, §14.20.")
    assert why(position(red=lot._replace(bombers=1)), "bomb small_fry") == NOTHING


# Planes and repairs


def test_a_strike_says_what_protects_its_target() -> None:
    """§9.4 §9.5 §9.6 §9.8"""
    red = nation(fighters=1, bombers=1, buildings="21")
    green, blue = nation(fighters=2, bombers=0, buildings="11"), nation(fighters=0, bombers=0, buildings="12")
    table = play(position(red=red, green=green, blue=blue), "airstrike_1")
    assert asked(table) == ("red", "strike")
    assert why(table, "building 11") == ("barred-shielded", "9.6")
    assert why(table, "building 21") == why(table, "fighters 0") == ("barred-own", "9.8")
    assert why(table, "bombers 1") == why(table, "fighters 2") == ("barred-gone", "9.4")
    assert why(table, "building 12") == why(table, "fighters 1") == NOTHING
    no_bombers = play(position(red=red._replace(bombers=0), green=green, blue=blue), "airstrike_1")
    assert why(no_bombers, "building 12") == ("barred-no-bombers", "9.5")
    no_fighters = play(position(red=red._replace(fighters=0), green=green, blue=blue), "airstrike_1")
    assert why(no_fighters, "fighters 1") == ("barred-no-fighters", "9.4")


def test_a_pact_keeps_planes_from_their_targets() -> None:
    """§9.19 §9.17"""
    red, bare = nation(fighters=1, bombers=1), nation(fighters=0, bombers=1, buildings="12")
    armed = nation(fighters=1, bombers=1, buildings="11")
    spared = position(red=red, green=bare, blue=armed, pacts=(pact("blue", "spare red green all"),))
    table = play(spared, "airstrike_1")
    assert why(table, "building 12") == why(table, "bombers 1") == ("barred-spared", "9.19")
    owed = position(red=red, green=armed, blue=bare, pacts=(pact("blue", "strike red green 1"),))
    table = play(owed, "airstrike_1")
    assert asked(table) == ("red", "strike")
    assert why(table, "bombers 2") == ("barred-owed", "9.17")


def test_own_damage_is_repaired() -> None:
    """§10.2 §10.8"""
    table = play(position(red=nation(buildings="11*2 21*1 12"), green=nation(buildings="22*1")), "repair")
    assert asked(table) == ("red", "repair_point")
    assert why(table, "building 12") == ("barred-whole", "10.2")
    assert why(table, "building 22") == ("barred-not-yours", "10.8")
    assert why(table, "building 11") == NOTHING


# Workers


def test_the_place_is_chosen_before_the_worker() -> None:
    """§5.14"""
    table = position(red=nation(own="2L"), green=nation(own="2L"), spaces={"mine_mid": "L1"})
    assert why(table, workers(table, "supply 0")[0]) == ("barred-place-first", "5.14")
    assert why(table, workers(table, "supply 1")[0]) == ("barred-not-yours", "5.14")
    assert why(table, workers(table, "mine_mid")[0]) == why(table, "mine_mid") == ("barred-occupied", "5.4")


def test_a_worker_who_is_not_wanted_or_not_there() -> None:
    """§5.14 §4.17"""
    table = position(red=nation(own="2L 1E 1S", hired="1E"), green=nation(own="2L"), spaces={"mine_mid": "L0"})
    play(table, "factory_money_right")
    assert asked(table) == ("red", "main_worker")
    assert why(table, workers(table, "supply 0", "L")[0]) == ("barred-misfit", "5.14")
    assert why(table, workers(table, "supply 0", "E")[0]) == NOTHING
    assert why(table, workers(table, "mine_mid")[0]) == ("barred-at-work", "4.17")
    assert why(table, workers(table, "supply 1")[0]) == ("barred-not-yours", "5.14")
    design = play(position(red=nation(own="2L 1E 1S", hired="1S")), "design_bomb")
    assert asked(design) == ("red", "design_scientist")
    assert why(design, workers(design, "supply 0", "E")[0]) == ("barred-misfit", "11.1")


# Without the action, and promises


def test_where_one_does_not_stand_without_the_action() -> None:
    """§5.8"""
    table = play(position(red=nation(own="3L"), spaces={"mine_mid": "L1"}), "occupy")
    assert asked(table) == ("red", "occupy")
    assert why(table, "construction") == ("barred-action", "5.8")
    assert why(table, "mine_mid") == ("barred-occupied", "5.4")
    assert why(table, "mine_left") == NOTHING


def test_who_cannot_promise_anything() -> None:
    """§9.19"""
    table = play(position(red=nation(own="3L")), "talk")
    play(table, "strike")
    assert asked(table)[1] == "pact_who"
    assert table.pending is not None
    left = [seat for seat in range(3) if seat not in table.pending.options]
    assert [why(table, f"board {seat}") for seat in left] == [("barred-promise", table.pending.rule)] * len(left)
    assert why(table, f"board {table.pending.options[0]}") == NOTHING


def test_what_a_question_is_not_about_is_told_what_is_asked_for() -> None:
    """§9.2 §10.2 §8.1.2 §11.3 §9.16 Something else on the table is touched: what is begun is finished first."""
    armed = nation(own="2L", fighters=1, buildings="11*1")
    table = play(position(red=armed, green=nation(fighters=1), market="3 4 5 6 7 8 9"), "airstrike_1")
    mine = workers(table, "supply 0")[0]
    assert {why(table, id_) for id_ in ("mine_mid", "card 3", mine)} == {("wanted-target", "9.2")}
    assert said(table, "en", "mine_mid").endswith(
        "not now, the target of an air strike is asked for, a plane or a building, §9.2."
    )
    repairing = play(position(red=armed), "repair")
    assert why(repairing, "construction") == ("wanted-damaged", "10.2")
    building = play(position(red=armed, market="3 4 5 6 7 8 9"), "construction")
    assert why(building, "mine_mid") == ("wanted-market", "8.1.2")
    drafting = play(position(red=nation(own="1L 1E 1S"), row="small_fry b_flat tomboy dear_john"), "design_bomb")
    assert asked(drafting)[1] == "draft_pick"
    assert why(drafting, "mine_mid")[0] == "wanted-draft"
    talking = play(position(red=nation(own="3L")), "talk")
    assert why(talking, "mine_mid")[0] == "barred-later"
