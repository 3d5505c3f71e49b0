"""What a side cannot know, and how it might be otherwise: hidden units, hidden mines, markers, cards, plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from visavis.games.bear.rules.cards import SCOUTS
from visavis.games.bear.rules.forts import may_be_dug
from visavis.games.bear.rules.hiding import is_found
from visavis.games.bear.rules.hits import put_back
from visavis.games.bear.rules.moving import can_stand
from visavis.games.bear.rules.paying import crew_of
from visavis.games.bear.rules.rounds import enemy_next_to
from visavis.games.bear.rules.smoke import purposes
from visavis.games.bear.sheets import NOWHERE, SIDES
from visavis.games.bear.state import (
    MINES,
    NOBODY,
    Battle,
    Fort,
    Unit,
    change,
    clear_fort,
    enemy,
    lay_fort,
    put,
)
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.journal import Event
from visavis.kernel.table import Table

Choose = Callable[[Sequence[Any]], Any]


GOING: Final = ("hex", "group_move", "bonus", "rush", "entry", "stop")
IN_SECRET: Final = ("plan", "purpose", "hiding_place", "mine_field")


def hides(s: Battle, choice: Choice[Any], answer: Any, seat: int) -> bool:
    """§B7.2a §B8.1b §B11.4a §B13.5a §B17.10a The enemy's markers, cards and plans, and where it hides what.

    §7.5a The marker of an AI, drawn unseen, is hidden from everybody.
    """
    if choice.name == "unseen_marker":
        return True
    if s.bot != NOBODY:
        return False
    if choice.name == "marker":
        return s.units[choice.about["unit"]].side != seat
    if choice.name == "card":
        return bool(choice.whose != seat and s.board.cards[answer].type != "mission")  # §B8.6a
    if choice.name == "shelling":
        return choice.whose not in (CHANCE, seat)  # ruling R68
    return choice.name in IN_SECRET


def blind(s: Battle, choice: Choice[Any], answer: Any) -> bool:
    """§B11.4a §B17.10a Whoever goes somewhere may come upon hidden enemies or mines; whoever turns or stays, not."""
    return s.bot == NOBODY and choice.name in GOING and answer in s.board.hexes and any_hide(s, enemy(choice.seat))


def any_hide(s: Battle, side: int) -> bool:
    """§B11.1a §B17.10a Where, is its secret; that it has units or mines out of sight, everybody knows."""
    lurking = any(unit.hidden and unit.hex and unit.side == side for unit in s.units.values())
    return lurking or bool(hidden_mines(s, side))


def named_later(table: Table[Battle], choice: Choice[Any]) -> Any:
    """§7.5a The marker of an AI, which a hand that drew it could name only when it was turned up (ruling R75)."""
    told = reversed(table.journal.items if table.journal else [])
    shown = (item.args for _, item in told if isinstance(item, Event) and item.name == "turned_up")
    return next((marker for unit, marker in shown if unit == choice.about.get("unit")), None)


def resample(s: Battle, seat: int, choose: Choose) -> Battle:
    """A battle that looks the same from one seat."""
    other = s.clone()
    if seat in (0, 1):
        foe = enemy(seat)
        mines = hidden_mines(other, foe)
        for hex_, _ in mines:  # taken up before units look for a place: where they lie must not be found out so
            clear_fort(other, hex_)
        swap_markers(other, foe, choose)
        if foe != s.bot:
            move_hidden_units(other, foe, choose)
            swap_cards(other, foe, choose)
            plan_elsewhere(other, foe, choose)
        lay_mines(other, mines, choose)
    return other


def is_idle(s: Battle, unit: Unit) -> bool:
    """Not about to do something: whoever has begun an action was able to, and §B15.8a so was its company."""
    crew = crew_of(s, unit.id)
    return not any(item == ("group", unit.side) or any(id_ in item for id_ in crew) for item in s.agenda)


def move_hidden_units(s: Battle, foe: int, choose: Choose) -> None:
    """§B11.1a Each might be in any hex where nobody would have found it; so all of them leave the map first."""
    hiding = sorted(
        (unit for unit in s.units.values() if unit.side == foe and unit.hidden and unit.hex and not unit.aboard),
        key=lambda unit: unit.id,
    )
    crews = [(crew_of(s, unit.id), unit.hex) for unit in hiding if is_idle(s, unit)]
    for crew, _ in crews:
        for each in crew:
            put(s, each, NOWHERE)
    for crew, was in crews:
        places = [hex_ for hex_ in s.board.labels if might_be(s, s.units[crew[0]], hex_)]
        there = choose(places) if places else was
        for each in crew:
            put(s, each, there)


def might_be(s: Battle, unit: Unit, hex_: str) -> bool:
    if not can_stand(s, unit, hex_) or hex_ in s.forts:
        return False
    here = s.at.get(hex_, ())
    if any(not s.units[id_].hidden for id_ in here):
        return False
    return not is_found(s, unit.but(hex=hex_))


def swap_markers(s: Battle, foe: int, choose: Choose) -> None:
    """§B7.2a A marker that lies face down might be any other of its pile; so all of them are put back first."""
    hit = [
        unit
        for unit in s.units.values()
        if unit.side == foe and unit.hit and not unit.known and (foe == s.bot or is_idle(s, unit))
        if s.board.markers.get(unit.hit) is not None
    ]
    # §B7.5b destroyed would have come out next to an enemy: whoever stands there chooses first, while there is enough
    exposed = {unit.id for unit in hit if foe != s.bot and enemy_next_to(s, unit.hex, unit.side)}
    for unit in hit:
        put_back(s, unit.hit)
    for unit in sorted(hit, key=lambda unit: (unit.id not in exposed, unit.id)):
        pile = s.board.markers[unit.hit].pile
        marker = choose(sorted(m for m in s.piles[pile] if not (unit.id in exposed and s.board.markers[m].destroyed)))
        left = sorted(s.piles[pile])
        left.remove(marker)
        s.piles = {**s.piles, pile: left}
        change(s, unit.id, hit=marker)


def swap_cards(s: Battle, foe: int, choose: Choose) -> None:
    """§B8.1b The enemy's hand might be any of the cards not seen, but for one it is about to play."""
    hand = [card for card in s.hands[foe] if is_under_way(s, foe, card)]
    pool = [*s.hands[foe], *s.cards]
    for card in hand:
        pool.remove(card)
    while len(hand) < len(s.hands[foe]):
        hand.append(choose(sorted(pool)))
        pool.remove(hand[-1])
    s.hands[foe], s.cards = hand, sorted(pool)  # in an order that tells nothing of what the enemy held


def is_under_way(s: Battle, side: int, card: str) -> bool:
    return any(card in item for item in s.agenda) or (card == SCOUTS and ("scouts", side) in s.agenda)


def plan_elsewhere(s: Battle, foe: int, choose: Choose) -> None:
    """§B13.5a A strike might be planned on any hex, and where the battery has smoke, with that (ruling R69)."""
    theirs = {row.id: row for row in s.board.mission.battery if SIDES.index(row.side) == foe}
    s.planned = tuple(
        (id_, choose(s.board.labels), choose(purposes(theirs[id_])), when) if id_ in theirs else (id_, hex_, what, when)
        for id_, hex_, what, when in s.planned
    )


def hidden_mines(s: Battle, foe: int) -> list[tuple[str, Fort]]:
    return [(hex_, fort) for hex_, fort in s.forts.items() if fort.kind == MINES and fort.hidden and fort.owner == foe]


def lay_mines(s: Battle, mines: Sequence[tuple[str, Fort]], choose: Choose) -> None:
    """§B17.10a Hidden mines might lie wherever nothing else does."""
    for hex_, fort in mines:
        places = [other for other in s.board.labels if may_be_dug(s, other) and other not in s.at]
        lay_fort(s, choose(places) if places else hex_, fort)
