"""What is no secret: the games there are, their words, their rules, and how a table is set up."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from visavis.agents import BOT
from visavis.company.party import PEOPLE, Party, thinking
from visavis.company.real_table import set_out
from visavis.games import GAMES
from visavis.kernel.game import Game, Scenario, Setting
from visavis.kernel.record import Header
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text
from visavis.picture.theme import Theme, theme_of
from visavis.server.store.shelf import Shelf
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.phrases import Speech, speech
from visavis.text import rulebook
from visavis.text.guide import guide_of
from visavis.text.names import every_piece, in_play, names_of

Json = dict[str, Any]
PAGE_WORD: Final = re.compile(r"^(web-[a-z0-9_-]+) =", re.MULTILINE)


@cache
def page_words(code: str) -> Mapping[str, str]:
    """The words of the pages."""
    texts = [file for file in files("visavis.text").iterdir() if file.name.endswith(f"{code}.ftl")]
    keys = [key for file in texts for key in PAGE_WORD.findall(file.read_text(encoding="utf-8"))]
    return {key: speech(code)(key) for key in keys}


@cache
def written_words(code: str) -> Encoded:
    return encoded(page_words(code))


# The home page


@lru_cache(maxsize=8)
def home(code: str, shelf: Shelf) -> Json:
    return {"lang": code, "words": page_words(code), "games": [card(shelf.games[name], code) for name in GAMES]}


def card(game: Game[Any], code: str) -> Json:
    say = speech(code, game.name)
    return {
        "name": game.name,
        "title": say("game-title"),
        "tagline": say("game-tagline"),
        "players": say("game-players"),
        "length": say("game-length"),
        "scenarios": [scenario(each, say) for each in game.scenarios],
        "settings": [setting(each, say) for each in game.settings],
        "opponents": [opponent(name, say) | {"own": name in game.opponents} for name in thinking(game)],
        "bot": player_title(BOT, say),
    }


def opponent(name: str, say: Speech) -> Json:
    return {"name": name, "title": player_title(name, say), "help": say(f"{player_key(name, say)}-help")}


def player_key(name: str, say: Speech) -> str:
    """The game names its own opponents, the pages whoever plays any game."""
    own = f"opponent-{name}"
    return own if say.knows(own) else f"web-player-{name}"


def player_title(name: str, say: Speech) -> str:
    return say(player_key(name, say))


def scenario(each: Scenario, say: Speech) -> Json:
    return {
        "name": each.name,
        "title": say.lang.scenario(each),
        "help": say.lang.about_scenario(each),
        "seats": [{"name": seat, "title": say(f"side-{seat}")} for seat in each.seats],
        "bots": list(each.bots),
    }


def setting(each: Setting, say: Speech) -> Json:
    values = None if isinstance(each.default, bool) else [setting_value(each, value, say) for value in each.values]
    return {
        "name": each.name,
        "title": say(f"setting-{each.name}"),
        "help": say(f"setting-{each.name}-help"),
        "default": each.default,
        "at_real_table": each.default if each.at_real_table is None else each.at_real_table,
        "values": values,
        "scenarios": list(each.scenarios),
        "rule": each.rule,
    }


def setting_value(each: Setting, value: int | str, say: Speech) -> Json:
    key = f"{each.name}-{value}"
    told: Json = {"value": value}
    if say.knows(key):
        told["title"] = say(key)
    if say.knows(f"{key}-help"):
        told["help"] = say(f"{key}-help")
    return told


# One game


@cache
def rules(game: str, code: str) -> list[Json]:
    found = rulebook(game).paragraphs.values()
    return [{"id": each.id, "title": each.title.of(code), "text": each.text.of(code)} for each in found]


@cache
def abilities(game: str, code: str) -> Mapping[str, Json]:
    """What every piece is called, and what it can do, by its code."""
    say, ability = speech(code, game), names_of(game).ability
    told = {str(each.answer): (each.title, ability.format(each.answer)) for each in every_piece(game)}
    return {each: {"title": say.say(title), "does": say(key)} for each, (title, key) in told.items() if say.knows(key)}


@cache
def theme_json(game: str) -> Json:
    text = (files(f"visavis.games.{game}") / "art" / "theme.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def game_words(table: Table[Any], say: Speech) -> Json:
    """The title, what the signs on the board mean, and every piece there is."""
    game = table.game.name
    here = in_play(table, table.game.view(table, SPECTATOR))
    title, mode = say("game-title"), say.lang.scenario(table.game.scenario(table.header.scenario))
    signs = legend(table, theme_of(game), say)
    return {
        "title": title,
        "scenario": mode,
        "legend": signs,
        "able": [each for each in abilities(game, say.lang.code) if each in here],
        "guide": guide(say, table.header.scenario),
    }


def guide(say: Speech, scenario: str) -> list[Json]:
    """A first acquaintance: what a game says of itself, and the part of the table each sentence points at."""
    return [{"said": leaf.said, "at": leaf.at} for leaf in guide_of(say.lang, scenario)]


def legend(table: Table[Any], theme: Theme, say: Speech) -> list[Json]:
    """Kinds of places, what is printed on them, and the signs of a game in progress."""
    places = table.game.view(table, SPECTATOR).places
    kinds, printed, says = {each.kind for each in places}, {each.symbol for each in places}, theme.file.says
    return [
        *(kind(each, theme, say) for each in theme.colour.fill if each in kinds),
        *(effect(table.game.name, each, theme, say) for each in theme.symbols if says.effect and each in printed),
        *(sign(each, each, say(key)) for each, key in says.legend.items()),
    ]


def kind(each: str, theme: Theme, say: Speech) -> Json:
    key = theme.file.says.kind.format(each)
    return sign("kind", each, say(key)) | {"help": say.if_known(f"{key}-help")}


def effect(game: str, symbol: str, theme: Theme, say: Speech) -> Json:
    says = theme.file.says
    title = say.lang.say(Text(says.effect.format(symbol)), says.effect_form)
    return sign("effect", symbol, title) | {"help": say.if_known(f"{names_of(game).effect.format(symbol)}-help", n=1)}


def sign(what: str, symbol: str, title: str) -> Json:
    return {"is": what, "symbol": symbol, "title": title}


# One table


def table_facts(id: str, game: Game[Any], header: Header, party: Party, say: Speech) -> Json:
    seats = game.scenario(header.scenario).seats
    return {
        "id": id,
        "options": [
            *by_hand(party, say),
            *hints_agreed(party, say),
            *(option(each, header, say) for each in game.settings if each.name in header.options),
        ],
        "seats": [
            {
                "seat": n,
                "id": seat,
                "title": say(f"side-{seat}"),
                "player": party.players[n],
                "thinks": party.players[n] not in PEOPLE,
                "played_by": player_title(party.players[n], say),
                "name": party.named[n],
            }
            for n, seat in enumerate(seats)
        ],
        "watch": party.watch,
        "real_table": party.real_table,
        "set_up": set_up(game, header, say) if party.real_table else [],
    }


def set_up(game: Game[Any], header: Header, say: Speech) -> list[str]:
    """How the box is laid out, as far as everybody may know."""
    return [say.say(step) for some in set_out(game, header, SPECTATOR) for step in some.moves]


def by_hand(party: Party, say: Speech) -> list[Json]:
    """At a real table: what the person rolls and draws."""
    if not party.real_table:
        return []
    key = f"web-by-hand-{party.by_hand}"
    return [{"title": say("web-by-hand"), "value": say(key), "help": say(f"{key}-help"), "usual": False}]


def hints_agreed(party: Party, say: Speech) -> list[Json]:
    """Whether people who play each other may have hints."""
    if len(party.people) < 2:
        return []
    value = say(f"server-{'on' if party.hints else 'off'}")
    return [{"title": say("web-hints"), "value": value, "help": say("web-hints-help"), "usual": not party.hints}]


def option(each: Setting, header: Header, say: Speech) -> Json:
    value = header.options[each.name]
    key = f"server-{'on' if value else 'off'}" if isinstance(value, bool) else f"{each.name}-{value}"
    said = say(key) if say.knows(key) else str(value)
    title, told = say(f"setting-{each.name}"), say(f"setting-{each.name}-help")
    return {"title": title, "value": said, "help": told, "usual": value == each.default}
