"""Random games: every scenario comes to its end with its invariants, copies and secrets intact."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from visavis.games.noretreat.check import check
from visavis.games.noretreat.hidden import hides, resample
from visavis.games.noretreat.loading import board_for
from visavis.games.noretreat.setup import SCENARIOS, SETTINGS, mission_of, set_up
from visavis.games.noretreat.sheets import STARTS
from visavis.games.noretreat.state import War
from visavis.games.noretreat.steps import STEPS
from visavis.kernel.choice import CHANCE, Choice, Together

LONGEST = 8_000  # answers


class Play:
    """A game that is played at random, without a table."""

    def __init__(self, scenario: str, seed: int, **options: Any) -> None:
        self.state = set_up(scenario, options, {})
        self.random = Random(seed)
        self.answers = 0
        self.step: Any = iter(())

    def next(self) -> Choice[Any] | None:
        asked = next(self.step, None)
        while asked is None and self.state.agenda:
            name, *args = self.state.agenda.pop()
            self.step = STEPS[name](self.state, *args) or iter(())
            asked = next(self.step, None)
        assert not isinstance(asked, Together)
        return asked

    def answer(self, asked: Choice[Any]) -> None:
        asked.answer = self.random.choice(asked.options if asked.pool is None else asked.pool)
        self.answers += 1
        assert self.answers < LONGEST


def played(scenario: str, seed: int, **options: Any) -> War:
    game = Play(scenario, seed, **options)
    while (asked := game.next()) is not None:
        assert len(set(asked.options)) == len(asked.options) > 0
        game.answer(asked)
        if game.answers % 7 == 0:
            assert check(game.state) == []
    return game.state


@pytest.mark.parametrize("name", [each.name for each in SCENARIOS])
def test_every_scenario_ends(name: str) -> None:
    """DL38 INV1 INV2 INV3"""
    s = played(name, 1)
    assert s.ending
    assert s.turn <= s.last


@pytest.mark.parametrize("start", STARTS)
def test_every_campaign_ends(start: str) -> None:
    """DL38 §SV6"""
    assert played("campaign", 2, start=start).ending
    assert played("campaign-solo", 2, start=start, side="soviet").ending


def test_the_same_answers_make_the_same_game() -> None:
    """INV8"""
    assert played("moscow", 5).dump() == played("moscow", 5).dump()


@pytest.mark.parametrize("name", ["campaign", "ukraine", "campaign-solo"])
def test_a_copy_and_what_is_read_back_are_the_same(name: str) -> None:
    """INV8 By way of JSON, in the middle of a game."""
    game = Play(name, 3)
    for _ in range(150):
        asked = game.next()
        assert asked is not None
        game.answer(asked)
    s = game.state
    dump = json.loads(json.dumps(s.dump()))
    again = War.restored(dump, board=board_for(mission_of(name, s.options._asdict()), {}))
    assert again.dump() == s.dump() == s.clone().dump()


def test_only_what_a_seat_cannot_see_is_dealt_anew() -> None:
    """§B5.1 ruling R38 Between people the enemy's hand; alone nothing; against the program its hand."""
    random = Random(1)
    for name, kept, changed in (("campaign", 0, 1), ("campaign-solo", 0, 1), ("campaign-alone", 0, None)):
        game = Play(name, 4)
        for _ in range(60):
            asked = game.next()
            assert asked is not None
            game.answer(asked)
        s = game.state
        other = [resample(s, 0, random.choice) for _ in range(20)]
        assert {tuple(each.hands[kept]) for each in other} == {tuple(s.hands[kept])}
        hands = {tuple(sorted(each.hands[1])) for each in other}
        assert (len(hands) > 1) is (changed is not None and bool(s.hands[1]))
        assert all(check(each) == [] and len(each.hands[1]) == len(s.hands[1]) for each in other)


def test_a_drawn_card_is_hidden_unless_it_happens_at_once() -> None:
    """§B5.9 §B5.1"""
    s = set_up("campaign", {}, {})
    choice: Choice[str] = Choice(CHANCE, "draw", ["09", "03"], about={"side": 0})
    assert [hides(s, choice, card, 1) for card in ("03", "09")] == [True, False]
    assert not hides(s, choice, "03", 0)


def test_settings_belong_to_their_scenarios() -> None:
    """DL1"""
    assert {each.name for each in SETTINGS} == {
        *("start", "until", "side", "open_hand", "variants", "first", "stalin", "directive", "cadres")
    }
