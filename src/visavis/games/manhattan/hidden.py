"""§1.21 §11.7 What a seat cannot know, and how it might be otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.games.manhattan.rules.bombs import BUILD
from visavis.games.manhattan.state import Draft, Race, clockwise
from visavis.kernel.choice import Choice

Choose = Callable[[Sequence[Any]], Any]
Deal = tuple[int, str]  # who has a card of a draft, and which

PASSED: Final = -1  # has the cards that are still being handed on


def hides(s: Race, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """§11.5 What another keeps of a draft."""
    return choice.name == "draft_pick" and not s.options.open_hands


def resample(s: Race, seat: int, choose: Choose) -> Race:
    """A race that looks the same from one seat: the cards of every draft dealt anew, as far as it cannot know better.

    The rows were public. A drafter knows what was gone before he was handed the cards, and what was left after
    he had kept his: within each of these two heaps anybody may have anything. Built bombs are known to all, and so is
    one whose crew is about to be chosen.
    """
    other = s.clone()
    if s.options.open_hands:
        return other
    running = [s.draft] if s.draft else []
    drafts: list[Draft] = []
    fixed = {item[1] for item in s.agenda if item[0] == BUILD}
    for draft in reversed([*s.drafts, *running]):
        drafts.insert(0, redealt(other, draft, seat, fixed, choose))
        fixed |= {card for _, card in deals(draft)}  # §14.12 a tested bomb may have come up in a later draft
    other.draft = drafts.pop() if running else None
    other.drafts = drafts
    return other


def deals(draft: Draft) -> list[Deal]:
    return [*draft.picks, *((PASSED, card) for card in draft.cards)]


def redealt(s: Race, draft: Draft, seat: int, fixed: set[str], choose: Choose) -> Draft:
    """One draft, its secret cards permuted within the heaps that look alike to the seat."""
    before = deals(draft)
    after = before[:]
    for heap in heaps(s, draft, seat):
        places = [place for place in heap if before[place][1] not in fixed and is_secret(s, before[place], seat)]
        pool = sorted(before[place][1] for place in places)
        for place in places:
            card = choose(pool)
            pool.remove(card)
            after[place] = (before[place][0], card)
    hold_instead(s, before, after)
    n = len(draft.picks)
    return Draft(draft.designer, tuple(after[:n]), tuple(card for _, card in after[n:]))


def heaps(s: Race, draft: Draft, seat: int) -> list[range]:
    """§11.7 What was gone before the seat saw the cards, and what was left after; all of it if it has seen none."""
    size = len(draft.picks) + len(draft.cards)
    mine = [place for place, (holder, _) in enumerate(draft.picks) if holder == seat]
    if mine:
        return [range(mine[0]), range(mine[0] + 1, size)]
    if looking(s, draft) == seat:
        return [range(len(draft.picks))]
    return [range(size)]


def looking(s: Race, draft: Draft) -> int:
    """§11.5 Before whom the cards lie; §11.6 the last one comes back to the designer."""
    order = [draft.designer, *clockwise(s, draft.designer)]
    return order[len(draft.picks) % len(order)]


def is_secret(s: Race, deal: Deal, seat: int) -> bool:
    holder, card = deal
    return holder == PASSED or (holder != seat and card in s.nation[holder].hand)


def hold_instead(s: Race, before: list[Deal], after: list[Deal]) -> None:
    """The hands follow the new deal, card for card."""
    for holder, nation in enumerate(s.nation):
        changed = {old: new for (who, old), (_, new) in zip(before, after, strict=True) if who == holder}
        nation.hand = [changed.get(card, card) for card in nation.hand]


UNSEEN: Final = "?"  # a bomb card in somebody else's hand


def known(s: Race, seat: int) -> Race:
    """The race as a seat knows it: of the others' hands it finds only how many cards they hold."""
    if s.options.open_hands:
        return s
    other = s.clone()
    for each, nation in enumerate(other.nation):
        if each != seat:
            nation.hand = [UNSEEN] * len(nation.hand)
    other.drafts = []
    if s.draft is not None:
        at_hand = s.draft.cards if looking(s, s.draft) == seat else ()
        other.draft = Draft(s.draft.designer, (), at_hand)
    return other
