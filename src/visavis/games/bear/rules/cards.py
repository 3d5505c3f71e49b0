"""Chapter B8: battle cards; their steps are in the chapters they touch, those of a turn's action here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.games.bear.rules.dice import one_die, spend
from visavis.games.bear.rules.forts import dig_in, has_room_to_dig, may_be_dug
from visavis.games.bear.rules.hands import discard
from visavis.games.bear.rules.hiding import hiding_places, mines_under, vanish
from visavis.games.bear.rules.hits import is_rallied_by_card, may_rally, recover
from visavis.games.bear.rules.paying import crew_of, mark_acting, purse_of, within
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.state import (
    MINES,
    ROAD_BLOCK,
    WIRE,
    Battle,
    Fort,
    Unit,
    clear_fort,
    enemy,
    in_close_combat,
    is_doomed,
    is_watched,
    lay_fort,
    marker_of,
    of_side,
)
from visavis.kernel.choice import Asking, Choice, Step

CARD: Final = "card-"  # begins the answer that plays a card

ADRENALINE: Final = "01"
COMMAND: Final = "02"
FOLLOW_ME: Final = "03"
RALLY_UP: Final = "04"
OFFICER: Final = "08"
SEEK_COVER: Final = "09"
SNIPER: Final = "10"
SCOUTS: Final = "14"
CLEARING: Final = "16"
MINE_LAYING: Final = "17"
PAY_FOR_AN_ACTION: Final = (ADRENALINE, COMMAND)

AIM: Final = 2  # card 11
SNIPED: Final = (0, 1, 1, 2, 2, 3)  # card 10, by the face of the die
SCOUTS_SEE: Final = 3  # card 14
REVEAL: Final = "reveal"
OBSTACLES: Final = (WIRE, ROAD_BLOCK, MINES)


def offered(s: Battle, side: int, card: str) -> bool:
    """§B8.5a In the hand, and its blue cost can be paid in command points."""
    if card not in s.hands[side]:
        return False
    row = s.board.cards[card]
    return row.colour == "green" or s.caps[side] >= row.cost


def playable(s: Battle, unit: Unit) -> list[str]:
    """§B8.4a The action cards this unit may play now, as answers."""
    if not s.hands[unit.side]:
        return []
    hand = sorted(set(s.hands[unit.side]))
    return [CARD + card for card in hand if s.board.cards[card].type == "action" and may_play(s, unit, card)]


def may_play(s: Battle, unit: Unit, card: str) -> bool:
    return not why_not_play(s, unit, card)


def why_not_play(s: Battle, unit: Unit, card: str) -> str:
    """§B8.5a A green cost is like any other; §B8.8a a hidden unit comes out for a card without the icon.

    The first reason why an action card cannot be played: doomed, cost, hidden, use; empty if it can.
    """
    row = s.board.cards[card]
    if is_doomed(s, unit):
        return "doomed"
    if row.colour == "green" and not within(purse_of(s, crew_of(s, unit.id), 0), row.cost):
        return "cost"
    if unit.hidden and not row.hidden:
        return "hidden"
    return "" if MAY_PLAY[card](s, unit) else "use"


def when_played(s: Battle, side: int, card: str) -> str:
    """§B8.4a When a card of the hand is played: "now", or why it is not; of a bonus or reaction its player is asked."""
    row = s.board.cards[card]
    if row.type != "action":
        return row.type
    if s.side != side:
        return "turn"
    return "now" if any(may_play(s, unit, card) for unit in of_side(s, side)) else "nobody"


def is_able_for_works(s: Battle, unit: Unit) -> bool:
    """Cards 16 and 17: not hit, not in close combat."""
    return not unit.hit and not in_close_combat(s, unit) and not unit.aboard


def may_clear(s: Battle, unit: Unit) -> bool:
    fort = s.forts.get(unit.hex)
    return is_able_for_works(s, unit) and fort is not None and fort.kind in OBSTACLES


def mine_fields(s: Battle, unit: Unit) -> list[str]:
    """Card 17: its hex and the next ones, where there is nothing of the kind yet."""
    around = (unit.hex, *s.board.hexes[unit.hex].around)
    return [hex_ for hex_ in around if may_be_dug(s, hex_) or lies_hidden(s, hex_, unit.side)]


def lies_hidden(s: Battle, hex_: str, side: int) -> bool:
    """§B17.10a Mines of the enemy that nobody has found yet."""
    fort = s.forts.get(hex_)
    return fort is not None and fort.hidden and fort.owner != side


def may_seek_cover(s: Battle, unit: Unit) -> bool:
    return not in_close_combat(s, unit) and not unit.aboard and has_room_to_dig(s, unit)


def may_snipe(s: Battle, unit: Unit) -> bool:
    """§B8.9a Card 10: the enemy has command points at all (ruling R45)."""
    return enemy(unit.side) != s.bot


def may_do_anything(s: Battle, unit: Unit) -> bool:
    """Card 02: there is always something to do, unless only a rally would be and that is impossible."""
    return not marker_of(s, unit).only_rally or may_rally(s, unit)


def may_be_stirred(s: Battle, unit: Unit) -> bool:
    """Card 01: for the spent."""
    return unit.spent and may_do_anything(s, unit)


MAY_PLAY: Final[Mapping[str, Callable[[Battle, Unit], bool]]] = {
    ADRENALINE: may_be_stirred,
    COMMAND: may_do_anything,
    FOLLOW_ME: is_rallied_by_card,
    RALLY_UP: may_rally,
    OFFICER: lambda s, unit: not marker_of(s, unit).only_rally,
    SEEK_COVER: may_seek_cover,
    SNIPER: may_snipe,
    CLEARING: may_clear,
    MINE_LAYING: lambda s, unit: is_able_for_works(s, unit) and bool(mine_fields(s, unit)),
}


# Playing


def announce(s: Battle, side: int, card: str, *ids: str) -> None:
    """The card is laid down; what it does comes next."""
    discard(s, side, card)
    s.then(("play_card", side, card, *ids))


def play_card(s: Battle, side: int, card: str, *ids: str) -> Step | None:
    """§B8.4a The turn's action; §B8.5b its cost is never changed; §B2.6b whoever plays it is stressed."""
    row = s.board.cards[card]
    crew = crew_of(s, *ids)
    mark_acting(s, crew)
    if row.colour == "green":
        s.then(("pay", side, row.cost, *crew))
    else:
        spend(s, side, row.cost, "B8.5a")
    if card in PAY_FOR_AN_ACTION:
        s.then(("group_act", side, 1, *ids) if len(ids) > 1 else ("act", ids[0], 1))
        return None
    return PLAY[card](s, side, *ids)


def follow_me(s: Battle, side: int, *ids: str) -> None:
    """Card 03: their markers are gone, whatever they are but destroyed."""
    for id_ in ids:
        if is_rallied_by_card(s, s.units[id_]):
            recover(s, id_)


def rally_up(s: Battle, side: int, *ids: str) -> None:
    """Card 04: each tries to rally, at no cost."""
    s.then(*(("rally_roll", id_) for id_ in ids if may_rally(s, s.units[id_])))


def officer(s: Battle, side: int, *ids: str) -> Step:
    """Card 08: a die of command points, for this round."""
    die = yield from one_die(s, side, "officer", "B8.4a", {"unit": ids[0]})
    s.caps[side] += max(0, die)
    s.tell("caps_gained", side, max(0, die), s.caps[side])


def seek_cover(s: Battle, side: int, *ids: str) -> None:
    """Card 09: a hasty defence for each, vehicles too."""
    for hex_ in dict.fromkeys(s.units[id_].hex for id_ in ids):
        here = [id_ for id_ in ids if s.units[id_].hex == hex_ and may_seek_cover(s, s.units[id_])]
        if here:
            dig_in(s, *here)


def sniper(s: Battle, side: int, *ids: str) -> Step:
    """Card 10: the enemy loses command points by a die."""
    die = yield from one_die(s, side, "sniper", "B8.4a", {"unit": ids[0]})
    other = enemy(side)
    loss = min(SNIPED[min(6, max(1, die)) - 1], s.caps[other])
    s.caps[other] -= loss
    s.tell("caps_sniped", other, loss, s.caps[other])


def clearing(s: Battle, side: int, *ids: str) -> None:
    """Card 16: the obstacle of the hex is gone."""
    hex_ = s.units[ids[0]].hex
    fort = s.forts[hex_]
    clear_fort(s, hex_)
    s.tell("fort_destroyed", fort.kind, hex_, rule="B8.4a")


def mine_laying(s: Battle, side: int, *ids: str) -> Step:
    """Card 17: mines in this hex or the next, hidden if no enemy sees it."""
    unit = s.units[ids[0]]
    choice = Choice(side, "mine_field", mine_fields(s, unit), "B8.4a", {"unit": unit.id})
    hex_ = yield from choice.aloud(is_watched(s))  # ruling R73
    if lies_hidden(s, hex_, side):
        lay_fort(s, hex_, s.forts[hex_]._replace(hidden=False))  # §B17.0a there is no room for a second field
        s.tell("mines_found", hex_)
        return
    seen = any(can_see(s, other.hex, hex_) for other in of_side(s, enemy(side)))
    lay_fort(s, hex_, Fort(MINES, side, hidden=not seen))
    if seen:
        s.tell("mines_laid", side, hex_, rule="B8.4a")
    else:
        s.tell_secret((side,), "mines_laid", (side, hex_), rule="B8.4a")


PLAY: Final = {
    FOLLOW_ME: follow_me,
    RALLY_UP: rally_up,
    OFFICER: officer,
    SEEK_COVER: seek_cover,
    SNIPER: sniper,
    CLEARING: clearing,
    MINE_LAYING: mine_laying,
}


# Card 14, a bonus in the own turn


def scouts(s: Battle, side: int) -> Step:
    """Card 14: see who hides in sight within three hexes, or hide a unit that may.

    All is asked before the card lies open: how often, is nobody else's business (ruling R73).
    """
    hiders = [unit.id for unit in of_side(s, side) if not unit.hidden and hiding_places(s, unit)]
    answer = yield from Choice(side, "scouts", [REVEAL, *hiders], "B8.4a")
    to = "" if answer == REVEAL else (yield from ask_hiding_place(s, s.units[answer]))
    discard(s, side, SCOUTS)
    spend(s, side, s.board.cards[SCOUTS].cost, "B8.5a")
    s.then(("choose_unit", side))
    if answer == REVEAL:
        s.then(*(("reveal", id_) for id_ in found_by_scouts(s, side)))
        if s.bot != side and s.bot >= 0:
            s.then(("scout_suspects",))
        return
    unit = s.units[answer]
    vanish(s, answer, to)
    s.then(*mines_under(unit, to))


def ask_hiding_place(s: Battle, unit: Unit) -> Asking[str]:
    return (yield from Choice(unit.side, "hiding_place", hiding_places(s, unit), "B8.4a", {"unit": unit.id}))


def found_by_scouts(s: Battle, side: int) -> list[str]:
    eyes = [unit.hex for unit in of_side(s, side)]
    return [
        unit.id
        for unit in of_side(s, enemy(side))
        if unit.hidden and any(s.board.distance[a][unit.hex] <= SCOUTS_SEE and can_see(s, a, unit.hex) for a in eyes)
    ]
