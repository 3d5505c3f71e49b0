"""Hands that know nothing but the words of the lists, and what has to lie where if those are true."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from visavis.games.bear import words as bear
from visavis.games.blitzkrieg import words as blitz
from visavis.games.blitzkrieg.state import weapons_in_pile
from visavis.games.manhattan import words as manhattan
from visavis.games.manhattan.board import LETTERS, TRACKS, TYPES
from visavis.games.manhattan.state import GREY, NO_TOKEN
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.view import Text


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
    """What each seat has, the general supply, who stands where, buildings and bombs; of hands the number of cards."""

    def __init__(self) -> None:
        super().__init__()
        self.has: dict[str, dict[str, int]] = {}
        self.stock: dict[str, dict[str, int]] = {}
        self.contractors: dict[str, int] = {}
        self.tokens: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.start: tuple[Text, ...] = ()
        self.deck = self.bombs = self.bribe = 0
        self.idle: list[str] = []
        self.hired: dict[str, Counter[str]] = {}
        self.standing: dict[str, list[tuple[str, str]]] = defaultdict(list)  # type and whose, by place
        self.boards: dict[str, dict[str, int]] = {}
        self.market: list[str] = []
        self.prices: list[int] = []
        self.hand: Counter[str] = Counter()
        self.built: dict[str, bool] = {}
        self.token: dict[str, int] = {}

    def lay_boards(self, sides: tuple[Text, ...]) -> None:
        self.has = {word(side): {} for side in sides}
        self.hired = {word(side): Counter() for side in sides}
        self.boards = {word(side): {} for side in sides}

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

    # Moves

    def change(self, side: Text, good: str, by: int) -> None:
        self.has[word(side)][good] = self.has[word(side)].get(good, 0) + by
        assert self.has[word(side)][good] >= 0

    def move_paid(self, side: Text, amount: Text, **_: Any) -> None:
        self.change(side, word(amount), -amount.args["n"])

    def move_gained(self, side: Text, amount: Text, **_: Any) -> None:
        self.change(side, word(amount), amount.args["n"])

    def move_hired(self, side: Text, amount: Text, contractors: int, **_: Any) -> None:
        own = amount.args["n"] - contractors
        self.change(side, word(amount), own)
        if own:
            self.stock[word(side)][word(amount)] -= own
        self.contractors[word(amount)] -= contractors
        self.hired[word(side)][word(amount)] += contractors

    def put(self, side: Text, place: str, workers: tuple[Text, ...]) -> None:
        for worker in workers:
            type_ = dict(zip(LETTERS, TYPES, strict=True))[word(worker)[0]]
            if word(worker).endswith(GREY):
                self.hired[word(side)][type_] -= 1
                self.standing[place].append((type_, GREY))
            else:
                self.change(side, type_, -1)
                self.standing[place].append((type_, word(side)))

    def move_placed(self, side: Text, workers: tuple[Text, ...], space: Text) -> None:
        self.put(side, repr(space), workers)

    def move_manned(self, side: Text, workers: tuple[Text, ...], building: Text, owner: Text) -> None:
        assert repr(building) in self.boards[word(owner)]
        self.put(side, repr(building), workers)

    def move_bribe(self, n: int, total: int, **_: Any) -> None:
        self.bribe += n
        assert self.bribe == total

    def move_took_pile(self, side: Text, n: int) -> None:
        assert self.bribe == n
        self.change(side, "money", n)
        self.bribe = 0

    def move_building_up(self, building: Text, price: int, **_: Any) -> None:
        self.market.append(repr(building))
        self.prices.append(price)

    def move_bought(self, side: Text, building: Text, price: int) -> None:
        self.market.remove(repr(building))
        self.prices.pop()
        self.boards[word(side)][repr(building)] = 0
        self.change(side, "money", -price)

    def move_shot(self, side: Text, victim: Text, good: Text) -> None:
        self.change(side, "fighters", -1)
        self.change(victim, word(good), -1)

    def move_bombed(self, side: Text, victim: Text, building: Text, n: int, gone: tuple[Text, ...], stay: str) -> None:
        self.change(side, "bombers", -1)
        self.boards[word(victim)][repr(building)] = n
        assert (stay == "yes") is not bool(gone)

    def move_repaired(self, side: Text, building: Text, n: int, price: int) -> None:
        self.boards[word(side)][repr(building)] = n
        self.change(side, "money", -price)

    def move_kept(self, side: Text, **_: Any) -> None:
        self.hand[word(side)] += 1

    move_kept_unseen = move_kept

    def move_built(self, side: Text, bomb: Text, workers: tuple[Text, ...], **_: Any) -> None:
        self.hand[word(side)] -= 1
        self.built[repr(bomb)] = False
        self.put(side, repr(Text("on-bomb", {"bomb": bomb})), workers)

    def move_loaded(self, side: Text, bomb: Text, price: int, **_: Any) -> None:
        self.built[repr(bomb)] = True
        self.change(side, "money", -price)
        self.change(side, "bombers", -1)

    def move_tested(self, side: Text, bomb: Text, n: int, **_: Any) -> None:
        del self.built[repr(bomb)]
        self.token[word(side)] = n
        self.standing[on_token(word(side))] = self.standing.pop(repr(Text("on-bomb", {"bomb": bomb})), [])

    def taken(self, side: Text, parts: tuple[Text, ...], whose: str) -> Iterator[tuple[str, int]]:
        for part in parts:
            type_, n = word(part.args["workers"]), part.args["workers"].args["n"]
            yield type_, n
            if part.args["place"].key == "on-supply":
                self.hired[word(side)][type_] -= n
                continue
            place = on_token(word(side)) if part.args["place"].key == "on-token" else repr(part.args["place"])
            for _ in range(n):
                self.standing[place].remove((type_, whose))

    def move_retrieved(self, side: Text, own_from: tuple[Text, ...], grey_from: tuple[Text, ...], **_: Any) -> None:
        for type_, n in self.taken(side, own_from, word(side)):
            self.change(side, type_, n)
        for type_, n in self.taken(side, grey_from, GREY):
            self.contractors[type_] += n

    def move_freed(self, other: Text, own_from: tuple[Text, ...], **_: Any) -> None:
        for type_, n in self.taken(other, own_from, word(other)):
            self.change(other, type_, n)

    def check_table(self, s: Any) -> None:
        """In the middle of the game: everything that lies open."""
        standing = {place: sorted(there) for place, there in self.standing.items() if there}
        assert standing == {place: sorted(map(worker_told, there)) for place, there in standing_in(s)}
        for seat, nation in enumerate(s.nation):
            side = word(manhattan.side_name(seat))
            has = {name: getattr(nation, name) for name in ("money", "yellowcake", *TRACKS)}
            assert +Counter(self.has[side]) == +Counter(has | dict(zip(TYPES, nation.own, strict=True))), side
            assert +self.hired[side] == +Counter(dict(zip(TYPES, nation.hired, strict=True)))
            assert self.boards[side] == {
                repr(manhattan.building_name(s.board, card)): site.damage for card, site in nation.buildings.items()
            }
            assert self.hand[side] == len(nation.hand)
            assert self.token.get(side, NO_TOKEN) == nation.token
        built = {bomb: each.loaded for nation in s.nation for bomb, each in nation.bombs.items()}
        assert self.built == {repr(manhattan.bomb_name(bomb)): loaded for bomb, loaded in built.items()}
        assert self.contractors == dict(zip(TYPES, s.contractors, strict=True))
        stocks = [+Counter(dict(zip(TYPES, stock, strict=True))) for stock in s.stock]
        assert [+Counter(self.stock[word(manhattan.side_name(seat))]) for seat in range(len(s.nation))] == stocks
        assert self.market == [repr(manhattan.building_name(s.board, card)) for card in s.market]
        assert self.bribe == s.bribe

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


def on_token(side: str) -> str:
    return f"on the token of {side}"


def worker_told(worker: str) -> tuple[str, str]:
    """Its type and whose it is, as the lists call them."""
    type_ = TYPES[LETTERS.index(worker[0])]
    return type_, GREY if worker[1:] == GREY else word(manhattan.side_name(int(worker[1:])))


def standing_in(s: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    places = [(manhattan.space_name(space), there) for space, there in s.spaces.items()]
    for nation in s.nation:
        places += [(manhattan.building_name(s.board, card), site.workers) for card, site in nation.buildings.items()]
        places += [(manhattan.standing_name(s, bomb), each.workers) for bomb, each in nation.bombs.items()]
    yield from ((repr(place), there) for place, there in places if there)
    for seat, nation in enumerate(s.nation):
        if nation.token_workers:
            yield on_token(word(manhattan.side_name(seat))), nation.token_workers


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
