"""§O1 Questions with which a step begins: the rules can carry it out from there, whatever is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.worldorder.opponent.outcomes import is_nothing
from visavis.games.worldorder.rules.influence import PASS
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import OPTIONAL, USUAL, Terms
from visavis.kernel.choice import Choice
from visavis.kernel.game import Item

Begun = Callable[[World, str, Choice[Any]], Item]


def named(choice: Choice[Any]) -> tuple[Any, ...]:
    return tuple(each for each in choice.options if not is_nothing(each))


def action(name: str, of: str = "") -> Begun:
    """An action with what there is to choose from; what else its card says of it, nobody knows by then."""

    def begun(s: World, power: str, choice: Choice[Any]) -> Item:
        optional: Terms = OPTIONAL if PASS in choice.options else USUAL
        return (name, power, ((of, named(choice)), *optional) if of else optional)

    return begun


def card(title: str) -> Begun:
    """§B4.2 A card whose step this is; it has been played."""
    return lambda s, power, choice: ("copied", power, title)


# Where nothing has been done yet when it is asked
TURNS: Final[Mapping[str, Begun]] = {
    name: lambda s, power, choice: (choice.name, power) for name in ("play", "play_again", "end_turn", "focus", "shop")
}
ACTIONS: Final[Mapping[str, Begun]] = {
    "relations": action("relations", "countries"),
    "engage": action("engage", "regions"),
    "invest": action("invest", "countries"),
    "base": action("base", "countries"),
    "growth": action("growth"),
    "trade": lambda s, power, choice: ("deal", power),
    "raise": lambda s, power, choice: ("raise", power),
    "move_from": lambda s, power, choice: ("move", power, choice.about["left"], USUAL),
    "boost": card("boost-production"),
}
# Nothing else is known of what these lead to
SELDOM: Final[Mapping[str, Begun]] = {
    "double": lambda s, power, choice: ("trade", power, (("double_one", tuple(choice.options)),)),
    "engage_token": lambda s, power, choice: ("engage_token", power, choice.about["region"]),
    "reset": lambda s, power, choice: ("reset", power, named(choice), int(PASS in choice.options)),
    "negotiate": lambda s, power, choice: ("negotiate", power),
    "agenda": lambda s, power, choice: ("agenda", power),
    "restructure": lambda s, power, choice: ("restructure", power),
    "transfer": lambda s, power, choice: ("ability", power, "knowledge-transfer"),
    "take": card("minimize-bureaucracy"),
}
