"""Commands that show something: games, rules, replay, explain, show."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Styled

from visavis.commands.common import open_record, print_json, said_in, write_text
from visavis.games import GAMES, load
from visavis.kernel.errors import UnknownName
from visavis.kernel.game import Game
from visavis.kernel.journal import ALWAYS
from visavis.kernel.priorities import SKIPPED
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Reason
from visavis.picture import draw_svg
from visavis.terminal import explanation_lines, log_lines, make_console, print_lines, rule_lines, show, usable
from visavis.text import Language, rulebook


def games(args: Namespace) -> int:
    """The games there are, their scenarios and settings."""
    if args.json:
        print_json({name: game_facts(load(name)) for name in GAMES})
        return 0
    out = make_console()
    for name in GAMES:
        said = said_in(args, name)
        out.print(Styled(f"{said('game-title')}  ", "bold").append(f"({name})", "dim"))
        out.print(f"{said('game-tagline')} {said('game-players')} {said('game-length')}")
        out.print(scenario_grid(load(name), said))
        out.print(setting_grid(load(name), said))
    return 0


def game_facts(game: Game[Any]) -> dict[str, Any]:
    return {
        "version": game.version,
        "scenarios": [{"name": s.name, "seats": s.seats, "bots": s.bots} for s in game.scenarios],
        "settings": [
            {"name": o.name, "default": o.default, "values": o.values, "scenarios": o.scenarios, "rule": o.rule}
            for o in game.settings
        ],
    }


def scenario_grid(game: Game[Any], said: Language) -> Grid:
    grid = Grid(said("games-scenario"), said("games-about"), box=None, pad_edge=False, title_justify="left")
    for scenario in game.scenarios:
        grid.add_row(Styled(scenario.name, "bold"), f"{said(f'scenario-{scenario.name}-help')}")
    return grid


def setting_grid(game: Game[Any], said: Language) -> Grid:
    grid = Grid(said("games-setting"), said("games-values"), said("games-about"), box=None, pad_edge=False)
    for setting in game.settings:
        if isinstance(setting.default, bool):
            values = "on, off" if setting.default else "off, on"
        else:
            values = (
                f"{setting.values[0]} … {setting.values[-1]}"
                if len(setting.values) > 5
                else ", ".join(str(value) for value in setting.values)
            )
        grid.add_row(Styled(setting.name, "bold"), values, said(f"setting-{setting.name}-help"))
    return grid


# Rules


def rules(args: Namespace) -> int:
    """A game's rulebook in our own words, or how much of it has a place and a test."""
    if args.coverage:
        return coverage(args)
    if not args.game:
        raise UnknownName(f"name a game: {', '.join(GAMES)}; or ask for --coverage")
    book = rulebook(load(args.game).name)
    asked = " ".join(args.paragraph)
    if args.json:
        found = book.under(asked) or [book[asked]] if asked else list(book.paragraphs.values())
        print_json([{"id": p.id, "status": p.status, "title": words(p.title), "text": words(p.text)} for p in found])
        return 0
    said = said_in(args, args.game)
    out = make_console()
    if asked:
        if not book.under(asked) and not book.containing(asked, said.code):
            raise UnknownName(f"no paragraph of {args.game} has the number or the words {asked!r}")
        print_lines(out, rule_lines(args.game, asked, said, usable(out)))
    else:
        for paragraph in book.paragraphs.values():
            out.print(Styled(f"§{paragraph.id:<8}", "dim").append(paragraph.title.of(said.code)))
    return 0


def words(text: Any) -> dict[str, str]:
    return {"en": text.en, "ru": text.ru}


def coverage(args: Namespace) -> int:
    found = {name: rulebook(name).coverage() for name in GAMES}
    if args.json:
        print_json({"games": found})
        return 0
    said = said_in(args)
    grid = Grid(said("coverage-game"), said("coverage-paragraphs"), said("coverage-placed"), said("coverage-tested"))
    for name, row in found.items():
        grid.add_row(name, *(str(number) for number in row.values()))
    make_console().print(grid)
    return 0


# Records


def replay(args: Namespace) -> int:
    """A record told as a log, and the position it leads to."""
    table = open_record(args.file, args.at)
    if args.json:
        print_json(table_facts(table))
        return 0
    said, out = said_in(args, table.game.name), make_console()
    print_lines(out, log_lines(table.game.log(table, SPECTATOR, ALWAYS), table.game.name, said, usable(out)))
    show(table, everyone(table), said, out)
    return 0


def everyone(table: Table[Any]) -> int:
    """Whose view a reader of a record gets: in a solo game that of the person, otherwise a spectator's."""
    scenario = table.game.scenario(table.header.scenario)
    people = [seat for seat in range(len(scenario.seats)) if seat not in scenario.bots]
    return people[0] if len(people) == 1 else SPECTATOR


def table_facts(table: Table[Any]) -> dict[str, Any]:
    result = table.game.result(table.state)
    asked = table.pending
    return {
        "game": table.header.game,
        "scenario": table.header.scenario,
        "options": dict(table.header.options),
        "answers": len(table.entries),
        "asked": asked
        and {"seat": table.header.seat_name(asked.seat, table.game), "name": asked.name, "rule": asked.rule},
        "result": result
        and {"winners": result.winners, "points": result.points, "reason": result.reason, "rule": result.rule},
        "state": table.state.dump(),
    }


def explain(args: Namespace) -> int:
    """The reasons a bot gave up to a point of a record: its latest, or all of them."""
    table = open_record(args.file, args.at)
    since = ALWAYS if args.all else table.before_last_reasons()
    found = table.game.reasons(table, since)
    if args.json:
        print_json([reason_facts(reason) for reason in found])
        return 0
    said, out = said_in(args, table.game.name), make_console()
    if not found:
        out.print(said("why-none"))
    print_lines(out, explanation_lines(found, said, usable(out)))
    return 0


def reason_facts(reason: Reason) -> dict[str, Any]:
    lines = [
        {
            "rule": line.rule,
            "line": line.title.key,
            "before": [each.id for each in line.before],
            "after": [each.id for each in line.after],
            "skipped": line.note == SKIPPED,
            "note": line.note,
        }
        for line in reason.lines
    ]
    return {
        "after_answer": reason.n,
        "decision": reason.decision,
        "chosen": reason.chosen and reason.chosen.id,
        "lines": lines,
    }


def show_record(args: Namespace) -> int:
    """A position, on the screen or as a picture."""
    table = open_record(args.file, args.at)
    said = said_in(args, table.game.name)
    seat = seat_of(table, args.seat) if args.seat else everyone(table)
    if args.svg:
        picture = draw_svg(table, seat, said, args.dark)
        save_or_print(args.out, picture)
    else:
        show(table, seat, said, make_console())
    return 0


def seat_of(table: Table[Any], name: str) -> int:
    seats = table.game.scenario(table.header.scenario).seats
    if name not in seats:
        raise UnknownName(f"there is no seat called {name!r}; the seats are {', '.join(seats)}")
    return seats.index(name)


def save_or_print(path: Path | None, text: str) -> None:
    if path is None:
        print(text)
    else:
        write_text(path, text)
