"""What a seat cannot know: the enemy's hand, and the order of nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from visavis.games.noretreat.asking import is_open, seat_of
from visavis.games.noretreat.state import DUEL, OPPONENT, War
from visavis.kernel.choice import CHANCE, Choice

Choose = Callable[[Sequence[Any]], Any]


def resample(s: War, seat: int, choose: Choose) -> War:
    """§B5.1 The hand that a seat does not see, dealt anew from what it cannot have seen."""
    other = s.clone()
    side = unseen_side(other, seat)
    if side is None:
        return other
    fixed = [card for card in other.hands[side] if is_under_way(other, side, card)]
    pool = sorted(card for card in (*other.hands[side], *other.deck) if card not in fixed)
    hand = list(fixed)
    while len(hand) < len(other.hands[side]):
        card = choose([card for card in pool if not other.board.half(card, side).immediate] or pool)
        pool.remove(card)
        hand.append(card)
    other.hands[side], other.deck = hand, sorted(pool)  # in an order that tells nothing of the hand
    return other


def unseen_side(s: War, seat: int) -> int | None:
    """Whose hand this seat does not see."""
    if is_open(s):
        return None
    if s.mode == DUEL:
        return 1 - seat
    return (1 - s.yours) if seat != OPPONENT else s.yours


def is_under_way(s: War, side: int, card: str) -> bool:
    """It is about to be played."""
    return any(item[0] == "play" and item[1] == side and item[2] == card for item in s.agenda)


def hides(s: War, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """Whether a seat does not learn another's answer: what is drawn into a hand."""
    if choice.seat != CHANCE or choice.name != "draw":
        return False
    side = choice.about["side"]
    hidden = seat_of(s, side) != seat and not is_open(s)
    return hidden and not s.board.half(answer, side).immediate
