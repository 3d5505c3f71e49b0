"""With the box on the table: what is told to lay out and to move leads to the very position a question is asked in.

A hand that knows nothing but the sentences' own words follows every list, beginning with an empty table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from visavis.agents import BOT
from visavis.company.by_hand import ALL, NOTHING, PIECES, Rolls
from visavis.company.party import HUMAN, Party
from visavis.company.real_table import Lists
from visavis.company.turns import asks_a_person, settle
from visavis.games import GAMES, load
from visavis.games.bear import words as bear
from visavis.games.blitzkrieg import words as blitz
from visavis.games.blitzkrieg.state import weapons_in_pile
from visavis.games.manhattan import words as manhattan
from visavis.games.manhattan.board import TRACKS, TYPES
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text

ALL_SCENARIOS: Final = [(game, each.name) for game in GAMES for each in load(game).scenarios]


def steps_of(table: Table[Any], seat: int = SPECTATOR) -> list[Text]:
    """What a seat is told to lay out."""
    header = table.header
    return list(table.game.set_out(table.game.setup(header.scenario, header.options, header.overlay), seat))


def word(text: Text) -> str:
    """The thing a name names: token-A1 is A1."""
    return text.key.partition("-")[2]


def spread(parts: tuple[Text, ...], name: str) -> list[str]:
    """Things listed with how many there are of each."""
    return [word(part.args[name]) for part in parts for _ in range(part.args["n"])]


def amounts(parts: tuple[Text, ...]) -> dict[str, int]:
    return {word(part): part.args["n"] for part in parts}


class Lying:
    """What lies on the table, by the words of the lists."""

    def __init__(self) -> None:
        self.at: dict[Any, Any] = {}

    def follow(self, text: Text) -> None:
        getattr(self, text.key.replace("-", "_"), self.nothing_counted)(**text.args)

    def nothing_counted(self, **words: Any) -> None:
        """What this hand leaves aside."""


# Blitzkrieg!


class War(Lying):
    """Bags, reserves, the bot's row, tracks, scores, spaces and stratagems; weapons in bags count as such."""

    def __init__(self) -> None:
        super().__init__()
        self.bag: dict[str, Counter[str]] = {}
        self.held: dict[str, list[str]] = {}
        self.marker: dict[str, Text] = {}
        self.score: dict[str, int] = {}
        self.placed: dict[str, str] = {}
        self.pile, self.cup, self.laid = 0, Counter[str](), ""
        self.weapons: set[str] = set()

    def lay_bag(self, side: Text, n: int, tokens: tuple[Text, ...]) -> None:
        self.bag[word(side)], self.held[word(side)] = Counter(spread(tokens, "token")), []
        assert self.bag[word(side)].total() == n

    def lay_pile(self, n: int, tokens: tuple[Text, ...]) -> None:
        self.pile, self.weapons = n, set(spread(tokens, "token"))
        assert len(spread(tokens, "token")) == n

    def lay_markers(self, theatres: tuple[Text, ...]) -> None:
        self.marker = {word(theatre): Text("cell-centre") for theatre in theatres}

    def lay_score(self, sides: tuple[Text, ...]) -> None:
        self.score = {word(side): 0 for side in sides}

    def lay_cup(self, n: int, stratagems: tuple[Text, ...]) -> None:
        self.cup = Counter(map(word, stratagems))
        assert self.cup.total() == n

    def lay_stratagem(self, stratagem: Text) -> None:
        self.laid = word(stratagem)

    def out_of_bag(self, side: str, token: str) -> None:
        self.bag[side]["weapon" if token in self.weapons else token] -= 1
        self.held[side].append(token)

    def into_bag(self, side: str, token: str) -> None:
        self.bag[side]["weapon" if token in self.weapons else token] += 1

    def move_drew(self, side: Text, token: Text, **_: Any) -> None:
        self.out_of_bag(word(side), word(token))

    def move_armed(self, side: Text, token: Text, **_: Any) -> None:
        self.pile -= 1
        self.held[word(side)].append(word(token))

    def move_researched_unseen(self, side: Text, **_: Any) -> None:
        self.pile -= 1
        self.bag[word(side)]["weapon"] += 1

    def move_placed(self, side: Text, token: Text, space: Text, where: str, **_: Any) -> None:
        if where == "reserve":
            self.held[word(side)].remove(word(token))
        self.placed[repr(space)] = word(token)

    def move_from_row(self, token: Text, place: int) -> None:
        assert next(iter(self.held.values())).pop(place - 1) == word(token)

    def move_bombed(self, token: Text, victim: Text, **_: Any) -> None:
        self.held[word(victim)].remove(word(token))
        self.into_bag(word(victim), word(token))

    def move_bombed_row(self, token: Text, place: int, **_: Any) -> None:
        side = next(iter(self.held))
        assert self.held[side].pop(place - 1) == word(token)
        self.into_bag(side, word(token))

    def scored(self, side: Text, before: int, total: int, **_: Any) -> None:
        assert self.score[word(side)] == before
        self.score[word(side)] = total

    move_scored = move_bonus = move_propaganda = move_extra_vp = scored

    def move_marker(self, theatre: Text, to: Text, **words: Any) -> None:
        assert self.marker[word(theatre)] == words["from"]
        self.marker[word(theatre)] = to

    def move_opened(self, theatre: Text, **words: Any) -> None:
        del self.marker[word(words["from"])]
        self.marker[word(theatre)] = Text("cell-centre")

    def move_marker_left(self, theatre: Text, **_: Any) -> None:
        del self.marker[word(theatre)]

    def move_stratagem(self, stratagem: Text, previous: Text, **_: Any) -> None:
        self.cup[word(stratagem)] -= 1
        assert self.laid == word(previous)
        self.cup[word(previous)] += 1
        self.laid = word(stratagem)

    def typed(self, choice: Choice[Any], answer: str, s: Any) -> None:
        """A token that came out of a bag or the pile is laid where it belongs by whoever drew it."""
        if choice.name in ("deal", "draw", "produce"):
            self.out_of_bag(s.board.head.sides[choice.about["side"]], answer)
        elif choice.name == "weapon":
            self.move_armed(blitz.side_name(s, choice.about["side"]), Text(f"token-{answer}"))

    def check(self, s: Any) -> None:
        sides = s.board.head.sides
        for n, side in enumerate(sides):
            true = Counter(token if token in s.board.ordinary else "weapon" for token in s.bag[n])
            assert +self.bag[side] == true
            held = [blitz.token_code(token) for token in s.reserve[n]]
            assert self.held[side] == held if n == s.bot else Counter(self.held[side]) == Counter(held)
        assert self.pile == weapons_in_pile(s)
        assert self.score == dict(zip(sides, s.score, strict=True))
        assert self.placed == {
            repr(blitz.space_name(s.board, space)): blitz.token_code(each.token) for space, each in s.placed.items()
        }
        assert {theatre: at for theatre, at in self.marker.items() if theatre in s.marker} == {
            theatre: blitz.cell_name(s, at) for theatre, at in s.marker.items()
        }
        if s.bot >= 0 and s.options.stratagems:
            assert (self.laid, +self.cup) == (s.stratagem, Counter(s.cup))


# Manhattan


class Race(Lying):
    """The set-up only: what each seat has, the general supply, the decks."""

    def __init__(self) -> None:
        super().__init__()
        self.has: dict[str, dict[str, int]] = {}
        self.stock: dict[str, dict[str, int]] = {}
        self.contractors: dict[str, int] = {}
        self.tokens: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.start: tuple[Text, ...] = ()
        self.deck = self.bombs = 0
        self.idle: list[str] = []

    def lay_boards(self, sides: tuple[Text, ...]) -> None:
        self.has = {word(side): {} for side in sides}

    def lay_colours_aside(self, sides: tuple[Text, ...]) -> None:
        self.idle = [word(side) for side in sides]

    def lay_stock(self, sides: tuple[Text, ...], parts: tuple[Text, ...]) -> None:
        self.stock |= {word(side): amounts(parts) for side in sides}

    def lay_contractors(self, workers: tuple[Text, ...]) -> None:
        self.contractors = amounts(workers)

    def lay_tokens(self, tokens: tuple[int, ...]) -> None:
        self.tokens = tokens

    def lay_tokens_aside(self, tokens: tuple[int, ...]) -> None:
        self.left = tokens

    def lay_market(self, buildings: tuple[Text, ...], n: int) -> None:
        self.start = buildings
        assert len(buildings) == n

    def lay_deck(self, n: int) -> None:
        self.deck = n

    def lay_bombs(self, n: int) -> None:
        self.bombs = n

    def lay_tracks(self, sides: tuple[Text, ...], parts: tuple[Text, ...]) -> None:
        for side in sides:
            self.has[word(side)] |= {word(part.args["good"]): part.args["n"] for part in parts}

    def lay_seat(self, sides: tuple[Text, ...], parts: tuple[Text, ...]) -> None:
        for side in sides:
            self.has[word(side)] |= amounts(parts)

    def check(self, s: Any) -> None:
        seats = [word(manhattan.side_name(seat)) for seat in range(len(s.nation))]
        assert [*seats, *self.idle] == ["red", "green", "blue", "yellow", "purple"]
        for side, nation, stock in zip(seats, s.nation, s.stock, strict=True):
            has = {name: getattr(nation, name) for name in ("money", "yellowcake", *TRACKS)}
            has |= dict(zip(TYPES, nation.own, strict=True))
            assert +Counter(self.has[side]) == +Counter(has)
            assert set(TRACKS) <= set(self.has[side])  # a marker on 0 has to be put there, too
            assert self.stock[side] == +Counter(dict(zip(TYPES, stock, strict=True)))
        assert self.contractors == dict(zip(TYPES, s.contractors, strict=True))
        assert (list(self.tokens), self.deck, self.bombs) == (s.tokens, len(s.deck), len(s.bombs))
        assert sorted([*self.tokens, *self.left]) == [0, 2, 4, 6, 8]
        start = [card for card, data in s.board.buildings.items() if data.start]
        assert list(self.start) == [manhattan.building_name(s.board, card) for card in start]
        assert len(start) + self.deck == len(s.board.buildings)


# The Bear


class Battle(Lying):
    """The map, and every track and pile; counters by name."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.hex: dict[str, str] = {}
        self.facing: dict[str, str] = {}
        self.under: dict[str, str] = {}
        self.noted: dict[str, str] = {}
        self.spent: set[str] = set()
        self.forts: dict[str, tuple[str, str]] = {}
        self.control: dict[str, Text] = {}
        self.herds: dict[str, str] = {}
        self.caps: dict[str, int] = {}
        self.victory: tuple[str, int] = ("", 0)
        self.cell = 0
        self.piles: dict[str, int] = {}
        self.cards: Counter[str] = Counter()
        self.pool: Counter[str] = Counter()
        self.orders = 0
        self.batteries: dict[str, int] = {}
        self.aside: list[str] = []
        self.boards: list[str] = []

    def lay_board(self, board: str) -> None:
        self.boards = [board]

    def lay_board_beside(self, board: str, first: str, **_: Any) -> None:
        assert first == self.boards[0]
        self.boards.append(board)

    def put(self, unit: Text, hex: str, facing: Text | None = None, **_: Any) -> None:
        id_ = unit.args["id"]
        self.hex[id_] = hex
        self.noted.pop(id_, None)
        if facing is not None:
            self.facing[id_] = word(facing)

    lay_unit = lay_unit_anywhere = move_entered = move_revealed = move_suspect_placed = put

    def lay_unit_spent(self, unit: Text, **words: Any) -> None:
        self.put(unit, **words)
        self.spent.add(unit.args["id"])

    def lay_unit_aboard(self, unit: Text, vehicle: Text, **_: Any) -> None:
        self.under[unit.args["id"]] = vehicle.args["id"]

    def lay_unit_hidden(self, unit: Text, hex: str, **_: Any) -> None:
        self.noted[unit.args["id"]] = hex

    def lay_fort(self, fort: Text, hex: str, side: Text, facing: Text | None = None) -> None:
        self.forts[hex] = (word(fort), word(side))

    lay_fort_facing = lay_fort

    def lay_fort_hidden(self, fort: Text, hex: str, side: Text) -> None:
        self.forts[hex] = (word(fort), word(side))

    def lay_herd(self, herd: Text, hex: str) -> None:
        self.herds[hex] = word(herd)

    def lay_control(self, side: Text, hex: str) -> None:
        self.control[hex] = side

    move_control = lay_control

    def lay_arrival(self, units: tuple[Text, ...], **_: Any) -> None:
        self.aside += [unit.args["id"] for unit in units]

    def lay_battery(self, battery: Text, n: int) -> None:
        self.batteries[word(battery)] = n

    def lay_victory(self, side: Text, n: int) -> None:
        self.victory = (word(side), n)

    def move_scored(self, leader: Text, total: int, **_: Any) -> None:
        self.victory = (word(leader), total)

    def lay_caps(self, side: Text, n: int) -> None:
        self.caps[word(side)] = n

    def lay_cell(self, n: int) -> None:
        self.cell = n

    def move_track_moved(self, to: int, **words: Any) -> None:
        assert self.cell == words["from"]
        self.cell = to

    def lay_pile_soft(self, n: int) -> None:
        self.piles["soft"] = n

    def lay_pile_armoured(self, n: int) -> None:
        self.piles["armoured"] = n

    def lay_pool(self, tokens: tuple[Text, ...], n: int) -> None:
        self.pool = Counter(spread(tokens, "name"))
        assert self.pool.total() == n

    def lay_cards(self, cards: tuple[Text, ...], n: int) -> None:
        self.cards = Counter(spread(cards, "name"))
        assert self.cards.total() == n

    def lay_orders(self, numbers: str, n: int) -> None:
        runs = [run.partition("–") for run in numbers.split(", ")]
        assert sum(int(last or first) - int(first) + 1 for first, _, last in runs) == n
        self.orders = n

    def move_moved(self, unit: Text, to: str, **words: Any) -> None:
        assert self.where(unit.args["id"]) == words["from"]
        self.hex[unit.args["id"]] = to

    def move_faces(self, unit: Text, facing: Text) -> None:
        self.facing[unit.args["id"]] = word(facing)

    def move_left(self, unit: Text, **_: Any) -> None:
        self.hex.pop(unit.args["id"], None)

    move_hid = move_destroyed = move_left

    def move_suspect_gone(self, id: str, **_: Any) -> None:
        del self.hex[id]

    def move_loaded(self, unit: Text, vehicle: Text) -> None:
        self.hex.pop(unit.args["id"])
        self.under[unit.args["id"]] = vehicle.args["id"]

    def move_unloaded(self, unit: Text, hex: str) -> None:
        del self.under[unit.args["id"]]
        self.hex[unit.args["id"]] = hex

    def where(self, id_: str) -> str:
        return self.hex[self.under.get(id_, id_)]

    def check_map(self, s: Any) -> None:
        """Counters, control and points; §B11.1a of hidden counters only what their owner knows."""
        seen = {unit.id: unit.hex for unit in s.units.values() if unit.hex and not unit.hidden}
        assert {
            id_: self.where(id_) for id_ in (*self.hex, *self.under) if self.under.get(id_, id_) in self.hex
        } == seen
        assert self.control == {hex_: bear.side_name(side) for hex_, side in s.control.items()}
        assert self.victory == (word(bear.side_name(s.vp_side)), s.vp)
        assert self.cell == s.cell

    def check(self, s: Any) -> None:
        self.check_map(s)
        units = [unit for unit in s.units.values() if unit.hex and not unit.hidden and not unit.aboard]
        assert self.facing == {unit.id: DIRECTIONS[unit.facing] for unit in units if unit.facing >= 0}
        assert self.spent == {unit.id for unit in units if unit.spent}
        assert self.noted == {u.id: u.hex for u in s.units.values() if u.hidden and u.hex and u.side == self.seat}
        forts = {hex_: fort for hex_, fort in s.forts.items() if not fort.hidden or fort.owner == self.seat}
        assert self.forts == {hex_: (fort.kind, word(bear.side_name(fort.owner))) for hex_, fort in forts.items()}
        assert self.herds == s.herds
        assert self.aside == [unit.id for unit in s.units.values() if unit.arrival]
        assert self.batteries == s.batteries
        assert self.caps == {word(bear.side_name(side)): s.caps[side] for side in (0, 1) if side != s.bot}
        assert self.piles == {pile: len(markers) for pile, markers in s.piles.items()}
        assert (self.cards, self.orders) == (Counter(s.cards), len(s.orders))
        assert self.pool == Counter(word(bear.token_name(token)) for token in s.pool)
        assert self.boards == [each.board for each in s.board.mission.board]


# No Retreat!


class Front(Lying):
    """The set-up only: every counter and its side, what a side holds beyond its border, decks and markers."""

    def __init__(self) -> None:
        super().__init__()
        self.where: dict[str, str] = {}
        self.face: dict[str, str] = {}
        self.due: dict[str, int] = {}
        self.held: dict[str, set[str]] = {"axis": set(), "soviet": set()}
        self.turn = self.deck = self.aside = self.solo = self.events = self.orders = 0
        self.stalin = self.directive = self.yours = self.part = ""

    def lay_map(self) -> None:
        pass

    def lay_part(self, part: str) -> None:
        self.part = part

    def lay_unit(self, unit: Text, face: Text, place: Text) -> None:
        self.where[word(unit)] = place_of(place)
        self.face[word(unit)] = word(face)

    def lay_track(self, side: Text, units: tuple[Text, ...], n: int) -> None:
        for unit in units:
            self.where[word(unit)], self.due[word(unit)] = "track", n

    def lay_box(self, side: Text, units: tuple[Text, ...], box: Text) -> None:
        self.where |= {word(unit): word(box) for unit in units}

    def lay_line(self, side: Text, units: tuple[Text, ...]) -> None:
        self.where |= {word(unit): "waiting" for unit in units}

    def lay_out(self, side: Text, units: tuple[Text, ...]) -> None:
        self.where |= {word(unit): "out" for unit in units}

    def lay_control(self, side: Text, places: tuple[Text, ...]) -> None:
        self.held[word(side)] = {place_of(place) for place in places}

    def lay_turn(self, n: int) -> None:
        self.turn = n

    def lay_events(self) -> None:
        self.events = 0

    def lay_stalin(self, place: Text) -> None:
        self.stalin = place_of(place)

    def lay_directive(self, place: Text) -> None:
        self.directive = place_of(place)

    def lay_orders(self, side: Text, n: int) -> None:
        self.orders = n if word(side) == "axis" else -n

    def lay_solo(self, n: int) -> None:
        self.solo = n

    def lay_deck(self, n: int) -> None:
        self.deck = n

    def lay_cards_aside(self, cards: tuple[str, ...], n: int) -> None:
        assert len(cards) == n
        self.aside = n

    def lay_yours(self, side: Text) -> None:
        self.yours = word(side)

    def check(self, s: Any) -> None:
        assert self.where == s.where
        assert self.due == s.due
        two_sided = {id_ for id_ in self.face if s.board.units[id_].two_sided}
        assert {id_: self.face[id_] for id_ in two_sided} == {id_: ("weak", "strong")[s.face[id_]] for id_ in two_sided}
        for n, side in enumerate(("axis", "soviet")):
            beyond = {id_ for id_, held in s.control.items() if held == n and s.board.places[id_].german == (n == 1)}
            assert self.held[side] == beyond
        assert (self.turn, self.events) == (s.board.mission.mission.first_turn, s.event_vp)
        assert (self.deck, self.deck + self.aside) == (len(s.deck), len(s.board.cards))
        assert (self.stalin, self.directive, self.orders) == (s.stalin, s.directive, s.order_vp)
        assert self.solo == (len(s.orders.deck) if s.orders is not None else 0)
        assert self.yours == ("" if s.yours < 0 else ("axis", "soviet")[s.yours])
        assert bool(self.part) == (s.board.part is not None)


def place_of(text: Text) -> str:
    """The hex or area a name means."""
    return str(text.args["hex"]) if "hex" in text.args else word(text)


HANDS: Final[Mapping[str, Callable[[int], Any]]] = {
    "noretreat": lambda seat: Front(),
    "blitzkrieg": lambda seat: War(),
    "manhattan": lambda seat: Race(),
    "bear": Battle,
}


@pytest.mark.parametrize(("game", "scenario"), ALL_SCENARIOS)
def test_who_lays_out_what_is_told_has_the_position_before_the_first_question(game: str, scenario: str) -> None:
    rules = load(game)
    start = rules.setup(scenario, rules.options(scenario, {}), {})
    for seat in (SPECTATOR, *range(len(rules.scenario(scenario).seats))):
        hand = HANDS[game](seat)
        for step in steps_of(Table.new(rules, scenario), seat):
            hand.follow(step)
        hand.check(start)


def lists_of(game: str, scenario: str, way: str, seed: int, most: int) -> Iterator[tuple[Table[Any], list[Text], Any]]:
    """A random game of one person against the rulebook: with each question what is listed, then what was typed."""
    rules, random = load(game), Random(seed)
    bots = rules.scenario(scenario).bots
    (me,) = [seat for seat in range(2) if seat not in bots]
    party = Party(tuple(BOT if seat in bots else HUMAN for seat in range(2)), real_table=True, by_hand=way)
    table: Table[Any] = Table.new(rules, scenario, rules.usual_at_real_table(scenario), party.players)
    lists = Lists(table, party)
    for _ in range(most):
        assert not list(settle(table, party, {}, random, Rolls()))
        assert lists.follow(table)
        yield table, [move for turn in lists.now(table, me) for move in turn.moves], None
        if table.over:
            return
        choice = next(each for each in table.waiting if asks_a_person(table, party, each))
        answer = random.choice(choice.options)
        table.answer(answer, choice.seat)
        yield table, [], (choice, answer)


@pytest.mark.parametrize("way", [ALL, PIECES, NOTHING])
@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_every_list_of_blitzkrieg_leads_to_the_position_of_its_question(scenario: str, way: str) -> None:
    """Whatever was drawn by hand lies where it belongs already, and is not listed."""
    hand, asked = War(), 0
    for table, moves, typed in lists_of("blitzkrieg", scenario, way, 4, 200):
        if typed is None:
            for move in moves:
                hand.follow(move)
            hand.check(table.state)
            asked += 1
        elif typed[0].seat == CHANCE:
            hand.typed(*typed, table.state)
    assert asked > 15


@pytest.mark.parametrize("scenario", ["tutorial-german", "solo1-soviet", "solo4-german"])
def test_every_list_of_the_bear_leaves_the_map_as_its_question_finds_it(scenario: str) -> None:
    hand, asked = Battle(0), 0
    for table, moves, typed in lists_of("bear", scenario, PIECES, 3, 60):
        for move in moves:
            hand.follow(move)
        if typed is None:
            hand.check_map(table.state)
            asked += 1
    assert asked > 15


def test_nothing_hidden_is_laid_out_before_the_enemy() -> None:
    """§B11.1a §B17.10a What hides is a note for its owner."""
    table: Table[Any] = Table.new(load("bear"), "duel-combined")
    notes = [[step for step in steps_of(table, seat) if step.key.endswith("-hidden")] for seat in (SPECTATOR, 0, 1)]
    assert [len(each) for each in notes] == [0, 0, 3]
    told = repr(steps_of(table, 0))
    for hidden in ("'S4'", "'S5'", "4-E06"):
        assert hidden not in told
        assert hidden in repr(notes[2])
