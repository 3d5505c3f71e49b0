"""The opponent of our own: what it counts, what it says, and that it beats whoever plays at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.worldorder.position import army, drive, fill, shown, table, without_allies
from visavis.games import load
from visavis.games.worldorder.hidden import UNSEEN, known
from visavis.games.worldorder.opponent.ahead import lots
from visavis.games.worldorder.opponent.answers import STRATEGIST, played_out, round_end, strategist
from visavis.games.worldorder.opponent.outcomes import trade
from visavis.games.worldorder.opponent.prospects import levels_to_come, made, steps_to_come
from visavis.games.worldorder.opponent.signs import MEASURE, found_before
from visavis.games.worldorder.opponent.worth import total, worth
from visavis.games.worldorder.state import Ally, World
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.deck import Deck
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.text import LANGUAGES, language


def part(s: World, name: str, power: str = "usa") -> float:
    return worth(s, power)[name]


def late(**given: Any) -> World:
    s = table("usa-russia", **given)
    s.round = 5
    return s


def test_it_takes_what_leads_to_most() -> None:
    """§O1 A temporary slot for 5 VP before a permanent one for 1."""
    s = table()
    asked = drive(s, ("influence", "usa", "europe", ()))
    assert asked is not None
    advice = strategist(known(s, 0), asked)
    assert advice.options == ("temporary",)
    (line,) = advice.lines
    assert (line.rule, line.after) == ("O1", ("temporary",))
    assert dict(line.about)["temporary"] > dict(line.about)["permanent"]


def test_cubes_count_where_a_region_will_score() -> None:
    """§O2 More if its slots are filled; a cube about to be pushed out less."""
    s = late()
    before = part(s, "regions")
    fill(s, "americas")
    assert part(s, "regions") > before
    s.temporary["americas"] = ("usa", "local", "local", "local")
    first = part(s, "regions")
    s.temporary["americas"] = ("local", "local", "local", "usa")
    assert part(s, "regions") > first


def test_a_region_is_counted_anew_whatever_has_changed_about_it() -> None:
    """§O2 What was found for one lie of cubes and armies is kept, and used for that one alone."""
    s = late()
    fill(s, "americas")
    found = {part(s, "regions")}
    s.temporary["americas"] = ("usa", *s.temporary["americas"])
    found.add(part(s, "regions"))
    s.extra["americas"] = ("russia", "russia")
    found.add(part(s, "regions"))
    assert len(found) == 3
    fresh = part(s, "regions")
    found_before(s.board).clear()
    assert part(s, "regions") == fresh
    s.round = 3
    assert part(s, "regions") != fresh


def test_leads_count_by_how_far_they_go() -> None:
    """§O2 Majority tokens."""
    s = late()
    before = part(s, "tokens")
    army(s, "mena", usa=3)
    assert part(s, "tokens") > before


def test_goods_count_as_long_as_they_can_be_used() -> None:
    """§O3 Money, and what prosperity and Growth cost."""
    s = late()
    s.nations["usa"].goods["cg"] = 0
    before = part(s, "growing")
    s.nations["usa"].goods["cg"] = 2
    assert part(s, "growing") > before
    early = part(s, "money")
    s.phase, s.round = "scoring", 6
    assert abs(part(s, "money")) < early


def test_consumer_goods_and_services_are_made_as_far_as_energy_goes() -> None:
    """§O3 §B12.2"""
    nation = late().nations["usa"]
    nation.goods |= {"energy": 0, "raw": 9, "food": 9}
    nation.production |= {"energy": 1, "raw": 3, "food": 3, "cg": 3, "services": 3}
    few = sum(made(nation, 1))
    nation.production["energy"] = 6
    assert sum(made(nation, 1)) == pytest.approx(6 * few)
    nation.production["energy"] = 9
    assert sum(made(nation, 1)) == pytest.approx(6 * few)


def test_what_is_there_for_a_step_counts_more_than_what_may_come() -> None:
    """§O3 §B16.3 Consumer goods for the next step now, and later."""
    s = late()
    nation = s.nations["usa"]
    nation.prosperity = 0
    found = []
    for have in (0, 1, 2):
        nation.goods["cg"] = have
        found.append(steps_to_come(s, nation, 0, 0.5, 0.0))
    assert found == sorted(found)
    assert found[2] == s.board.powers["usa"].prosperity[0].points
    assert found[1] < found[2] / 2


def test_a_level_of_this_round_counts_only_with_a_card_for_it() -> None:
    """§O3 §B11.1 And only as long as there is a turn to play it in."""
    s = late()
    nation = s.nations["usa"]
    nation.growth, nation.goods["services"] = [], 5
    nation.hand = ["growth-strategy"]
    s.phase, s.turn = "action", 1
    assert levels_to_come(s, nation, 0, 1.0, 0.0) > 0
    s.turn = 4
    assert levels_to_come(s, nation, 0, 0.25, 0.0) == 0
    s.turn, nation.hand = 1, []
    assert levels_to_come(s, nation, 0, 1.0, 0.0) == 0


def test_allies_count() -> None:
    """§O4 A ready one more than an exhausted one; FDI by what it will return."""
    s = without_allies(late(), "usa")
    nation = s.nations["usa"]
    values = []
    for each in (Ally(ready=False), Ally(), Ally(fdi=1)):
        nation.allies = {"canada": each}
        values.append(part(s, "allies"))
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_later_things_count() -> None:
    """§O5 Production, threats and cards."""
    s = late()
    before = worth(s, "usa")
    s.nations["usa"].production["energy"] += 1
    army(s, "mena", russia=2)
    s.nations["usa"].assets = ["usa-nato"]
    after = worth(s, "usa")
    assert after["production"] > before["production"]
    assert after["threat"] < before["threat"]
    assert after["cards"] > before["cards"]


@pytest.mark.parametrize(("item", "answer"), [(("order",), 1), (("prosperity", "usa"), "yes")])
def test_some_questions_have_one_answer(item: Any, answer: Any) -> None:
    """§O6"""
    s = table("usa-russia")
    s.order = () if item[0] == "order" else s.order
    asked = drive(s, item)
    assert asked is not None
    advice = strategist(known(s, asked.seat), asked)
    assert advice.options == (answer,)
    assert advice.lines[0].rule == "O6"


def test_it_buys_from_a_commerce_card_before_it_buys_from_allies_alone() -> None:
    """§O6 §B7.5 Those of nobody who plays first: allies give theirs besides."""
    s = table("usa-russia")
    s.nations["usa"].money = 40
    s.nations["usa"].allies = {"start-japan": Ally()}
    s.commerce["china"] = s.commerce["russia"] = s.commerce["eu"] = (True,)
    for good, cards in (("cg", ["eu", "china"]), ("energy", ["russia"])):
        asked = Choice(0, "buy_from", ["allies", *cards], "B7.5", {"power": "usa", "good": good})
        advice = strategist(s, asked)
        assert advice.options == tuple(cards)
        assert "O6" in {line.rule for line in advice.lines}


def test_a_whole_commerce_card_counts_when_a_good_is_to_be_bought() -> None:
    """§O1 §B7.6"""
    s = table("usa-russia")
    s.nations["usa"].money, s.nations["usa"].allies = 40, {}
    s.commerce["russia"] = (True,)
    found = trade(s, "usa", Choice(0, "trade", ["buy energy"], "B7.1", {"power": "usa"}), "buy energy")
    before = s.nations["usa"].goods["energy"]
    assert max(w.nations["usa"].goods["energy"] for w in found) == before + s.board.commerce["russia"][0].amount


def test_of_assets_it_keeps_those_whose_use_brings_most() -> None:
    """§O6 §B2.16 Not only the points that are printed on them."""
    pairs = ["eu-eu-expansion eu-brand-europe", "eu-nato eu-brand-europe"]
    advice = strategist(table("eu-russia"), Choice(0, "assets", pairs, "B2.16", {"power": "eu"}))
    assert advice.options == ("eu-nato eu-brand-europe",)
    assert [line.text for line in advice.lines] == ["promised"]


def test_of_market_cards_it_buys_what_brings_most() -> None:
    """§O5 §B14.3 Not whichever it can pay for."""
    s = table("usa-russia")
    s.round, s.phase, s.points, s.acting = 2, "research", 5, "usa"
    s.market = ["optimization-program", "global-presence", "assign-new-diplomats"]
    asked = drive(s, ("shop", "usa"))
    assert asked is not None
    assert strategist(known(s, 0), asked).options == ("optimization-program",)


def test_a_good_market_card_counts_most_where_it_is_drawn_next() -> None:
    """§O5 §B14.4 On top of the deck before somewhere in it."""
    s = table("usa-russia")
    s.round, s.phase = 2, "research"
    deck = s.nations["usa"].deck
    without = part(s, "cards")
    deck.mixed.append("boost-production")
    somewhere = part(s, "cards")
    deck.mixed.pop()
    deck.top.insert(0, "boost-production")
    assert part(s, "cards") > somewhere > without


def test_what_the_rival_gets_counts_as_much_as_its_own() -> None:
    """§O1 The others' points, on average, against its own."""
    s = late()
    before = total(s, "usa")
    s.nations["usa"].vp += 5
    s.nations["russia"].vp += 5
    assert total(s, "usa") == pytest.approx(before)


def test_a_card_to_play_is_judged_by_what_the_round_then_brings() -> None:
    """§O7 Of the few that lead to most at once; both lines are told."""
    s = shown(table("usa-russia"), "europe", "albania", "croatia")
    s.nations["usa"].hand = ["new-allies", "foreign-trade", "growth-strategy", "military-reinforcements"]
    s.round, s.phase, s.turn, s.acting = 2, "action", 3, "usa"
    asked = drive(s, ("play", "usa"))
    assert asked is not None
    advice = strategist(known(s, 0), asked)
    at_once, in_the_round, *_ = advice.lines
    assert [(line.rule, line.text) for line in (at_once, in_the_round)] == [("O1", "at-once"), ("O7", "round")]
    few = at_once.after
    assert len(few) == MEASURE.planned < len(at_once.before)
    first, ends = dict(at_once.about), dict(in_the_round.about)
    assert min(first[option] for option in few) >= max(first[option] for option in first if option not in few)
    assert list(ends) == list(in_the_round.before) == list(few)
    assert all(ends[option] == max(ends.values()) for option in advice.options)


def test_a_focus_is_judged_by_what_the_round_then_brings() -> None:
    """§O7 §B3.7 With the hand that has been drawn."""
    s = table("usa-russia")
    s.round, s.phase = 2, "preparation"
    s.nations["usa"].hand = ["diplomatic-engagement", "new-allies", "foreign-direct-investment", "growth-strategy"]
    asked = drive(s, ("focus", "usa"))
    assert asked is not None
    lines = strategist(known(s, 0), asked).lines
    assert [line.rule for line in lines[:2]] == ["O1", "O7"]
    assert len(dict(lines[1].about)) == len(asked.options)


def to_come(s: World, power: str, turns: range) -> World:
    """With these turns of a round to come, and its Aftermath."""
    s.agenda = []
    s.then(*(("turn", power, n) for n in turns), ("returns", "usa"), ("prosperity", "usa"), ("end_round",))
    return s


def test_a_plan_plays_the_turns_that_are_left() -> None:
    """§O7 With a turn more it comes out ahead, and with consumer goods for a step prosperity is in it (§B16.3)."""
    s = table("usa-russia")
    nation = s.nations["usa"]
    nation.hand, nation.money = ["foreign-direct-investment", "diplomatic-engagement"], 40
    nation.goods["cg"] = 0
    s.round, s.phase, s.acting = 3, "action", "usa"
    ends = [round_end(to_come(s, "usa", range(first, 5)), "usa") for first in (5, 4, 3)]
    assert ends[0] + 1 < ends[1] < ends[2]
    nation.hand, nation.goods["cg"] = [], 2
    assert round_end(to_come(s, "usa", range(5, 5)), "usa") > ends[0]


def test_a_plan_reckons_with_what_an_automa_does() -> None:
    """§O7 §A5.1 Its turns are played by its rules; §B1.8 those of other people, whose hands nobody knows, are not."""
    s = table("usa-russia", people=1, level="expert")
    s.round, s.phase, s.turn = 2, "action", 4
    s.nations["usa"].hand = []
    assert s.nations["russia"].automa
    alone = played_out(to_come(s, "russia", range(5, 5)), "usa", lots(0, 1))
    after = played_out(to_come(s, "russia", range(3, 5)), "usa", lots(0, 1))
    assert after.nations["russia"].dump() != alone.nations["russia"].dump()
    assert len(after.nations["russia"].discard) == 2
    person = table("usa-russia")
    person.nations["russia"].hand = ["new-allies", "foreign-trade"]
    still = played_out(to_come(person, "russia", range(3, 5)), "usa", lots(0, 1))
    assert still.nations["russia"].hand == ["new-allies", "foreign-trade"]
    person = table("usa-russia", objectives=True)
    person.round, person.nations["russia"].objectives = 3, [UNSEEN, UNSEEN]
    person.agenda = [("scoring",)]
    assert len(played_out(person, "usa", lots(0, 1)).nations["russia"].objectives) == 2


def test_what_is_drawn_in_a_plan_is_in_the_pool_and_not_always_the_same() -> None:
    """§O7 The order of the pool, which might tell something, does not matter."""
    drawn = [lots(n, 3) for n in range(3)]
    pools = [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    found = [[lot(Choice(CHANCE, "decision", pool)) for pool in pools] for lot in drawn]
    assert {each for row in found for each in row} == {"a", "b", "c"}
    assert len({tuple(row) for row in found}) == 3
    assert [lots(0, 1)(Choice(CHANCE, "decision", pool)) for pool in pools] == [found[1][0]] * 3


def test_before_a_scoring_answers_in_the_middle_of_a_turn_are_judged_by_it_too() -> None:
    """§O7 §B17 In rounds 3 and 6, of those that lead to nearly as much at once."""
    for round_, rules in ((5, ["O1"]), (6, ["O1", "O7", "O1"])):
        s = table("usa-russia")
        s.round, s.phase, s.turn, s.acting = round_, "action", 4, "usa"
        s.nations["usa"].goods["diplomacy"] = 9
        asked = drive(s, ("engage", "usa", ()))
        assert asked is not None
        lines = strategist(known(s, 0), asked).lines
        assert [line.rule for line in lines] == rules[: len(lines)]
        assert "O7" not in rules or lines[0].text == "at-once"


def test_a_market_card_of_an_automa_counts_by_what_it_will_do() -> None:
    """§O5 §A17.5 An expert does all that it shows, another Automa one thing."""
    for level, more in (("expert", True), ("normal", False)):
        s = table("usa-russia", people=1, level=level)
        s.round, s.phase = 2, "research"
        found = []
        for s.nations["russia"].market in ("", "quantitative-easing", "economic-expansion"):
            found.append(total(s, "usa"))
        assert found[0] > found[1]
        assert (found[1] > found[2]) is more


def test_allies_are_exhausted_together_for_a_card_that_none_of_them_pays() -> None:
    """§O1 §B14.2 What the points will buy counts, and where there is nothing to buy they stay ready."""
    s = without_allies(table("usa-russia"), "usa")
    s.nations["usa"].allies = {"serbia": Ally(fdi=1), "ukraine": Ally(fdi=1)}
    s.round, s.phase, s.acting, s.abilities = 2, "research", "usa", Deck([])
    for market, answers in ((["tap-into-new-markets"], {"serbia", "ukraine"}), ([], {"done"})):
        s.market, s.points = market, 4
        asked = drive(s, ("study_allies", "usa"))
        assert asked is not None
        s.agenda = [("shop", "usa")]
        assert set(strategist(known(s, 0), asked).options) <= answers


def test_a_market_card_taken_for_nothing_is_one_that_helps() -> None:
    """§O1 §K2.26 It is played at once."""
    s = table("usa-russia")
    s.round, s.phase, s.turn, s.acting = 2, "action", 4, "usa"
    nation = s.nations["usa"]
    nation.goods["services"], nation.played = 4, ["minimize-bureaucracy"]
    nation.allies = {id_: Ally(ready=False) for id_ in nation.allies}
    s.market = ["successful-negotiations", "optimization-program"]
    asked = drive(s, ("copied", "usa", "minimize-bureaucracy"))
    assert asked is not None
    assert asked.name == "take"
    advice = strategist(known(s, 0), asked)
    assert advice.options == ("optimization-program",)
    assert advice.lines[0].rule == "O1"


def test_it_does_not_change_what_it_looks_at() -> None:
    """§O1 Everything is tried on a copy."""
    s = shown(table(), "europe", "albania", "croatia")
    s.nations["usa"].hand = ["new-allies", "foreign-trade", "growth-strategy"]
    asked = drive(s, ("play", "usa"))
    assert asked is not None
    before = s.dump()
    strategist(s, asked)
    assert s.dump() == before
    assert total(s, "usa") == total(s.clone(), "usa")


def match(scenario: str, seed: int) -> Table[World]:
    """The first seat is the opponent's, the others play at random."""
    game, random = load("worldorder"), Random(seed)
    seats = game.scenario(scenario).seats
    table_ = Table.new(game, scenario, {}, players=[STRATEGIST, *["random"] * (len(seats) - 1)])
    while (asked := table_.pending) is not None:
        if asked.seat == 0:
            advice = table_.advise(0, STRATEGIST)
            answer = random.choice(advice.options)
            table_.explain(0, advice, answer)
        else:
            answer = random.choice(list(asked.options) if asked.pool is None else asked.pool)
        table_.answer(answer, asked.seat)
    return table_


def test_it_beats_whoever_plays_at_random_and_says_why() -> None:
    """§O1 One game; every reason is a sentence in both languages, and before the end only what all may know."""
    played = match("two", 5)
    assert played.state.winners == (played.state.chairs[0],)
    reasons = played.game.reasons(played, len(played.entries) - 200, READER)
    own = [reason for reason in reasons if reason.title.key == "decision-own"]
    assert own
    for name in LANGUAGES:
        say = language(name, "worldorder").say
        for reason in own:
            said = [say(reason.title), *(say(line.title) for line in reason.lines)]
            said += [say(each.title) for line in reason.lines for each in line.before]
            assert not any("⟨" in each for each in said)
    running = played.at(len(played.entries) - 60)
    told = [each for each in running.game.reasons(running, 100, 1) if each.title.key == "decision-own"]
    assert all(len(line.before) == 1 for reason in told for line in reason.lines)
