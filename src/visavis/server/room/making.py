"""New tables: as somebody asks for them, or from a record somebody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from visavis.company.by_hand import USUAL, WAYS
from visavis.company.party import HUMAN, Party, fits, of_record, recorded
from visavis.games import GAMES, load
from visavis.kernel import record
from visavis.kernel.errors import RecordError, VisavisError
from visavis.kernel.game import Game
from visavis.kernel.record import cleaned
from visavis.kernel.table import Table
from visavis.server.logs import LOG
from visavis.server.refusal import Malformed, Refusal
from visavis.server.store.shelf import Shelf


def new_party(asked: Mapping[str, Any], shelf: Shelf) -> tuple[Game[Any], Party]:
    """The game and who sits at it."""
    game, players = asked.get("game"), asked.get("seats")
    if game not in GAMES or not isinstance(players, list):
        raise Malformed("server-malformed")
    known = shelf.find(game, asked.get("scenario"))
    if known is None:
        raise Malformed("server-malformed")
    found, scenario, _ = known
    if not fits(players, scenario, found):
        raise Refusal("server-wrong-seats")
    hot_seat = asked.get("hot_seat") is True and players.count(HUMAN) > 1
    by_hand = asked.get("by_hand", USUAL)
    if by_hand not in WAYS:
        raise Refusal("server-wrong-by-hand", ways=", ".join(WAYS))
    names = asked.get("names", [])
    if not isinstance(names, list) or len(names) > len(players) or not all(isinstance(name, str) for name in names):
        raise Malformed("server-malformed")
    called = tuple(cleaned(name) for name in names)
    party = Party(
        tuple(players),
        asked.get("real_table") is True,
        hot_seat,
        by_hand=by_hand,
        names=called,
        hints=asked.get("hints") is True,
    )
    if party.real_table and len(party.people) != 1:
        raise Refusal("server-real-table-alone")
    return found, party


def table_asked_for(game: Game[Any], party: Party, asked: Mapping[str, Any], shelf: Shelf) -> Table[Any]:
    options = asked.get("options", {})
    if not isinstance(options, dict):
        raise Malformed("server-malformed")
    usual = game.usual_at_real_table(asked["scenario"]) if party.real_table else {}
    overlay = shelf.written.get((game.name, asked["scenario"]), {})
    try:
        return Table.new(game, asked["scenario"], usual | options, recorded(party), overlay)
    except VisavisError as error:
        raise Refusal("server-wrong-options", reason=error) from None


def table_of_record(body: bytes, shelf: Shelf) -> tuple[Table[Any], Party]:
    """The table a record leads to, if it is one; whatever else it may be is refused."""
    try:
        table = replayed(text_of(body), shelf)
    except VisavisError as error:
        raise Refusal("server-bad-record", reason=error) from None
    except Exception as error:
        LOG.warning("record refused", exc_info=error)
        raise Refusal("server-bad-record", reason=RecordError("the rules do not allow it")) from None
    scenario = table.game.scenario(table.header.scenario)
    players = of_record(table.header.players, scenario, table.game)
    return table, Party(players, watch=True, names=table.header.names[: len(players)], hinted=table.header.hints)


def text_of(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise RecordError("byte {n} is not UTF-8, expected a record in UTF-8", n=error.start + 1) from None


def replayed(text: str, shelf: Shelf) -> Table[Any]:
    header = record.read_header(text)
    if not shelf.knows(header):
        raise RecordError("this server does not have the scenario {name!r}", name=header.scenario)
    game = load(header.game)
    return Table.replay(game, record.read(text, game))
