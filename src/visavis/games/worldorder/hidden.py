"""§B1.8 What a seat cannot know, and how it might be otherwise: hands, what lies face down, decks, objectives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.games.worldorder.setup import KEPT, is_redrawn, objectives_of, own_assets
from visavis.games.worldorder.state import Nation, World, people_of
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.deck import Deck

Choose = Callable[[Sequence[Any]], Any]

SECRET: Final = ("cover", "keep", "put_back", "assets", "objectives")  # questions whose answers nobody else hears
UNSEEN: Final = "?"  # a card that a seat has not seen


def hides(s: World, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """§B1.8 What others draw for themselves, cover, keep or put back."""
    return choice.whose not in (CHANCE, seat) if choice.seat == CHANCE else choice.name in SECRET


def resample(s: World, seat: int, choose: Choose) -> World:
    """A world that looks the same from one seat: the others' cards dealt anew.

    All know which ability cards somebody owns, and who has a hand before him that he may look at knows it. A card that
    was drawn from a place all had seen could be anywhere again.
    """
    other = s.clone()
    for power in people_of(other):
        if other.chairs.index(power) != seat:
            nation = other.nations[power]
            if not is_looked_at(other, power, seat):
                deal_abilities(other, nation, choose)
            deal_objectives(other, nation, choose)
            deal_assets(other, nation, choose)
    return other


def is_looked_at(s: World, power: str, seat: int) -> bool:
    """§K3.4 Whether the hand lies before this seat."""
    return ("copy", s.chairs[seat], power) in s.agenda


def deal_abilities(s: World, nation: Nation, choose: Choose) -> None:
    """§B1.8 Hand, face-down cards, what he has put back, and the deck; a card about to be played is in the hand."""
    deck = nation.deck
    known = [title for name, *args in s.agenda if name == "play_card" and args[0] == nation.power for title in args[1:]]
    mine = seen_by_owner(nation)
    pool = [*nation.hand, *nation.covered, *deck.mixed, *(title for title, own in mine if own)]
    for title in known:
        pool.remove(title)

    def deal(n: int) -> list[str]:
        cards = []
        for _ in range(n):
            card = choose(sorted(pool))
            pool.remove(card)
            cards.append(card)
        return cards

    nation.hand = [*known, *deal(len(nation.hand) - len(known))]
    nation.covered = deal(len(nation.covered))
    nation.laid = deal(len(nation.laid))
    laid = iter(nation.laid)
    top = [next(laid) if own else title for title, own in mine]
    nation.deck = Deck(sorted(pool), top, deck.bottom)  # in an order that tells nothing of the hand


def seen_by_owner(nation: Nation) -> list[tuple[str, bool]]:
    """The known top of his deck, and of each card whether only he knows it (§K4.14)."""
    left, found = list(nation.laid), []
    for title in nation.deck.top:
        own = title in left
        if own:
            left.remove(title)
        found.append((title, own))
    return found


def deal_objectives(s: World, nation: Nation, choose: Choose) -> None:
    """§G1.2 Any of his power that he may keep and has not scored."""
    pool = [id_ for id_ in objectives_of(s.board, nation.power) if id_ not in nation.scored and not is_redrawn(s, id_)]
    nation.objectives = distinct(pool, len(nation.objectives), choose)


def deal_assets(s: World, nation: Nation, choose: Choose) -> None:
    """§B2.16 Until two of them have been kept, which he shows."""
    if s.phase == "setup" and not (len(nation.assets) == KEPT and nation.spare):
        pool = own_assets(s, nation.power)
        nation.assets = distinct(pool, len(nation.assets), choose)
        nation.spare = [id_ for id_ in pool if id_ not in nation.assets] if nation.spare else []


def distinct(pool: list[str], n: int, choose: Choose) -> list[str]:
    left, found = list(pool), []
    for _ in range(n):
        id_ = choose(left)
        left.remove(id_)
        found.append(id_)
    return found


def known(s: World, seat: int) -> World:
    """The world as a seat knows it: of the others' cards it finds only how many there are."""
    other = s.clone()
    for power in people_of(other):
        if other.chairs.index(power) != seat:
            nation = other.nations[power]
            top = [UNSEEN if own else title for title, own in seen_by_owner(nation)]
            nation.deck = Deck([UNSEEN] * len(nation.deck.mixed), top, nation.deck.bottom)
            nation.laid = [UNSEEN] * len(nation.laid)
            nation.covered = [UNSEEN] * len(nation.covered)
            nation.objectives = [UNSEEN] * len(nation.objectives)
            if not is_looked_at(s, power, seat):
                nation.hand = [UNSEEN] * len(nation.hand)
    return other
