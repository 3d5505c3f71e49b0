"""What must hold after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from visavis.games.worldorder.board import MARKET_COPIES, STARTING
from visavis.games.worldorder.rules.engage import TOKENS
from visavis.games.worldorder.rules.purse import STORE
from visavis.games.worldorder.setup import market_of
from visavis.games.worldorder.sheets import REGIONS, ROUNDS
from visavis.games.worldorder.state import Nation, World, free_permanent, free_temporary


def check(s: World) -> list[str]:
    """The invariants that do not hold."""
    return [
        *countries_astray(s),
        *abilities_astray(s),
        *cubes_astray(s),
        *decks_astray(s),
        *(problem for nation in s.nations.values() for problem in nation_astray(s, nation)),
        *ending_astray(s),
    ]


def countries_astray(s: World) -> Iterator[str]:
    """§B2.4 §B2.12 Every country of the board is somewhere, and only once; starting ones may have gone to the box."""
    found: Counter[str] = Counter()
    for region in REGIONS:
        deck = s.countries[region]
        found.update([*deck.top, *deck.mixed, *deck.bottom, *s.open[region]])
    for nation in s.nations.values():
        found.update(list(nation.allies))
    of_board = {id_ for id_, card in s.board.countries.items() if not card.owner}
    yield from (f"{id_} is there {n} times" for id_, n in found.items() if n != 1)
    yield from (f"{id_} is nowhere" for id_ in sorted(of_board - found.keys()))
    for nation in s.nations.values():
        both = [id_ for id_ in nation.allies if STARTING + id_ in nation.allies]  # §B5.6
        yield from (f"{nation.power} has {id_} twice" for id_ in both)


def abilities_astray(s: World) -> Iterator[str]:
    """§B2.5 §B2.13 Every ability card is somewhere: two of each title of the Market, twelve of each power."""
    found = Counter([*s.market, *s.swept, *s.trashed, *s.abilities.top, *s.abilities.mixed, *s.abilities.bottom])
    expected = Counter(market_of(s.board, s.people, s.options))
    for nation in s.nations.values():
        row = s.board.powers[nation.power]
        expected.update([*row.first_hand, *row.rest])
        found.update(own_cards(nation))
    yield from (
        f"{title} is there {found[title]} times" for title in found | expected if found[title] != expected[title]
    )
    if expected and max(expected[title] for title in s.board.market) > MARKET_COPIES:
        yield "the Market has too many copies"


def own_cards(nation: Nation) -> list[str]:
    """§G1.12 All that he owns."""
    deck = nation.deck
    waiting = [nation.market] if nation.market else []
    piles = (deck.top, deck.mixed, deck.bottom, nation.hand, nation.discard, nation.played, nation.covered)
    return [card for pile in piles for card in pile] + waiting


def cubes_astray(s: World) -> Iterator[str]:
    """§B13.1 No more cubes than slots; no negative armies."""
    for region in REGIONS:
        if free_permanent(s, region) < 0 or free_temporary(s, region) < 0:
            yield f"{region} has more cubes than slots"
        if s.extra[region] and free_permanent(s, region):
            yield f"{region} has a cube without a slot beside a free one"
        if min(s.armies[region]) < 0:
            yield f"{region} has {s.armies[region]} armies"


def decks_astray(s: World) -> Iterator[str]:
    """§B2.7 §A2.7 Twenty Auto-Influence cards, twelve Decision cards if anybody needs them."""
    influence = [*s.influence, *s.influence_open, *s.influence_gone]
    if sorted(influence) != sorted(s.board.influence):
        yield f"Auto-Influence cards {sorted(influence)}"
    decisions = [*s.decisions, *s.decisions_gone]
    if s.people < len(s.chairs) and sorted(decisions) != sorted(s.board.decisions):
        yield f"Decision cards {sorted(decisions)}"


def nation_astray(s: World, nation: Nation) -> Iterator[str]:
    """§B0.5 §B0.7 §B3.6 No debt, no negative VP, stores up to ten; §B0.6 three tokens; §A5.11 a token in every row."""
    power = nation.power
    if nation.money < 0 or nation.vp < 0:
        yield f"{power} has {nation.money} money and {nation.vp} VP"
    yield from (f"{power} has {n} {good}" for good, n in nation.goods.items() if not 0 <= n <= STORE)
    for good, n in nation.production.items():
        if not nation.automa and not s.board.production[power][good] <= n <= s.board.most[power][good]:
            yield f"{power} produces {n} {good}"
    if len(nation.engaged) > TOKENS or len(set(nation.engaged)) != len(nation.engaged):
        yield f"{power} has tokens on {nation.engaged}"
    levels = [s.board.growth[title].level for title in nation.growth]
    if levels != list(range(1, len(levels) + 1)):  # §B11.5
        yield f"{power} has Growth cards of levels {levels}"
    if nation.automa:
        yield from automa_astray(s, nation)


def automa_astray(s: World, nation: Nation) -> Iterator[str]:
    """§A5.11 A token in every row; §A3.3 nobody exhausted; §A1.5 nothing that only people have."""
    for row in s.board.automa.board.row:
        if nation.cells[row.left] + nation.cells[row.right] < 1 or min(nation.cells.values()) < 0:
            yield f"{nation.power} has tokens {nation.cells}"
    if any(not ally.ready for ally in nation.allies.values()):
        yield f"{nation.power} has exhausted allies"
    if nation.hand or nation.assets or nation.engaged or any(nation.goods.values()):
        yield f"{nation.power} has what only people have"


def ending_astray(s: World) -> Iterator[str]:
    """§B1.3 §B19.2 Six rounds, and then somebody has won."""
    if s.round > ROUNDS or (bool(s.ending) != bool(s.winners)) or (s.ending and s.agenda):
        yield f"round {s.round}, ending {s.ending!r}, winners {s.winners}, {len(s.agenda)} steps to come"
