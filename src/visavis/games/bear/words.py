"""The vocabulary: every event, question, order and reason of the game as a Text, ready for either language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from visavis.games.bear.board import Board
from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.deck import card_of
from visavis.games.bear.bot.grammar import Action, Aim, Condition, Order, Requirement, Who, parse
from visavis.games.bear.bot.sense import Deed
from visavis.games.bear.bot.setup import SEATS
from visavis.games.bear.bot.solo_data import CELL_NAMES
from visavis.games.bear.faults import all_counters
from visavis.games.bear.rules.dice import chance
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import BUNKER, HASTY, MINES, ROAD_BLOCK, TRENCH, UNKNOWN, UNSEEN, WIRE, Battle
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Event, Explanation, Journal, Told
from visavis.kernel.priorities import Line
from visavis.kernel.table import Table
from visavis.kernel.view import Text

FORTS: Final = (TRENCH, BUNKER, HASTY, WIRE, ROAD_BLOCK, MINES)
HERDS: Final = ("refugees", "cattle")

# What each event carries, in order: the name its sentence uses, and the kind of word it is.
EVENTS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    # Rounds and turns
    "round": (("n", "number"), ("side", "side")),
    "round_over": (("n", "number"),),
    "prepared": (("n", "number"),),
    "initiative": (("side", "side"), ("needed", "number"), ("rolled", "number")),
    "turn": (("n", "number"), ("side", "side")),
    "passed": (("side", "side"),),
    "stalled": (("unit", "counter"),),
    "due": (("side", "arrival"),),
    "ended": (("winner", "side"), ("ending", "ending"), ("n", "number")),
    "sheet": (("side", "side"), ("fate", "plain"), ("units", "plain")),
    # Dice, command points, cards
    "rolled": (("side", "side"), ("roll", "roll"), ("a", "number"), ("b", "number")),
    "rolled_one": (("side", "side"), ("roll", "roll"), ("n", "number")),
    "rolled_again": (("side", "side"), ("roll", "roll"), ("before", "number"), ("n", "number")),
    "luck": (("side", "side"), ("die", "number"), ("n", "number")),
    "caps_spent": (("side", "side"), ("n", "number"), ("left", "number")),
    "caps_lost": (("side", "side"), ("left", "number")),
    "caps_gained": (("side", "side"), ("n", "number"), ("left", "number")),
    "caps_sniped": (("side", "side"), ("n", "number"), ("left", "number")),
    "played_card": (("side", "side"), ("card", "card")),
    "drew_card": (("side", "side"), ("card", "card")),
    "drew_some_card": (("side", "side"),),
    "spent_roll": (("side", "side"), ("cost", "number"), ("face", "number")),
    # Moving
    "moved": (("unit", "counter"), ("from", "hex"), ("to", "hex")),
    "faces": (("unit", "counter"), ("facing", "facing")),
    "entered": (("unit", "counter"), ("hex", "hex")),
    "left": (("unit", "counter"),),
    "wire": (("unit", "counter"), ("n", "number")),
    "bogged": (("unit", "counter"),),
    "loaded": (("unit", "counter"), ("vehicle", "counter")),
    "unloaded": (("unit", "counter"), ("hex", "hex")),
    "put_down": (("unit", "counter"),),
    "revealed": (("unit", "counter"), ("hex", "hex"), ("facing", "facing")),
    "hid": (("unit", "counter"),),
    "hidden_at": (("unit", "counter"), ("hex", "hex")),
    "occupied": (("unit", "counter"), ("fort", "fort"), ("hex", "hex")),
    "vacated": (("unit", "counter"), ("fort", "fort"), ("hex", "hex")),
    "mines_found": (("hex", "hex"),),
    "mines_laid": (("side", "side"), ("hex", "hex")),
    "mine_roll": (("unit", "counter"), ("needed", "number"), ("rolled", "number")),
    "smoke": (("hex", "hex"),),
    "smoke_thins": (("n", "number"),),
    # Attacks and hits
    "attack": (("unit", "counter"), ("hex", "hex"), ("mode", "plain"), ("helpers", "number")),
    "shot": (
        ("unit", "counter"),
        ("target", "counter"),
        ("dr", "number"),
        ("ar", "number"),
        ("needed", "number"),
        ("rolled", "number"),
        ("strike", "plain"),
    ),
    "shot_at_fort": (("fort", "fort"), ("hex", "hex"), ("needed", "number"), ("rolled", "number")),
    "shot_at_herd": (("herd", "herd"), ("hex", "hex"), ("needed", "number"), ("rolled", "number")),
    "fort_destroyed": (("fort", "fort"), ("hex", "hex")),
    "recon": (("unit", "counter"), ("hex", "hex"), ("needed", "number"), ("rolled", "number")),
    "hit": (("unit", "counter"),),
    "marker": (("unit", "counter"), ("marker", "marker")),
    "turned_up": (("unit", "counter"), ("marker", "marker")),
    "destroyed": (("id", "plain"), ("kind", "unit"), ("hex", "hex")),
    "rallied": (("unit", "counter"),),
    "rally_failed": (("unit", "counter"), ("needed", "number"), ("rolled", "number")),
    "rally_in_vain": (("unit", "counter"), ("rolled", "number")),
    "control": (("side", "side"), ("hex", "hex")),
    "scored": (("side", "side"), ("n", "number"), ("leader", "side"), ("total", "number")),
    "planned": (("side", "side"), ("battery", "battery"), ("hex", "hex"), ("purpose", "purpose")),
    "planned_somewhere": (("side", "side"), ("battery", "battery")),
    "drifted": (("side", "side"), ("from", "hex"), ("to", "hex")),
    "shells": (("side", "side"), ("hex", "hex"), ("purpose", "plain")),
    "shells_lost": (("side", "side"),),
    "shelled": (("unit", "counter"), ("needed", "number"), ("rolled", "number")),
    # Athena
    "order_card": (("n", "number"), ("colour", "plain")),
    "track_line": (("n", "number"), ("limit", "number"), ("cells", "number")),
    "track_moved": (("from", "number"), ("to", "number")),
    "event": (("n", "number"), ("cell", "cell")),
    "event_caps_lost": (("cell", "number"), ("die", "number"), ("n", "number"), ("left", "number")),
    "event_caps_gained": (("cell", "number"), ("n", "number"), ("left", "number")),
    "pool_added": (("token", "token"),),
    "pass_check": (("a", "number"), ("b", "number")),
    "no_order": (),
    "unable": (("unit", "counter"), ("reason", "why")),
    "overruled": (("slot", "slot"),),
    "checked": (("side", "side"), ("n", "number"), ("value", "number"), ("cost", "number"), ("stays", "number")),
    "orders_reshuffled": (("n", "number"),),
    "command_lost": (("n", "number"),),
    "command_kept": (),
    "suspect_placed": (("unit", "counter"), ("hex", "hex")),
    "placing_card": (("n", "number"), ("hex", "hex")),
    "fired_at_suspect": (("unit", "counter"), ("target", "counter"), ("needed", "number"), ("rolled", "number")),
    "suspect_revealed": (("id", "plain"), ("kind", "unit"), ("hex", "hex")),
    "suspect_gone": (("id", "plain"), ("token", "plain"), ("hex", "hex")),
}
OF_MANY: Final = ("spent", "dug_in")  # events that carry nothing but counters

# The paragraph behind each event, for the log.
RULE_OF_EVENT: Final[Mapping[str, str]] = {
    "round": "B2.0b",
    "round_over": "B9.0a",
    "prepared": "B9.6a",
    "initiative": "B9.11a",
    "turn": "B2.0a",
    "passed": "B2.7a",
    "stalled": "B2.8a",
    "due": "B9.9a",
    "ended": "B9.3a",
    "sheet": "8.0a",
    "rolled": "B3.2a",
    "rolled_one": "B3.2a",
    "rolled_again": "B8.4a",
    "luck": "B8.4a",
    "caps_spent": "B3.0a",
    "caps_lost": "B7.12a",
    "caps_gained": "B8.4a",
    "caps_sniped": "B8.4a",
    "played_card": "B8.4a",
    "drew_card": "B9.8a",
    "drew_some_card": "B9.8a",
    "spent_roll": "B2.5a",
    "spent": "B2.5a",
    "moved": "B4.5a",
    "faces": "B4.1a",
    "entered": "B4.12a",
    "left": "B4.0a",
    "wire": "B17.8a",
    "bogged": "B8.4a",
    "loaded": "B15.6a",
    "unloaded": "B15.9a",
    "put_down": "B15.11a",
    "revealed": "B11.1a",
    "hid": "B11.4a",
    "hidden_at": "B11.3a",
    "occupied": "B17.2a",
    "vacated": "B17.2a",
    "dug_in": "B17.6a",
    "mines_found": "B17.10a",
    "mines_laid": "B17.10a",
    "mine_roll": "B17.10a",
    "smoke": "B14.0a",
    "smoke_thins": "B14.4c",
    "attack": "B6.0a",
    "shot": "B6.0b",
    "shot_at_fort": "B17.11a",
    "shot_at_herd": "9.0c",
    "fort_destroyed": "B17.11a",
    "recon": "B11.7a",
    "hit": "B7.2a",
    "marker": "B7.2a",
    "turned_up": "B7.5a",
    "destroyed": "B7.11a",
    "rallied": "B7.6a",
    "rally_failed": "B7.6a",
    "rally_in_vain": "B7.6a",
    "control": "B4.4a",
    "scored": "B9.2a",
    "planned": "B13.5a",
    "planned_somewhere": "B13.5a",
    "drifted": "B13.7a",
    "shells": "B13.8a",
    "shells_lost": "B13.7a",
    "shelled": "B13.8a",
    "order_card": "2.2a",
    "track_line": "2.4b",
    "track_moved": "7.2a",
    "event": "7.2a",
    "event_caps_lost": "7.2a",
    "event_caps_gained": "7.2a",
    "pool_added": "7.2a",
    "pass_check": "4.3t",
    "no_order": "2.6a",
    "unable": "5.1g",
    "overruled": "42.0a",
    "checked": "3.0a",
    "orders_reshuffled": "3.2b",
    "command_lost": "7.4b",
    "command_kept": "7.4c",
    "suspect_placed": "6.0a",
    "placing_card": "2.3e",
    "fired_at_suspect": "6.3a",
    "suspect_revealed": "6.1g",
    "suspect_gone": "6.1h",
}


# Draws that only decide: the order deck, and what a list of the solo rules leaves to chance.
LOTS: Final = frozenset(
    (
        *("order_card", "check_card", "placing_card", "command_search"),
        *("ai_unit", "ai_target", "ai_group", "ai_goal", "ai_goal_hex", "ai_hex", "ai_path", "ai_facing"),
        *("suspect_first", "suspect_near", "suspect_hex"),
    )
)

# What a person at a real table does with the counters when these happen.
MOVES: Final = (
    "moved",
    "faces",
    "entered",
    "left",
    "revealed",
    "hid",
    "destroyed",
    "hit",
    "marker",
    "turned_up",
    "rallied",
    "spent",
    "prepared",
    "loaded",
    "unloaded",
    "dug_in",
    "fort_destroyed",
    "mines_found",
    "mines_laid",
    "smoke",
    "smoke_thins",
    "control",
    "scored",
    "caps_spent",
    "caps_lost",
    "caps_gained",
    "caps_sniped",
    "event_caps_lost",
    "event_caps_gained",
    "played_card",
    "checked",
    "placing_card",
    "orders_reshuffled",
    "command_lost",
    "track_moved",
    "pool_added",
    "suspect_placed",
    "suspect_revealed",
    "suspect_gone",
    "bogged",
)


# Names


def side_name(side: int) -> Text:
    return Text(f"side-{SEATS[side]}") if side >= 0 else Text("side-nobody")


def kind_name(kind: str) -> Text:
    return Text(f"unit-{kind}")


class Cast(NamedTuple):
    """A battle, and what kind each counter was at the moment spoken of."""

    s: Battle
    kinds: dict[str, str]

    def learn(self, event: Event) -> None:
        """What an event tells about a counter: who was suspected, who is somebody now."""
        if event.name in ("destroyed", "suspect_revealed"):
            self.kinds[event.args[0]] = event.args[1]
        elif event.name == "suspect_placed":
            self.kinds[event.args[0]] = suspect_kind(self.s)


def cast_now(s: Battle) -> Cast:
    return Cast(s, {id_: unit.kind.id for id_, unit in s.units.items()})


def told(table: Table[Battle], seat: int, since: int) -> Iterator[tuple[int, Told, Cast]]:
    """What a seat heard after the first `since` answers, each time with the counters as they were then."""
    journal = table.journal or Journal()
    cast = Cast(table.state, kinds_before(table.state, journal))
    for n, item in journal.items:
        if isinstance(item, Explanation):
            if n > since:
                yield n, item, cast
        elif (face := item.seen_by(seat)) is not None:
            if n > since:
                yield n, face, cast
            cast.learn(face)


def kinds_before(s: Battle, journal: Journal) -> dict[str, str]:
    """What every counter was before anything happened: who was revealed later, was suspected then."""
    events = [item for _, item in journal.items if isinstance(item, Event)]
    kinds = {**kinds_at_first(s.board, s.bot), **{id_: unit.kind.id for id_, unit in s.units.items()}}
    kinds |= {event.args[0]: event.args[1] for event in events if event.name == "destroyed"}
    unknown = {event.args[0] for event in events if event.name in ("suspect_placed", "suspect_revealed")}
    return kinds | dict.fromkeys(unknown, suspect_kind(s))


def suspect_kind(s: Battle) -> str:
    return f"{SIDES[max(s.bot, 0)]}-suspect"


def called(id_: str) -> Text:
    """The id of a counter, or of a hex, as a reader knows it."""
    return Text("counter-id", {"id": id_})


def counter_name(cast: Cast, id_: str) -> Text:
    return Text("counter", {"kind": kind_name(cast.kinds.get(id_) or suspect_kind(cast.s)), "id": id_})


@lru_cache(maxsize=64)
def kinds_at_first(board: Board, bot: int) -> Mapping[str, str]:
    """By name: every counter the scenario begins with or brings in later."""
    found = {row.id: row.type for row in all_counters(board.mission)}
    solo = board.mission.solo
    if solo and bot >= 0:
        found |= {row.id: f"{SIDES[bot]}-suspect" for row in solo.suspect}
    for coming in solo.reinforcement if solo else ():
        several = len(coming.units) > 1
        found |= {f"{coming.id}-{n}" if several else coming.id: kind for n, kind in enumerate(coming.units, 1)}
    return found


def marker_name(marker: str) -> Text:
    return Text("marker-unknown" if marker.endswith(UNSEEN) else f"marker-{marker}")


def slot_name(slot: str) -> Text:
    """A line of an order card: cc1, short2, pass_check, counter1, T3, scenario1, event."""
    found = re.fullmatch(r"([A-Za-z_]+?)(\d*)", slot)
    name, number = (found[1], found[2]) if found else (slot, "")
    return Text("slot-" + {"T": "tactical"}.get(name, name.replace("_", "-")), {"n": int(number or 0)})


def target_name(cast: Cast, value: str) -> Text | str:
    """What a roll is aimed at: a counter, a fortification, a herd, or a hex."""
    if value in cast.kinds:
        return counter_name(cast, value)
    if value in FORTS:
        return Text(f"fort-{value}")
    return Text(f"herd-{value}") if value in HERDS else value


def word(cast: Cast, kind: str, value: Any) -> Any:
    """One argument of an event as its sentence needs it."""
    if kind in ("number", "plain", "hex"):
        return value
    if kind == "counter":
        return counter_name(cast, value)
    if kind == "side":
        return side_name(value)
    if kind == "facing":
        return Text(f"facing-{DIRECTIONS[value]}")
    if kind == "marker":
        return marker_name(value)
    if kind == "slot":
        return slot_name(value)
    if kind == "cell":
        return cell_name(value)
    if kind == "token":
        return Text(f"token-{value}") if value in ("none", "mines") else kind_name(value)
    if kind == "arrival":
        return arrival_side(cast.s, value)
    return Text(f"{kind}-{value}")


def cell_name(name: str) -> Text:
    """One of our cells, or one in the words of whoever wrote the scenario."""
    return Text(f"cell-{name or 'empty'}") if name in CELL_NAMES else Text("own-words", {"words": name})


def arrival_side(s: Battle, arrival: str) -> Text:
    """Whose reinforcements these are."""
    mission = s.board.mission
    sides = {row.id: str(row.side) for row in mission.arrival}
    sides |= {row.id: row.side for row in (mission.solo.reinforcement if mission.solo else ())}
    return side_name(SIDES.index(sides[arrival]))


# Events


def event_words(cast: Cast, event: Event) -> dict[str, Any]:
    if event.name in OF_MANY:
        return {"units": tuple(counter_name(cast, id_) for id_ in event.args)}
    fields = EVENTS[event.name]
    found = {field: word(cast, kind, value) for (field, kind), value in zip(fields, event.args, strict=True)}
    if event.name == "order_card":
        found["known"] = card_of(cast.s, found["n"]).origin
    if event.name == "destroyed":
        found["unit"] = Text("counter", {"kind": found["kind"], "id": found["id"]})
    if event.name == "checked":
        found["outcome"] = "stays" if found["stays"] else outcome_of(found["value"], found["cost"])
    if event.name == "spent_roll":
        found["outcome"] = outcome_of(found["face"], found["cost"])
    if event.name == "suspect_gone":
        found["unit"] = Text("counter", {"kind": kind_name(suspect_kind(cast.s)), "id": found["id"]})
    return found


def outcome_of(shown: int, cost: int) -> str:
    """§B2.5a More than the cost, and they stay fresh."""
    return "passed" if shown > cost else "failed"


def event_text(cast: Cast, event: Event) -> Text:
    """The log line of an event."""
    if event.name == "drifted" and not event.args[2]:
        return Text("event-drifted-off", event_words(cast, event))
    return Text("event-" + event.name.replace("_", "-"), event_words(cast, event))


# Questions


def asked_word(cast: Cast, key: str, value: Any) -> Any:
    """What a question mentions, as its sentence needs it."""
    if key == "unit":
        return Text("unit-unknown") if value == UNKNOWN else counter_name(cast, value)
    if key == "target":
        return target_name(cast, value)
    if key == "members":
        return tuple(counter_name(cast, id_) for id_ in value)
    if key == "dice":
        return ", ".join(map(str, value))
    if key == "deed":
        return deed_text(cast, value)
    if key == "line":
        return line_text(value)
    return word(cast, key, value) if key in ("side", "slot", "roll", "battery") else value


def deed_text(cast: Cast, deed: Deed) -> Text:
    """§42.0a What Athena is about to do: who, to whom, what she needs, what it costs."""
    if deed.name == grammar.PASS_CHECK:
        return Text("deed-pass-check", {"ai": deed.least, "units": deed.most})
    if not deed.units:
        return Text(f"deed-{deed.name}")
    names = tuple(counter_name(cast, id_) for id_ in deed.units)
    words = {
        "unit": names[0],
        "units": names,
        "helpers": len(names) - 1,
        "target": target_name(cast, deed.target),
        "odds": odds_text(deed.need),
        "price": price_text(deed.least, deed.most),
    }
    return Text(f"deed-{deed.name}", words)


def odds_text(need: int) -> Text:
    return Text("odds-unknown") if need < 0 else Text("odds", {"need": need, "chance": chance(need)})


def price_text(least: int, most: int) -> Text:
    if least < 0:
        return Text("price-unknown")
    if not most:
        return Text("price-nothing")
    return Text("price", {"n": most}) if least == most else Text("price-between", {"least": least, "most": most})


# Orders


AFTER: Final = (  # requirements that stand behind the noun; the others stand before it
    grammar.STRESSED,
    grammar.COVER,
    grammar.OPEN,
    grammar.IN_FZ,
    grammar.IN_LOS,
    grammar.NO_UNIT_WITHIN,
    grammar.UNIT,
)
NOUNS: Final = (grammar.RE, grammar.MORTAR_OR_GUN)  # requirements that are nouns themselves


def order_text(order: Order) -> Text:
    """An order in words: who is wrapped in one message for each requirement, and so is the target."""
    body = bare_order(order)
    return Text("order-if", {"condition": condition_text(order.condition), "order": body}) if order.condition else body


def bare_order(order: Order) -> Text:
    action = action_text(order.action)
    if order.who is None:
        return action
    words = {"who": who_text(order.who), "action": action}
    if not order.targets:
        return Text("order-plain", words)
    return Text(f"order-{order.dist}", {**words, "aim": aims_text(order.targets)})


def action_text(action: Action) -> Text:
    text = Text("act-" + "-".join(filter(None, (action.name, action.toward))))
    return Text("act-with-cap", {"action": text, "n": action.cap}) if action.cap else text


def action_of(line: str) -> Action:
    """An action of a priority line, as it was written down for an explanation."""
    name, _, cap = line.partition(" +")
    return Action(name, cap=int(cap.removesuffix("cap") or 0))


def line_text(line: str) -> Text:
    """A line of an order card as it was written down: an order, or an action of a priority line."""
    is_action = line.partition(" +")[0] in grammar.ACTIONS
    return action_text(action_of(line)) if is_action else order_text(parse(line))


def who_text(who: Who) -> Text:
    noun = next((each.name for each in who.requires if each.name in NOUNS), "")
    text = wrapped(Text(f"who-{noun}" if noun else "order-ai"), "who", who.requires, who.best)
    return Text("order-group", {"who": text}) if who.kind == grammar.GROUP else text


def aims_text(aims: Sequence[Aim]) -> Text:
    text = aim_text(aims[0])
    for other in aims[1:]:
        text = Text("aim-or", {"first": text, "second": aim_text(other)})
    return text


def aim_text(aim: Aim) -> Text:
    if aim.kind == grammar.UNIT:
        return wrapped(Text("aim-unit"), "aim", aim.requires, aim.best)
    if aim.kind == grammar.CONTROL:
        return Text("aim-control", {"side": side_name(SIDES.index(aim.value))})
    if aim.kind == grammar.EDGE:
        return Text("aim-edge", {"facing": Text(f"facing-{aim.value}")})
    return Text(f"aim-{aim.kind}", {"hex": aim.value})


def wrapped(text: Text, prefix: str, requires: Iterable[Requirement], best: str) -> Text:
    before = [each for each in requires if each.name not in (*AFTER, *NOUNS)]
    after = [each for each in requires if each.name in AFTER]
    for each in (*reversed(before), *after):
        n = int(each.value) if each.value.isdecimal() else 0
        text = Text(f"{prefix}-{each.name}", {prefix: text, "n": n, "id": each.value})
    return Text(f"{prefix}-{best}", {prefix: text}) if best else text


def condition_text(condition: Condition, begin: str = "condition") -> Text:
    """What an order asks for first; with `unmet` that it is not so."""
    name = "fresh-ai" if condition.name == grammar.FEWER_FRESH_AI else condition.name
    side = side_name(SIDES.index(condition.value)) if condition.value else ""
    return Text(f"{begin}-{name}", {"n": condition.least, "side": side})


# Reasons


def reason_text(line: Line) -> Text:
    """One line of an explanation; counters are called by their names."""
    text, about = line.text, line.about
    if text.startswith("pair"):
        return pair_text(text, about)
    words: dict[str, Any] = {}
    if text.startswith("way"):
        words = {"hex": line.before[0], "n": about[0], "threats": len(about[1]), "bonus": about[2], "cost": about[3]}
    elif text == "unmet":
        return condition_text(Condition(*about), "unmet")
    elif text.endswith(("_all", "_nobody")) or text == "who":
        words = {"command": about[0] if about else 0, "names": tuple(map(called, line.after))}
    elif len(about) == 1:
        words = {"n": about[0]}
    elif len(about) == 2:
        words = {"ai": called(about[0]), "n": about[1]}
    return Text("reason-" + text.replace("_", "-"), words)


def pair_text(text: str, about: Sequence[Any]) -> Text:
    """§5.1c A pair: who, whom, how far, and the numbers of an attack, or what speaks against it."""
    ai, target, away, *more = about
    words: dict[str, Any] = {"ai": called(ai), "target": called(target), "n": away}
    if text == "pair" and not target:
        return Text("reason-pair-alone", words)
    if text in ("pair_attack", "pair_needs"):
        dr, ar = (sum(n for _, n in parts) for parts in more[:2])
        words |= {"dr": dr, "ar": ar, "cap": more[3], "need": more[4], "cost": more[5]}
    elif text == "pair_move":
        words["goal"] = ", ".join(more)
    elif text == "pair_sight" and more:
        return Text("reason-pair-sight-blocked", words | {"blockers": ", ".join(more)})
    return Text("reason-" + text.replace("_", "-"), words)
