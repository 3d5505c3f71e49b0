"""Chapters 7.2 and 2.10: the scenario track, its events, and the end of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.bear.bot import solo_data
from visavis.games.bear.bot.actions import explain, reasons
from visavis.games.bear.bot.deck import doctrine_of
from visavis.games.bear.bot.grammar import Order
from visavis.games.bear.bot.orders import DONE, carry_out
from visavis.games.bear.bot.pairs import settle
from visavis.games.bear.bot.plan import Plan, Scene
from visavis.games.bear.bot.solo_data import Event
from visavis.games.bear.bot.tables import WITHDRAWAL
from visavis.games.bear.rules.control import end_battle
from visavis.games.bear.rules.moving import entry_hexes, put_all, take_over
from visavis.games.bear.sheets import NOWHERE, SIDES
from visavis.games.bear.state import Battle, Unit, add, change, enemy, of_side
from visavis.kernel.choice import Step, roll

OVER: Final = "scenario_over"


# The marker


def advance(s: Battle, cells: int) -> None:
    """§7.2a §7.2b §L5 The cell where it stops, yellow ones passed before that (ruling R43); §2.4e §7.2e never beyond.

    §2.10a On the last cell its event is executed, and the scenario is over.
    """
    track = doctrine_of(s).track
    start, stop = s.cell, min(s.cell + cells, len(track))
    s.cell = stop
    s.tell("track_moved", start, stop)
    passed = [("event", cell.number) for cell in track[start : stop - 1] if cell.yellow]
    ending = [(OVER, "track")] if stop == len(track) else []
    s.then(*passed, ("event", stop), *ending)


def event(s: Battle, number: int) -> None:
    """§7.2a Whatever the cell says, in its order."""
    cell = doctrine_of(s).track[number - 1]
    if cell.events:
        s.tell("event", number, cell.called)
    s.then(*(("event_part", number, n) for n in range(len(cell.events))))


def event_part(s: Battle, number: int, n: int) -> Step | None:
    """One thing of a cell; §7.2c as a command order: spent AI may do it, no check follows."""
    part = doctrine_of(s).track[number - 1].events[n]
    if part.order is not None:
        return order_event(s, part.order, number, n)
    return PARTS[part.type](s, part, number)


def order_event(s: Battle, order: Order, number: int, n: int) -> Step:
    """§7.2d "As an AI action" it takes the place of the card's order, if it can be executed."""
    instead = doctrine_of(s).track[number - 1].as_ai_action
    acted = s.acted
    outcome = yield from carry_out(s, "event", order, command=True, again=("event_part", number, n), scene=Scene(s))
    if not instead:
        s.acted = acted  # ruling R53
    elif outcome == DONE:
        skip_orders(s)


def skip_orders(s: Battle) -> None:
    """The card's own lines are not read any more."""
    s.agenda[:] = [item for item in s.agenda if item[0] != "order_lines"]


def cap_loss(s: Battle, part: Event, number: int) -> Step:
    """A die by a table; no CAP changes it (ruling R41)."""
    die = yield from roll("event_die", "7.2a", {"cell": number})
    you = enemy(s.bot)
    lost = min(s.caps[you], part.table[die - 1])
    s.caps[you] -= lost
    s.tell("event_caps_lost", number, die, lost, s.caps[you])


def cap_gain(s: Battle, part: Event, number: int) -> None:
    you = enemy(s.bot)
    s.caps[you] += part.n
    s.tell("event_caps_gained", number, part.n, s.caps[you])


def bog_down(s: Battle, part: Event, number: int) -> Step:
    """Until the end of the round it neither moves nor turns; that is no hit (ruling R56)."""
    if part.unit not in s.units or not s.units[part.unit].hex:
        return
    die = yield from roll("event_die", "7.2a", {"cell": number})
    s.tell("rolled_one", s.bot, "event_die", die, rule="7.2a")
    if die in part.on:
        change(s, part.unit, bogged=True)
        s.tell("bogged", part.unit, rule="7.2a")


def double_action(s: Battle, part: Event, number: int) -> None:
    """After this card another one is turned and carried out (ruling R57)."""
    s.agenda[:] = [("discard_order", 1, *item[2:]) if item[0] == "discard_order" else item for item in s.agenda]


def place_re(s: Battle, part: Event, number: int) -> None:
    s.then(("place_suspect", part.n))


def pool_add(s: Battle, part: Event, number: int) -> None:
    s.pool = [*s.pool, part.token]
    s.tell("pool_added", part.token)


def reinforce(s: Battle, part: Event, number: int) -> None:
    """§2.8g Counters that may enter from now on; §B4.12c whenever their side wants. Athena's try at once."""
    row = next(row for row in doctrine_of(s).orders.reinforcements if row.id == part.reinforcement)
    side = SIDES.index(row.side)
    for n, kind in enumerate(row.units, 1):
        id_ = f"{row.id}-{n}" if len(row.units) > 1 else row.id
        add(s, Unit(id_, side, s.board.kinds[kind], arrival=row.id))
        if side == s.bot:
            s.then(("ai_enter", id_))
    s.due += (row.id,)
    s.tell("due", row.id)


def ai_enter(s: Battle, id_: str) -> Step:
    """§B4.12a Athena's reinforcements enter by §5.8 and §5.9, without a check; §5.12a or wait for room (ruling R59).

    §B11.1a Whoever hides there appears before they look about.
    §2.6a That is no order carried out: they will be stressed if the turn is not a pass.
    """
    unit = s.units[id_]
    hexes = [hex_ for hex_ in entry_hexes(s, unit) if not any(other.hex == hex_ for other in of_side(s, s.bot))]
    if not hexes:
        return
    p = Plan(s, command=True)
    p.unit, p.flanked = unit, p.foes
    why = reasons(s)
    hex_ = yield from settle(p, "ai_hex", hexes, WITHDRAWAL, "5.8e", why)
    explain(s, "entry", why, hex_, id_, hex_)
    s.tell("entered", id_, hex_)
    crew = put_all(s, id_, hex_)
    s.agenda[:] = [(*item, *crew) if item[0] in ("order_card", "discard_order") else item for item in s.agenda]
    yield from take_over(s, hex_)
    s.then(("mines", id_), ("ai_arrive", id_), ("watch",))


def end_the_round(s: Battle, part: Event, number: int) -> None:
    """§2.7a An event may end the round, unless the scenario is ending."""
    if not is_ending(s):
        end_round_now(s)


def end_round_now(s: Battle) -> None:
    """§2.7a At once: the order card is discarded, nothing else of the turn happens."""
    if s.order:
        s.order_discards.append(s.order)
        s.order = 0
    s.agenda.clear()
    s.then(("end_round",))


def nothing_more(s: Battle, part: Event, number: int) -> None:
    """§2.10a The end comes by itself, when all events of the cell are over."""


PARTS: Final[Mapping[str, Callable[[Battle, Event, int], Step | None]]] = {
    solo_data.CAP_LOSS: cap_loss,
    solo_data.CAP_GAIN: cap_gain,
    solo_data.BOG_DOWN: bog_down,
    solo_data.DOUBLE_ACTION: double_action,
    solo_data.PLACE_RE: place_re,
    solo_data.POOL_ADD: pool_add,
    solo_data.REINFORCE: reinforce,
    solo_data.END_OF_ROUND: end_the_round,
    solo_data.END: nothing_more,
}


# The end


def scenario_over(s: Battle, ending: str) -> None:
    """§2.10a §2.10d The side on the marker of victory points has won."""
    end_battle(s, ending)


def watch_elimination(s: Battle) -> bool:
    """§2.10b One side has no firepower left: on the map, suspected or due to arrive (ruling R31).

    §2.10c First all yellow events still to come, in their order (ruling R33).
    """
    if (has_firepower(s, 0) and has_firepower(s, 1)) or is_ending(s):
        return False
    ahead = doctrine_of(s).track[s.cell :]
    s.agenda.clear()
    s.then(*(("event", cell.number) for cell in ahead if cell.yellow), (OVER, "eliminated"))
    return True


def is_ending(s: Battle) -> bool:
    return OVER in [item[0] for item in s.agenda]


def has_firepower(s: Battle, side: int) -> bool:
    for unit in s.units.values():
        if unit.side == side and unit.kind.warlike and (unit.hex != NOWHERE or unit.arrival in s.due):
            return True
    return False
