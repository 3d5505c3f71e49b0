"""Every name, order and reason of the game as a Text, ready for either language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from visavis.games.bear.board import Board
from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Action, Aim, Condition, Order, Requirement, Who, parse
from visavis.games.bear.bot.sense import Deed
from visavis.games.bear.bot.setup import SEATS
from visavis.games.bear.bot.solo_data import CELL_NAMES
from visavis.games.bear.faults import all_counters
from visavis.games.bear.rules.dice import chance
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import BUNKER, HASTY, MINES, ROAD_BLOCK, TRENCH, UNSEEN, WIRE, Battle
from visavis.kernel.journal import Event
from visavis.kernel.kept import kept
from visavis.kernel.priorities import Line
from visavis.kernel.view import Text
from visavis.kernel.vocabulary import key_of

FORTS: Final = (TRENCH, BUNKER, HASTY, WIRE, ROAD_BLOCK, MINES)
HERDS: Final = ("refugees", "cattle")

# Names


def side_name(side: int) -> Text:
    return Text(f"side-{SEATS[side]}") if side >= 0 else Text("side-nobody")


def kind_name(kind: str) -> Text:
    return Text(f"unit-{kind}")


class Cast:
    """A battle, and how it stood at the moment spoken of."""

    __slots__ = ("card", "fired_into", "firing", "kinds", "s")

    def __init__(self, s: Battle, kinds: dict[str, str]) -> None:
        self.s = s
        self.kinds = kinds  # of the counters, by name
        self.firing = self.fired_into = ""  # who attacked last, and where
        self.card = 0  # the order card that is read

    def learn(self, event: Event) -> None:
        """What an event tells: who was suspected, who is somebody now, who fires, which card has come."""
        if event.name in ("destroyed", "suspect_revealed"):
            self.kinds[event.args[0]] = event.args[1]
        elif event.name == "suspect_placed":
            self.kinds[event.args[0]] = suspect_kind(self.s)
        elif event.name == "attack":
            self.firing, self.fired_into = event.args[:2]
        elif event.name == "order_card":
            self.card = event.args[0]


def cast_now(s: Battle) -> Cast:
    return Cast(s, {id_: unit.kind.id for id_, unit in s.units.items()})


def suspect_kind(s: Battle) -> str:
    return f"{SIDES[max(s.bot, 0)]}-suspect"


def called(id_: str) -> Text:
    """The id of a counter, or of a hex, as a reader knows it."""
    return Text("counter-id", {"id": id_})


def counter_name(cast: Cast, id_: str) -> Text:
    return Text("counter", {"kind": kind_name(cast.kinds.get(id_) or suspect_kind(cast.s)), "id": id_})


@kept
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


def token_name(token: str) -> Text:
    """What may come out of the pool of suspected enemies."""
    return Text(f"token-{token}") if token in ("none", "mines") else kind_name(token)


def marker_name(marker: str) -> Text:
    return Text("marker-unknown" if marker.endswith(UNSEEN) else f"marker-{marker}")


def marker_help(marker: str) -> Text:
    """What a hit marker does to whoever has it."""
    return Text(f"{marker_name(marker).key}-help")


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


def cell_name(name: str) -> Text:
    """One of our cells, or one in the words of whoever wrote the scenario."""
    return Text(f"cell-{name or 'empty'}") if name in CELL_NAMES else Text("own-words", {"words": name})


def arrival_side(s: Battle, arrival: str) -> Text:
    """Whose reinforcements these are."""
    mission = s.board.mission
    sides = {row.id: str(row.side) for row in mission.arrival}
    sides |= {row.id: row.side for row in (mission.solo.reinforcement if mission.solo else ())}
    return side_name(SIDES.index(sides[arrival]))


# Questions


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
    before = [each for each in requires if each.name not in AFTER and each.name not in NOUNS]
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
    elif text == "leaves":
        words = {"ai": called(line.before[0])}
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
    elif text in ("pair_sight", "pair_long_range") and more:
        return Text(key_of("reason", text, "blocked"), words | {"blockers": ", ".join(more)})
    return Text("reason-" + text.replace("_", "-"), words)
