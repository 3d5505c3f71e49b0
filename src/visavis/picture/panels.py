"""What stands around the board: the heading, and a panel for each seat with what lies open there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.kernel.view import Count, Thing, Track
from visavis.picture.chip import chip
from visavis.picture.desk import LEADING, Desk
from visavis.picture.lay.boxes import centred
from visavis.picture.measure import HEAVY, fit_lines, width_of
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, circle, group, path, rect, title
from visavis.picture.svg import number as length
from visavis.picture.tally import tallies, tallies_width
from visavis.picture.theme import FACE_DOWN

NAME: Final = 196.0  # room for the name of a side
COUNT: Final = 158.0  # room for a count
WIDE: Final = 250.0  # for each of more than so many
MANY: Final = 3
ROOMY: Final = 30.0  # high enough for two lines of words
DISPLAY: Final = 400.0  # room for a thing on display
CHIP: Final = 44.0  # height of a chip
SLOT: Final = 98.0  # room for a chip with its name
NAMED: Final = 70.0  # in less room than this it has no name
BARE: Final = 60.0  # in less room than this it is a small one
SMALL_SLOT: Final = 58.0
TITLE: Final = 30.0  # size of the game's name
HEADER: Final = 68.0
STATUS_LINE: Final = 30.0
ASKED: Final = 300.0  # the least room for a question beside the status
MOST_WORDS: Final = 0.55  # of the heading, for the words of counts
LOW: Final = 56.0  # a panel without chips
TALL: Final = 106.0


# The heading


def header(d: Desk, box: Box) -> str:
    """What is played, whose turn it is, and the counts that belong to nobody."""
    said = d.theme.file.says
    name, scenario = d.lang(said.title), d.lang(said.scenario.format(d.view.scenario))
    right = box.right - common_width(d, box.w)
    wide = title_width(d, name)
    return group(
        d.heading(box.x, box.y + 30, name, TITLE, right - box.x, d.colour.ink)
        if d.theme.file.heading.font
        else d.words(box.x, box.y + 30, name, TITLE, right - box.x, d.colour.ink, HEAVY),
        d.words(box.x + wide + 12, box.y + 30, scenario, 17, right - box.x - wide - 24, d.colour.soft),
        *status(d, box.x, box.y + 56, status_room(d, box.w)),
        *common_counts(d, box, right),
        class_="header",
    )


def title_width(d: Desk, name: str) -> float:
    return width_of(name, TITLE, HEAVY, d.theme.file.heading.letter)


def common(d: Desk) -> list[Count]:
    return [count for count in d.view.counts if count.owner < 0]


def in_words(d: Desk, width: float) -> bool:
    """Whether there is room to say what each count of nobody's is, beside what is played."""
    said = d.theme.file.says
    name, scenario = d.lang(said.title), d.lang(said.scenario.format(d.view.scenario))
    played = title_width(d, name) + 24 + width_of(scenario, 17)
    return sum(count_width(d, each) for each in common(d)) <= min(width * MOST_WORDS, width - played)


def common_width(d: Desk, width: float) -> float:
    if in_words(d, width):
        return sum(count_width(d, each) for each in common(d))
    return tallies_width(common(d), 1)


def common_counts(d: Desk, box: Box, right: float) -> list[str]:
    if not in_words(d, box.w):
        return tallies(d, common(d), box.right, box.y + 22, 1)
    widths = [count_width(d, each) for each in common(d)]
    boxes = [Box(right + sum(widths[:n]), box.y + 8, wide, 44) for n, wide in enumerate(widths)]
    return [count_cell(d, each, where) for each, where in zip(common(d), boxes, strict=True)]


def status_room(d: Desk, width: float) -> float:
    """Counts in words reach down to the line of the status."""
    return width - (common_width(d, width) if in_words(d, width) else 0) - 16


def header_height(d: Desk, width: float) -> float:
    return HEADER + STATUS_LINE * len(status_lines(d, status_room(d, width))[1:])


def status_lines(d: Desk, room: float) -> list[list[str]]:
    """How things stand, in as many lines as it takes."""
    lines: list[list[str]] = [[]]
    taken = 0.0
    for n, said in enumerate(map(d.say, d.view.status)):
        wide = width_of(said, 15, 700) + (38 if n else 46)
        if lines[-1] and taken + wide > room:
            lines.append([])
            taken = 0.0
        lines[-1].append(said)
        taken += wide
    asked = d.say(d.view.prompt.title) if d.view.prompt else ""
    if asked and lines[-1] and room - taken < min(ASKED, width_of(asked, 15)):
        lines.append([])
    return lines


def status(d: Desk, x: float, y: float, room: float) -> list[str]:
    """How things stand, and what the reader is asked."""
    seat = d.view.about
    icon = 17 if seat >= 0 else 0
    drawn = [d.symbol(d.sign(seat), Box(x, y - icon * 0.82, icon, icon), d.side(seat).accent) if icon else ""]
    start = x
    for n, said in enumerate(status_lines(d, room)):
        start = x + (icon + 7 if icon and not n else 0)
        for k, each in enumerate(said):
            if n == k == 0:
                ink = d.side(seat).accent if icon else d.colour.ink
                drawn.append(d.words(start, y, each, 16, room - icon - 7, ink, 700))
                start += width_of(each, 16, 700) + 14
            else:
                wide = min(width_of(each, 15, 700) + 24, x + room - start)
                drawn.append(banner(d, each, Box(start, y - 18, wide, 25)))
                start += wide + 14
        y += STATUS_LINE
    asked = d.say(d.view.prompt.title) if d.view.prompt else ""
    if asked:
        question = fit_lines(asked, room + x - start, 2, 15, 11)
        first = y - STATUS_LINE - (len(question.lines) - 1) * question.size * 0.55
        drawn.append(d.lines(start, first, question, d.colour.soft, leading=1.1))
    return [each for each in drawn if each]


def banner(d: Desk, said: str, box: Box) -> str:
    """Something that must not be missed, such as the last turn."""
    x, y = box.middle
    ground = rect(box, box.h / 2, fill=d.colour.newest)
    return ground + "\n" + d.words(x, y + 5.4, said, 15, box.w - 16, d.colour.card, 700, "middle")


# A panel for each seat


def zones_of(d: Desk, seat: int) -> list[str]:
    """Where things of a seat lie beside the board."""
    return list(dict.fromkeys(thing.at for thing in d.view.things if thing.owner == seat and thing.at not in d.places))


def panel_height(d: Desk, seat: int) -> float:
    return TALL if zones_of(d, seat) else LOW


def panel(d: Desk, seat: int, box: Box) -> str:
    """A side: its name, its score, what it holds as far as it may be seen, and its counts."""
    zones = zones_of(d, seat)
    counts = [count for count in d.view.counts if count.owner == seat and count.at not in zones]
    held = {count.at: count for count in d.view.counts if count.at in zones}
    displays = [zone for zone in zones if zone not in held]
    right = box.right - 12 - counts_width(counts, box)
    left_of_display = right - DISPLAY * len(displays)
    room = Box(box.x + NAME + 14, box.y, left_of_display - box.x - NAME - 24, box.h)
    return group(
        rect(box, 10, fill=d.colour.card, stroke=d.colour.edge, stroke_width=1.2, filter=d.link("lie")),
        nameplate(d, seat, Box(box.x, box.y, NAME, box.h)),
        *shelves(d, held, room),
        *(
            display(d, zone, Box(left_of_display + n * DISPLAY, box.y, DISPLAY, box.h))
            for n, zone in enumerate(displays)
        ),
        *count_column(d, counts, box),
        class_="panel",
        data_seat=seat,
    )


def nameplate(d: Desk, seat: int, box: Box) -> str:
    """The sign and the name of a side on its own tint, and its score."""
    side = d.side(seat)
    y = box.middle[1]
    scored = score(d, seat)
    room = box.w - 58 - (width_of(scored, 28, HEAVY) + 16 if scored else 0)
    round_left = f"M{length(box.right)} {length(box.y + 0.6)}h{length(10 - box.w)}a9.4 9.4 0 0 0 -9.4 9.4"
    plate = path(f"{round_left}v{length(box.h - 20)}a9.4 9.4 0 0 0 9.4 9.4h{length(box.w - 10)}z", fill=side.tint)
    icon = centred(box.x + 30, y, 30, 30)
    return "\n".join(
        [
            plate,
            d.symbol(d.sign(seat), icon, side.accent),
            d.words(box.x + 54, y + 6.5, d.say(d.view.seats[seat]), 18, room, d.colour.ink, 700),
            d.words(box.right - 14, y + 10, scored, 28, 60, side.accent, HEAVY, "end") if scored else "",
        ]
    ).strip("\n")


def score(d: Desk, seat: int) -> str:
    """Where a seat stands on the track that belongs to no region."""
    found = [at for track in free_tracks(d) for owner, at in track.markers if owner == seat]
    return str(found[0]) if found else ""


def free_tracks(d: Desk) -> list[Track]:
    regional = {each.track for each in d.layout.regions}
    return [track for track in d.view.tracks if track.id not in regional]


# What is held


def shelves(d: Desk, held: dict[str, Count], room: Box) -> list[str]:
    wide = room.w / max(1, len(held))
    boxes = [Box(room.x + n * wide, room.y, wide, room.h) for n in range(len(held))]
    return [shelf(d, count, d.things[zone], box) for (zone, count), box in zip(held.items(), boxes, strict=True)]


def shelf(d: Desk, count: Count, things: Sequence[Thing], box: Box) -> str:
    """Chips in a row, each with its name; without names, then small and in two rows, if there are many."""
    label = d.words(box.x, box.y + 19, f"{d.say(count.title)}: {count.value}", 12.5, box.w, d.colour.soft)
    slot = min(SLOT, box.w / len(things))
    named = slot >= NAMED
    boxes = one_row(box, len(things), slot) if slot >= BARE else two_rows(box, len(things))
    pairs = list(zip(things, boxes, strict=True))
    drawn = [chip(d, thing, each) for thing, each in pairs]
    names = [chip_name(d, thing, each, slot) for thing, each in pairs if named]
    below = BARE <= slot < NAMED
    numbers = [chip_number(d, thing, n, each, below) for n, (thing, each) in enumerate(pairs, 1)]
    return group(label, *drawn, *names, *numbers, class_="zone", data_zone=count.at)


def one_row(box: Box, many: int, slot: float) -> list[Box]:
    wide = CHIP * SIZE["chip_wide"]
    return [Box(box.x + n * slot + (slot - wide) / 2, box.y + 28, wide, CHIP) for n in range(many)]


def two_rows(box: Box, many: int) -> list[Box]:
    across = max(int(box.w // SMALL_SLOT), -(-many // 2))
    slot = min(SMALL_SLOT, box.w / across)
    wide = slot - 16
    tall = wide / SIZE["chip_wide"]
    return [Box(box.x + 14 + n % across * slot, box.y + 27 + n // across * 40, wide, tall) for n in range(many)]


def chip_name(d: Desk, thing: Thing, box: Box, slot: float) -> str:
    if thing.kind == FACE_DOWN:
        return ""
    fitted = fit_lines(d.say(thing.title), slot - 4, 2, 11.5, 8.5)
    return d.lines(box.middle[0], box.bottom + 14, fitted, d.colour.soft, anchor="middle", leading=1.1)


def chip_number(d: Desk, thing: Thing, n: int, box: Box, below: bool) -> str:
    """Another seat's open row is numbered, since its order matters."""
    if thing.kind == FACE_DOWN or thing.owner == d.view.seat:
        return ""
    if below:
        return d.words(box.middle[0], box.bottom + 14, str(n), 11.5, box.w, d.colour.soft, anchor="middle")
    return d.words(box.x - 4, box.middle[1] + 4, str(n), 11, 14, d.colour.soft, anchor="end", smallest=9)


def display(d: Desk, zone: str, box: Box) -> str:
    """A thing on display: its symbol, its name, what it does."""
    thing = d.things[zone][0]
    side = d.side(thing.owner)
    key = d.theme.file.says.display.format(thing.label or thing.kind)
    room = box.w - 84
    x, y = box.x + 38, box.middle[1]
    name = fit_lines(d.say(thing.title), room, 2, 15, 12, 700)
    does = fit_lines(d.lang(key) if d.lang.knows(key) else "", room, 4, 12.5, 10)
    tall = len(name.lines) * name.size * LEADING + len(does.lines) * does.size * LEADING + 3
    first = y - tall / 2 + name.size
    second = first + (len(name.lines) - 1) * name.size * LEADING + 3 + does.size * LEADING
    return group(
        title(d.say(thing.title)),
        circle(x, y, 26, fill=side.chip, stroke=side.chip_edge, stroke_width=1.6, filter=d.link("lift")),
        d.symbol(thing.kind, centred(x, y, 32, 32), side.chip_ink),
        d.lines(box.x + 76, first, name, d.colour.ink, 700),
        d.lines(box.x + 76, second, does, d.colour.soft),
        class_="thing",
        data_thing=thing.id,
    )


# Counts


def counts_width(counts: Sequence[Count], box: Box) -> float:
    """Side by side in a low panel, one above the other in a tall one."""
    return count_room(counts) if box.h > LOW and counts else COUNT * len(counts)


def count_room(counts: Sequence[Count]) -> float:
    """Of several, one above the other, each has a single line for its words."""
    return WIDE if len(counts) > MANY else COUNT


def count_column(d: Desk, counts: Sequence[Count], box: Box) -> list[str]:
    left = box.right - 12 - counts_width(counts, box)
    if box.h <= LOW:
        boxes = [Box(left + n * COUNT, box.y, COUNT, box.h) for n in range(len(counts))]
    else:
        tall = box.h / max(1, len(counts))
        boxes = [Box(left, box.y + n * tall, count_room(counts), tall) for n in range(len(counts))]
    return [count_cell(d, each, where) for each, where in zip(counts, boxes, strict=True)]


def count_width(d: Desk, count: Count) -> float:
    """The room a count takes in one line."""
    return 40 + max(width_of(str(count.value), 20, HEAVY), 24) + width_of(d.say_short(count.title), 12.5)


def count_cell(d: Desk, count: Count, box: Box) -> str:
    """A symbol, the number, and in words what it counts."""
    y = box.middle[1]
    ink = d.side(count.owner).accent if count.owner >= 0 else d.colour.ink
    figure = str(count.value)
    wide = max(width_of(figure, 20, HEAVY), 24)
    said = fit_lines(d.say_short(count.title), box.w - 40 - wide, 2 if box.h >= ROOMY else 1, 12.5, 9.5)
    first = y + 4.5 - (len(said.lines) - 1) * said.size * 0.6
    return group(
        title(f"{d.say(count.title)}: {count.value}"),
        d.symbol(count.symbol, centred(box.x + 18, y, 22, 22), ink),
        d.words(box.x + 34, y + 7, figure, 20, wide, d.colour.ink, HEAVY),
        d.lines(box.x + 38 + wide, first, said, d.colour.soft),
        class_="count",
        data_count=count.id,
    )
