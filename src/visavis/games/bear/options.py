"""The answers to a question: their names, what to touch for them, and what they will lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.bear.preview import (
    COSTS,
    Odds,
    action_preview,
    attack_odds,
    chance_of_spending,
    cost_preview,
    facing_preview,
    hiding_preview,
    move_preview,
    pass_preview,
    recon_preview,
    smoke_preview,
    spent_preview,
    target_odds,
)
from visavis.games.bear.rules.attacking import FORT, HERD, targets
from visavis.games.bear.rules.cards import CARD
from visavis.games.bear.rules.dice import chance
from visavis.games.bear.rules.going import cost_of_move
from visavis.games.bear.rules.groups import leaders
from visavis.games.bear.rules.hands import HUSH, LUCK
from visavis.games.bear.rules.moving import affordable, goes_hidden
from visavis.games.bear.rules.paying import crew_of, purse_of
from visavis.games.bear.rules.shooting import FIRE, FLAME, INDIRECT, modes_against
from visavis.games.bear.rules.transport import cost_of_boarding, cost_of_getting_off, cost_of_towing
from visavis.games.bear.rules.turn import DOUBT_AGAIN, GROUP, PASS, SHOW
from visavis.games.bear.state import Battle, Unit
from visavis.games.bear.words import Cast, cast_now, counter_name, marker_name, token_name
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.marks import TARGET
from visavis.kernel.view import Option, Text

DIE: Final = range(1, 7)
AIMED: Final = ("move", "attack")  # actions that go on with a hex
SELDOM: Final = (HUSH, DOUBT_AGAIN)  # what to be asked, not what to do
ORDER_CARDS: Final = ("order_card", "check_card", "command_search", "placing_card")
MOST_LED: Final = 3  # hexes of which a leader says at once what he could hit there
WAYS: Final = ("hex", "group_move", "bonus", "rush", "entry", "stop")  # questions where somebody goes


def options(s: Battle, choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer, in the order the rules offer them."""
    cast = cast_now(s)
    titled: OptionOf = OPTION_OF.get(choice.name, plain_option)
    found = tuple(titled(cast, choice, answer) for answer in choice.options)
    if choice.name == "action":
        return found  # a hex may be entered or attacked: whoever touches it is asked what he means
    return tuple(each._replace(touches=apart(each.touches, found)) for each in found)


def apart(touches: tuple[str, ...], found: tuple[Option, ...]) -> tuple[str, ...]:
    """A hex is no way to name a counter where it could mean several."""
    return tuple(touch for touch in touches if sum(touch in other.touches for other in found) == 1)


def asked_unit(s: Battle, choice: Choice[Any]) -> Unit | None:
    return s.units.get(choice.about.get("unit", ""))


# Who and what


def plain_option(cast: Cast, choice: Choice[Any], answer: Any) -> Option:
    """An answer that is a counter, a hex, a card, a number, or a word of its own."""
    s = cast.s
    if isinstance(answer, tuple):
        return Option(answer, Text("option-dice", {"a": answer[0], "b": answer[1]}))
    if isinstance(answer, int):
        return Option(answer, Text("option-order-card" if choice.name in ORDER_CARDS else "option-die", {"n": answer}))
    if answer in s.units:
        return counter_option(cast, answer)
    if answer in s.board.hexes:
        return Option(answer, Text("option-hex", {"hex": answer}), (answer,))
    if answer in DIRECTIONS:
        return Option(answer, Text("option-facing", {"facing": Text(f"facing-{answer}")}))
    if answer in s.board.cards:
        return Option(answer, Text("option-play", {"card": Text(f"card-{answer}")}))
    return Option(answer, Text(f"option-{answer}"), aside=answer in SELDOM)


def counter_option(cast: Cast, id_: str) -> Option:
    hex_ = cast.s.units[id_].hex
    return Option(id_, Text("option-unit", {"unit": counter_name(cast, id_)}), (id_, hex_) if hex_ else (id_,))


def unit_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B2.1a Who acts, or a card, or somebody who shows himself."""
    s = cast.s
    if answer.startswith(SHOW):
        return Option(answer, Text("option-show", {"unit": counter_name(cast, answer.removeprefix(SHOW))}))
    if answer.startswith(CARD):
        return played_option(s, choice.seat, answer)
    option = plain_option(cast, choice, answer)
    if answer in (PASS, GROUP):
        return option._replace(preview=pass_preview(s) if answer == PASS else (Text("preview-group"),))
    if answer in s.units and s.units[answer].spent:
        option = option._replace(preview=tuple(spent_preview(s, s.units[answer])))
    return option._replace(leads=answer in s.units)


def card_id(side: int, number: int) -> str:
    """A card of a hand, as something to be touched."""
    return f"card {side} {number}"


def played_option(s: Battle, side: int, answer: str) -> Option:
    """§B8.4a A card to be played: its button, or the card itself."""
    held = enumerate(s.hands[side], 1)
    touches = tuple(card_id(side, number) for number, card in held if CARD + card == answer)
    title = Text("action-card", {"card": Text(answer)})
    return Option(answer, title, touches, (Text(f"{answer}-help"),), button=True)


def action_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B2.3a What a unit or a group does, with its cost where that is fixed."""
    if answer.startswith(CARD):
        return played_option(cast.s, choice.seat, answer)
    action = Text(f"action-{answer}")
    unit, free = asked_unit(cast.s, choice), choice.about.get("free", 0)
    if answer in AIMED and unit is not None and unit.hex:
        hexes = hexes_of_action(cast.s, unit, answer, free)
        return aimed_option(cast, unit, answer, hexes, bool(free))
    if unit is None:
        return Option(answer, Text("option-action", {"action": action}))
    preview = tuple(action_preview(cast.s, unit, answer, free))
    if free or answer not in COSTS or not unit.hex:
        return Option(answer, Text("option-action", {"action": action}), preview=preview)
    title = Text("option-action-cost", {"action": action, "cost": COSTS[answer](cast.s, unit)})
    return Option(answer, title, preview=preview)


def hexes_of_action(s: Battle, unit: Unit, action: str, free: int) -> tuple[str, ...]:
    """Where one may go or attack; whoever hides has to show himself first."""
    if unit.hidden:
        return ()
    purse = purse_of(s, crew_of(s, unit.id), free)
    return tuple(affordable(s, unit, purse) if action == "move" else targets(s, unit, purse))


def aimed_option(cast: Cast, unit: Unit, action: str, hexes: tuple[str, ...], free: bool) -> Option:
    """Whoever touches one of these hexes, or an enemy in it, means this action; a single one is as good as chosen."""
    s, title = cast.s, Text("option-action", {"action": Text(f"action-{action}")})
    attacks = action == "attack"
    touches = tuple(touch for hex_ in hexes for touch in (target_touches(s, hex_) if attacks else (hex_,)))
    marks = (TARGET,) if attacks else ()
    if len(hexes) != 1:
        return Option(action, title, touches, leads=True, button=True, marks=marks)
    odds = (
        attack_odds(s, unit, hexes[0], free) if attacks else Odds(move_preview(s, unit, hexes[0], not free), marks=())
    )
    title = Text("option-action-there", {**title.args, "hex": hexes[0]})
    return Option(action, title, touches, odds.lines, leads=True, button=True, marks=odds.marks, details=odds.details)


def target_touches(s: Battle, hex_: str) -> tuple[str, ...]:
    return (hex_, *(other for other in s.at.get(hex_, ()) if not s.units[other].hidden))


# Where to


def way_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B4.5a A hex to go to."""
    s, unit = cast.s, asked_unit(cast.s, choice)
    if answer not in s.board.hexes or unit is None:
        return plain_option(cast, choice, answer)
    priced = choice.name in ("hex", "group_move") and not choice.about.get("free")
    cost = cost_of_move(s, unit, answer, unit.side) if priced else None
    if choice.name == "stop" and not choice.about.get("free"):
        cost = cost_of_getting_off(s, unit, answer)
    title = Text("option-hex" if cost is None else "option-hex-cost", {"hex": answer, "cost": cost or 0})
    seen = choice.name == "rush" and unit.hidden and not goes_hidden(s, unit, answer)
    preview = (*move_preview(s, unit, answer, priced), *([Text("preview-reveals")] if seen else []))
    return Option(answer, title, (answer,), preview)


def facing_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B4.1a A direction is named by the hex that lies there."""
    unit = asked_unit(cast.s, choice)
    title = Text("option-facing", {"facing": Text(f"facing-{answer}")})
    if unit is None or not unit.hex:
        return Option(answer, title)
    facing = DIRECTIONS.index(answer)
    ahead = cast.s.board.hexes[unit.hex].neighbours[facing]
    return Option(answer, title, (ahead,) if ahead else (), facing_preview(cast.s, unit, facing))


def hiding_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B11.3a Where to hide."""
    unit, option = asked_unit(cast.s, choice), plain_option(cast, choice, answer)
    return option._replace(preview=tuple(hiding_preview(cast.s, unit, answer))) if unit else option


# Whom


def target_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B6.0a A hex to attack; or §B11.7a to search by fire."""
    unit = asked_unit(cast.s, choice)
    if unit is None or answer not in cast.s.board.hexes:
        return plain_option(cast, choice, answer)
    title = Text("option-" + choice.name.replace("_", "-"), {"hex": answer})
    touches, free = target_touches(cast.s, answer), bool(choice.about.get("free"))
    if choice.name == "recon_target":
        return Option(answer, title, touches, recon_preview(cast.s, unit, answer, free), marks=(TARGET,))
    odds = attack_odds(cast.s, unit, answer, free, choice.about.get("helpers", ()))
    return Option(answer, title, touches, odds.lines, details=odds.details, marks=odds.marks)


def leader_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B10.5a What each could hit with all the others in support, while that is quickly read."""
    s, ids = cast.s, choice.about["members"]
    helpers = tuple(id_ for id_ in ids if id_ != answer)
    hexes = leaders(s, ids, purse_of(s, crew_of(s, *ids), 0)).get(answer) or leaders(s, ids, None).get(answer, [])
    odds = [attack_odds(s, s.units[answer], hex_, free=True, helpers=helpers).lines for hex_ in hexes]
    preview = tuple(line for lines in odds for line in lines) if len(hexes) <= MOST_LED else ()
    return plain_option(cast, choice, answer)._replace(preview=preview)


def aim_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B6.9a §B6.9b One target of several in a hex."""
    s, unit = cast.s, asked_unit(cast.s, choice)
    hex_ = choice.about.get("target", unit.hex if unit else "")
    if answer == FORT:
        return Option(answer, Text("option-fort", {"fort": Text(f"fort-{s.forts[hex_].kind}")}))
    if answer == HERD:
        return Option(answer, Text("option-herd", {"herd": Text(f"herd-{s.herds[hex_]}")}))
    modes = modes_against(s, unit, hex_, unit.side) if unit else []
    option = counter_option(cast, answer)
    if unit is None:
        return option
    mode = modes[0] if modes else FIRE
    odds = target_odds(cast, unit, s.units[answer], mode, choice.about.get("support", 0), choice.about.get("aim", 0))
    return option._replace(preview=odds.lines, details=odds.details, marks=odds.marks)


def mode_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B6.6a §B13.2a §B18.0a One of several weapons; §B11.7a what searches a hex needs no roll if it burns."""
    s, unit, about = cast.s, asked_unit(cast.s, choice), choice.about
    option = Option(answer, Text(f"mode-{answer}"))
    if unit is None:
        return option
    if "searches" in about:
        found = (Text("preview-burns"),) if answer == FLAME else recon_preview(s, unit, about["target"], free=True)
        return option._replace(preview=found)
    odds = attack_odds(s, unit, about["target"], bool(about["free"]), about["helpers"], answer)
    return option._replace(preview=odds.lines, details=odds.details)


def spotter_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B13.2a §B13.3a A hex from which the fire is directed: its height and the smoke on the way count."""
    unit, about = asked_unit(cast.s, choice), choice.about
    option = plain_option(cast, choice, answer)
    if unit is None:
        return option
    odds = attack_odds(cast.s, unit, about["target"], bool(about["free"]), about["helpers"], INDIRECT, answer)
    return option._replace(preview=odds.lines, details=odds.details)


def smoke_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B14.0a A hex to be filled with smoke."""
    unit, option = asked_unit(cast.s, choice), plain_option(cast, choice, answer)
    if unit is None or answer not in cast.s.board.hexes:
        return option
    return option._replace(preview=tuple(smoke_preview(cast.s, unit, answer, bool(choice.about.get("free")))))


def vehicle_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """§B15.6a §B15.10a To get on, or to take in tow: both act, at one cost."""
    s, unit, option = cast.s, asked_unit(cast.s, choice), counter_option(cast, answer)
    if unit is None or choice.about.get("free"):
        return option
    cost = (cost_of_boarding if choice.name == "vehicle" else cost_of_towing)(s, unit, s.units[answer])
    return option._replace(preview=tuple(cost_preview(s, unit, cost or 0, (answer,))))


def purpose_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text(f"purpose-{answer}"))


# Command points, dice and cards


def shift_option(cast: Cast, choice: Choice[Any], answer: int) -> Option:
    """§B3.2a The number needed, moved by so many points."""
    needed, die = choice.about["needed"] + answer, choice.about.get("die", 0)
    odds = chance_of_die(needed) if die else chance(needed)
    words = {"n": abs(answer), "needed": needed, "chance": odds, "dice": 1 if die else 2}
    against = answer > 0 and -1 in choice.options  # the number of one's own roll, made worse
    title = Text("option-shift" if answer else "option-no-shift", words)
    return Option(answer, title, preview=(spending(cast.s, choice.seat, abs(answer)),), aside=against)


def spending(s: Battle, side: int, n: int) -> Text:
    """§B3.0a What is left of the command points for the rest of the round."""
    return Text("preview-caps", {"n": n, "left": s.caps[side] - n})


def chance_of_die(needed: int) -> int:
    """How often one die reaches a number, in cases of a hundred."""
    return round(100 * sum(face >= needed for face in DIE) / len(DIE))


def turning_option(cast: Cast, choice: Choice[Any], answer: int) -> Option:
    """§B13.7a Which way the direction of a drift is turned, and how far."""
    if not answer:
        return Option(answer, Text("option-caps", {"n": 0}))
    way = "option-turn-right" if answer > 0 else "option-turn-left"
    return Option(answer, Text(way, {"n": abs(answer)}))


def payment_option(cast: Cast, choice: Choice[Any], answer: int) -> Option:
    """§B3.3a What is left for the check."""
    left = choice.about["cost"] - answer
    words = {"n": answer, "cost": left, "risk": chance_of_spending(cast.s, choice.seat, left)}
    return Option(answer, Text("option-caps-cost", words), preview=(spending(cast.s, choice.seat, answer),))


def hush_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """A card about which one will not be asked."""
    if answer in cast.s.board.cards:
        return Option(answer, Text("option-hush-card", {"card": Text(f"card-{answer}")}))
    return plain_option(cast, choice, answer)


def after_roll_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    """Card 13, or card 07 and which die is thrown again."""
    if answer == LUCK:
        return plain_option(cast, choice, answer)
    if answer.isdecimal():
        return Option(answer, Text("option-again", {"n": int(answer)}))
    return plain_option(cast, choice, answer)


def marker_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text("option-marker", {"marker": marker_name(answer)}))


def card_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text("option-card", {"card": Text(f"card-{answer}")}))


def token_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text("option-token", {"token": token_name(answer)}))


def path_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text("option-path", {"path": answer.replace(" ", " → ")}))


def group_option(cast: Cast, choice: Choice[Any], answer: str) -> Option:
    members = answer.split("+")
    return Option(answer, Text("option-unit", {"unit": tuple(counter_name(cast, id_) for id_ in members)}))


OptionOf = Callable[[Cast, Choice[Any], Any], Option]
OPTION_OF: Final[Mapping[str, OptionOf]] = {
    "unit": unit_option,
    "action": action_option,
    "group_action": action_option,
    **dict.fromkeys(WAYS, way_option),
    "facing": facing_option,
    "hiding_place": hiding_option,
    "target": target_option,
    "recon_target": target_option,
    "leader": leader_option,
    "close_target": aim_option,
    "next_target": aim_option,
    "mode": mode_option,
    "spotter": spotter_option,
    "smoke_hex": smoke_option,
    "vehicle": vehicle_option,
    "wreck": vehicle_option,
    "purpose": purpose_option,
    "caps_on_roll": shift_option,
    "caps_on_cost": payment_option,
    "caps_on_direction": turning_option,
    "after_roll": after_roll_option,
    "hush": hush_option,
    "marker": marker_option,
    "unseen_marker": marker_option,
    "card": card_option,
    "suspect": token_option,
    "ai_path": path_option,
    "ai_group": group_option,
}
