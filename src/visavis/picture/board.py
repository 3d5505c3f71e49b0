"""The board: the ground, the links between regions, and the regions."""

from __future__ import annotations

from visavis.kernel.view import Region
from visavis.picture.desk import Desk
from visavis.picture.hexmap import hexmap
from visavis.picture.lay.boxes import border
from visavis.picture.region import region
from visavis.picture.section import frame, ground, section
from visavis.picture.shapes import draw
from visavis.picture.svg import Box, group


def board(d: Desk) -> str:
    return group(backdrop(d), links(d), *(part(d, each) for each in d.layout.regions), hexmap(d), class_="board")


def part(d: Desk, here: Region) -> str:
    """Rows that are fought for and have a worth, the sheet under a map, or anything else."""
    if d.layout.spots and not here.rows:
        return sheet(d, here)
    return region(d, here) if here.track or here.row_titles else section(d, here)


def sheet(d: Desk, here: Region) -> str:
    return group(ground(d, here, frame(here)), class_="region", data_region=here.id)


def backdrop(d: Desk) -> str:
    """A hint of the land the board is about."""
    name = d.theme.ground(d.view).backdrop
    return d.symbol(name, Box(0, 0, d.layout.width, d.layout.height), d.colour.land_mass) if name else ""


def links(d: Desk) -> str:
    boxes = {each.id: frame(each) for each in d.layout.regions}
    return group(*(link(d, boxes[one], boxes[other]) for one, other in d.layout.links), class_="links")


def link(d: Desk, one: Box, other: Box) -> str:
    """A line from border to border, with a dot at each end."""
    (x, y), (to_x, to_y) = border(one, other.middle), border(other, one.middle)
    return draw(d, "link", Box(x, y, to_x - x, to_y - y), {})
