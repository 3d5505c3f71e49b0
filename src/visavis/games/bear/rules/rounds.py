"""Chapter B9: the end of a round, and the preparation of the next."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.rules.control import end_battle, score_round, watch_control
from visavis.games.bear.rules.dice import EITHER, caps_on_roll, two_dice
from visavis.games.bear.rules.hiding import is_found
from visavis.games.bear.rules.hits import FLOOR, allocation, destroy, show_if
from visavis.games.bear.rules.smoke import thin_smoke
from visavis.games.bear.rules.turn import turn_of
from visavis.games.bear.state import NOBODY, Battle, change, enemy, is_doomed, seen_enemy_in
from visavis.kernel.choice import Step, take
from visavis.kernel.game import Item

INITIATIVE: Final = 7  # §B9.11a
SOLO_INITIATIVE: Final = 8  # §2.9a


def first_round(s: Battle) -> None:
    """§B2.0b §2.8k The scenario says who begins; nothing is prepared."""
    s.round = 1
    s.tell("round", 1, s.first)
    ready(s)
    s.then(("watch",), turn_of(s, s.first))


def watch(s: Battle) -> None:
    """§L6 What is looked at after everything that moves, appears, turns or goes: markers, hidden and doomed units."""
    watch_control(s)
    for unit in list(s.units.values()):
        if unit.hidden and unit.hex and is_found(s, unit):
            s.then(("reveal", unit.id))
        elif (
            unit.hit
            and unit.hex
            and unit.side != s.bot
            and is_doomed(s, unit)
            and enemy_next_to(s, unit.hex, unit.side)
        ):
            show_if(s, unit.id, True)
            destroy(s, unit.id)  # §B7.5b
    if s.bot != NOBODY:
        s.then(("watch_suspects",))  # §6.1e §2.10b


def enemy_next_to(s: Battle, hex_: str, side: int) -> bool:
    return any(seen_enemy_in(s, other, side) for other in (hex_, *s.board.hexes[hex_].around))


def end_round(s: Battle) -> None:
    """§B9.0a Doomed units go (§B7.5b), points for the round, then the end or the next one."""
    s.tell("round_over", s.round)
    s.then(("close_round",))
    for unit in list(s.units.values()):
        if unit.hit and unit.side != s.bot and is_doomed(s, unit):
            show_if(s, unit.id, True)
            destroy(s, unit.id)
        elif unit.bogged:
            change(s, unit.id, bogged=False)


def close_round(s: Battle) -> None:
    """§B9.0a After the last removal: points, and whether the scenario is over."""
    score_round(s)
    duel = s.board.mission.duel
    if s.bot == NOBODY and duel is not None and s.round >= duel.rounds:
        end_battle(s, "last_round")
    else:
        s.then(*preparation(s))


def preparation(s: Battle) -> list[Item]:
    """§L1 In this order: §2.8e CAP, §2.8f cards, §2.8h §2.8i artillery, §2.8j initiative."""
    shuffle: list[Item] = [("reshuffle_orders",)] if s.bot != NOBODY else []  # §2.8a
    return [
        *shuffle,
        ("refresh",),
        ("draw_cards", 0),
        ("draw_cards", 1),
        ("ready",),
        ("plan", 0),
        ("plan", 1),
        ("resolve_artillery",),
        ("initiative",),
    ]


def refresh(s: Battle) -> None:
    """§2.8b §2.8c Smoke thins; §2.8d §B9.6a all are fresh, facing and markers stay; §B9.7a command points anew."""
    s.round += 1
    s.passes = 0
    s.stressed = [(), ()]  # ruling R53
    s.incursions = ()
    s.trusting = False  # ruling R42
    s.quiet = [(), ()]  # ruling R73
    thin_smoke(s)
    for unit in list(s.units.values()):
        if unit.spent:
            change(s, unit.id, spent=False)
    for side in (0, 1):
        if side != s.bot:  # ruling R40
            s.caps[side] = max(FLOOR, allocation(s, side) - s.losses[side])
    s.tell("prepared", s.round)
    s.then(("watch",))


def draw_cards(s: Battle, side: int) -> Step:
    """§B9.8a As many as the scenario says, §B8.1b as long as there are any."""
    cards = s.board.mission.cards
    count = cards.first if s.round == 0 else cards.each_round
    drawn = 0
    while drawn < count and s.cards and side != s.bot:
        left = list(s.cards)
        card = yield from take("card", left, "B9.8a", {"side": side, "n": drawn + 1, "of": count}, side)
        s.cards = left
        if s.board.cards[card].type == "mission":
            s.tell("played_card", side, card)  # §B8.6a resolved at once; another one takes its place
            continue
        drawn += 1
        s.hands[side] = [*s.hands[side], card]
        s.tell_secret((side,), "drew_card", (side, card), "drew_some_card", (side,))


def ready(s: Battle) -> None:
    """§B9.9a Reinforcements due in this round are set beside the map."""
    for row in s.board.mission.arrival:
        if row.round == s.round:
            s.due += (row.id,)
            s.tell("due", row.id)


def initiative(s: Battle) -> Step:
    """§B9.11a The side behind needs a 7 to begin; §2.9a alone against Athena you need an 8."""
    roller = enemy(s.vp_side) if s.bot == NOBODY else enemy(s.bot)
    needed = INITIATIVE if s.bot == NOBODY else SOLO_INITIATIVE
    needed += yield from caps_on_roll(s, roller, {"what": "initiative", "needed": needed}, EITHER)
    rule = "B9.11a" if s.bot == NOBODY else "2.9a"
    rolled = yield from two_dice(s, roller, "initiative", rule, {"needed": needed})
    s.first = roller if rolled >= needed else enemy(roller)
    s.tell("initiative", s.first, needed, rolled, rule=rule)
    s.tell("round", s.round, s.first)
    s.then(turn_of(s, s.first))
