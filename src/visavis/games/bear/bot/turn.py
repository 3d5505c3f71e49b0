"""2.2, 2.5 and 4.0: Athena's turn, from the order card to its discard."""

from __future__ import annotations

from typing import Final, NamedTuple

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.cards import Card
from visavis.games.bear.bot.conditions import arriving, counters_left, fresh_ai, fresh_units
from visavis.games.bear.bot.contact import idle_lines
from visavis.games.bear.bot.deck import card_of, doctrine_of, reshuffle, turn_card
from visavis.games.bear.bot.doctrine import Doctrine
from visavis.games.bear.bot.events import end_round_now, watch_elimination
from visavis.games.bear.bot.grammar import Action, Order, parse
from visavis.games.bear.bot.orders import DONE, SKIPPED, carry_out, in_touch
from visavis.games.bear.bot.plan import Scene
from visavis.games.bear.bot.sense import Deed, is_overruled, wants_to_know
from visavis.games.bear.bot.suspects import watch_suspects
from visavis.games.bear.rules.paying import mark_acting
from visavis.games.bear.rules.turn import begin_turn
from visavis.games.bear.state import Battle
from visavis.kernel.choice import Asking, Step
from visavis.kernel.kept import kept

PASS_CHECK: Final = "pass_check"
PASS_IF_FEWER: Final = parse(f"if {grammar.FEWER_FRESH_AI}: {grammar.PASS}")  # what the check says, as an order


class Entry(NamedTuple):
    """One line of a card that may be carried out."""

    slot: str  # its name: cc1, short2, pass_check, counter1, T3, scenario1
    line: str = ""  # of a priority order
    action: Action | None = None
    order: Order | None = None


def ai_turn(s: Battle) -> Step | None:
    """§4.0a §0.0c §L3 A card, the track and its events, the topmost order that can be executed, the check.

    §B9.9a §B4.12c Reinforcements of this round, and those for whom there was no room before, come first (ruling R59).
    """
    begin_turn(s, s.bot)
    coming = [unit.id for unit in arriving(s) if unit.side == s.bot and not unit.aboard] if s.due else []
    if not coming:
        return order_card(s)
    s.then(*(("ai_enter", id_) for id_ in coming), ("order_card",))
    return None


def order_card(s: Battle, *entered: str) -> Step:
    """§2.2a The card that decides the turn; §2.3f its reshuffle and track lines come first (ruling R29).

    §2.4b The marker moves if no more counters are left than the card says; §2.4f then come the orders.
    """
    card = card_of(s, (yield from turn_card(s, "order_card", "2.2a")))
    s.order = card.number
    s.tell("order_card", card.number, card.colour)
    if card.reshuffle:
        reshuffle(s, "3.2c")
    s.then(*track_line(s, card), ("order_lines", 0), ("discard_order", 0, *entered))


def track_line(s: Battle, card: Card) -> list[tuple[str, int]]:
    """§2.4b"""
    if card.track is None:
        return []
    left = counters_left(s)
    moves = card.track.advance if left <= card.track.limit else 0
    s.tell("track_line", left, card.track.limit, moves)
    return [("advance", moves)] if moves else []


def order_lines(s: Battle, start: int) -> Step:
    """§2.5a §4.1a The topmost line that can be executed, and only that one; §2.5c the rest is ignored."""
    doctrine = doctrine_of(s)
    lines, command = lines_of(doctrine, s.order), doctrine.cards[s.order].is_command
    scene = Scene(s)
    idle = idle_lines(scene) if s.told is None else ()
    for n in range(start, len(lines)):
        entry = lines[n]
        if entry.line in idle:
            continue  # as `try_line` would find, with its reasons
        outcome = yield from try_line(s, entry, n, command, scene)
        if outcome != SKIPPED:
            return
    s.tell("no_order")  # §2.6a §4.4c


@kept
def lines_of(doctrine: Doctrine, number: int) -> list[Entry]:
    """§2.5b §4.3i Close combat, short range, the third line, tactical orders, scenario orders; §4.3u some lack some."""
    card, orders = doctrine.cards[number], doctrine.orders
    found = [Entry(f"cc{n}", grammar.CLOSE_COMBAT, action) for n, action in enumerate(card.close_combat, 1)]
    found += [Entry(f"short{n}", grammar.SHORT_RANGE, action) for n, action in enumerate(card.short_range, 1)]
    if card.third == grammar.COUNTERACTIONS:  # §7.0a
        found += [Entry(f"counter{n}", order=order) for n, order in enumerate(orders.counteractions, 1)]
    elif card.third == grammar.PASS_CHECK:
        found.append(Entry(PASS_CHECK))
    found += [Entry(f"T{n}", order=order) for n, order in enumerate(card.tactical, 1)]
    if card.scenario_orders:  # §4.4b §7.1a
        found += [Entry(f"scenario{n}", order=order) for n, order in enumerate(orders.orders, 1)]
    return found


def try_line(s: Battle, entry: Entry, n: int, command: bool, scene: Scene) -> Asking[str]:
    """One line of the card."""
    again = ("order_lines", n)
    if entry.action is not None:
        return in_touch(s, entry.slot, entry.line, entry.action, command, again, scene)
    if entry.order is None:
        return pass_check(s)
    tried = carry_out(s, entry.slot, entry.order, command, again, scene)
    return ending_the_round(s, tried) if entry.order.action.name == grammar.END_ROUND else tried


def ending_the_round(s: Battle, tried: Asking[str]) -> Asking[str]:
    """§2.5a An order by which the round ends, if it is carried out."""
    outcome = yield from tried
    if outcome != SKIPPED:
        end_round_now(s)
    return outcome


def pass_check(s: Battle) -> Asking[str]:
    """§4.3t §2.6b Fewer fresh AI than fresh units: the AI passes, §42.0a unless the player thinks better of it."""
    own, yours = fresh_ai(s), fresh_units(s)
    s.tell("pass_check", own, yours)
    if own >= yours:
        return SKIPPED
    deed = Deed(grammar.PASS_CHECK, least=own, most=yours)
    absurd = wants_to_know(s) and (yield from is_overruled(s, PASS_CHECK, PASS_IF_FEWER, deed))
    return SKIPPED if absurd else DONE


def discard_order(s: Battle, more: int, *entered: str) -> None:
    """§2.5c §3.2a The card is discarded; §2.6a §2.7b nothing was done: a pass; §2.5d else the player's turn.

    With a double action another card follows (ruling R57). Who entered by an event has not carried out an order, but
    is stressed by the turn like those who did (ruling R59).
    """
    s.order_discards.append(s.order)
    s.order = 0
    if more:
        s.then(("order_card", *entered))
    elif s.acted:
        mark_acting(s, entered)
        s.then(("end_turn", s.bot))  # §3.0e even if who acted is gone
    else:
        s.then(("pass", s.bot))


def watch_for_athena(s: Battle) -> Step | None:
    """§6.1e §2.10b What is looked at beside the watch list of the base game."""
    return None if watch_elimination(s) else watch_suspects(s)
