"""What an answer will lead to, for a player who is about to give it: costs, chances, and what is certain.

Most of it is dice. The rules are asked for their numbers and conditions, as far as the player can see: played on a
copy, a move would tell of whoever hides there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.bear.bot.deck import card_of, stays_fresh, whole_deck
from visavis.games.bear.bot.suspects import REVEAL_NUMBER
from visavis.games.bear.rules.attacking import fired_at, recon_number
from visavis.games.bear.rules.cards import playable
from visavis.games.bear.rules.control import changes_hands
from visavis.games.bear.rules.dice import MOST_ON_A_ROLL, ROLLS, chance
from visavis.games.bear.rules.forts import cost_of_digging, cost_of_occupying
from visavis.games.bear.rules.going import cost_of_move, cost_of_pivot
from visavis.games.bear.rules.hiding import cost_of_hiding
from visavis.games.bear.rules.hits import cost_of_rally, rally_number
from visavis.games.bear.rules.paying import FACES, crew_of, is_spent_by, purse_of
from visavis.games.bear.rules.shooting import (
    CRITICAL,
    FIRE,
    INDIRECT,
    Part,
    Shot,
    cost_of_attack,
    modes_against,
    shot,
    spotters,
)
from visavis.games.bear.rules.sight import hex_bonus, in_fire_zone
from visavis.games.bear.rules.smoke import why_not_smoke_so
from visavis.games.bear.rules.transport import cost_of_letting_go
from visavis.games.bear.rules.turn import cost_of_stalling, may_stall
from visavis.games.bear.state import NOBODY, Battle, Unit, is_stressed, seen_enemy_in, units_at, visible_enemies
from visavis.games.bear.words import Cast, called, cast_now, counter_name
from visavis.kernel.marks import HOPELESS, TARGET
from visavis.kernel.view import Text

COSTS: Final = {  # of actions whose cost is known before anything else is chosen
    "pivot": cost_of_pivot,
    "rally": cost_of_rally,
    "stall": cost_of_stalling,
    "hide": cost_of_hiding,
    "dig": cost_of_digging,
    "go_inside": cost_of_occupying,
    "go_outside": cost_of_occupying,
    "let_go": cost_of_letting_go,
}
EXPLAINED: Final = ("stall", "hide", "dig", "recon", "lay_smoke")  # actions whose name does not say what comes of them


# Chances


def chance_of_spending(s: Battle, side: int, cost: int) -> int:
    """§B2.5a The red die, or §3.0a the whole deck, whichever cards are still to come, in cases of a hundred."""
    if s.bot == NOBODY:
        return round(100 * sum(is_spent_by(face, cost) for face in FACES) / len(FACES))
    cards = [card_of(s, number) for number in whole_deck(s)]
    fails = [is_spent_by(card.spent, cost) and not stays_fresh(s, side, card) for card in cards]
    return round(100 * sum(fails) / len(fails))


def check_preview(s: Battle, side: int, cost: int) -> Text:
    if not cost:
        return Text("preview-no-check")
    return Text("preview-chance", {"n": chance_of_spending(s, side, cost)})


def cost_preview(s: Battle, unit: Unit, cost: int, helpers: Sequence[str] = ()) -> Iterator[Text]:
    """§B2.1a The cost and what it risks."""
    yield Text("preview-cost", {"cost": cost})
    yield price_preview(s, unit, cost, helpers)


def price_preview(s: Battle, unit: Unit, cost: int, helpers: Sequence[str] = ()) -> Text:
    """What a cost risks; §B3.4c a spent unit, or a group with one, pays by command points and risks nothing."""
    if cost and purse_of(s, crew_of(s, unit.id, *helpers), 0) is not None:
        return Text("preview-paid", {"n": cost, "left": max(0, s.caps[unit.side] - cost)})
    return check_preview(s, unit.side, cost)


# Actions and moves


def action_preview(s: Battle, unit: Unit, action: str, free: int) -> Iterator[Text]:
    """What it does, and what it risks: nothing, if a card pays."""
    if action in EXPLAINED:
        yield Text(f"action-{action}-does")
    if action == "rally":
        needed = rally_number(s, unit)
        yield Text("preview-rally", {"needed": needed, "chance": chance(needed)})
    if action in COSTS and unit.hex and not free:
        yield price_preview(s, unit, COSTS[action](s, unit))
    if unit.hidden and action == "dig":
        yield Text("preview-reveals")


def spent_preview(s: Battle, unit: Unit) -> Iterator[Text]:
    """§B2.2a §B3.4c How a spent unit acts at all: by command points, by cards; what has to be played is named."""
    cards = tuple(Text("action-card", {"card": Text(answer)}) for answer in playable(s, unit))
    if may_stall(s, unit, purse_of(s, crew_of(s, unit.id), 0)):
        yield Text("preview-by-caps", {"left": s.caps[unit.side]})
    elif cards:
        yield Text("preview-by-card", {"cards": cards})


def move_preview(s: Battle, unit: Unit, to: str, priced: bool) -> tuple[Text, ...]:
    """What a hex costs and offers: control, close combat, cover, whose fire."""
    cost = cost_of_move(s, unit, to, unit.side) if priced else None
    lines = [] if cost is None else [price_preview(s, unit, cost)]
    if to in s.control and changes_hands(s.control[to], [*known_in(s, to, unit.side), unit]):
        lines.append(Text("preview-control", {"hex": to}))
    if seen_enemy_in(s, to, unit.side):
        lines.append(Text("preview-close-combat"))
    given_away = [friend.id for friend in units_at(s, to) if friend.side == unit.side and friend.hidden]
    if given_away and not unit.hidden:
        lines.append(Text("preview-gives-away", {"units": tuple(map(called, given_away))}))  # §B11.1a
    bonus = hex_bonus(s, to, unit)
    if bonus > 0:
        lines.append(Text("preview-cover", {"n": bonus}))
    return (*lines, *threats(s, unit, to))


def known_in(s: Battle, hex_: str, side: int) -> list[Unit]:
    """Whom a side knows to be there."""
    return [unit for unit in units_at(s, hex_) if unit.side == side or not unit.hidden]


def threats(s: Battle, unit: Unit, hex_: str) -> list[Text]:
    """§B5.0a Enemies in view in whose fire zone a hex lies."""
    foes = [foe for foe in visible_enemies(s, unit.side) if foe.kind.warlike and not foe.aboard]
    aiming = [foe.id for foe in foes if in_fire_zone(s, foe, hex_, unit.side)]
    return [Text("preview-fire-zone", {"units": tuple(map(called, aiming))})] if aiming else []


# Attacks


class Odds(NamedTuple):
    """What a roll may bring, and what its numbers are made of."""

    lines: tuple[Text, ...] = ()
    details: tuple[Text, ...] = ()
    marks: tuple[str, ...] = (TARGET,)


def attack_odds(
    s: Battle, unit: Unit, hex_: str, free: bool, helpers: Sequence[str] = (), mode: str = "", spotter: str = ""
) -> Odds:
    """§B6.9a Everybody in the hex whom the attacker sees; what each roll needs, §B10.7a with who supports it.

    `free`: a card pays. `mode`: by gun, unless it is said otherwise.
    """
    mode = mode or next(iter(modes_against(s, unit, hex_, unit.side)), "")
    if not mode:
        return Odds()
    cast, support = cast_now(s), len(helpers)
    found = [target_odds(cast, unit, other, mode, support, spotter=spotter) for other in fired_at(s, unit, hex_)]
    lines = [line for each in found for line in each.lines]
    stress = not is_stressed(s, unit) and any(is_stressed(s, s.units[id_]) for id_ in helpers)  # §B10.11a
    price = cost_of_attack(s, unit, hex_, mode, unit.side) + stress
    cost = () if free else cost_preview(s, unit, price, helpers)
    vain = found and all(HOPELESS in each.marks for each in found)
    marks = (TARGET, HOPELESS) if vain else (TARGET,)
    return Odds((*lines, *cost), tuple(line for each in found for line in each.details), marks)


def target_odds(
    cast: Cast, unit: Unit, target: Unit, mode: str, support: int = 0, aim: int = 0, spotter: str = ""
) -> Odds:
    """What one roll needs; §B10.7a with so many supporters, and card 11."""
    s = cast.s
    name = counter_name(cast, target.id)
    if target.kind.suspect:
        words = {"target": name, "needed": REVEAL_NUMBER, "chance": chance(REVEAL_NUMBER)}
        return Odds((Text("preview-suspect", words),))
    if mode == INDIRECT and not spotter:
        spotter = next(iter(spotters(s, unit, target.hex)), "")
    found = shot(s, unit, target, mode, spotter, eyes=unit.side)
    if found is None:
        return Odds((Text("preview-no-effect", {"target": name}),), marks=(TARGET, HOPELESS))
    found = found.helped(support, aim)
    words = {"target": name, "needed": found.number, "chance": chance(found.number)}
    kills = found.number + CRITICAL
    critical = [Text("preview-critical", {"n": kills})] if kills <= max(ROLLS) else []
    hits = "preview-shot" if found.number <= max(ROLLS) else "preview-hopeless"
    helped = found.number - min(MOST_ON_A_ROLL, s.caps[unit.side])
    marks = (TARGET,) if helped <= max(ROLLS) else (TARGET, HOPELESS)
    return Odds((Text(hits, words), *critical), tuple(shot_details(words, found)), marks)


def shot_details(words: Mapping[str, Any], found: Shot) -> Iterator[Text]:
    """§B6.0b Defence less firepower is the number needed; §B6.4a §B6.7a either is a sum."""
    yield Text("preview-numbers", {**words, "dr": found.dr, "ar": found.ar})
    for line, parts in (("preview-defence", found.defence), ("preview-attack", found.attack)):
        if len(parts) > 1:
            yield Text(line, {"parts": parts_named(parts)})


def parts_named(parts: Sequence[Part]) -> tuple[Text, ...]:
    """§B6.4a §B6.7a What a number is made of: what is printed, then all that is added to it."""
    (printed, n), *added = parts
    base = Text("part-base", {"part": Text(f"part-{printed}"), "n": n})
    return (base, *(signed(name, n) for name, n in added))


def signed(name: str, n: int) -> Text:
    return Text("part-signed", {"part": Text(f"part-{name}"), "sign": "+" if n > 0 else "−", "n": abs(n)})


def recon_preview(s: Battle, unit: Unit, hex_: str, free: bool) -> tuple[Text, ...]:
    needed = recon_number(s, unit, hex_)
    odds = Text("preview-odds", {"needed": needed, "chance": chance(needed), "dice": 2})
    return (odds, *(() if free else cost_preview(s, unit, cost_of_attack(s, unit, hex_, eyes=unit.side))))


def smoke_preview(s: Battle, unit: Unit, hex_: str, free: bool) -> Iterator[Text]:
    """§B14.0a What an attack into that hex would cost."""
    yield Text("action-lay_smoke-does")
    mode = next((mode for mode in (FIRE, INDIRECT) if not why_not_smoke_so(s, unit, hex_, None, mode)), "")
    if mode and not free:
        yield from cost_preview(s, unit, cost_of_attack(s, unit, hex_, mode, unit.side))


# Command points


def facing_preview(s: Battle, unit: Unit, facing: int) -> tuple[Text, ...]:
    """§B5.0a Which enemies in view come into the fire zone."""
    turned = unit.but(facing=facing)
    if not unit.hex:
        return ()
    seen = [foe.id for foe in visible_enemies(s, unit.side) if in_fire_zone(s, turned, foe.hex, unit.side)]
    return (Text("preview-in-zone", {"units": tuple(map(called, seen))}) if seen else Text("preview-nobody-in-zone"),)


def hiding_preview(s: Battle, unit: Unit, hex_: str) -> Iterator[Text]:
    """§B11.4a Where no enemy sees it, and what cover there is."""
    yield Text("preview-hides")
    bonus = hex_bonus(s, hex_, unit)
    if bonus > 0:
        yield Text("preview-cover", {"n": bonus})


def pass_preview(s: Battle) -> tuple[Text, ...]:
    """§B2.7a What a pass costs; §B2.0c the second in a row ends the round."""
    return (Text("preview-pass-ends"),) if s.passes else (Text("preview-pass"), Text("preview-pass-both"))
