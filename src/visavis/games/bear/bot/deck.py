"""Chapters 3.0 and 7.4: turning order cards, the spent check, the command cards that losses cost."""

from __future__ import annotations

from visavis.games.bear.bot.cards import Card
from visavis.games.bear.bot.doctrine import Doctrine, doctrine
from visavis.games.bear.rules.paying import is_spent_by, spent
from visavis.games.bear.state import Battle
from visavis.kernel.choice import Asking, Step, take


def doctrine_of(s: Battle) -> Doctrine:
    """What Athena brings to this game; asked only where it plays."""
    found = doctrine(s.board)
    assert found is not None
    return found


def card_of(s: Battle, number: int) -> Card:
    return doctrine_of(s).cards[number]


def whole_deck(s: Battle) -> list[int]:
    """§1.0h The order cards a scenario is played with; an easier one leaves some out (H1)."""
    row = doctrine_of(s).side(s.bot)
    without = row.easier_without if s.options.easier else ()
    return [number for number in range(row.cards[0], row.cards[1] + 1) if number not in without]


def turn_card(s: Battle, name: str, rule: str) -> Asking[int]:
    """§0.0d Each use turns a new card; §3.2b an empty deck is made anew of the discards, §L9 not of the one in use."""
    if not s.orders:
        reshuffle(s, "3.2b")
    return take(name, s.orders, rule)


def reshuffle(s: Battle, rule: str) -> None:
    """§2.8a §3.2b §3.2c §7.4d All discards go back into the deck; cards removed by 7.4 stay out."""
    s.orders += s.order_discards
    s.order_discards = []
    s.tell("orders_reshuffled", len(s.orders), rule=rule)


def reshuffle_orders(s: Battle) -> None:
    """§2.8a Between two rounds."""
    reshuffle(s, "2.8a")


def order_check(s: Battle, side: int, cost: int, *crew: str) -> Step:
    """§3.0a §3.0b §3.0d A card instead of the die, for units and AI alike: more than the cost, and they stay fresh.

    §0.0b §2.1a In all else the player acts as in the base game.

    §3.0c §2.4a Nothing else on the card counts; §3.2a it is discarded. §3.1a The stay-fresh mark passes a player's
    check whatever the cost, a group's too (ruling R52); §3.1b for the AI it is not there, §3.1c nor in a harder game.
    """
    card = card_of(s, (yield from turn_card(s, "check_card", "3.0a")))
    s.order_discards.append(card.number)
    stays = stays_fresh(s, side, card)
    s.tell("checked", side, card.number, card.spent, cost, int(stays))
    if is_spent_by(card.spent, cost) and not stays:
        spent(s, crew)


def stays_fresh(s: Battle, side: int, card: Card) -> bool:
    """§3.1a Whatever the cost; §3.1b not the AI, §3.1c nor anybody in a harder game."""
    return card.stay_fresh and side != s.bot and not s.options.harder


def command_lost(s: Battle) -> Step:
    """§7.4b §L7 §S.c A destroyed AI costs a command card: cards are turned until one appears, which leaves the game.

    §7.4c The last one stays. §7.4d Either way all discards are then shuffled in (ruling R30).
    """
    if sum(card_of(s, number).is_command for number in (*s.orders, *s.order_discards)) <= 1:
        s.tell("command_kept")
        reshuffle(s, "7.4d")
        return
    while True:
        card = card_of(s, (yield from turn_card(s, "command_search", "7.4b")))
        if card.is_command:
            break
        s.order_discards.append(card.number)
    s.orders_out = [*s.orders_out, card.number]
    s.tell("command_lost", card.number)
    reshuffle(s, "7.4d")
