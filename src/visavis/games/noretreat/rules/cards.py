"""Chapter B5: cards as events and as payment, their moments, and answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.noretreat.asking import ask, is_open, is_watched, seat_of
from visavis.games.noretreat.events.half import EVENTS
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import War, enemy, initiative
from visavis.kernel.choice import Asking, Step, take
from visavis.kernel.game import Item

CARD: Final = "card "  # begins the answer that plays a card
DONE: Final = "done"
PASS: Final = "pass"
QUIET: Final = "quiet"
PLAYED: Final = "played"
DISCARDED: Final = "discarded"
STEP: Final = "step"  # §CE07A §CE31S a replacement or an improvement was just bought
HALVES: Final = ("A", "S")

CANCELS: Final = {  # §B5.14 by half: what it answers
    "14A": (PLAYED, DISCARDED),
    "31A": (PLAYED,),
    "34S": (PLAYED, DISCARDED),
    "36S": (PLAYED, DISCARDED),
    "07A": (STEP,),
    "31S": (STEP,),
}
UNDONE: Final = ("CE31S", "CE07A")  # by the side that had bought it
BOCK: Final = "12"  # §CE12A
GRENADIERS: Final = "53"  # §CE53A


# §B5.1 The deck, the discard pile, the hands


def cards_in_play(s: War, turn: int) -> list[str]:
    """§B5.2 §B5.3 The cards of the deck on a turn."""
    rows = s.board.cards.values()
    return [
        row.id
        for row in rows
        if (row.enters is None or row.enters <= turn) and (row.leaves is None or turn < row.leaves)
    ]


def reset_cards(s: War) -> None:
    """§B5.3 1945: hands and piles are gathered (ruling R70), some cards leave, others come."""
    s.deck = cards_in_play(s, s.turn)
    s.discards = []
    s.hands = [[], []]
    s.tell("cards_reset")


def reshuffle(s: War) -> None:
    """§B5.8 Deck and discards together."""
    s.deck += s.discards
    s.discards = []
    s.tell("reshuffled")


def cards_phase(s: War, side: int) -> None:
    """§B5.4 Down to two, then draw."""
    s.phase = "cards"
    steps = [("discard_down", side, s.board.numbers.hand_kept), ("draw", side, cards_due(s, side))]
    s.fewer[side] = 0  # §B5.7 what could not be lost lapses (ruling R22)
    if side == AXIS and s.board.track[s.turn].theatre and s.board.part is None:
        steps.append(("discard_down", side, -1))  # §B5.6
    s.then(*steps, ("menu", side, "cards"), ("pause", enemy(side), "cards"))


def cards_due(s: War, side: int) -> int:
    """§B5.5 §B5.7 §B13.7 §B13.15 How many are drawn; §UM6 §UU6 fewer in a battle on a part of the map."""
    part, numbers = s.board.part, s.board.numbers
    if part is not None:
        due = part.last_cards[side] if part.last_cards is not None and s.turn == s.last else part.cards[side]
    else:
        due = numbers.cards_drawn
        due += side == AXIS and s.turn in numbers.axis_extra_card
        due += side == SOVIET and s.turn >= numbers.soviet_extra_card
    return max(0, due - s.fewer[side])


def discard_down(s: War, side: int, keep: int) -> Step:
    """§B5.4 One card of its choice, until exactly so many are left (ruling R72); -1: just one (§B5.6, ruling R71)."""
    hand = s.hands[side]
    if not hand or (keep >= 0 and len(hand) <= keep):
        return
    rule = "B5.4" if keep >= 0 else "B5.6"
    card = yield from ask(s, side, "discard", sorted(hand), rule)
    throw_away(s, side, card, rule)
    if keep >= 0:
        s.then(("discard_down", side, keep))


def throw_away(s: War, side: int, card: str, rule: str) -> None:
    """Onto the top of the discard pile, for all to see."""
    s.hands[side].remove(card)
    s.discards.append(card)
    s.done = ""
    s.tell("card_discarded", side, card, rule=rule)


def draw(s: War, side: int, n: int) -> Step:
    """§B5.5 One card, and then the rest; §B5.8 an empty deck is filled from the discard pile."""
    if n <= 0:
        return
    card = yield from top_card(s, side)
    if not card:
        return
    half = s.board.half(card, side)
    if half.immediate:  # §B5.9
        s.discards.append(card)
        s.tell("card_immediate", side, card)
        s.then(("event", side, card, ("immediate",)), ("draw", side, n - 1 + half.draws))
        return
    s.hands[side].append(card)
    tell_drawn(s, side, card)
    s.then(("draw", side, n - 1))


def tell_drawn(s: War, side: int, card: str) -> None:
    """§B5.1 Ruling R38: to whoever sees the hand, and to the others that a card was drawn."""
    if is_open(s):
        s.tell("card_drawn", side, card)
    else:
        s.tell_secret((seat_of(s, side),), "card_drawn", (side, card), "card_drawn_unseen", (side,))


def top_card(s: War, side: int) -> Asking[str]:
    """§B5.8 Nobody knows the order of the deck; no card at all if both piles are empty."""
    if not s.deck:
        if not s.discards:
            return ""
        reshuffle(s)
    return (yield from take("draw", s.deck, "B5.4", {"side": side}, seat_of(s, side)))


def deal(s: War, side: int, n: int) -> Step:
    """§U2 A hand before the first turn: what would happen at once is laid aside and replaced (ruling R87)."""
    if n <= 0:
        return
    card = yield from top_card(s, side)
    half = s.board.half(card, side)
    if half.immediate:
        s.discards.append(card)
        s.tell("card_discarded", side, card, rule="U2")
    else:
        s.hands[side].append(card)
        tell_drawn(s, side, card)
    s.then(("deal", side, n - (not half.immediate)))


# §B5.10 A card is used once: as an event in its moment, or as payment


def fits(s: War, side: int, card: str) -> bool:
    """§B5.11 By its symbol: the cross asks for the Axis' initiative, the star for the Soviets'."""
    needs = s.board.half(card, side).needs
    return needs == "always" or SIDES.index(needs) == initiative(s)


def key_of(card: str, side: int) -> str:
    return card + HALVES[side]


def playable(s: War, side: int, windows: Sequence[str]) -> list[str]:
    """§B5.10 The cards of a hand whose event may be played at such a moment, and would do something."""
    found = []
    for card in s.hands[side]:
        half = s.board.half(card, side)
        if half.immediate or not fits(s, side, card):
            continue
        event = EVENTS.get(key_of(card, side))
        now = any(window in windows for window in half.windows)
        if now and event is not None and event.ready(s, side, tuple(windows)):
            found.append(card)
    return sorted(found)


def offers(s: War, side: int, windows: Sequence[str]) -> list[str]:
    """The answers that play a card now, for a question that is asked anyway; none to whoever wanted to hear no more."""
    return [CARD + card for card in playable(s, side, windows)] if is_loud(s, side) else []


def is_loud(s: War, side: int) -> bool:
    """Whether a hand might hold something to play, as far as the other side knows: then its own questions are asked."""
    return bool(s.hands[side]) and not s.quiet[side]


def play_and_return(s: War, side: int, answer: str, windows: Sequence[str], *again: Item) -> None:
    """What was chosen of these is played next, and then the question is asked again."""
    s.then(("play", side, answer.removeprefix(CARD), tuple(windows)), *again)


def choose_or_play(
    s: War, side: int, phase: str, name: str, things: Sequence[str], rule: str, again: Item
) -> Asking[str]:
    """A question of a side's own phase: what it does next, a card, or done. Nothing: it is done, or plays a card."""
    windows = windows_of(MENUS, phase, side)
    options = [*things, *offers(s, side, windows), DONE]
    answer = yield from ask(s, side, name, options, rule, aloud=is_loud(s, side))
    if answer.startswith(CARD):
        play_and_return(s, side, answer, windows, again)
        return ""
    return "" if answer == DONE else answer


def play(s: War, side: int, card: str, windows: tuple[str, ...]) -> Step:
    """§B5.10 The card is spent; §B5.14 unless it is cancelled, its event happens."""
    s.hands[side].remove(card)
    s.discards.append(card)
    s.tell("card_played", side, card)
    if not (yield from is_cancelled(s, side, card, PLAYED)):
        s.done = key_of(card, side)
        s.then(("event", side, card, windows))


def event(s: War, side: int, card: str, windows: tuple[str, ...]) -> Step | None:
    """The event of one half of a card."""
    found = EVENTS.get(key_of(card, side))
    return found.play(s, side, windows) if found is not None else None


# §B5.12 Payments


def can_pay(s: War, side: int, n: int, purpose: str = "") -> bool:
    return len(s.hands[side]) + (counts_twice(s, side, purpose) and GRENADIERS in s.hands[side]) >= n


def counts_twice(s: War, side: int, purpose: str) -> bool:
    """§CE53A In the Axis' Organization."""
    return side == AXIS and s.phase == "organisation" and purpose != "blow"


def pay(s: War, side: int, n: int, purpose: str, rule: str) -> Asking[bool]:
    """§B5.12 So many discards, one after another; a cancelled one does not pay (§B5.14)."""
    while n > 0:
        if not s.hands[side]:
            return False
        card = yield from ask(s, side, "pay", sorted(s.hands[side]), rule, n=n, purpose=purpose)
        throw_away(s, side, card, rule)
        if (yield from is_cancelled(s, side, card, DISCARDED)):
            return False
        if card == BOCK and side == AXIS and purpose == "replacement" and fits(s, side, card):
            s.then(("draw", side, 1))  # §CE12A
        n -= 2 if card == GRENADIERS and counts_twice(s, side, purpose) else 1
    return True


# §B5.13 §B5.15 Moments at which the other side, or both, may play a card


def window(s: War, side: int, at: str, windows: Sequence[str], rule: str) -> Asking[str]:
    """The card that a side plays now, or nothing.

    Nobody watching, only whoever can play something is asked. Between people being asked would tell, so whoever holds
    any card is asked, until he wants to hear no more of it in this player turn.
    """
    cards = [CARD + card for card in playable(s, side, windows)]
    if not is_watched(s):
        if not cards:
            return ""
        answer = yield from ask(s, side, "window", [*cards, PASS], rule, at=at)
    else:
        if not s.hands[side] or s.quiet[side]:
            return ""
        answer = yield from ask(s, side, "window", [*cards, PASS, QUIET], rule, aloud=True, at=at)
    if answer == QUIET:
        s.quiet[side] = True
    return answer.removeprefix(CARD) if answer.startswith(CARD) else ""


PAUSES: Final = {  # by phase: which moments its end is
    "cards": ("any", "cards", "cards.{}", "phase.end"),
    "supply": ("any", "supply", "org.{}.start", "phase.end"),
    "movement": ("any", "move.{}.end", "phase.end"),
    "combat": ("any", "combat.end", "combat.{}.end", "phase.end"),
}
MENUS: Final = {  # by phase: what its own side may play in it
    "cards": ("any", "cards", "cards.{}", "phase.end"),
    "organisation": ("any", "supply", "org.{}"),
    "movement": ("any", "move.{}", "move.{}.end"),
    "combat": ("any",),
}


def windows_of(table: dict[str, tuple[str, ...]], phase: str, side: int) -> tuple[str, ...]:
    return tuple(window.format(SIDES[side]) for window in table[phase])


def pause(s: War, side: int, phase: str) -> Step:
    """§B5.15 Between two phases a side may play cards, one after another (rulings R78 and R90)."""
    windows = windows_of(PAUSES, phase, s.side)
    card = yield from window(s, side, phase, windows, "B5.15")
    if card:
        s.then(("play", side, card, windows), ("pause", side, phase))


def menu(s: War, side: int, phase: str) -> Step:
    """DL9 The phasing side's own events at the end of its Cards phase."""
    windows = windows_of(MENUS, phase, side)
    cards = offers(s, side, windows)
    hush = [QUIET] if is_watched(s) and is_loud(s, side) else []
    answer = yield from ask(s, side, "menu", [*cards, DONE, *hush], "B5.10", aloud=is_loud(s, side))
    if answer == QUIET:
        s.quiet[side] = True
    elif answer != DONE:
        play_and_return(s, side, answer, windows, ("menu", side, phase))


# §B5.14 Answers to a card


def answers_to(s: War, side: int, how: str) -> list[str]:
    """§CE14A §CE31A §CE34S §CE36S The cards of a side that answer what the other has just done (ruling R10)."""
    return [
        card for card in sorted(s.hands[side]) if how in CANCELS.get(key_of(card, side), ()) and fits(s, side, card)
    ]


def is_cancelled(s: War, side: int, card: str, how: str) -> Asking[bool]:
    """§B5.14 Whether the other side answers; an answer may itself be cancelled, and another one follow."""
    other = enemy(side)
    while True:
        reply = yield from answer_window(s, other, card, how)
        if not reply:
            return False
        s.hands[other].remove(reply)
        s.discards.append(reply)
        s.tell("card_played", other, reply)
        if not (yield from is_cancelled(s, other, reply, PLAYED)):
            s.tell("cancelled", side, card, reply)
            rider(s, other, card, key_of(reply, other))
            return True


def answer_window(s: War, side: int, card: str, how: str) -> Asking[str]:
    cards = [CARD + each for each in answers_to(s, side, how)]
    if is_watched(s):
        if not s.hands[side] or s.quiet[side]:
            return ""
        options = [*cards, PASS, QUIET]
    elif cards:
        options = [*cards, PASS]
    else:
        return ""
    answer = yield from ask(s, side, "answer", options, "B5.14", aloud=True, card=card, how=how)
    if answer == QUIET:
        s.quiet[side] = True
    return answer.removeprefix(CARD) if answer.startswith(CARD) else ""


def rider(s: War, side: int, card: str, half: str) -> None:
    """§CE31A §CE36S Who takes the cancelled card; §CE34S who draws one."""
    if half == "34S":
        s.then(("draw", side, 1))
    takes = half == "31A" or (half == "36S" and not s.board.half(card, SOVIET).immediate)
    if takes and card in s.discards:
        s.discards.remove(card)
        s.hands[side].append(card)
        s.tell("card_taken", side, card)


def is_undone(s: War, side: int, id_: str) -> Asking[bool]:
    """§CE07A §CE31S Whether the other side undoes a step that was just bought."""
    other = enemy(side)
    reply = yield from answer_window(s, other, id_, STEP)
    if not reply:
        return False
    s.hands[other].remove(reply)
    s.discards.append(reply)
    s.tell("card_played", other, reply)
    return not (yield from is_cancelled(s, other, reply, PLAYED))


# §B5.17 Years on cards


def year(turn: int) -> int:
    """§B5.17"""
    return next(year for first, year in ((23, 1945), (17, 1944), (11, 1943), (5, 1942), (0, 1941)) if turn >= first)
