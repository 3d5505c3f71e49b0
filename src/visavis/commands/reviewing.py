"""The command review: what each answer of a recorded game was worth, and whether it was the dice."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text as Styled

from visavis.commands.arguments import open_record, print_json, said_in
from visavis.commands.many import progress_bar, refuse_none
from visavis.commands.reading import plain
from visavis.files import write_text
from visavis.kernel.errors import VisavisError
from visavis.kernel.table import Table
from visavis.kernel.view import READER
from visavis.picture import draw_review, theme_of
from visavis.sim.review import Effort, Review, review
from visavis.sim.verdict import fortune_lines, lead_line, mistake_lines, percent, signed
from visavis.terminal import make_console, usable
from visavis.text import Language

SHOWN: Final = 5  # mistakes, and changes by chance
LEVELS: Final = "▁▂▃▄▅▆▇█"
SECONDS: Final = 60


def review_record(args: Namespace) -> int:
    """Chances all along, skill and luck of every seat, the dearest mistakes with the better answer."""
    refuse_none(args)
    if args.minutes <= 0:
        raise VisavisError("--minutes is {came}; expected more than nothing", came=args.minutes)
    table = open_record(args.file, args.at)
    said = said_in(args, table.game.name)
    effort = Effort(args.playouts, args.minutes * SECONDS * args.workers)
    with progress_bar(args, said("review-progress")) as progress:
        found = review(table.record, effort, args.seed, args.workers, progress)
    if args.svg:
        write_text(args.svg, draw_review(found, table.view(READER), said, theme_of(table.game.name, args.dark)))
    if args.json:
        print_json(facts(table, found, said))
    else:
        tell(table, found, said, args)
    return 0


def facts(table: Table[Any], found: Review, said: Language) -> dict[str, Any]:
    seats = table.game.scenario(table.header.scenario).seats
    return {
        "playouts": found.playouts,
        "off": table.game.insight.weights.off,
        "judged": len(found.judged),
        "asked": found.asked,
        "seats": {name: found.account(seat)._asdict() for seat, name in enumerate(seats)},
        "ended": found.ended,
        "leads": [each._asdict() for each in found.leads()],
        "answers": [plain(each, said) | {"lost": each.lost} for each in found.judged],
    }


def tell(table: Table[Any], found: Review, said: Language, args: Namespace) -> None:
    out = make_console()
    if len(found.judged) < found.asked:
        out.print(said("review-part", n=len(found.judged), all=found.asked), style="bold")
    out.print(said("review-about", n=len(found.judged), playouts=found.playouts))
    if off := percent(table.game.insight.weights.off):
        out.print(said("review-off", n=off))
    out.print(accounts(table, found, said))
    for line in (
        *curves(table, found, said, usable(out)),
        *leads(table, found, said),
        *mistakes(table, found, said),
        *fortunes(table, found, said),
    ):
        out.print(line)
    out.print(said("review-look", file=str(args.file)), style="dim", soft_wrap=True)


def names(table: Table[Any], said: Language) -> list[str]:
    return [said.say(text) for text in table.view(READER).seats]


def accounts(table: Table[Any], found: Review, said: Language) -> Grid:
    """How each seat came from its chance at the beginning to the end."""
    columns = ("seat", "began", "skill", "gifts", "luck", "ended")
    grid = Grid(*(said(f"review-{each}") for each in columns), box=None, pad_edge=False)
    for seat, name in enumerate(names(table, said)):
        began, skill, gifts, luck, ended = found.account(seat)
        grid.add_row(name, str(percent(began)), signed(skill), signed(gifts), signed(luck), str(percent(ended)))
    return grid


def curves(table: Table[Any], found: Review, said: Language, width: int) -> Iterator[Styled]:
    """The chance of every seat before each answer, and at the end."""
    called = names(table, said)
    room = max(map(len, called)) + 2
    for seat, name in enumerate(called):
        shares = [each.before[seat] for each in found.judged] + [found.ended[seat]]
        yield Styled(name.ljust(room), "bold").append(curve(squeezed(shares, max(8, width - room))))


def curve(shares: Sequence[float]) -> str:
    return "".join(LEVELS[min(len(LEVELS) - 1, int(share * len(LEVELS)))] for share in shares)


def squeezed(shares: Sequence[float], most: int) -> list[float]:
    """At most so many of them, the last one always."""
    if len(shares) <= most:
        return list(shares)
    return [shares[n * (len(shares) - 1) // (most - 1)] for n in range(most)]


def leads(table: Table[Any], found: Review, said: Language) -> Iterator[Styled | Grid]:
    """Where somebody else came to be ahead."""
    turned, seats = found.leads(), table.view(READER).seats
    if turned:
        yield Styled(said("review-leads"), "bold")
        yield told((each.n, [said.say(lead_line(each, seats))]) for each in turned)


def mistakes(table: Table[Any], found: Review, said: Language) -> Iterator[Styled | Grid]:
    """The dearest, each with the better answer and what was expected of both."""
    dearest, seats = found.mistakes()[:SHOWN], table.view(READER).seats
    yield Styled(said("review-mistakes" if dearest else "review-no-mistakes"), "bold")
    yield told((each.n, [said.say(text) for text in mistake_lines(each, seats)]) for each in dearest)


def fortunes(table: Table[Any], found: Review, said: Language) -> Iterator[Styled | Grid]:
    """What dice and draws have changed most, and what they were."""
    most, seats = found.fortunes()[:SHOWN], table.view(READER).seats
    if most:
        yield Styled(said("review-fortunes"), "bold")
        yield told((each.judged.n, [said.say(text) for text in fortune_lines(each, seats)]) for each in most)


def told(verdicts: Iterable[tuple[int, list[str]]]) -> Grid:
    """The numbers to ask for positions with, and what is to be said of them."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim")
    for n, lines in verdicts:
        grid.add_row(str(n), "\n".join(lines))
    return grid
