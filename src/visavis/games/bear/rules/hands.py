"""Chapter B8.4, bonus cards: whoever might play one is asked, and the question tells nothing of his hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.bear.state import NOBODY, Battle
from visavis.kernel.choice import NOTHING, Asking, Choice, Step
from visavis.kernel.plain import without

RAPID: Final = "05"
CONFUSION: Final = "06"
VETERAN: Final = "07"
AIMING: Final = "11"
SWIFT: Final = "12"
LUCK: Final = "13"
BOGGED_DOWN: Final = "15"
BONUS: Final = (RAPID, CONFUSION, VETERAN, AIMING, SWIFT, LUCK, BOGGED_DOWN)  # cards that are asked about

NO: Final = "no"
HUSH: Final = "hush"
EVERY_CARD: Final = "every_card"
ASK_AGAIN: Final = "ask_again"


def is_asked(s: Battle, side: int, *cards: str) -> bool:
    """§B8.1b Whether a side is asked about these cards (ruling R73).

    Between two people: whenever it has a hand and a copy is still about, both of which the enemy can see, unless it
    does not want to be asked. Against Athena, from whom nobody hides a card: if it holds one.
    """
    hand = s.hands[side]
    if not hand:
        return False
    if s.bot != NOBODY:
        return not set(hand).isdisjoint(cards)
    return any(is_about(s, card) and card not in s.quiet[side] for card in cards)


def is_about(s: Battle, card: str) -> bool:
    """Whether a copy has not been played yet, wherever it is."""
    return card in s.cards or card in s.hands[0] or card in s.hands[1]


def holds(s: Battle, side: int, card: str) -> bool:
    """Whether it can play the card now, having been asked."""
    return card in s.hands[side] and card not in s.quiet[side]


def plays(
    s: Battle, side: int, name: str, card: str, about: Mapping[str, Any] = NOTHING, able: bool = True
) -> Asking[bool]:
    """§B8.4a Whether a side plays this card now; `able`: whether it could do anything, which the enemy may not know."""
    if not is_asked(s, side, card) or (s.bot != NOBODY and not able):
        return False
    held = [card] if able and holds(s, side, card) else []
    answer = yield from Choice(side, name, [NO, *held], "B8.4a", about).aloud()
    if answer == NO:
        return False
    discard(s, side, card)
    return True


def discard(s: Battle, side: int, card: str) -> None:
    """§B8.1b A played card is gone; the deck is not refilled (ruling R63)."""
    s.hands[side] = without(s.hands[side], card)
    s.tell("played_card", side, card)


# Being left alone


def may_hush(s: Battle, side: int) -> bool:
    return s.bot == NOBODY and bool(s.hands[side]) and any(is_about(s, card) for card in BONUS)


def hush(s: Battle, side: int) -> Step:
    """§B8.4a In its own turn a side says what it will not be asked about this round, or that it will (ruling R73)."""
    heard = [card for card in BONUS if is_about(s, card) and card not in s.quiet[side]]
    every = [EVERY_CARD] if len(heard) > 1 else []
    again = [ASK_AGAIN] if s.quiet[side] else []
    s.then(("choose_unit", side))
    answer = yield from Choice(side, "hush", [*every, *heard, *again], "B8.4a")
    more = heard if answer == EVERY_CARD else [answer]
    own = () if answer == ASK_AGAIN else (*s.quiet[side], *more)
    s.quiet = [own if each == side else cards for each, cards in enumerate(s.quiet)]
