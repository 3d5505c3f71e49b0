"""§11.5 What a side cannot know, and how it might be otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.games.blitzkrieg.board import UNKNOWN
from visavis.games.blitzkrieg.state import War
from visavis.kernel.choice import Choice

Choose = Callable[[Sequence[Any]], Any]


DRAWS: Final = ("deal", "draw", "produce", "research", "weapon")


def hides(s: War, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """§11.5 What the enemy draws nobody else sees, but for the bot's row; and of twins nobody knows which came."""
    if choice.name in DRAWS:
        return choice.whose not in (seat, s.bot)
    return choice.name == "which_copy"


def resample(s: War, seat: int, choose: Choose) -> War:
    """A war that looks the same from one seat: the enemy's reserve, bag and weapons, and the pile, dealt anew.

    A special weapon that the seat has bombed into the enemy's bag it knows to be his, and the bot's row lies
    open. What could be deduced only until the next draw is not deduced.
    """
    other = s.clone()
    enemy = 1 - seat
    known = other.reserve[enemy] if enemy == s.bot else []
    swap_weapons(other, enemy, known, choose)
    if enemy != s.bot:
        swap_reserve(other, enemy, choose)
    other.pile.sort()
    return other


def swap_weapons(s: War, enemy: int, known: Sequence[str], choose: Choose) -> None:
    """The enemy's unseen special weapons might be any that lie in the pile."""
    keep, unseen = [*s.seen[1 - enemy], *known], []
    for hold in (s.reserve[enemy], s.bag[enemy]):
        for place, token in enumerate(hold):
            if token == UNKNOWN or not s.board.tokens[token].special:
                continue
            if token in keep:
                keep.remove(token)
            else:
                unseen.append((hold, place))
                s.pile.append(token)
    for hold, place in unseen:  # once all of them lie there: what came first must not decide what is left for it
        hold[place] = choose(sorted(s.pile))
        s.pile.remove(hold[place])


def swap_reserve(s: War, enemy: int, choose: Choose) -> None:
    """Any of the enemy's tokens might be the ones behind his screen."""
    size = len(s.reserve[enemy])
    pool = [*s.reserve[enemy], *s.bag[enemy]]
    s.reserve[enemy] = []
    for _ in range(size):
        token = choose(sorted(token for token in pool if token != UNKNOWN))
        pool.remove(token)
        s.reserve[enemy].append(token)
    s.bag[enemy] = sorted(pool)  # in an order that tells nothing of what lay there
