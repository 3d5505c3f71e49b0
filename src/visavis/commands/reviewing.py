"""The command review: what each answer of a recorded game was worth, and whether it was the dice."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text as Styled

from visavis.commands.arguments import open_record, print_json, said_in
from visavis.commands.many import progress_bar, refuse_none
from visavis.kernel.table import Table
from visavis.kernel.view import READER, Text
from visavis.sim.review import Judged, Review, review
from visavis.terminal import make_console, usable
from visavis.text import Language
from visavis.thinking.words import title_of

SHOWN: Final = 5  # mistakes, and changes by chance
LEVELS: Final = "▁▂▃▄▅▆▇█"


def review_record(args: Namespace) -> int:
    """Chances all along, skill and luck of every seat, the dearest mistakes with the better answer."""
    refuse_none(args)
    table = open_record(args.file, args.at)
    said = said_in(args, table.game.name)
    with progress_bar(args, said("review-progress")) as progress:
        found = review(table.record, args.playouts, args.seed, args.workers, progress)
    if args.json:
        print_json(facts(table, found))
        return 0
    out = make_console()
    out.print(said("review-about", n=len(found.judged), playouts=found.playouts))
    out.print(accounts(table, found, said))
    for line in (
        *curves(table, found, said, usable(out)),
        *mistakes(table, found, said),
        *fortunes(table, found, said),
    ):
        out.print(line)
    return 0


def facts(table: Table[Any], found: Review) -> dict[str, Any]:
    seats = table.game.scenario(table.header.scenario).seats
    return {
        "playouts": found.playouts,
        "seats": {name: found.account(seat)._asdict() for seat, name in enumerate(seats)},
        "ended": found.ended,
        "answers": [{**each._asdict(), "lost": each.lost} for each in found.judged],
    }


def names(table: Table[Any], said: Language) -> list[str]:
    return [said.say(text) for text in table.view(READER).seats]


def accounts(table: Table[Any], found: Review, said: Language) -> Grid:
    """How each seat came from its chance at the beginning to the end."""
    columns = ("seat", "began", "skill", "gifts", "luck", "ended")
    grid = Grid(*(said(f"review-{each}") for each in columns), box=None, pad_edge=False)
    for seat, name in enumerate(names(table, said)):
        began, skill, gifts, luck, ended = found.account(seat)
        grid.add_row(name, percent(began), signed(skill), signed(gifts), signed(luck), percent(ended))
    return grid


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−").replace("−0", "0").replace("+0", "0")


def curves(table: Table[Any], found: Review, said: Language, width: int) -> Iterator[Styled]:
    """The chance of every seat before each answer, and at the end."""
    for seat, name in enumerate(names(table, said)):
        shares = [each.before[seat] for each in found.judged] + [found.ended[seat]]
        yield Styled(f"{name}  ", "bold").append(curve(squeezed(shares, max(8, width - len(name) - 2))))


def curve(shares: Sequence[float]) -> str:
    return "".join(LEVELS[min(len(LEVELS) - 1, int(share * len(LEVELS)))] for share in shares)


def squeezed(shares: Sequence[float], most: int) -> list[float]:
    """At most so many of them, the last one always."""
    if len(shares) <= most:
        return list(shares)
    return [shares[n * (len(shares) - 1) // (most - 1)] for n in range(most)]


def mistakes(table: Table[Any], found: Review, said: Language) -> Iterator[Styled]:
    """The dearest, each with the better answer."""
    dearest = found.mistakes()[:SHOWN]
    yield Styled(said("review-mistakes" if dearest else "review-no-mistakes"), "bold")
    for each in dearest:
        yield Styled(said.say(mistake(table, each)))


def mistake(table: Table[Any], each: Judged) -> Text:
    then = table.at(each.n)
    words = {
        "n": each.n,
        "side": then.view(READER).seats[each.seat],
        "answer": title_of(then, each.seat, each.answer),
        "better": title_of(then, each.seat, each.best),
        "was": round(100 * each.after[each.seat]),
        "could": round(100 * each.before[each.seat]),
    }
    return Text("review-mistake", words)


def fortunes(table: Table[Any], found: Review, said: Language) -> Iterator[Styled]:
    """What dice, draws and what was hidden have changed most."""
    changes = [(n, max(range(len(by_seat)), key=lambda seat: by_seat[seat]), by_seat) for n, by_seat in found.lucky()]
    most = sorted(changes, key=lambda each: -each[2][each[1]])[:SHOWN]
    if most:
        yield Styled(said("review-fortunes"), "bold")
    sides = table.view(READER).seats
    for n, seat, by_seat in most:
        yield Styled(
            said.say(Text("review-fortune", {"n": n, "side": sides[seat], "gain": round(100 * by_seat[seat])}))
        )
