"""§1.21 §11.7 What a seat can know of the others' hands, and what it cannot."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from tests.games.manhattan.positions import (
    GAME,
    asked,
    draw_anything,
    nation,
    of,
    options,
    play,
    play_on,
    position,
)
from visavis.games.manhattan.board import printed
from visavis.games.manhattan.check import check
from visavis.games.manhattan.hidden import UNSEEN, known, resample
from visavis.games.manhattan.state import Draft, Race
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR

RED, GREEN, BLUE, YELLOW = range(4)
ROW = ("small_fry", "tomboy", "b_flat", "big_bang", "skydive")
Hands = tuple[tuple[str, ...], ...]


def drafted(picks: str = "0 1 2 3 0", designer: int = RED, row: tuple[str, ...] = ROW) -> Draft:
    """A finished draft of four players: the cards of the row in the order they were kept."""
    return Draft(designer, tuple((int(seat), card) for seat, card in zip(picks.split(), row, strict=True)), ())


def after_a_draft(**more: object) -> Table[Race]:
    """Red kept small_fry and skydive, green tomboy, blue b_flat, yellow big_bang."""
    lots = {
        "red": nation(hand="small_fry skydive"),
        "green": nation(hand="tomboy"),
        "blue": nation(hand="b_flat"),
        "yellow": nation(hand="big_bang"),
        "drafts": (drafted(),),
    }
    return position("four", **lots | more)  # type: ignore[arg-type]


def worlds(s: Race, seat: int, times: int = 120) -> set[Hands]:
    """The hands this seat thinks possible."""
    found = set()
    for seed in range(times):
        other = resample(s, seat, random.Random(seed).choice)
        assert check(other) == []
        found.add(tuple(tuple(nation.hand) for nation in other.nation))
    return found


# Two heaps


def test_the_designer_knows_his_two_cards_and_which_three_the_others_share() -> None:
    """§11.7"""
    expected = {
        (("small_fry", "skydive"), (a,), (b,), (c,)) for a, b, c in permutations(("tomboy", "b_flat", "big_bang"))
    }
    assert worlds(after_a_draft().state, RED) == expected


def test_the_second_drafter_knows_the_designers_first_card() -> None:
    """§11.7 Only one was missing; the other of red's is among the three handed on."""
    expected = {
        (("small_fry", c), ("tomboy",), (a,), (b,)) for a, b, c in permutations(("b_flat", "big_bang", "skydive"))
    }
    assert worlds(after_a_draft().state, GREEN) == expected


def test_a_middle_drafter_knows_two_heaps() -> None:
    """§11.7 What was gone before he looked, and what was left when he had kept his."""
    gone, left = ("small_fry", "tomboy"), ("big_bang", "skydive")
    expected = {((a, d), (b,), ("b_flat",), (c,)) for a, b in permutations(gone) for c, d in permutations(left)}
    assert worlds(after_a_draft().state, BLUE) == expected


def test_the_last_drafter_knows_the_designers_second_card() -> None:
    """§11.7"""
    gone = ("small_fry", "tomboy", "b_flat")
    expected = {((a, "skydive"), (b,), (c,), ("big_bang",)) for a, b, c in permutations(gone)}
    assert worlds(after_a_draft().state, YELLOW) == expected


def test_an_onlooker_knows_only_the_row() -> None:
    """§11.7 Any of the five may be anywhere."""
    expected = {((a, e), (b,), (c,), (d,)) for a, b, c, d, e in permutations(ROW)}
    assert worlds(after_a_draft().state, SPECTATOR, 1500) == expected


def test_the_heaps_turn_with_the_designer() -> None:
    """§11.7 Blue designed: yellow is second, green is last."""
    row = ("small_fry", "tomboy", "b_flat", "big_bang", "skydive")
    table = after_a_draft(
        red=nation(hand="b_flat"),
        green=nation(hand="big_bang"),
        blue=nation(hand="small_fry skydive"),
        yellow=nation(hand="tomboy"),
        drafts=(drafted("2 3 0 1 2", BLUE, row),),
    )
    expected = {
        (("b_flat",), (c,), (a, d), (b,))
        for a, b in permutations(("small_fry", "tomboy"))
        for c, d in permutations(("big_bang", "skydive"))
    }
    assert worlds(table.state, RED) == expected


# Built and tested cards


def test_built_bombs_are_known_to_all() -> None:
    """§11.7 §14.4 Green's is on the table: for red two cards are left to guess."""
    table = after_a_draft(green=nation(bombs="tomboy"))
    assert worlds(table.state, RED) == {
        (("small_fry", "skydive"), (), ("b_flat",), ("big_bang",)),
        (("small_fry", "skydive"), (), ("big_bang",), ("b_flat",)),
    }


def test_a_bomb_whose_crew_is_being_chosen_is_known_to_all() -> None:
    """§11.7 §14.4 It has been shown; in every world its builder has it, and goes on building."""
    builder = nation(own="4L 2E 2S", hired="1S", uranium=5, hand="tomboy")
    table = play(after_a_draft(green=builder, to_move="green"), "build tomboy")
    assert asked(table) == ("green", "build_scientists")
    table.fork()
    for seed in range(30):
        state = resample(table._base, RED, random.Random(seed).choice)
        assert state.nation[GREEN].hand == ["tomboy"]
        other = Table(GAME, table.header, state, table.entries)
        play(other, 2)
        assert "tomboy" in of(other, "green").bombs


def test_a_tested_bomb_is_in_nobodys_hand() -> None:
    """§14.12 §11.7 It lies under the deck, where everyone saw it go."""
    table = after_a_draft(blue=nation(token=6), under="b_flat")
    assert worlds(table.state, RED) == {
        (("small_fry", "skydive"), (a,), (), (b,)) for a, b in permutations(("tomboy", "big_bang"))
    }


def test_a_tested_bomb_drafted_again_is_dealt_in_its_later_draft_only() -> None:
    """§14.12 §11.7 Red tested b_flat; it came up again, and now somebody holds it, nobody by the first draft."""
    second = ("b_flat", "lil_bit", "wipeout", "the_minion", "the_swede")
    table = position(
        "four",
        red=nation(hand="skydive b_flat the_swede", token=6),
        green=nation(hand="tomboy lil_bit"),
        blue=nation(hand="small_fry wipeout"),
        yellow=nation(hand="big_bang the_minion"),
        drafts=(
            drafted(row=("b_flat", "tomboy", "small_fry", "big_bang", "skydive")),
            drafted(row=second),
        ),
    )
    seen = worlds(table.state, YELLOW, 400)
    assert len(seen) == 2 * 6  # of the first: tomboy and small_fry; of the second: three cards gone before yellow
    for red, green, blue, yellow in seen:
        assert yellow == ("big_bang", "the_minion")
        assert red[0] == "skydive"
        assert {green[0], blue[0]} == {"tomboy", "small_fry"}
        assert {red[1], green[1], blue[1]} == {"b_flat", "lil_bit", "wipeout"}
        assert red[2] == "the_swede"


def test_several_drafts_are_dealt_each_for_itself() -> None:
    """§11.7 A card never moves from one draft into another."""
    rng = random.Random(2)
    table = Table.new(GAME, "three", {"turn_limit": 50}, quiet=True)
    for _ in play_on(table, lambda choice: rng.choice(choice.options)):
        if len(table.entries) % 10:
            continue
        for seat in range(3):
            other = resample(table.state, seat, rng.choice)
            assert check(other) == []
            assert other.nation[seat].hand == table.state.nation[seat].hand
            for was, now in zip(table.state.drafts, other.drafts, strict=True):
                assert sorted(card for _, card in was.picks) == sorted(card for _, card in now.picks)
                assert [holder for holder, _ in was.picks] == [holder for holder, _ in now.picks]


# A running draft


def running(picks: int) -> Table[Race]:
    table = play(position("four", red=nation(own="4L 1E 1S"), row=" ".join(ROW)), "design_bomb")
    return play(table, *ROW[:picks])


def test_the_cards_before_a_drafter_are_known_to_him() -> None:
    """§11.7 Blue looks at three cards; which of the two gone is whose he does not know."""
    table = running(2)
    assert (asked(table), options(table)) == (("blue", "draft_pick"), ["b_flat", "big_bang", "skydive"])
    for seed in range(20):
        other = resample(table.state, BLUE, random.Random(seed).choice)
        assert other.draft is not None
        assert other.draft.cards == ("b_flat", "big_bang", "skydive")
    gone = {(("small_fry",), ("tomboy",), (), ()), (("tomboy",), ("small_fry",), (), ())}
    assert worlds(table.state, BLUE) == gone


def test_the_cards_before_another_drafter_are_not() -> None:
    """§11.7 Yellow has seen nothing yet, green has seen what was left to him."""
    table = running(2)
    held = {hands[0] + hands[1] for hands in worlds(table.state, YELLOW, 600)}
    assert held == set(permutations(ROW, 2))
    left = set()
    for seed in range(60):
        other = resample(table.state, GREEN, random.Random(seed).choice)
        assert other.draft is not None
        left.add(other.draft.cards)
        assert [nation.hand for nation in other.nation] == [["small_fry"], ["tomboy"], [], []]
    assert {frozenset(cards) for cards in left} == {frozenset(ROW[2:])}
    assert len(left) == 6


def test_the_running_draft_stays_the_running_one() -> None:
    """§11.7 It is dealt anew along with the finished ones, and the hands follow."""
    table = running(3)
    other = resample(table.state, YELLOW, random.Random(1).choice)
    assert other.draft is not None
    assert (len(other.drafts), len(other.draft.picks)) == (0, 3)
    assert [[card] for _, card in other.draft.picks] == [nation.hand for nation in other.nation[:3]]
    finished = draw_anything(play(table, options(table)[0]))
    other = resample(finished.state, YELLOW, random.Random(1).choice)
    assert (other.draft, len(other.drafts)) == (None, 1)


# Open hands, and what a seat knows


def test_with_open_hands_there_is_nothing_to_guess() -> None:
    """§11.7 (ruling R19)"""
    table = after_a_draft(open_hands=True)
    assert worlds(table.state, RED, 20) == {tuple(tuple(nation.hand) for nation in table.state.nation)}
    assert known(table.state, RED).nation[1].hand == ["tomboy"]


def test_an_opponent_is_shown_no_hand_but_its_own() -> None:
    """§1.21 §11.7 And how many cards the others hold; no draft tells it more."""
    seen = known(after_a_draft().state, GREEN)
    assert [nation.hand for nation in seen.nation] == [[UNSEEN, UNSEEN], ["tomboy"], [UNSEEN], [UNSEEN]]
    assert seen.drafts == []


@pytest.mark.parametrize("seat", [BLUE, RED])
def test_an_opponent_sees_the_cards_that_lie_before_it(seat: int) -> None:
    """§11.7 And nobody else's."""
    seen = known(running(2).state, seat)
    assert seen.draft is not None
    assert seen.draft.cards == (("b_flat", "big_bang", "skydive") if seat == BLUE else ())
    assert seen.draft.picks == ()


# Questions that are not left out


def test_a_lone_end_is_asked_while_cards_are_held() -> None:
    """§1.21 Or it would tell that nothing can be built."""
    for hand, mover in (("big_bang", "red"), ("", "green")):
        table = play(position(red=nation(hand=hand)), "mine_mid")
        assert asked(table)[0] == mover
        if hand:
            assert options(table) == ["end"]


def test_a_lone_placement_is_asked_while_cards_are_held() -> None:
    """§1.21 Everything but construction is taken, and pacts are switched off."""
    spaces = [space for space in printed().spaces if space != "construction"]
    workers = ["L1"] * 4 + ["E1"] * 4 + ["S1"] * 4 + ["L2"] * 4 + ["E2"] * 4
    for hand in ("big_bang", ""):
        taken = dict(zip(spaces, workers, strict=False))
        table = position(red=nation(hand=hand), spaces=taken, talks=False)
        assert (asked(table)[1], options(table)[0]) == (("act", "construction") if hand else ("construct_slot", "1"))


def test_a_forced_retrieve_is_not_asked() -> None:
    """§4.3 §1.21 It tells nothing: nobody can build without workers."""
    table = position(red=nation(own="", hand="big_bang"))
    assert asked(table)[0] == "green"
