"""A race as one seat sees it: everything here is named because it may be seen (§1.20, §1.21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from typing import Any, Final

from visavis.games.manhattan.board import LETTERS, TRACKS, TYPES, Bomb, Output, Space, Workplace
from visavis.games.manhattan.cannot import (
    Why,
    built_barrier,
    market_barrier,
    row_barrier,
    site_barrier,
    space_barrier,
)
from visavis.games.manhattan.layout import (
    WORKER,
    bomb_place,
    building_place,
    card_id,
    hand_place,
    market_place,
    row_place,
    supply_place,
    token_place,
    workers_by_id,
)
from visavis.games.manhattan.options import BARE, options
from visavis.games.manhattan.rules.bombs import BUILD, LOAD, TEST, missing_for
from visavis.games.manhattan.rules.pacts import SPARE
from visavis.games.manhattan.rules.placing import supply_of
from visavis.games.manhattan.rules.turn import BUILDING, RETRIEVE
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import (
    GREY,
    NO_TOKEN,
    NOBODY,
    Clause,
    Nation,
    Race,
    goal,
    owner_of,
    players,
    score,
    value,
)
from visavis.games.manhattan.vocabulary import VOCABULARY
from visavis.games.manhattan.words import (
    amount,
    bomb_name,
    building_name,
    clause_name,
    listed,
    peace_name,
    side_name,
    space_name,
    worker_name,
    workings,
)
from visavis.kernel.choice import Choice
from visavis.kernel.marks import BUILT, CLOSED, DAMAGE, FREE, LACKS, OCCUPIED, READY, mark
from visavis.kernel.table import Table
from visavis.kernel.view import GIVES, OR, OTHERS, READER, Count, Place, Prompt, Text, Thing, View, counted

# What is done in these sections, as a sign.
ACTIONS: Final = {"construction": "buildings", "airstrike": "airstrike", "repair": "repair", "design": "bombs"}
# Marks of its own.
BRIBE: Final = "bribe"  # something goes onto the pile of bribes
LOADED: Final = "loaded"
TESTED: Final = "test"  # so much is a bomb worth after a test
BOMB: Final = {BUILD, TEST, LOAD}


def view(table: Table[Race], seat: int) -> View:
    """All that a seat may see of a table."""
    s = table.state
    choice = table.choice_of(seat)
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=tuple(side_name(each) for each in range(players(s))),
        places=tuple(places(s, choice)),
        things=tuple(things(s, seat, choice)),
        tracks=(),
        counts=tuple(counts(s)),
        status=tuple(status(table, seat)),
        prompt=prompt(s, choice) if choice else None,
        turn=NOBODY if s.ending or not s.turn else s.seat,
        agreements=tuple(agreements(s)),
        sides=COLOURS[: players(s)],
        about=s.winner if s.ending else s.seat if s.turn else NOBODY,
    )


# Places


def places(s: Race, choice: Choice[Any] | None) -> Iterator[Place]:
    """The main board, the market, the row of bombs, and every player's board."""
    for space in s.board.spaces.values():
        here = space_place(s, space)
        yield here._replace(title=barred(here.title, space_barrier(s, choice, space.id)))
    for slot, data in enumerate(s.board.slots):
        marks = [each for each, there in ((BRIBE, data.bribe), (FREE, data.engineer_free)) if there]
        words = {"price": data.price, "free": int(data.engineer_free), "bribe": int(data.bribe)}
        title = Text("slot-title", words | {"pile": s.bribe if data.takes_pile else 0})
        yield Place(market_place(slot), "slot", "money", data.price, title, tuple(marks))
    for number in range(players(s) + s.board.numbers.row_beyond_players):
        yield Place(row_place(number), "row", title=Text("row-title" if s.design_open else "row-closed"))
    for seat, nation in enumerate(s.nation):
        yield from board_places(s, seat, nation, choice)


def space_place(s: Race, space: Space) -> Place:
    marks = [OCCUPIED] if space.id in s.spaces and not space.unlimited else []
    if space.section == "design" and not s.design_open:
        marks.append(CLOSED)
    marks += [BRIBE] if space.bribe else []
    title = Text("place-title", {"place": space_name(space.id), "works": workings(s.board, space)})
    return Place(space.id, "space", space.section, 0, title, tuple(marks), face(space))


def barred(title: Text, why: Why | None) -> Text:
    """The name of a place or a card, and what stands in the way of whoever looks at it."""
    return title if why is None else Text("place-barred", {"title": title, "why": why.text})


def board_places(s: Race, seat: int, nation: Nation, choice: Choice[Any] | None) -> Iterator[Place]:
    side = side_name(seat)
    yield Place(supply_place(seat), "supply", title=Text("supply-title", {"side": side}))
    yield Place(hand_place(seat), "hand", title=Text("hand-title", {"side": side, "n": len(nation.hand)}))
    for card, site in nation.buildings.items():
        building = s.board.buildings[card]
        marks = [mark(DAMAGE, site.damage)] if site.damage else []
        marks += [OCCUPIED] if site.workers else []
        words = {"place": building_name(s.board, card), "works": workings(s.board, building), "damage": site.damage}
        title = Text("site-damaged", words)
        if not site.damage:
            title = barred(Text("place-title", words), site_barrier(s, choice, card))
        yield Place(building_place(card), "building", building.kind, int(card), title, tuple(marks), face(building))
    for bomb, built in nation.bombs.items():
        data = s.board.bombs[bomb]
        points = s.board.numbers.load_points
        now = value(s, nation, bomb)
        worth = now + (points if built.loaded else 0)
        words = {"bomb": bomb_title(data), "name": bomb_name(bomb), "n": worth, "loaded": int(built.loaded)}
        marks = [
            BUILT,
            *([LOADED] if built.loaded else []),
            *([mark(TESTED, data.tested)] if now < data.tested else []),
        ]
        title = Text("built-title", words)
        if choice is not None and choice.seat == seat and (why := built_barrier(s, choice, bomb)):
            title = Text("built-barred", words | {"title": title, "why": why.text})
        yield Place(
            bomb_place(bomb), "bomb", data.fuel, worth, title, tuple(marks), built_face(data, built.loaded, points)
        )
    if nation.token != NO_TOKEN:
        title = Text("token-title", {"n": nation.token})
        yield Place(token_place(seat), "token", "token", nation.token, title, face=(f"points {nation.token}",))


@lru_cache(maxsize=256)
def face(place: Workplace) -> tuple[str, ...]:
    """What is printed: the workers and the price, then what they give; then what all the others get."""
    asked = [f"any {place.any}"] if place.any else list(slashed([crew_signs(crew) for crew in place.crews]))
    asked += slashed([[f"{name} {n}" for name, n in side] for side in place.pay])
    gains = [*slashed([output_signs(side) for side in place.gives])]
    gains += [ACTIONS[place.section]] if isinstance(place, Space) and place.section in ACTIONS else []
    given = [GIVES, *gains] if gains else []
    others = [OTHERS, *(f"{name} {n}" for name, n in place.others)] if isinstance(place, Space) and place.others else []
    return (*asked, *given, *others)


def crew_signs(crew: tuple[int, int, int]) -> list[str]:
    return [f"{TYPES[type_]} {n}" for type_, n in enumerate(crew) if n]


def output_signs(side: Output) -> list[str]:
    return [*(f"{name} {n}" for name, n in side.goods), *(f"{TYPES[type_]} {n}" for type_, n in side.workers)]


def slashed(sides: Sequence[Sequence[str]]) -> Iterator[str]:
    for number, side in enumerate(sides):
        if number:
            yield OR
        yield from side


@lru_cache(maxsize=64)
def bomb_face(bomb: Bomb) -> tuple[str, ...]:
    """What a bomb asks, what it is worth before and after the test, §14.20 and what it costs to load."""
    crew = crew_signs((0, bomb.engineers, bomb.scientists))
    worth = [f"points {bomb.untested}"] + ([OR, f"points {bomb.tested}"] if bomb.tested != bomb.untested else [])
    return (*crew, f"{bomb.fuel} {bomb.fuel_cost}", GIVES, *worth, f"load {bomb.load}")


@lru_cache(maxsize=128)
def built_face(bomb: Bomb, loaded: bool, points: int) -> tuple[str, ...]:
    """§14.20 §14.21 Until a bomb is loaded, what that asks and gives."""
    return (LOADED,) if loaded else ("bombers 1", f"money {bomb.load}", GIVES, f"points {points}")


def bomb_title(bomb: Bomb) -> Text:
    words: dict[str, Any] = {"bomb": bomb_name(bomb.id), "fuel": Text(f"fuel-{bomb.fuel}"), "n": bomb.fuel_cost}
    words |= {"scientists": bomb.scientists, "engineers": bomb.engineers, "load": bomb.load}
    words |= {"untested": bomb.untested, "tested": bomb.tested, "plutonium": int(bomb.fuel == "plutonium")}
    return Text("bomb-title", words)


# Things


def things(s: Race, seat: int, choice: Choice[Any] | None) -> Iterator[Thing]:
    """Workers wherever they are, cards on the market and in the row, and bomb cards in hands."""
    yield from workers(s)
    for slot, card in enumerate(s.market):
        building = s.board.buildings[card]
        title = Text("place-title", {"place": building_name(s.board, card), "works": workings(s.board, building)})
        title = barred(title, market_barrier(s, choice, card))
        yield Thing(card_id(card), building.kind, market_place(slot), card, title=title, face=face(building))
    for number, bomb in enumerate(s.row):
        here = bomb_thing(s, bomb, row_place(number))
        if why := row_barrier(s, choice, bomb):
            words = {"title": here.title, "name": bomb_name(bomb), "why": why.text}
            here = here._replace(title=Text("bomb-barred", words))
        yield here
    for each, nation in enumerate(s.nation):
        yield from hand(s, each, nation, seat in (each, READER) or s.options.open_hands or bool(s.ending))
    if choice is not None and choice.name == "draft_pick":
        for number, bomb in enumerate(choice.options):
            yield bomb_thing(s, bomb, row_place(number))


def bomb_thing(s: Race, bomb: str, at: str, owner: int = NOBODY) -> Thing:
    data = s.board.bombs[bomb]
    return Thing(card_id(bomb), data.fuel, at, str(data.untested), owner, bomb_title(data), face=bomb_face(data))


def hand(s: Race, seat: int, nation: Nation, shown: bool) -> Iterator[Thing]:
    """§1.21 The own cards, after the game everybody's; of the others' only how many."""
    for number, bomb in enumerate(nation.hand, 1):
        if shown:
            card = bomb_thing(s, bomb, hand_place(seat), seat)
            lack = missing_for(nation, supply_of(nation), s.board.bombs[bomb])
            words = {"bomb": card.title, "name": bomb_name(bomb)}
            words["what"] = listed([amount(name, n) for name, n in lack])
            marks = tuple(mark(LACKS, name) for name, _ in lack) or (READY,)
            yield card._replace(title=Text("bomb-lacks" if lack else "bomb-ready", words), marks=marks)
        else:
            yield Thing(f"back {seat} {number}", "back", hand_place(seat), owner=seat, title=Text("card-hidden"))


def workers(s: Race) -> Iterator[Thing]:
    """Every worker in play."""
    for id_, worker, at in workers_by_id(s):
        yield worker_thing(worker, id_, at)


def worker_thing(worker: str, id_: str, at: str) -> Thing:
    owner = owner_of(worker)
    kind = worker[0] + (GREY if owner == NOBODY else "")
    title = Text("worker-of", {"worker": worker_name(kind), "side": side_name(owner)})
    return Thing(id_, worker[0], at, worker[0], owner, worker_name(kind) if owner == NOBODY else title)


# Counts


def counts(s: Race) -> Iterator[Count]:
    """§1.20 All numbers are public."""
    for seat, nation in enumerate(s.nation):
        yield counted("score", Text("count-score"), score(s, seat), seat, goal(s))
        yield counted("money", Text("good-money"), nation.money, seat)
        yield counted("yellowcake", Text("good-yellowcake"), nation.yellowcake, seat)
        for name in TRACKS:
            yield counted(name, Text(f"good-{name}"), getattr(nation, name), seat, s.board.limit[name])
        for type_ in (1, 2):
            title = Text("count-stock", {"good": Text(f"good-{TYPES[type_]}")})
            yield counted(f"stock_{TYPES[type_]}", title, s.stock[seat][type_], seat)
    for type_, letter in enumerate(LETTERS):
        title = Text("count-contractors", {"worker": worker_name(letter), "n": s.contractors[type_]})
        yield counted(f"contractors_{TYPES[type_]}", title, s.contractors[type_])
    yield counted("bribe", Text("count-bribe"), s.bribe)
    yield counted("buildings", Text("count-buildings"), len(s.deck))
    under = tuple(bomb_name(bomb) for bomb in s.bombs.bottom)
    yield counted("bombs", Text("count-bombs-under" if under else "count-bombs", {"under": under}), len(s.bombs))
    tokens = sorted(s.tokens, reverse=True)
    for token in tokens[:1]:
        left = tuple(Text("number", {"n": each}) for each in tokens)
        yield counted("token", Text("count-token", {"left": left}), token)


# Words


def status(table: Table[Race], seat: int) -> list[Text]:
    """Whose turn it is and how far, or how the race ended (part 6, items 8 and 14)."""
    s, choice = table.state, table.choice_of(seat)
    if s.ending:
        return [Text(f"status-{s.ending.replace('_', '-')}", {"side": side_name(s.winner), "n": score(s, s.winner)})]
    if not s.turn:
        return [Text("status-setup")]
    found = [Text("status-turn", {"n": s.turn, "side": side_name(s.seat)})]
    acting = choice is not None and choice.name == "act"
    if acting and s.under_way and not s.placed:
        found.append(Text("status-must-place"))
    if s.access and not acting:  # whoever is to act is told by the question
        found.append(Text("status-access", {"n": s.access}))
    return found


def agreements(s: Race) -> Iterator[Text]:
    """§9.17 §9.18 Every promise in force and until whose turn it binds; a mutual one is told once (part 6, item 11)."""
    for pact in s.pacts if not s.ending else ():
        told: set[Clause] = set()
        for clause in pact.clauses:
            if clause in told:
                continue
            told |= {clause, returned(clause)}
            mutual = returned(clause) != clause and returned(clause) in pact.clauses
            named = peace_name(clause) if mutual else clause_name(clause)
            yield Text("agreement", {"clause": named, "side": side_name(pact.maker)})


def returned(clause: Clause) -> Clause:
    """§9.19 The same promise the other way round, if there is such a thing."""
    return (SPARE, clause[2], clause[1], clause[3]) if clause[0] == SPARE else clause


def prompt(s: Race, choice: Choice[Any]) -> Prompt:
    words: dict[str, Any] = {}
    if choice.name == "act":
        words["retrieve"] = "offered" if RETRIEVE in choice.options else "late" if s.under_way else "nobody"
        words["next"] = tuple(steps_left(s, choice.options))
        words["left"] = len(words["next"])
    if choice.name == "strike":
        words["targets"] = sum(each not in BARE for each in choice.options)
    at_home = {each.id for each in workers(s) if each.at == supply_place(choice.seat)}
    found = (each._replace(touches=those_at_home(each.touches, at_home)) for each in options(s, choice))
    asked = VOCABULARY.question(s, choice)
    return Prompt(asked._replace(args={**asked.args, **words}), choice.rule, tuple(found))


def steps_left(s: Race, options: Sequence[str]) -> Iterator[Text]:
    """§4.7 §4.8 §4.13 What a turn may still bring."""
    verbs = {option.partition(" ")[0] for option in options}
    for step, found in (
        ("main", verbs & {*s.board.spaces}),
        ("buildings", verbs & {BUILDING}),
        ("bombs", verbs & BOMB),
    ):
        if found:
            yield Text(f"step-{step}")


def those_at_home(touches: Sequence[str], at_home: Set[str]) -> tuple[str, ...]:
    """Of workers only those who can still be sent somewhere."""
    return tuple(each for each in touches if each in at_home or not each.startswith(WORKER))
