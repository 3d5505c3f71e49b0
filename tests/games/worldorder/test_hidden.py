"""§B1.8 What a seat cannot know is dealt anew, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.worldorder.position import Play, table
from visavis.games.worldorder.check import check
from visavis.games.worldorder.hidden import UNSEEN, hides, known, resample
from visavis.games.worldorder.setup import set_up
from visavis.games.worldorder.state import World
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.deck import Deck

OWN = ("hand", "covered", "laid", "objectives", "deck", "assets", "spare")  # what may differ of another's


def secret() -> World:
    """Two people; the EU has a hand, a card face down, one put back on its deck under one it has bought."""
    s = table("usa-russia", objectives=True)
    nation = s.nations["russia"]
    nation.hand = ["new-allies", "foreign-trade", "energy-titan"]
    nation.covered = ["growth-strategy"]
    nation.deck = Deck(["diplomatic-engagement", "military-re-equipment"], ["boost-production", "foreign-trade"])
    nation.laid = ["foreign-trade"]
    nation.objectives = ["russia-energy-giant", "russia-asian-order"]
    nation.scored = ["russia-perestroika-2-0"]
    nation.assets, nation.spare = ["russia-csto", "russia-arms-export"], ["russia-cyber-attacks"]
    return s


def worlds(s: World, seat: int, n: int = 60) -> list[World]:
    random = Random(4)
    return [resample(s, seat, random.choice) for _ in range(n)]


def test_the_others_cards_might_be_any_of_theirs() -> None:
    """§B1.8 Hands, what lies face down, the deck and objectives; §B4.4 assets lie open (ruling R9)."""
    found = worlds(secret(), 0)
    nations = [each.nations["russia"] for each in found]
    assert {title for nation in nations for title in nation.hand} == {
        "new-allies", "foreign-trade", "energy-titan", "growth-strategy", "diplomatic-engagement",
        "military-re-equipment",
    }  # fmt: skip
    for nation in nations:
        assert (len(nation.hand), len(nation.covered), len(nation.laid)) == (3, 1, 1)
        assert nation.deck.top == ["boost-production", nation.laid[0]]  # bought before all eyes
        assert nation.assets == ["russia-csto", "russia-arms-export"]
    objectives = {id_ for nation in nations for id_ in nation.objectives}
    assert "russia-energy-giant" in objectives
    assert "russia-perestroika-2-0" not in objectives
    assert len(objectives) == 7


def test_a_seat_knows_its_own_cards() -> None:
    """§B1.8"""
    s = secret()
    assert all(each.nations["russia"].dump() == s.nations["russia"].dump() for each in worlds(s, 1, 3))
    assert known(s, 1).nations["russia"].dump() == s.nations["russia"].dump()


def test_a_card_about_to_be_played_is_in_the_hand() -> None:
    """§B4.2 It has been named."""
    s = secret()
    s.agenda = [("play_card", "russia", "energy-titan")]
    assert all("energy-titan" in each.nations["russia"].hand for each in worlds(s, 0))


def test_who_looks_at_a_hand_knows_it() -> None:
    """§K3.4 For as long as he chooses."""
    s = secret()
    s.agenda = [("copy", "usa", "russia")]
    assert {tuple(each.nations["russia"].hand) for each in worlds(s, 0)} == {tuple(s.nations["russia"].hand)}
    assert known(s, 0).nations["russia"].hand == s.nations["russia"].hand


def test_what_is_known_holds_no_title_of_anothers_secret_cards() -> None:
    """§B1.8 An opponent of our own gets this."""
    nation = known(secret(), 0).nations["russia"]
    assert nation.hand == [UNSEEN] * 3
    assert (nation.covered, nation.laid, nation.objectives) == ([UNSEEN], [UNSEEN], [UNSEEN] * 2)
    assert (nation.deck.top, nation.deck.mixed) == (["boost-production", UNSEEN], [UNSEEN] * 2)


@pytest.mark.parametrize(("choice", "seat", "hidden"), [
    (Choice(CHANCE, "card", ["a"], whose=1), 0, True), (Choice(CHANCE, "card", ["a"], whose=1), 1, False),
    (Choice(CHANCE, "country", ["a"]), 0, False), (Choice(1, "cover", ["a"]), 0, True),
    (Choice(1, "play", ["a"]), 0, False),
])  # fmt: skip
def test_which_answers_others_hear(choice: Choice[str], seat: int, hidden: bool) -> None:
    """§B1.8 Draws into a hand and cards laid face down are not heard."""
    assert hides(table(), choice, "a", seat) is hidden


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_worlds_dealt_anew_hold_together(seed: int) -> None:
    """§B1.8 Everything else is as it was, and every card is somewhere."""
    random = Random(seed)
    options = {"objectives": True, "new_abilities": True, "growth": "variant-1", "new_assets": True}
    game = Play(set_up("two-1", options, {}), seed)
    while (asked := game.next()) is not None:
        if game.answers % 23 == 0 and asked.name not in ("keep", "put_back"):
            for seat in (0, 1):
                other = resample(game.state, seat, random.choice)
                assert check(other) == []
                same_but_for(game.state, other, game.state.chairs[1 - seat])
        game.answer(asked)


def same_but_for(s: World, other: World, power: str) -> None:
    before, after = s.dump(), other.dump()
    mine, his = before["nations"].pop(power), after["nations"].pop(power)
    assert before == after
    for field in mine:
        if field in OWN:
            assert len(mine[field]) == len(his[field])
        else:
            assert mine[field] == his[field]
