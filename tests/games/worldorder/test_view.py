"""What a seat sees of the world, what it may touch, and what that leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.worldorder.position import ally, army, drive, fill, shown, table
from visavis.games.worldorder import GAME
from visavis.games.worldorder.options import drawn_name
from visavis.games.worldorder.preview import effect
from visavis.games.worldorder.state import World
from visavis.games.worldorder.vocabulary import VOCABULARY
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Option, Place, Thing, View


def seen(s: World, seat: int = 0, *steps: Any) -> View:
    """The view of a seat while these steps ask."""
    s.agenda, s.told = list(steps[::-1]), None
    scenario = "two" if len(s.chairs) == 2 else "four"
    return GAME.view(Table(GAME, Table.new(GAME, scenario).header, s, []), seat)


def places(view: View) -> Mapping[str, Place]:
    return {place.id: place for place in view.places}


def things(view: View, at: str) -> list[Thing]:
    return [thing for thing in view.things if thing.at == at]


def answers(view: View) -> dict[Any, Option]:
    assert view.prompt is not None
    return {option.answer: option for option in view.prompt.options}


def keys(option: Option) -> list[str]:
    return [text.key for text in option.preview]


def two() -> World:
    s = table("usa-russia", people=2)
    s.scenario = "two"
    return s


def test_who_leads_a_region_and_what_it_would_bring_stands_in_its_place() -> None:
    """§B17.3 §B17.4 §B17.5 The leader's colour, and everybody's VP by place; §B17.2 free slots until it scores."""
    s = two()
    s.permanent["africa"], s.temporary["africa"] = ("usa", "usa"), ("eu", "russia")
    here = places(seen(s))["score africa"]
    first, *_ = s.board.regions["africa"].majority
    assert here.face[0] == f"usa {2 + first}"
    assert [sign.split(" ")[0] for sign in here.face] == ["usa", "eu", "russia"]
    assert "held 0" in here.marks
    assert "scores" in here.marks
    s.permanent["africa"] = ("usa",)
    assert "waits 1" in places(seen(s))["score africa"].marks


def test_a_threat_that_would_cost_points_stands_behind_the_places() -> None:
    """§B16.6 Two VP."""
    s = army(two(), "central_asia", usa=2)
    face = places(seen(s))["score central_asia"].face
    assert face[-2:] == ("@", "russia -2")


def test_cubes_lie_from_the_left_and_a_free_slot_says_what_it_brings() -> None:
    """§B13.1 §B13.4"""
    s = two()
    s.temporary["americas"] = ("russia", "usa")
    lying = things(seen(s), "temporary americas")
    slots = s.board.regions["americas"].temporary
    assert [thing.kind for thing in lying] == ["russia", "usa", *(f"slot-{n}" for n in slots[2:])]
    assert [thing.owner for thing in lying[:2]] == [1, 0]


def test_what_is_hidden_from_others_is_not_named() -> None:
    """§B1.8 Hands and objectives; whoever reads the record of a finished game sees all."""
    s = two()
    s.nations["usa"].hand = ["new-allies", "foreign-trade"]
    assert [thing.kind for thing in things(seen(s), "hand usa")] == ["diplomatic", "economic"]
    assert [thing.kind for thing in things(seen(s, 1), "hand usa")] == ["back", "back"]
    assert [thing.kind for thing in things(seen(s, SPECTATOR), "hand usa")] == ["back", "back"]


def test_equal_cards_of_a_hand_mean_the_same_answer() -> None:
    """§B4.1"""
    s = two()
    s.nations["usa"].hand = ["military-reinforcements", "military-reinforcements"]
    option = answers(seen(s, 0, ("play", "usa")))["card military-reinforcements"]
    assert option.touches == ("hand usa military-reinforcements 1", "hand usa military-reinforcements 2")
    assert keys(option)[0] == "card-does"


def test_what_an_answer_costs_and_brings_is_told_before_it_is_given() -> None:
    """§B8.1 §B13.3 An investment and its cube: money and VP; §B13.5 the cube that is pushed out."""
    s = ally(two(), "usa", "norway")
    s.nations["usa"].money = 50
    option = answers(seen(s, 0, ("invest", "usa", ())))["norway"]
    assert (option.touches, keys(option)[0]) == (("ally norway",), "preview-pays")
    s.temporary["europe"] = ("russia", "eu", "usa", "usa")
    found = answers(seen(s, 0, ("influence", "usa", "europe", ())))
    assert keys(found["permanent"]) == ["preview-points", "preview-standing"]
    assert keys(found["temporary"]) == ["preview-pushes-out", "preview-standing"]
    assert "permanent europe" in found["permanent"].touches
    assert "cube temporary europe 0" in found["temporary"].touches


def test_what_a_cube_does_to_the_standings_is_told_before_it_is_added() -> None:
    """§B17.3 §B17.4 One’s cubes and bonus there, now and then; nothing if they stay the same."""
    s = two()
    s.temporary["africa"] = ("russia",)
    told = {answer: each.preview for answer, each in answers(seen(s, 0, ("influence", "usa", "africa", ()))).items()}
    (last,) = [text for text in told["permanent"] if text.key == "preview-standing"]
    assert (last.args["was"], last.args["now"].args["n"]) == (0, 1 + 4)  # the second of two, since they are tied
    s.temporary["africa"] = ("usa", "russia", "russia", "russia")
    assert "preview-standing" not in keys(answers(seen(s, 0, ("influence", "usa", "africa", ())))["temporary"])


def test_what_a_focus_does_is_told_before_it_is_chosen() -> None:
    """§B3.8 §K4.2 How many allies are readied, by the board and the Growth card, and what is raised and made."""
    s = two()
    s.nations["usa"].growth = ["diplomatic-initiative"]
    found = answers(seen(s, 0, ("focus", "usa")))
    assert [keys(found[focus]) for focus in ("domestic", "diplomatic", "military")] == [
        ["focus-does-domestic"],
        ["focus-does-diplomatic"],
        ["focus-does-military"],
    ]
    assert found["diplomatic"].preview[0].args["n"] == s.board.powers["usa"].ready.diplomatic + 1


def test_raising_readying_and_exhausting_say_what_they_are_for() -> None:
    """§B3.8 §B3.9 §B14.2"""
    s = ally(two(), "usa", "norway")
    s.nations["usa"].money = 50
    assert "preview-raises" in keys(answers(seen(s, 0, ("raise", "usa")))["cg"])
    assert keys(answers(seen(s, 0, ("study_allies", "usa")))["norway"])[0] == "preview-research"
    for id_, each in s.nations["usa"].allies.items():
        s.nations["usa"].allies[id_] = each._replace(ready=False)
    assert keys(answers(seen(s, 0, ("ready_focus", "usa", 1)))["norway"]) == ["preview-readies"]


def test_a_price_that_allies_may_help_with_is_told_too() -> None:
    """§B6.2"""
    s = ally(two(), "usa", "norway")
    option = answers(seen(s, 0, ("engage", "usa", ())))["europe"]
    assert (option.touches, keys(option)) == (("europe",), ["preview-cost"])
    assert option.leads
    ally(s, "usa", "switzerland")
    found = answers(seen(s, 0, ("engage", "usa", (("regions", ("europe",)),))))
    assert keys(found["norway"]) == ["preview-left"]  # of what is left no more than that is said


def test_while_slots_are_chosen_the_order_of_the_last_round_holds_no_longer() -> None:
    """§B3.4 §A4.2 Nobody has one yet; an Automa that has chosen has the last; the other gets what I leave."""
    s = table("usa-eu-russia-china", 1)
    for power, vp in (("usa", 20), ("eu", 10), ("russia", 40), ("china", 30)):
        s.nations[power].vp = vp
    view = seen(s, 0, ("order",))
    taken = {n: [thing.id for thing in things(view, f"order {n}")] for n in range(1, 5)}
    assert taken == {1: [], 2: [], 3: [], 4: ["turn eu"]}
    found = answers(view)[2].preview
    assert [(text.key, text.args["power"].key, text.args["n"]) for text in found] == [
        ("preview-slot", "seat-china", 3), ("preview-slot", "seat-russia", 1),
    ]  # fmt: skip
    drive(s, ("order",), ("slot", 2))
    assert (s.order, s.slots) == (("russia", "usa", "china", "eu"), ())


def test_what_is_got_without_a_question_is_named_beforehand() -> None:
    """§B11.1 §B5.1 §B6.1 One Growth card, one country, one region; §K4.18 and what each of two assets does."""
    s = shown(two(), "mena", "turkey", "israel")
    nation = s.nations["usa"]
    nation.hand, nation.goods["services"] = ["growth-strategy"], 3
    s.growth = {"industrial-development": 1}
    items: tuple[Any, ...] = (("growth", "usa", ()), ("produce", "usa", 1, ()))
    option = answers(seen(s, 0, ("branch", "usa", items, "K1.1")))["growth"]
    assert option.preview[0].args["what"].key == "card-industrial-development"
    del nation.allies["start-iraq"]
    terms = (("regions", ("mena",)), ("countries", ("turkey",)))
    items = (("relations", "usa", terms), ("produce", "usa", 1, ()))
    option = answers(seen(s, 0, ("branch", "usa", items, "K1.1")))["relations"]
    assert [text.args["what"].key for text in option.preview if text.key == "preview-named"] == ["country-turkey"]
    assets = ["usa-arms-export", "usa-us-navy"]
    (does,) = effect(s, Choice(0, "asset_keep", assets, "K4.18"), "usa", assets[0])
    assert (does.key, does.args["card"].key) == ("asset-does", "card-usa-arms-export")


def test_a_card_says_whether_it_is_barred_or_allows_a_base() -> None:
    """§B5.1 §B10.1"""
    s = shown(two(), "mena", "iran", "egypt")
    found = {thing.id: thing.marks for thing in things(seen(s), "open mena")}
    barred = {id_ for id_ in found if "usa" in s.board.countries[id_].barred}
    bases = {id_ for id_ in found if "usa" in s.board.countries[id_].bases}
    assert {id_: ("barred",) if id_ in barred else ("base",) if id_ in bases else () for id_ in found} == found
    assert barred


def test_the_board_of_an_automa_has_tokens_columns_and_its_last_card() -> None:
    """§A5.2 §A5.9 §A9.1 §A11.1"""
    s = table("usa-russia", people=1)
    russia = s.nations["russia"]
    russia.discard, russia.market, russia.fdi = ["foreign-trade", "new-allies"], "power-play", {"europe": 1}
    view = seen(s)
    assert len(things(view, "cell relations russia")) == russia.cells["relations"]
    assert [thing.title.args["card"].key for thing in things(view, "played russia")] == ["card-new-allies"]
    assert [thing.title.args["card"].key for thing in things(view, "waiting russia")] == ["card-power-play"]
    allies = places(view)["column europe russia"].number
    assert places(view)["column europe russia"].face[0] == f"fdi 1/{allies + 1}"


def test_tasks_are_ticked_by_the_numbers_of_the_scoring_to_come() -> None:
    """§G1.6"""
    s = table("usa-russia", people=2, objectives=True)
    s.nations["usa"].objectives, s.nations["usa"].money = ["usa-american-dream"], 50
    assert things(seen(s), "objectives usa")[0].face[2] == "scores"
    s.round = 4
    (goal,) = things(seen(s), "objectives usa")
    assert goal.face[2] == "closed"
    assert goal.title.args["help"].args["third"].args["when"] == "late"  # round 3 is over
    s.nations["usa"].objectives, s.nations["usa"].scored = [], ["usa-american-dream"]
    (goal,) = things(seen(s), "objectives usa")
    assert (goal.face, goal.title.args["help"].args["third"].args["when"]) == (("scores",), "scored")


def test_all_cards_of_a_region_that_is_looked_through_can_be_touched() -> None:
    """§K2.3"""
    s = two()
    s.nations["usa"].goods["diplomacy"] = 9
    asked = drive(s, ("negotiate", "usa"), "africa")
    assert asked is not None
    lying = {thing.id for thing in seen(s).things}
    assert set(asked.options) - {"pass"} <= lying


@pytest.mark.parametrize("scenario", [each.name for each in GAME.scenarios])
def test_everything_on_the_table_has_a_place_in_the_layout(scenario: str) -> None:
    """§B2 At the start of every scenario."""
    begun = Table.new(GAME, scenario)
    view, layout = begun.view(0), GAME.layout(begun.state)
    laid = [place for region in layout.regions for row in region.rows for place in row]
    assert sorted(laid) == sorted(place.id for place in view.places)
    assert {thing.at for thing in view.things} <= set(laid)


def test_a_region_scores_at_a_glance_when_its_slots_are_full() -> None:
    """§B17.2"""
    assert "scores" in places(seen(fill(two(), "mena")))["score mena"].marks


def test_what_comes_after_the_matter_is_not_foretold_with_it() -> None:
    """§B16.3 §B16.6 A step of prosperity does not say what threats will cost; §B16.5 a token against them does."""
    s = army(table(), "europe", russia=2)
    s.nations["usa"].goods["cg"], s.nations["usa"].vp = 5, 5
    found = answers(seen(s, 0, ("prosperity", "usa"), ("threat", "europe")))
    assert (keys(found["yes"]), keys(found["no"])) == (["preview-pays", "preview-points", "preview-gains"], [])
    s.nations["usa"].engaged = ["europe"]
    found = answers(seen(s, 0, ("threat", "europe")))
    assert (keys(found["yes"]), keys(found["no"])) == ([], ["preview-loses"])


def test_a_transaction_says_its_price_before_it_is_chosen() -> None:
    """§B7.1 §B7.3 §B7.5 Of an export also how many; the question says how many transactions are left."""
    s = table()
    view = seen(s, 0, ("trade", "usa", ()))
    assert view.prompt is not None
    assert {"exports": 2, "imports": 2}.items() <= view.prompt.title.args.items()
    found = answers(view)
    sold = found["sell services"].title
    assert (sold.key, sold.args["n"], sold.args["price"]) == ("answer-sell-for", 2, 15)
    assert (found["buy energy"].title.key, found["buy energy"].title.args["price"]) == ("answer-buy-for", 3)
    assert found["buy energy"].title.args["n"] == 4  # Mexico's symbol, and one card of Russia
    asked = drive(s, ("trade", "usa", (("single", 1),)))
    assert asked is not None
    assert asked.about["single"] == 1
    found = answers(buying_energy())
    assert [(answer, option.title.args["n"], option.title.args["more"]) for answer, option in found.items()] == [
        ("allies", 1, 0), ("russia", 3, 1),
    ]  # fmt: skip


def buying_energy() -> View:
    """Of whom?"""
    found = Table(GAME, Table.new(GAME, "four").header, trading(), [])
    found.answer("buy energy", 0)
    return GAME.view(found, 0)


def trading() -> World:
    s = table()
    s.agenda, s.told = [("trade", "usa", ())], None
    return s


def test_cubes_and_copies_are_touched() -> None:
    """§B13.7 §B14.4 The very cube, and the very card of the row; §B14.3 either copy stands for its title."""
    s = table()
    s.temporary["europe"] = ("usa", "eu", "usa")
    found = answers(seen(s, 0, ("reset", "usa", ("europe",))))
    assert {answer: each.touches for answer, each in found.items()} == {
        1: ("cube temporary europe 0",), 3: ("cube temporary europe 2",),
    }  # fmt: skip
    s.market, s.points = ["power-play", "global-presence", "power-play"], 9
    bought = answers(seen(s, 0, ("shop", "usa")))["power-play"]
    assert bought.touches == ("power-play 2", "power-play")
    assert [thing.id for thing in things(seen(s, 0, ("shop", "usa")), "market 1")] == ["power-play 2"]


def test_the_last_permanent_slot_says_that_the_region_will_score() -> None:
    """§B17.2 A cube on it, and no other."""
    s = table()
    s.permanent["americas"] = ("eu",)
    found = answers(seen(s, 0, ("influence", "usa", "americas", ())))
    assert "preview-completes" in keys(found["permanent"])
    assert "preview-completes" not in keys(found["temporary"])
    s.permanent["americas"] = ()
    assert "preview-completes" not in keys(answers(seen(s, 0, ("influence", "usa", "americas", ())))["permanent"])


@pytest.mark.parametrize(("question", "about", "answer", "key", "told"), [
    ("decision", {"power": "usa", "field": "star"}, "4", "drawn-decision", {"found": "sign-A"}),
    ("decision", {"power": "usa", "field": "focus"}, "3", "drawn-decision", {"found": "focus-military"}),
    ("decision", {"power": "eu", "field": "trade"}, "11", "drawn-decision", {"found": "power-russia"}),
    ("influence_card", {"power": "usa"}, "7", "drawn-influence", {"region": "region-europe"}),
    ("influence_card", {"n": 1, "of": 2, "reader": ()}, "7", "drawn-open", {"rows": "listed"}),
])  # fmt: skip
def test_whoever_turns_a_card_finds_it_by_what_is_read_on_it(
    question: str, about: dict[str, Any], answer: str, key: str, told: dict[str, str]
) -> None:
    """§A18.6 §A6.1 §B3.16 The numbers are ours (ruling R57): the cards of the box have none."""
    found = drawn_name(table("usa-eu-russia", 1), Choice(CHANCE, question, [answer, "1"], "A18.6", about), answer)
    assert found.key == key
    assert {name: found.args[name].key for name in told} == told


def test_a_question_to_a_hand_says_what_the_card_is_turned_for() -> None:
    """§A18.2 §A18.3 §A11.9 §B3.16 Before it is turned: whose row, for what, and what each sign would choose."""
    s = table("eu-usa-russia", 1, level="expert")
    asked = drive(s, ("automa_do", "usa", "military"))
    assert asked is not None
    between = VOCABULARY.question(s, asked).args["between"]
    assert (between.key, [name.key for name in between.args["second"]]) == ("lots-star", ["region-mena"])
    asked = drive(s, ("automa_do", "usa", "military"), ("decision", "4"))
    assert asked is not None
    reader = VOCABULARY.question(s, asked).args["reader"]
    assert (reader.key, reader.args["deed"].key) == ("reads-automa", "deed-army")
    asked = drive(s, ("open_influence",))
    assert asked is not None
    assert VOCABULARY.question(s, asked).args["reader"].key == "reads-round"
    asked = drive(s, ("refill", "europe"))
    assert asked is not None
    assert VOCABULARY.question(s, asked).args["place"].key == "open-left"
