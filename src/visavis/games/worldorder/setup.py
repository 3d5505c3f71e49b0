"""Chapters B2 and A2: setting up. What shuffled cards decide is asked by the first steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from visavis.games.worldorder.asking import seat_of
from visavis.games.worldorder.board import LEVELS, MARKET_COPIES, Board, board_for
from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.sheets import DOMESTIC, GOODS, POWERS, REGIONS
from visavis.games.worldorder.state import (
    EXPERT,
    NORMAL,
    Ally,
    Nation,
    Options,
    World,
    automas_of,
    is_automa,
    people_of,
)
from visavis.kernel.choice import Asking, Choice, Step, take, together
from visavis.kernel.deck import Deck
from visavis.kernel.game import Item, Scenario, Setting

# §B1.1 §A1.1 People and Automas of each scenario
SHAPES: Final = {
    "solo-1": (1, 1),
    "solo-2": (1, 2),
    "solo-3": (1, 3),
    "two": (2, 0),
    "two-1": (2, 1),
    "two-2": (2, 2),
    "three": (3, 0),
    "three-1": (3, 1),
    "four": (4, 0),
}
CHAIRS: Final = ("first", "second", "third", "fourth")
AUTOMAS: Final = ("automa-1", "automa-2", "automa-3")
WEST: Final = ("usa", "eu")


def scenario_of(name: str, people: int, automas: int) -> Scenario:
    return Scenario(name, (*CHAIRS[:people], *AUTOMAS[:automas]), tuple(range(people, people + automas)))


def parties(people: int, automas: int) -> tuple[str, ...]:
    """Who may sit where: powers by chair; §B1.2 of two, one is of the West and the other is not."""
    found = []
    for persons in combinations(POWERS, people):
        for machines in combinations([power for power in POWERS if power not in persons], automas):
            chairs = (*persons, *machines)
            if len(chairs) > 2 or sum(power in WEST for power in chairs) == 1:
                found.append("-".join(chairs))
    return tuple(found)


SCENARIOS: Final = tuple(scenario_of(name, *shape) for name, shape in SHAPES.items())
PARTIES: Final = {name: parties(*shape) for name, shape in SHAPES.items()}
WITH_AUTOMAS: Final = tuple(name for name, (_, automas) in SHAPES.items() if automas)
IN_COMPANY: Final = tuple(name for name, (people, _) in SHAPES.items() if people > 1)
# §A1.7 The modules of the expansion go together in any way.
SETTINGS: Final = (
    *(Setting("powers", found[0], found, (name,), "B0.1") for name, found in PARTIES.items() if len(found) > 1),
    Setting("level", NORMAL, (NORMAL, EXPERT), WITH_AUTOMAS, "A1.2"),
    Setting("objectives", False, rule="G1.1"),
    Setting("growth", "base", ("base", "replace", "variant-1", "variant-2"), rule="G2.1"),
    Setting("new_abilities", False, (), IN_COMPANY, "G4.1"),  # §G4.2 if all agree, §G4.3 never alone
    Setting("new_assets", False, rule="G5.1"),
    Setting("orders", False, rule="B20.1"),
    Setting("first_hand", "shuffled", ("shuffled", "recommended"), rule="B2.13"),
    Setting("market_row", 6, (6, 5), rule="R6"),
    Setting("round_1_income", False, (), WITH_AUTOMAS, "R2"),
    Setting("last_research", "none", ("none", "automas", "all"), rule="R3"),
    Setting("eu_prosperity", "card", ("card", "board"), WITH_AUTOMAS, "R33"),
    Setting("usa_market", "card", ("card", "picture"), WITH_AUTOMAS, "R34"),
    Setting("automa_goods", "each", ("each", "once"), WITH_AUTOMAS, "R45"),
)

DRAWN: Final = 3  # §B2.16 §G1.2 assets, and objectives
KEPT: Final = 2
OPEN_GROWTH: Final = (2, 0, 0, 0)  # §G2.4 cards more than powers in play, by level; of the fifth always two
LAST_LEVEL_OPEN: Final = 2
TITLES: Final = 2  # §G2.3 a level


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> World:
    """§B2 The table before the first card."""
    people, _ = SHAPES[scenario]
    agreed = Options(**options)
    chairs = (agreed.powers or PARTIES[scenario][0]).split("-")
    return lay_out(scenario, board_for(overlay), tuple(chairs), people, agreed)


def lay_out(scenario: str, board: Board, chairs: tuple[str, ...], people: int, options: Options) -> World:
    """§B2.1 to §B2.12 What lies where; the agenda holds the rest. The first chairs are people's."""
    s = World([], scenario, board, options, chairs, people)
    lay_board(s)
    shuffle_decks(s)
    for power in chairs:
        s.nations[power] = automa_of(s, power) if power in automas_of(s) else person_of(s, power)
    lay_commerce(s)
    if options.objectives:
        s.goals = {power: objectives_of(board, power) for power in automas_of(s)}  # §G1.17
    s.sole = dict.fromkeys(chairs, 0)
    s.then(*dealt(s))
    return s


def lay_board(s: World) -> None:
    """§B2.1 What is printed is the board's; §B2.2 one cube lies on a slot; §B2.3 all the others are free."""
    s.permanent, s.extra = dict.fromkeys(REGIONS, ()), dict.fromkeys(REGIONS, ())
    s.temporary = {region: tuple(s.board.regions[region].held) for region in REGIONS}
    s.armies = dict.fromkeys(REGIONS, (0, 0, 0, 0))


def shuffle_decks(s: World) -> None:
    """§B2.4 Countries, §B2.5 the Market, §B2.7 Auto-Influence; §A2.7 Decision cards, if anybody needs them."""
    s.open = dict.fromkeys(REGIONS, ())
    s.countries = {region: Deck(countries_of(s.board, region)) for region in REGIONS}
    s.abilities = Deck(market_of(s.board, s.people, s.options))
    s.influence = list(s.board.influence)
    s.decisions = list(s.board.decisions) if automas_of(s) else []


def lay_commerce(s: World) -> None:
    """§B2.14 Face up, by the number of powers in play; those of unplayed powers, too, but §A1.5 none of an Automa."""
    present = {power: sum(card.players <= len(s.chairs) for card in s.board.commerce[power]) for power in POWERS}
    s.commerce = {power: () if is_automa(s, power) else (True,) * n for power, n in present.items()}


def dealt(s: World) -> Iterator[Item]:
    """§B2.4 to §B2.6 What opens; §B2.13 §B2.16 §G1.2 what people get and choose; §B2.19 the turn order."""
    people = people_of(s)
    yield from (("open_countries",), ("open_market",), ("lay_growth",))
    yield from (("first_hand", power) for power in people)
    yield from (("deal_assets", power) for power in people)
    if s.options.objectives:
        yield from (("deal_objectives", power) for power in people)
    yield from (("choose_cards",), ("order",), ("round", 1))


def countries_of(board: Board, region: str) -> list[str]:
    return [id_ for id_, card in board.countries.items() if card.region == region and not card.owner]


def market_of(board: Board, people: int, options: Options) -> list[str]:
    """§B2.5 Two of each title; §G4.1 the new ones if all agree, §G4.3 §G4.4 not against Automas alone (ruling R52)."""
    with_new = options.new_abilities and people > 1
    titles = [title for title in board.market if with_new or not board.abilities[title].expansion]
    return [title for title in titles for _ in range(MARKET_COPIES)]


def nation_of(s: World, power: str, automa: bool, money: int, vp: int) -> Nation:
    row = s.board.powers[power]
    own = [id_ for id_, card in s.board.countries.items() if card.owner == power]
    return Nation(
        power=power,
        automa=automa,
        money=money,
        vp=vp,
        focus=DOMESTIC,  # §B2.11 §A2.5
        allies={id_: Ally() for id_ in own},  # §B2.12
        goods=dict.fromkeys(GOODS, 0),
        production=dict.fromkeys(GOODS, 0),
        deck=Deck([*row.first_hand, *row.rest]),  # §A2.2
    )


def person_of(s: World, power: str) -> Nation:
    """§B2.8 §B2.9 §B2.10 Production, as much of everything, and money; §B2.18 an order card in that module."""
    nation = nation_of(s, power, False, s.board.powers[power].money, 0)
    nation.production = dict(s.board.production[power])
    nation.goods = dict(s.board.production[power])
    nation.order = s.options.orders
    return nation


def automa_of(s: World, power: str) -> Nation:
    """§A2.3 §B20.4 Its own money; §A2.4 10 VP, or 13; §A2.5 three tokens; §A2.6 more on the round track."""
    data = s.board.automa.board
    nation = nation_of(s, power, True, s.board.players[power].money, automa_points(s.board, s.options))
    cells = [cell for row in data.row for cell in (row.left, row.right)]
    nation.cells = {cell: data.tokens.count(cell) for cell in cells}
    nation.track = list(data.expert if s.options.level == EXPERT else data.normal)
    return nation


def automa_points(board: Board, options: Options) -> int:
    """§A2.4 §A21.1 What its VP marker starts on."""
    data = board.automa.board
    return data.points_with_orders if options.orders else data.points


# Growth cards


def lay_growth(s: World) -> Step:
    """§B2.6 Two titles a level; §G2.2 those of the expansion; §G2.3 two of four; §G2.4 open cards of both sets."""
    way = s.options.growth
    if way == "variant-2":
        yield from open_growth(s)
        return
    titles = list(s.board.growth)
    if way == "variant-1":
        titles = yield from pick_titles(s)
    else:
        titles = [title for title in titles if s.board.growth[title].expansion == (way == "replace")]
    copies = s.board.copies[len(s.nations)]  # ruling R7
    s.growth = {title: copies[s.board.growth[title].level - 1] for title in s.board.growth if title in titles}
    for title, n in s.growth.items():
        s.tell("growth_laid", title, n)


def pick_titles(s: World) -> Asking[list[str]]:
    """§G2.3 At random, two of each level."""
    found = []
    for level in range(1, LEVELS + 1):
        pool = [title for title, card in s.board.growth.items() if card.level == level]
        for n in range(TITLES):
            title = yield from take("growth_title", pool, "G2.3", {"level": level, "n": n + 1, "of": TITLES})
            found.append(title)
    return found


def open_growth(s: World) -> Step:
    """§G2.4 As many as powers in play, of level 1 two more, of level 5 two; §G2.5 §G2.6 never replaced (ruling R55)."""
    found: list[str] = []
    full = s.board.copies[len(POWERS)]
    for level in range(1, LEVELS + 1):
        pool = [t for t, card in s.board.growth.items() if card.level == level for _ in range(full[level - 1])]
        open_ = LAST_LEVEL_OPEN if level == LEVELS else len(s.nations) + OPEN_GROWTH[level - 1]
        for n in range(open_):
            title = yield from take("growth_card", pool, "G2.4", {"level": level, "n": n + 1, "of": open_})
            found.append(title)
    s.growth = {title: found.count(title) for title in s.board.growth if title in found}
    for title, n in s.growth.items():
        s.tell("growth_laid", title, n, rule="G2.4")


# Cards of people


def first_hand(s: World, power: str) -> None:
    """§B2.13 Six of twelve, or the six with a triangle (ruling R9)."""
    nation, row = s.nations[power], s.board.powers[power]
    if s.options.first_hand == "recommended":
        nation.hand = list(row.first_hand)
        nation.deck = Deck(row.rest)
        s.tell_secret((seat_of(s, power),), "first_hand", (power, tuple(nation.hand)), "first_hand_taken", (power,))
    else:
        s.then(("draw", power, len(row.first_hand), "B2.13"))


def own_assets(s: World, power: str) -> list[str]:
    """§B2.16 Five; §G5.1 eight (ruling R58)."""
    rows = s.board.assets.values()
    return [row.id for row in rows if row.power == power and (s.options.new_assets or not row.expansion)]


def deal_assets(s: World, power: str) -> Step:
    """§B2.16 Three cards, for his eyes."""
    nation, pool, seat = s.nations[power], own_assets(s, power), seat_of(s, power)
    for n in range(DRAWN):
        id_ = yield from take("asset", pool, "B2.16", {"power": power, "n": n + 1, "of": DRAWN}, seat)
        nation.assets = [*nation.assets, id_]
        s.tell_secret((seat,), "asset_drawn", (power, id_), "asset_card_drawn", (power,))
    nation.spare = pool


def objectives_of(board: Board, power: str) -> list[str]:
    """§G1.1 The eight of a power."""
    return [row.id for row in board.objectives.values() if row.power == power]


def deal_objectives(s: World, power: str) -> Step:
    """§G1.1 §G1.2 Three of eight; §G1.16 another for one that asks for a power no person plays (ruling R49)."""
    nation, seat = s.nations[power], seat_of(s, power)
    pool = objectives_of(s.board, power)
    while len(nation.objectives) < DRAWN:
        about = {"power": power, "n": len(nation.objectives) + 1, "of": DRAWN}
        id_ = yield from take("goal", pool, "G1.2", about, seat)
        if is_redrawn(s, id_):
            s.tell_secret((seat,), "objective_redrawn", (power, id_))
        else:
            nation.objectives = [*nation.objectives, id_]
            s.tell_secret((seat,), "objective_drawn", (power, id_), "objective_card_drawn", (power,))


def is_redrawn(s: World, objective: str) -> bool:
    """§G1.16 None of the powers it names is played by a person."""
    named = s.board.objectives[objective].redraw
    return bool(named) and not any(power in people_of(s) for power in named)


def choose_cards(s: World) -> Step:
    """§B2.16 §G1.2 Two assets and two objectives of three, §B2.17 with both hands in view; nothing is shown before."""
    people = people_of(s)
    assets = yield from together([pair_of(s, power, "assets", s.nations[power].assets) for power in people])
    for_goals = people if s.options.objectives else []
    found = [pair_of(s, power, "objectives", s.nations[power].objectives) for power in for_goals]
    objectives = yield from together(found)
    for power, pair in zip(people, assets, strict=True):
        keep_assets(s, power, pair.split())
    for power, pair in zip(for_goals, objectives, strict=True):
        keep_objectives(s, power, pair.split())


def keep_assets(s: World, power: str, kept: list[str]) -> None:
    """§B2.16 They lie open (§B1.8); the start VP are those printed on them."""
    nation = s.nations[power]
    nation.spare = [*nation.spare, *(id_ for id_ in nation.assets if id_ not in kept)]  # §K4.18
    nation.assets = kept
    for id_ in kept:
        s.tell("asset_kept", power, id_)
        score(s, power, s.board.assets[id_].points, "asset", "B2.16")


def keep_objectives(s: World, power: str, kept: list[str]) -> None:
    """§G1.2 For his eyes; the others go to the box."""
    s.nations[power].objectives = kept
    s.tell_secret((seat_of(s, power),), "objectives_kept", (power, tuple(kept)), "objectives_chosen", (power,))


def pair_of(s: World, power: str, name: str, cards: Sequence[str]) -> Choice[str]:
    pairs = [" ".join(pair) for pair in combinations(cards, KEPT)]
    return Choice(seat_of(s, power), name, pairs, "B2.16" if name == "assets" else "G1.2", {"power": power})
