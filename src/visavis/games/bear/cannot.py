"""Why what somebody touched or typed is no answer: the first reason by the rules, and its paragraph.

Whoever asks is asked himself: he knows his own markers and cards. An enemy that hides is as if nobody had named it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.bear.rules.attacking import why_not_attack, why_not_recon
from visavis.games.bear.rules.cards import CARD, why_not_play
from visavis.games.bear.rules.going import COST, FAR, cost_of_move, suits_bonus
from visavis.games.bear.rules.groups import are_close, why_not_join
from visavis.games.bear.rules.hiding import why_not_hide
from visavis.games.bear.rules.moving import why_not_go
from visavis.games.bear.rules.paying import Purse, crew_of, purse_of
from visavis.games.bear.rules.shooting import FIRE, INDIRECT, cost_of_attack, reach, why_not_spot
from visavis.games.bear.rules.sight import in_arc, in_the_way
from visavis.games.bear.rules.smoke import why_not_smoke
from visavis.games.bear.rules.transport import (
    cost_of_boarding,
    cost_of_getting_off,
    cost_of_towing,
    why_not_board,
    why_not_get_off,
    why_not_tow,
)
from visavis.games.bear.rules.turn import why_not_act
from visavis.games.bear.state import ROAD_BLOCK, TRENCH, TRUTH, WIRE, Battle, Unit, in_close_combat, near
from visavis.games.bear.words import cast_now, counter_name
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
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
BAR_SMOKE: Final[Mapping[str, str]] = {
    **BAR_ATTACKS,
    **dict.fromkeys(("no_smoke", "own_hex", "smoky", "wet", "beyond"), "B14.0a"),
}
BAR_RECON: Final[Mapping[str, str]] = {**BAR_ATTACKS, **dict.fromkeys(("own_hex", "in_view"), "B11.7a")}
BAR_HIDING: Final[Mapping[str, str]] = {
    **BAR_MOVES,
    **dict.fromkeys(("fighting", "in_sight", "seen", "company", FAR), "B11.4a"),
    **dict.fromkeys(("stays", "shows"), "B11.5a"),
}
BAR_LOADING: Final[Mapping[str, str]] = {
    **BAR_MOVES,
    **dict.fromkeys(("no_vehicle", "full", "unshown", FAR), "B15.6a"),
}
BAR_TOWING: Final[Mapping[str, str]] = {
    **dict.fromkeys(("no_vehicle", "full", "unshown", "apart", "able", "tracks"), "B15.10a"),
    COST: "B3.4c",
}
BAR_JOINING: Final[Mapping[str, str]] = {
    "aboard": "B15.8a",
    "spent": "B10.1a",
    "coming": "B4.12a",
    "marker": "B7.3b",
}
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
        if own and not able:
            return cannot_act(s, own[0])
        return own_unit_first(s, choice, ids, "cannot-unit-first")
    if unit.side != side:
        return Barrier(Text("cannot-enemy"), "B2.1a")
    if why_not_act(s, unit):
        return cannot_act(s, unit)
    return cannot_do(s, unit, hexes[-1], 0) if hexes and unit.hex and not unit.hidden else None


def own_unit_first(s: Battle, choice: Choice[Any], ids: Sequence[str], key: str) -> Barrier | None:
    """§B2.1a §B10.1a A hex where nobody of one's own stands, before it is said who acts."""
    hex_ = hex_meant(s, choice.seat, ids)
    return Barrier(Text(key), choice.rule) if hex_ and not own_units_in(s, choice.seat, hex_) else None


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
    reason = on_the_way(s, hex_, why, cost_of_move(s, unit, hex_) if why == COST else 0, purse)
    rule = "B15.1a" if why == FAR and unit.kind.vehicle else BAR_MOVES[why]
    return Barrier(Text("cannot-go", named(s, unit) | {"hex": hex_, "why": reason}), rule)


def on_the_way(s: Battle, hex_: str, why: str, cost: int | None, purse: Purse) -> Text:
    """A reason against going to a hex, with the numbers and names that belong to it."""
    words: dict[str, Any] = {}
    if why in FORTS:
        words = {"fort": Text(f"fort-{why}")}
    elif why == "terrain":
        words = {"terrain": Text(f"terrain-{s.board.hexes[hex_].terrain.id}")}
    elif why == COST:
        words = {"cost": cost or 0, "n": purse or 0}
    return Text("bar-fort" if why in FORTS else f"bar-{why}", words)


def cannot_attack(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B6.0a A hex that cannot be attacked."""
    unit, hex_ = s.units.get(choice.about.get("unit", "")), hex_meant(s, choice.seat, ids)
    if unit is None or not unit.hex or not hex_ or hex_ in choice.options:
        return None
    purse = purse_of(s, crew_of(s, unit.id), choice.about.get("free", 0))
    why = why_not_attack(s, unit, hex_, purse)
    if not why:  # §B10.5a only whom it leads can keep it from that
        return Barrier(Text("cannot-attack", named(s, unit) | {"hex": hex_, "why": Text("bar-support")}), "B10.5a")
    return no_attack(s, unit, hex_, why, purse)


def no_attack(s: Battle, unit: Unit, hex_: str, why: str, purse: Purse) -> Barrier:
    said = Text("cannot-attack", named(s, unit) | {"hex": hex_, "why": in_the_fire(s, unit, hex_, why, purse)})
    return Barrier(said, BAR_ATTACKS[why])


def in_the_fire(s: Battle, unit: Unit, hex_: str, why: str, purse: Purse) -> Text:
    """A reason against firing into a hex, with the numbers and names that belong to it."""
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
    return Text(reason, words)


def cannot_smoke(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B14.0a A hex that gets no smoke."""
    return cannot_fire(s, choice, ids, "cannot-smoke", why_not_smoke, BAR_SMOKE)


def cannot_recon(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B11.7a A hex that is not searched by fire."""
    return cannot_fire(s, choice, ids, "cannot-recon", why_not_recon, BAR_RECON)


def cannot_fire(
    s: Battle,
    choice: Choice[Any],
    ids: Sequence[str],
    key: str,
    why_not: Callable[[Battle, Unit, str, Purse], str],
    rules: Mapping[str, str],
) -> Barrier | None:
    unit, hex_ = s.units[choice.about["unit"]], hex_meant(s, choice.seat, ids)
    if not hex_ or hex_ in choice.options:
        return None
    purse = purse_of(s, crew_of(s, unit.id), choice.about.get("free", 0))
    why = why_not(s, unit, hex_, purse)
    reason = in_the_fire(s, unit, hex_, why, purse)
    return Barrier(Text(key, named(s, unit) | {"hex": hex_, "why": reason}), rules[why]) if why else None


def cannot_spot(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B13.2a A hex from which nobody directs the mortar."""
    hex_ = hex_meant(s, choice.seat, ids)
    why = why_not_spot(s, s.units[choice.about["unit"]], hex_, choice.about["target"]) if hex_ else ""
    return Barrier(Text("cannot-spot", {"hex": hex_, "why": Text(f"bar-{why}")}), "B13.2a") if why else None


def cannot_be_next(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B6.9a Somebody in the hex attacked, §B15.11a and a passenger before its vehicle."""
    target = unit_meant(s, choice.seat, ids)
    if target is None and hex_meant(s, choice.seat, ids) not in ("", choice.about["target"]):
        elsewhere = Text("bar-elsewhere", {"hex": choice.about["target"]})
        return Barrier(Text("cannot-target", {"why": elsewhere}), "B6.9a")
    if target is None or target.id in choice.options:
        return None
    if target.cargo in choice.options:
        return Barrier(Text("cannot-target", {"why": Text("bar-passenger")}), "B15.11a")
    hex_ = choice.about["target"]
    known = Text("bar-done") if target.hex == hex_ else Text("bar-elsewhere", {"hex": hex_})
    return Barrier(Text("cannot-target", {"why": known}), "B6.9a")


def cannot_be_close(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B6.9b An enemy in the own hex, §B6.6a whom the weapon can hurt."""
    unit, target = s.units[choice.about["unit"]], unit_meant(s, choice.seat, ids)
    if target is None or target.id in choice.options:
        return None
    if target.side != unit.side and target.hex == unit.hex:
        return Barrier(Text("cannot-target", {"why": Text("bar-colour")}), "B6.6a")
    why = Text("bar-friend" if target.hex == unit.hex else "bar-elsewhere", {"hex": unit.hex})
    return Barrier(Text("cannot-target", {"why": why}), "B6.9b")


# Where it hides, and where it looks


def cannot_hide(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B11.4a A hex that hides nobody."""
    hex_ = hex_meant(s, choice.seat, ids)
    return no_hiding(s, s.units[choice.about["unit"]], hex_) if hex_ and hex_ not in choice.options else None


def no_hiding(s: Battle, unit: Unit, hex_: str) -> Barrier | None:
    why = why_not_hide(s, unit, hex_)
    words = named(s, unit) | {"hex": hex_, "why": on_the_way(s, hex_, why, 0, None)}
    return Barrier(Text("cannot-hide", words), BAR_HIDING[why]) if why else None


def cannot_be_scouted(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """Card 14: §B11.4a somebody of one's own who can hide."""
    unit = unit_meant(s, choice.seat, ids)
    if unit is None or unit.id in choice.options or not unit.hex:
        return None
    return no_hiding(s, unit, unit.hex) if unit.side == choice.seat else Barrier(Text("cannot-enemy"), "B2.1a")


def cannot_face(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B4.1a One of six sides; §B4.6a not the one it faces, §B11.1a and what it attacks lies ahead."""
    unit, hex_ = s.units[choice.about["unit"]], hex_meant(s, choice.seat, ids)
    if not hex_ or not unit.hex:
        return None
    around = s.board.hexes[unit.hex].neighbours
    ahead = DIRECTIONS[around.index(hex_)] if hex_ in around else ""
    if ahead in choice.options:
        return None
    turned = ahead and not unit.hidden
    why, rule = ("side", "B4.1a") if not ahead else ("facing", "B4.6a") if turned else ("aim", "B11.1a")
    return Barrier(Text("cannot-face", named(s, unit) | {"hex": hex_, "why": Text(f"bar-{why}")}), rule)


def cannot_mine(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """Card 17: its hex or one next to it, §B17.0a where there is nothing of the kind yet."""
    unit, hex_ = s.units[choice.about["unit"]], hex_meant(s, choice.seat, ids)
    if not hex_ or hex_ in choice.options:
        return None
    why, rule = ("wet", "B8.4a") if s.board.hexes[hex_].terrain.id == "water" else ("taken", "B17.0a")
    if not near(s, unit.hex, hex_):
        why, rule = FAR, "B8.4a"
    return Barrier(Text("cannot-mine", {"hex": hex_, "why": Text(f"bar-{why}")}), rule)


# Who carries whom


def cannot_board(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B15.6a A counter or a hex where it does not get on."""
    unit, free = s.units[choice.about["unit"]], choice.about["free"]
    other = partner_meant(s, choice, ids)
    if other is None or other.side != unit.side:
        return Barrier(Text("cannot-enemy"), "B2.1a") if other is not None else None
    why, purse = why_not_board(s, unit, other, free), purse_of(s, (unit.id, other.id), free)
    reason = on_the_way(s, other.hex, why, cost_of_boarding(s, unit, other) if why == COST else 0, purse)
    return Barrier(Text("cannot-board", named(s, unit) | {"why": reason}), BAR_LOADING[why]) if why else None


def cannot_tow(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B15.10a A counter that it does not take in tow."""
    unit, free = s.units[choice.about["unit"]], choice.about["free"]
    other = partner_meant(s, choice, ids)
    if other is None or other.side != unit.side:
        return Barrier(Text("cannot-enemy"), "B2.1a") if other is not None else None
    why, purse = why_not_tow(s, unit, other, free), purse_of(s, (unit.id, other.id), free)
    reason = on_the_way(s, other.hex, why, cost_of_towing(s, unit, other) if why == COST else 0, purse)
    return Barrier(Text("cannot-tow", named(s, unit) | {"why": reason}), BAR_TOWING[why]) if why else None


def partner_meant(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Unit | None:
    """Whom somebody has named to go with: a counter, or the first of one's own in a hex; none if that is an answer."""
    own = own_units_in(s, choice.seat, hex_meant(s, choice.seat, ids))
    others = [other for other in own if other.id != choice.about["unit"]]
    unit = unit_meant(s, choice.seat, ids)
    if unit is None and not any(other.id in choice.options for other in others):
        unit = next((other for other in others if other.kind.vehicle), others[0] if others else None)
    taken = (*choice.options, choice.about["unit"])
    return unit if unit is not None and unit.id not in taken and unit.hex else None


def cannot_get_off(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B15.9a A hex where it does not get off."""
    unit, hex_, free = s.units[choice.about["unit"]], hex_meant(s, choice.seat, ids), choice.about["free"]
    if not hex_ or hex_ in choice.options:
        return None
    why, purse = why_not_get_off(s, unit, hex_, free), purse_of(s, (unit.id, unit.aboard), free)
    reason = on_the_way(s, hex_, why, cost_of_getting_off(s, unit, hex_) if why == COST else 0, purse)
    rule = "B15.9a" if why == FAR else BAR_MOVES[why]
    return Barrier(Text("cannot-get-off", named(s, unit) | {"hex": hex_, "why": reason}), rule)


# Who belongs to a group


def cannot_join(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B10.1a Somebody who can act with others, §B10.2a close to one of them."""
    unit = unit_meant(s, choice.seat, ids)
    if unit is None:
        own = own_units_in(s, choice.seat, hex_meant(s, choice.seat, ids))
        unit = None if not own or any(other.id in choice.options for other in own) else own[0]
    if unit is None or unit.id in choice.options:
        return own_unit_first(s, choice, ids, "cannot-own-first") if unit is None else None
    if unit.side != choice.seat:
        return Barrier(Text("cannot-enemy"), "B2.1a")
    members = choice.about.get("members", ())
    why = "member" if unit.id in members else why_not_join(s, unit)
    if not why:
        why = "lonely" if not any(are_close(s, unit, s.units[id_]) for id_ in members) else ""
    rule = BAR_JOINING.get(why, "B10.2a")
    return Barrier(Text("cannot-join", named(s, unit) | {"why": Text(f"bar-{why}")}), rule) if why else None


def cannot_lead(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B10.5a A member who could attack something with all the others in support."""
    unit = unit_meant(s, choice.seat, ids)
    if unit is None or unit.id in choice.options:
        return own_unit_first(s, choice, ids, "cannot-own-first") if unit is None else None
    why = Text("bar-supporters" if unit.id in choice.about["members"] else "bar-outside")
    return Barrier(Text("cannot-lead", named(s, unit) | {"why": why}), "B10.5a")


def cannot_group_yet(s: Battle, choice: Choice[Any], ids: Sequence[str]) -> Barrier | None:
    """§B10.1a All do the same: what, is asked before where and at whom."""
    return Barrier(Text("cannot-group-yet"), "B10.1a") if hex_meant(s, choice.seat, ids) else None


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
    "smoke_hex": cannot_smoke,
    "recon_target": cannot_recon,
    "spotter": cannot_spot,
    "next_target": cannot_be_next,
    "close_target": cannot_be_close,
    "hiding_place": cannot_hide,
    "scouts": cannot_be_scouted,
    "facing": cannot_face,
    "mine_field": cannot_mine,
    "vehicle": cannot_board,
    "wreck": cannot_tow,
    "stop": cannot_get_off,
    "member": cannot_join,
    "group_action": cannot_group_yet,
    "leader": cannot_lead,
}
