"""Chapters N1 to N4, N8 and N9: sides, tokens, set-up, structure, changed limits and winning in Nippon."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, War
from visavis.kernel.errors import UnknownName
from visavis.kernel.table import Table
from visavis.text import language
from visavis.text.guide import guide_of

SIDES = pytest.mark.parametrize(("mover", "own", "enemy"), [("japan", "Ja", "Ge"), ("germany", "Ge", "Ja")])
COMMON = {"A1": 3, "A2": 2, "A3": 2, "N1": 3, "N2": 2, "N3": 2, "F1": 3, "F2": 2, "FB0": 1, "GEN": 1, "ADM": 1}
STARTING = ["SEA", "BOS", "JAX", "HON"]
ONE_KIND = {"japan": "A1 A1 A1", "germany": "A1 A1 A1"}  # bags whose draws are not asked
FREE_AT_START = [f"{campaign}.{n}" for campaign in STARTING for n in (1, 2, 3)]


def new_game() -> Table[War]:
    return Table.new(GAME, "nippon")


def dealt() -> Table[War]:
    """After the set-up: three tokens each."""
    return play(new_game(), "A1", "N1", "F1", "A2", "N2", "F2")


def nippon(to_move: str = "japan", reserve: str = "A1 N1 F1", **more: Any) -> Table[War]:
    """A Nippon position in which the draws of the side to move ask nothing."""
    return position("nippon", to_move=to_move, reserve={to_move: reserve}, bag=ONE_KIND, **more)


def side_of(name: str) -> int:
    return FIRST if name == "japan" else SECOND


def campaigns_offered(table: Table[War]) -> list[str]:
    """The campaigns in which something may be placed, in board order."""
    return list(dict.fromkeys(option.split(" ")[1].split(".")[0] for option in options(table) if " " in option))


# N1 Premise and sides


def test_germany_plays_the_ordinary_22_and_japan_its_own() -> None:
    """§N1.1 Japan has Godzilla in the place of an army of 3."""
    table = new_game()
    assert table.game.scenario("nippon").seats == ("japan", "germany")
    assert Counter(table.state.bag[FIRST]) == COMMON | {"A3": 1, "GOD": 1}
    assert Counter(table.state.bag[SECOND]) == COMMON


def test_japan_moves_first() -> None:
    """§N1.2 §N3.4 The first placement is asked of Japan, the next of Germany."""
    table = dealt()
    assert (table.pending.name, table.pending.seat) == ("place", FIRST)
    play(table, "N1 JAX.1", "A1")
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)


# N2 New tokens


def test_godzilla_walks_and_swims() -> None:
    """§N2.1 Land, sea and both spaces are open to it."""
    assert spaces_offered(nippon(reserve="GOD"), "GOD") == FREE_AT_START


def test_an_army_and_a_navy_share_what_godzilla_has() -> None:
    """§N2.1 An ordinary army stays off the sea, a navy off the land."""
    table = nippon(reserve="A1 N1")
    assert not {"SEA.1", "BOS.1", "JAX.1", "HON.1"} & set(spaces_offered(table, "A1"))
    assert not {"SEA.2", "BOS.2", "JAX.2"} & set(spaces_offered(table, "N1"))


@pytest.mark.parametrize("space", ["JAX.1", "JAX.2"])
def test_godzilla_has_strength_4(space: str) -> None:
    """§N2.1 On the sea and on land."""
    assert shown(play(nippon(reserve="GOD N1"), f"GOD {space}"), "JAX") == "Ja 4"


def test_godzilla_is_no_special_weapon() -> None:
    """§N2.1 A player who bombs the bot must choose Godzilla and not the special weapon beside it."""
    table = position("solo-nippon", reserve={"japan": "SPY GOD EA4"}, bag=ONE_KIND, to_move="germany")
    play(table, "N1 HON.2")
    assert table.state.reserve[FIRST] == ["SPY", "EA4"]
    assert "GOD" in table.state.bag[FIRST]


def test_a_spy_after_godzilla_is_godzilla() -> None:
    """§N2.1 Copied, it still fits everywhere and has strength 4."""
    table = nippon("germany", "SPY", last={"japan": "GOD"})
    assert spaces_offered(table, "SPY") == FREE_AT_START
    assert shown(play(table, "SPY JAX.1"), "JAX") == "Ge 4"


@pytest.mark.parametrize(("leader", "space", "fellow"), [("GEN", "BOS.2", "A1"), ("ADM", "BOS.1", "N1")])
def test_generals_and_admirals_ignore_godzilla(leader: str, space: str, fellow: str) -> None:
    """§N2.2 With one unit of the right type and Godzilla beside them they have strength 2."""
    other = "BOS.1" if space == "BOS.2" else "BOS.2"
    table = nippon(reserve=f"{leader} N1", placed={other: "japan GOD", space: f"japan {fellow}"})
    assert play(table, f"{leader} BOS.3").state.placed["BOS.3"].strength == 2


def test_all_18_special_weapons_are_in_the_pile() -> None:
    """§N2.3 Partisans and leadership among them."""
    pile = Counter(new_game().state.pile)
    assert pile.total() == 18
    assert pile["PAR"] == pile["LDR"] == 1


def test_research_may_bring_partisans_and_leadership() -> None:
    """§N2.3 They are drawn like the others."""
    table = play(nippon(), "A1 BOS.2")
    assert table.pending.name == "research"
    assert {"PAR", "LDR"} < set(options(table))


def test_the_two_weapons_of_nippon_are_not_optional_there() -> None:
    """§N2.3 The option of the base game does not exist in Nippon."""
    with pytest.raises(UnknownName):
        Table.new(GAME, "nippon", {"nippon_weapons_in_base": False})


# N3 Set-up


def test_nippon_is_played_on_the_map_of_america() -> None:
    """§N3.1 Fifteen campaigns, none of them of the base board."""
    assert list(new_game().state.board.theatres) == [campaign for campaign, _, _ in LINKED]


def test_four_markers_stand_on_the_centre() -> None:
    """§N3.2 Honolulu, Seattle, Jacksonville, Boston; there is no fifth."""
    assert new_game().state.marker == {"HON": 0, "SEA": 0, "JAX": 0, "BOS": 0}


def test_only_campaigns_with_a_marker_are_open_for_placement() -> None:
    """§N3.3 An air unit finds exactly the twelve spaces of the four starting campaigns, or one campaign more."""
    assert spaces_offered(nippon(reserve="F1"), "F1") == FREE_AT_START
    assert campaigns_offered(nippon(reserve="F1", marker={"DEN": 0})) == ["SEA", "BOS", "DEN", "JAX", "HON"]


def test_each_side_starts_with_three_tokens_and_nothing_scored() -> None:
    """§N3.4 19 tokens stay in each bag, 18 weapons beside the board."""
    table = dealt()
    assert table.state.reserve == [["A1", "N1", "F1"], ["A2", "N2", "F2"]]
    assert [len(bag) for bag in table.state.bag] == [19, 19]
    assert table.state.score == [0, 0]
    assert len(table.state.pile) == 18


# N4 Structure


@SIDES
def test_every_other_campaign_is_another_theatre(mover: str, own: str, enemy: str) -> None:
    """§N4.1 Strategic advantage in Jacksonville may go to each of the other open campaigns, not to its own."""
    assert options(play(nippon(mover), "F1 JAX.3")) == ["SEA", "BOS", "HON"]


def test_the_same_theatre_is_the_same_campaign() -> None:
    """§N4.1 §N8.3 A blitz in Boston is followed up in Boston."""
    table = play(nippon(reserve="FB0 A1 N1"), "FB0 BOS.3")
    assert options(table) == ["A1 BOS.2", "N1 BOS.1", "stop"]


def test_a_campaign_is_unopened_then_open_then_finished() -> None:
    """§N4.2 New York cannot be played in, then it can; Boston could, then no more."""
    table = nippon(reserve="A1 N1", placed={"BOS.1": "japan N1", "BOS.2": "germany A2"}, marker={"BOS": "Ja 1"})
    assert campaigns_offered(table) == STARTING
    play(table, "A1 BOS.3", "NYC")
    assert campaigns_offered(table) == ["SEA", "NYC", "JAX", "HON"]
    assert set(table.state.marker) == {"SEA", "NYC", "JAX", "HON"}


@SIDES
@pytest.mark.parametrize(("space", "inner"), [("BOS.3", 6), ("SFO.3", 5)], ids=["long", "short"])
@pytest.mark.parametrize("token", ["A1", "A2", "A3"])
def test_the_last_three_cells_close(mover: str, own: str, enemy: str, space: str, inner: int, token: str) -> None:
    """§N4.3 Each of the three wins the campaign, on the long tracks and the short ones, on both halves."""
    campaign = space.split(".")[0]
    table = play(nippon(mover, f"{token} N1", marker={campaign: f"{own} {inner}"}), f"{token} {space}")
    assert table.state.finished == {campaign: side_of(mover)}


@SIDES
@pytest.mark.parametrize(("space", "inner"), [("BOS.3", 6), ("SFO.3", 5)], ids=["long", "short"])
def test_the_cell_before_the_last_three_does_not_close(
    mover: str, own: str, enemy: str, space: str, inner: int
) -> None:
    """§N4.3 It is still a plain cell."""
    campaign = space.split(".")[0]
    table = play(nippon(mover, marker={campaign: f"{own} {inner - 1}"}), f"A1 {space}")
    assert shown(table, campaign) == f"{own} {inner}"
    assert not table.state.finished


def test_a_filled_campaign_gives_no_bonus_for_the_track() -> None:
    """§N4.4 Boston is worth 3 points however far the marker has come."""
    table = nippon(placed={"BOS.1": "japan N1", "BOS.2": "germany A2"}, marker={"BOS": "Ja 5"})
    assert play(table, "A1 BOS.3").state.score == [3, 0]


@pytest.mark.parametrize("token", ["A1", "A2", "A3"])
def test_a_breakthrough_gives_no_bonus_for_the_track(token: str) -> None:
    """§N4.4 +1, +2 and +3 are cells, not points."""
    table = nippon("germany", f"{token} N1", placed={"BOS.1": "japan N1"}, marker={"BOS": "Ge 6"}, pile="SPY")
    play(table, f"{token} BOS.3")
    assert table.pending.name == "open"
    assert table.state.score == [0, 3]


LINKED = [  # a campaign, its last free space, and what may be opened from it when the four starting ones are open
    ("SEA", "SEA.3", "MSP SLC SFO"),
    ("MSP", "MSP.2", "CHI KCM"),
    ("BOS", "BOS.3", "CHI NYC"),
    ("CHI", "CHI.4", "MSP KCM WDC"),
    ("SLC", "SLC.2", "DEN SFO"),
    ("NYC", "NYC.4", "WDC"),
    ("DEN", "DEN.3", "SLC KCM LAX"),
    ("KCM", "KCM.3", "MSP CHI DEN NOL"),
    ("WDC", "WDC.4", "CHI NYC"),
    ("SFO", "SFO.3", "SLC LAX"),
    ("LAX", "LAX.1", "DEN SFO HOU"),
    ("JAX", "JAX.2", "WDC NOL"),
    ("NOL", "NOL.3", "KCM HOU"),
    ("HOU", "HOU.3", "LAX NOL"),
    ("HON", "HON.3", "SFO LAX"),
]


@pytest.mark.parametrize(("campaign", "last", "linked"), LINKED)
def test_links_work_both_ways(campaign: str, last: str, linked: str) -> None:
    """§N4.5 §N7.1 Finishing a campaign offers what an arrow connects it with, in either direction (ruling R33)."""
    taken = {space: "germany A1" for space in spaces_of(campaign) if space != last}
    table = nippon(reserve="F1 N1", placed=taken, marker={campaign: "Ja 1"}, pile="")
    before = set(table.state.marker)
    play(table, f"F1 {last}")
    offered = options(table) if table.pending.name == "open" else [*(table.state.marker.keys() - before)]
    assert offered == linked.split()


def spaces_of(campaign: str) -> tuple[str, ...]:
    return new_game().state.board.campaigns[campaign].spaces


@pytest.mark.parametrize(("leader", "fellow"), [("GEN", "A1"), ("ADM", "N1")])
def test_generals_and_admirals_count_their_own_campaign_only(leader: str, fellow: str) -> None:
    """§N4.6 Two tokens in Seattle and one in Boston: strength 2 in Boston."""
    placed = {"SEA.3": f"japan {fellow}", "SEA.2": "japan F1", "BOS.2": "japan F1"}
    assert shown(play(nippon(reserve=f"{leader} N1", placed=placed), f"{leader} BOS.3"), "BOS") == "Ja 2"


# N8 Changed limits


@SIDES
def test_strategic_advantage_goes_to_open_campaigns_only(mover: str, own: str, enemy: str) -> None:
    """§N8.1 Not to unopened ones, not to finished ones."""
    table = nippon(mover, marker={"DEN": 0, "SFO": 0}, finished={"BOS": NOBODY})
    assert options(play(table, "A1 DEN.2")) == ["SEA", "SFO", "JAX", "HON"]


@SIDES
@pytest.mark.parametrize(
    ("target", "at", "to"), [("BOS", 4, 6), ("BOS", 5, 6), ("BOS", 6, 6), ("SFO", 4, 5), ("SFO", 5, 5)]
)
def test_strategic_advantage_stops_before_the_end_cells(
    mover: str, own: str, enemy: str, target: str, at: int, to: int
) -> None:
    """§N8.1 On cell 6 of a long track and cell 5 of a short one; it finishes nothing (ruling R31)."""
    table = play(nippon(mover, marker={"DEN": 0, target: f"{own} {at}"}), "A1 DEN.2", target)
    assert shown(table, target) == f"{own} {to}"
    assert not table.state.finished


@SIDES
def test_the_bomb_drives_every_other_open_campaign_back(mover: str, own: str, enemy: str) -> None:
    """§N8.2 By two cells, at most to the last cell before the enemy's end cells; unopened ones stay so (ruling R31)."""
    marker = {"SEA": f"{enemy} 5", "BOS": f"{enemy} 6", "HON": f"{own} 1", "SFO": f"{enemy} 4", "LAX": f"{enemy} 5"}
    table = play(nippon(mover, "NUK N1", marker={**marker, "JAX": f"{enemy} 3"}), "NUK JAX.2")
    after = {campaign: shown(table, campaign) for campaign in table.state.marker}
    assert after == {
        "SEA": f"{enemy} 6",
        "BOS": f"{enemy} 6",
        "HON": f"{enemy} 1",
        "SFO": f"{enemy} 5",
        "LAX": f"{enemy} 5",
        "JAX": f"{own} 4",
    }
    assert not table.state.finished


def test_no_follow_up_after_a_blitz_that_filled_its_campaign() -> None:
    """§N8.3 The campaign opened instead is another theatre (ruling R37)."""
    table = nippon(reserve="FB0 A1 N1", placed={"BOS.1": "germany N1", "BOS.2": "germany A2"})
    play(table, "FB0 BOS.3", "NYC")
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)
    assert table.state.reserve[FIRST] == ["A1", "N1", "A1"]


def test_no_follow_up_after_a_blitz_that_broke_through() -> None:
    """§N8.3 For the same reason."""
    table = nippon("germany", "BA1 A1 N1", marker={"MSP": "Ge 5"})
    play(table, "BA1 MSP.1", "CHI")
    assert (table.pending.name, table.pending.seat) == ("place", FIRST)


def test_a_scientist_goes_to_open_and_unopened_campaigns() -> None:
    """§N8.4 Every free space of both, whatever its type; not a finished campaign."""
    table = nippon(reserve="SCI", finished={"BOS": NOBODY}, placed={"SEA.1": "japan N1"})
    everywhere = set(table.state.board.spots)
    assert set(spaces_offered(table, "SCI")) == everywhere - {"BOS.1", "BOS.2", "BOS.3", "SEA.1"}


def test_a_scientist_leaves_the_last_space_of_an_unopened_campaign_free() -> None:
    """§N8.4 In an open campaign it may take the last one, and completes it (ruling R35)."""
    placed = {"MSP.1": "germany A1", "BOS.1": "germany N1", "BOS.2": "germany A1"}
    table = nippon(reserve="SCI", placed=placed, marker={"BOS": "Ge 1"})
    assert "MSP.2" not in spaces_offered(table, "SCI")
    play(table, "SCI BOS.3", "NYC")
    assert table.state.score == [0, 3]


def test_a_scientist_may_not_go_to_unopened_campaigns_if_so_agreed() -> None:
    """§N8.4 The other reading: any free space of an open campaign (ruling R35)."""
    table = nippon(reserve="SCI", placed={"SEA.1": "japan N1"}, scientist_open_only=True)
    assert spaces_offered(table, "SCI") == [space for space in FREE_AT_START if space != "SEA.1"]


def test_a_spy_after_a_scientist_may_go_to_an_unopened_campaign() -> None:
    """§N8.4 And leaves its last space free as well."""
    table = nippon("germany", "SPY", last={"japan": "SCI"}, placed={"MSP.1": "japan SCI"})
    assert {"CHI.1", "NYC.1"} < set(spaces_offered(table, "SPY"))
    assert "MSP.2" not in spaces_offered(table, "SPY")


@SIDES
def test_in_an_unopened_campaign_only_the_effect_happens(mover: str, own: str, enemy: str) -> None:
    """§N8.4 Propaganda scores; no marker comes, and the campaign stays unopened with one space less (ruling R35)."""
    table = play(nippon(mover, "SCI N1"), "SCI NYC.2")
    assert table.state.score[side_of(mover)] == 2
    assert "NYC" not in table.state.marker
    assert "NYC" not in campaigns_offered(table)
    opened = nippon(mover, "F1", placed={"NYC.2": f"{mover} SCI"}, marker={"NYC": 0})
    assert [space for space in spaces_offered(opened, "F1") if space.startswith("NYC")] == ["NYC.1", "NYC.3", "NYC.4"]


def test_a_tactical_effect_is_lost_in_an_unopened_campaign() -> None:
    """§N8.4 There is no marker to advance; in an open one there is."""
    lost = play(nippon(reserve="SCI N1"), "SCI CHI.3")
    assert lost.state.marker == dict.fromkeys(["SEA", "BOS", "JAX", "HON"], 0)
    assert shown(play(nippon(reserve="SCI N1", marker={"CHI": 0}), "SCI CHI.3"), "CHI") == "Ja 2"


def test_a_strategic_effect_works_from_an_unopened_campaign() -> None:
    """§N8.4 §N8.1 Every open campaign is another one."""
    table = play(nippon(reserve="SCI N1"), "SCI NYC.1")
    assert options(table) == STARTING
    assert shown(play(table, "HON"), "HON") == "Ja 3"


@SIDES
def test_bombing_is_unchanged(mover: str, own: str, enemy: str) -> None:
    """§N8.5 A random token of the enemy's reserve goes into his bag."""
    table = play(nippon(mover), "N1 HON.2")
    assert table.pending.name == "bomb"
    play(table, "F1")
    victim = 1 - side_of(mover)
    assert table.state.reserve[victim] == ["A1", "N1"]
    assert table.state.bag[victim] == ["A1", "A1", "A1", "F1"]


@SIDES
def test_research_is_unchanged(mover: str, own: str, enemy: str) -> None:
    """§N8.5 A weapon from the pile into the own bag."""
    table = play(nippon(mover), "N1 SEA.1", "LDR")
    assert "LDR" in table.state.bag[side_of(mover)]
    assert "LDR" not in table.state.pile


@SIDES
def test_production_and_propaganda_are_unchanged(mover: str, own: str, enemy: str) -> None:
    """§N8.5 One token more; one point."""
    side = side_of(mover)
    assert play(nippon(mover, "N1"), "N1 HON.1").state.reserve[side] == ["A1", "A1"]
    assert play(nippon(mover, "N1"), "N1 JAX.1").state.score[side] == 1


# N9 Winning


def test_germany_has_one_last_turn_after_japan_reaches_25() -> None:
    """§N9.1 §N1.2 Then the higher score wins."""
    table = play(nippon(reserve="N1", score=(24, 0)), "N1 JAX.1")
    assert table.state.last_turn
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)
    play(table, "F1 BOS.3")
    assert (table.over, table.state.winner, table.state.ending) == (True, FIRST, "more_points")


@pytest.mark.parametrize(("germany", "winner"), [(23, FIRST), (24, SECOND), (25, SECOND)])
def test_after_the_last_turn_a_tie_is_germanys(germany: int, winner: int) -> None:
    """§N9.1 25 against 24, 25 and 26 points."""
    table = nippon("germany", "N1", score=(25, germany), last_turn=True)
    play(table, "N1 JAX.1")
    assert (table.over, table.state.winner) == (True, winner)


def test_germany_wins_at_once_with_25() -> None:
    """§N9.1 Even if Japan has scored more meanwhile."""
    table = play(nippon("germany", "N1", score=(30, 24)), "N1 JAX.1")
    assert (table.over, table.state.winner, table.state.ending) == (True, SECOND, "second_reached_goal")


def test_germanys_25_may_be_compared_if_so_agreed() -> None:
    """§N9.1 §12.3 The other reading of ruling R24."""
    table = play(nippon("germany", "N1", score=(30, 24), compare_on_allied_trigger=True), "N1 JAX.1")
    assert (table.over, table.state.winner) == (True, FIRST)


@SIDES
def test_points_of_the_other_side_end_nothing_now(mover: str, own: str, enemy: str) -> None:
    """§N9.1 Only the side whose turn ends is looked at."""
    table = play(nippon(mover, score=(0, 25) if mover == "japan" else (25, 0)), "A1 BOS.3")
    assert not table.state.last_turn
    assert (table.pending.name, table.pending.seat) == ("place", 1 - side_of(mover))


@SIDES
def test_who_has_no_token_loses(mover: str, own: str, enemy: str) -> None:
    """§N9.2 Whatever the scores."""
    score = (30, 0) if mover == "japan" else (0, 30)
    table = nippon(mover, "", score=score)
    assert (table.over, table.state.winner, table.state.ending) == (True, 1 - side_of(mover), "cannot_place")


@SIDES
def test_who_has_no_fitting_token_loses(mover: str, own: str, enemy: str) -> None:
    """§N9.2 A navy when only Salt Lake City is open."""
    closed = dict.fromkeys(STARTING, NOBODY)
    table = nippon(mover, "N1 N2", finished=closed, marker={"SLC": 0})
    assert (table.over, table.state.winner) == (True, 1 - side_of(mover))


def test_germany_loses_its_last_turn_if_it_cannot_place() -> None:
    """§N9.2 Although it has more points."""
    table = nippon("germany", "", score=(25, 30), last_turn=True)
    assert (table.over, table.state.winner, table.state.ending) == (True, FIRST, "cannot_place")


@pytest.mark.parametrize(("open_only", "over"), [(False, False), (True, True)])
def test_a_scientist_can_save_a_side_without_open_campaigns(open_only: bool, over: bool) -> None:
    """§N9.2 §N8.4 It still has unopened campaigns to go to, unless agreed otherwise."""
    table = nippon(reserve="SCI", finished=dict.fromkeys(STARTING, NOBODY), scientist_open_only=open_only)
    assert table.over is over


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_newcomers_are_told_how_cities_open_and_which_are_linked(lang: str) -> None:
    """§N4.5 §N6.4 The introduction is that of this map, and every city that is not finished names its neighbours."""
    words = language(lang, "blitzkrieg")
    base, cities = (guide_of(words, scenario) for scenario in ("solo", "solo-nippon"))
    assert [leaf.at for leaf in cities] == [leaf.at for leaf in base]
    assert [one.said == other.said for one, other in zip(base, cities, strict=True)].count(False) == 3
    table = position("nippon", marker={"BOS": "Ge 5"}, reserve={"germany": "A3 N1"}, to_move="germany")
    (chicago,) = [track for track in table.view(1).tracks if track.id == "battle CHI"]
    said = words.say(chicago.title.args["help"])
    for linked in table.state.board.theatres["CHI"].links:
        assert words(f"theatre-{linked}") in said
