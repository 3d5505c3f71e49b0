"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph.

Whoever asks is asked himself: he knows his own markers and cards. An enemy that hides is as if nobody had named it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.bear.rules.attacking import why_not_attack
from visavis.games.bear.rules.cards import CARD, why_not_play
from visavis.games.bear.rules.going import COST, FAR, cost_of_move, suits_bonus
from visavis.games.bear.rules.moving import why_not_go
from visavis.games.bear.rules.paying import Purse, crew_of, purse_of
from visavis.games.bear.rules.shooting import FIRE, INDIRECT, cost_of_attack, reach
from visavis.games.bear.rules.sight import in_arc, in_the_way
from visavis.games.bear.rules.turn import why_not_act
from visavis.games.bear.state import ROAD_BLOCK, TRENCH, TRUTH, WIRE, Battle, Unit, in_close_combat
from visavis.games.bear.words import cast_now, counter_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Barrier, Text

FORTS: Final[Mapping[str, str]] = {TRENCH: "B17.4a", WIRE: "B17.8a", ROAD_BLOCK: "B17.9a"}
BAR_MOVES: Final[Mapping[str, str]] = {
    "bogged": "B8.4a",  # card 15
    "aboard": "B15.8a",
    "marker": "B7.3b",
    FAR: "B4.5a",
    "enemy": "B6.12b",
    "scenario": "SC5",
    **FORTS,
    "height": "B12.2a",
    "terrain": "B4.9a",
    "wall": "B4.9a",
    COST: "B3.4c",
}
BAR_ATTACKS: Final[Mapping[str, str]] = {
    "marker": "B7.3b",
    "weapon": "B5.3b",
    "aboard": "B15.8a",
    "close_combat": "B6.10a",
    "water": "B4.9a",
    "bunker": "B17.5a",
    "refugees": "9.0d",
    "range": "B5.3a",
    "minimum": "B13.1a",
    "arc": "B5.1a",
    "sight": "B5.2a",
    "steep": "B15.16a",
    "nobody": "B6.0a",
    COST: "B3.4c",
    "colour": "B6.6a",
}
BAR_ACTS: Final[Mapping[str, str]] = {"coming": "B4.12a", "doomed": "B7.5b", "rally": "B7.6a", "spent": "B2.2a"}
BAR_CARDS: Final[Mapping[str, str]] = {"doomed": "B7.5b", COST: "B8.5a", "hidden": "B8.8a", "use": "B8.4a"}
HAND: Final = "card"  # begins the id of a card in a hand


def cannot(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """The answer to whoever has touched these; none where the rules have nothing to say of it."""
    found = CANNOT.get(choice.name)
    if found is None or all(id_ in choice.options for id_ in ids):
        return None
    return found(s, choice, ids)


# What was meant


def hex_meant(s: Battle, side: int, ids: Sequence[str]) -> str:
    """A hex, or the one where something lies that this side sees."""
    for id_ in reversed(ids):
        unit = unit_meant(s, side, [id_])
        place = unit.hex if unit is not None else id_.rpartition(" ")[2]
        if place in s.board.hexes:
            return place
    return ""


def unit_meant(s: Battle, side: int, ids: Sequence[str]) -> Unit | None:
    """A counter that this side sees."""
    units = [s.units[id_] for id_ in ids if id_ in s.units]
    return next((unit for unit in units if unit.side == side or not unit.hidden), None)


def card_meant(s: Battle, side: int, ids: Sequence[str]) -> str:
    """A card of the own hand, by its place there or by its name."""
    for id_ in ids:
        held = {f"{HAND} {side} {number}": card for number, card in enumerate(s.hands[side], 1)}
        card = held.get(id_, id_)
        if card in s.hands[side]:
            return card
    return ""


# Who acts


def cannot_choose(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B2.1a A unit that can act; or one together with a hex, though that is asked only later."""
    side = choice.seat
    if card := card_meant(s, side, ids):
        return cannot_play(s, choice, card, None)
    unit = unit_meant(s, side, ids)
    hexes = [id_ for id_ in ids if id_ in s.board.hexes]
    if unit is None:
        own = [other for other in own_units_in(s, side, hex_meant(s, side, ids)) if why_not_act(s, other)]
        able = any(other.id in choice.options for other in own_units_in(s, side, hex_meant(s, side, ids)))
        return cannot_act(s, own[0]) if own and not able else None
    if unit.side != side:
        return Barrier(Text("cannot-enemy"), "B2.1a")
    if why_not_act(s, unit):
        return cannot_act(s, unit)
    return cannot_do(s, unit, hexes[-1], 0) if hexes and unit.hex and not unit.hidden else None


def own_units_in(s: Battle, side: int, hex_: str) -> list[Unit]:
    return [s.units[id_] for id_ in s.at.get(hex_, ()) if s.units[id_].side == side]


def cannot_act(s: Battle, unit: Unit) -> Barrier:
    why = why_not_act(s, unit)
    return Barrier(Text("cannot-act", named(s, unit) | {"why": Text(f"bar-{why}")}), BAR_ACTS[why])


def named(s: Battle, unit: Unit) -> dict[str, Any]:
    return {"unit": counter_name(cast_now(s), unit.id)}


# What it does


def cannot_aim(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B2.3a A hex where the acting unit can neither go nor attack, or a card that it cannot play."""
    unit, card = s.units.get(choice.about.get("unit", "")), card_meant(s, choice.seat, ids)
    if card and unit is not None:
        return cannot_play(s, choice, card, unit)
    hex_ = hex_meant(s, choice.seat, ids)
    if unit is None or not unit.hex or not hex_ or unit.hidden:
        return None
    return cannot_do(s, unit, hex_, choice.about.get("free", 0))


def cannot_do(s: Battle, unit: Unit, hex_: str, free: int) -> Barrier | None:
    """§B2.3a Why neither a move nor an attack leads to a hex; where an enemy is, an attack is meant."""
    purse = purse_of(s, crew_of(s, unit.id), free)
    far, spared = why_not_go(s, unit, hex_, purse), why_not_attack(s, unit, hex_, purse)
    if not far or not spared or hex_ == unit.hex:
        return None
    meant_to_attack = any(s.units[id_].side != unit.side and not s.units[id_].hidden for id_ in s.at.get(hex_, ()))
    return no_attack(s, unit, hex_, spared, purse) if meant_to_attack else no_way(s, unit, hex_, far, purse)


def cannot_go(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B4.5a A hex that cannot be entered."""
    unit, hex_ = s.units.get(choice.about.get("unit", "")), hex_meant(s, choice.seat, ids)
    if unit is None or not unit.hex or not hex_ or hex_ == unit.hex or hex_ in choice.options:
        return None
    free = choice.name != "hex" or choice.about.get("free", 0)  # whatever a group or a card pays
    purse = purse_of(s, crew_of(s, unit.id), free)
    why = why_not_go(s, unit, hex_, purse)
    return no_way(s, unit, hex_, why, purse) if why else None


def cannot_go_on(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B15.2a A bonus hex lies ahead, §B15.2b and not over difficult ground."""
    found = cannot_go(s, choice, ids)
    unit, hex_ = s.units.get(choice.about.get("unit", "")), hex_meant(s, choice.seat, ids)
    if found is not None or unit is None or not hex_ or hex_ == unit.hex or hex_ in choice.options:
        return found
    if not in_arc(s, unit, hex_):
        return Barrier(Text("cannot-go", named(s, unit) | {"hex": hex_, "why": Text("bar-bonus-arc")}), "B15.2a")
    rule = "B15.2a" if suits_bonus(s, unit.hex, hex_) else "B15.2b"
    return Barrier(Text("cannot-go", named(s, unit) | {"hex": hex_, "why": Text("bar-bonus-ground")}), rule)


def no_way(s: Battle, unit: Unit, hex_: str, why: str, purse: Purse) -> Barrier:
    words: dict[str, Any] = {}
    if why in FORTS:
        words = {"fort": Text(f"fort-{why}")}
    elif why == "terrain":
        words = {"terrain": Text(f"terrain-{s.board.hexes[hex_].terrain.id}")}
    elif why == COST:
        words = {"cost": cost_of_move(s, unit, hex_) or 0, "n": purse or 0}
    reason = Text("bar-fort" if why in FORTS else f"bar-{why}", words)
    rule = "B15.1a" if why == FAR and unit.kind.vehicle else BAR_MOVES[why]
    return Barrier(Text("cannot-go", named(s, unit) | {"hex": hex_, "why": reason}), rule)


def cannot_attack(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B6.0a A hex that cannot be attacked."""
    unit, hex_ = s.units.get(choice.about.get("unit", "")), hex_meant(s, choice.seat, ids)
    if unit is None or not unit.hex or not hex_ or hex_ in choice.options:
        return None
    purse = purse_of(s, crew_of(s, unit.id), choice.about.get("free", 0))
    why = why_not_attack(s, unit, hex_, purse)
    return no_attack(s, unit, hex_, why, purse) if why else None


def no_attack(s: Battle, unit: Unit, hex_: str, why: str, purse: Purse) -> Barrier:
    mode = next(iter(unit.kind.modes), FIRE)
    reason, words = f"bar-{why}", dict[str, Any]()
    if why == "close_combat" and not in_close_combat(s, unit):
        reason = "bar-own-hex"
    elif why == "range":
        words = {"away": s.board.distance[unit.hex][hex_], "reach": reach(s, unit, mode, TRUTH)}
    elif why == COST:
        words = {"cost": cost_of_attack(s, unit, hex_, mode), "n": purse or 0}
    elif why == "sight" and mode != INDIRECT and (blockers := in_the_way(s, unit.hex, hex_)):
        reason, words = "bar-blocked", {"blockers": ", ".join(blockers)}
    said = Text("cannot-attack", named(s, unit) | {"hex": hex_, "why": Text(reason, words)})
    return Barrier(said, BAR_ATTACKS[why])


def cannot_enter(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B4.12a A hex where reinforcements do not come on."""
    hex_ = hex_meant(s, choice.seat, ids)
    return Barrier(Text("cannot-enter-here"), "B4.12a") if hex_ and hex_ not in choice.options else None


# Cards


def cannot_play(s: Battle, choice: Choice[Any], card: str, unit: Unit | None) -> Barrier | None:
    """§B8.4a An action card is played by a unit that can, any other at its moment."""
    words: dict[str, Any] = {"card": Text(f"card-{card}")}
    if CARD + card in choice.options:
        return None
    if s.board.cards[card].type != "action":
        return Barrier(Text("cannot-play-now", words), "B8.4a")
    if unit is None or not unit.hex:
        return Barrier(Text("cannot-play-alone", words), "B8.4a")
    why = why_not_play(s, unit, card)
    if not why:
        return None
    purse = purse_of(s, crew_of(s, unit.id), 0)
    reason = Text(
        f"bar-card-{card}" if why == "use" else f"bar-{why}", {"cost": s.board.cards[card].cost, "n": purse or 0}
    )
    return Barrier(Text("cannot-play", words | named(s, unit) | {"why": reason}), BAR_CARDS[why])


CANNOT: Final[Mapping[str, Callable[[Battle, Choice[Any], Sequence[str]], Barrier | None]]] = {
    "unit": cannot_choose,
    "action": cannot_aim,
    "hex": cannot_go,
    "group_move": cannot_go,
    "rush": cannot_go,
    "bonus": cannot_go_on,
    "target": cannot_attack,
    "entry": cannot_enter,
}
