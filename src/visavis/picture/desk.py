"""What everything is drawn from, and the few strokes that all drawings share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from visavis.kernel.view import Layout, Place, Text, Thing, Track, View
from visavis.picture.measure import Fitted, fit
from visavis.picture.svg import Attribute, Box, pressed_into, tag, text
from visavis.picture.theme import Palette, Side, Theme, side_name
from visavis.text import Language

LEADING: Final = 1.25  # from line to line, in sizes


class Desk(NamedTuple):
    """A view, where its parts lie, the language of the reader and the look of the game."""

    view: View
    layout: Layout
    lang: Language
    theme: Theme
    places: Mapping[str, Place]
    things: Mapping[str, tuple[Thing, ...]]  # by where they lie
    tracks: Mapping[str, Track]
    lit: frozenset[str]  # what a touch of gives an answer

    @property
    def colour(self) -> Palette:
        return self.theme.colour

    def side(self, seat: int) -> Side:
        return self.theme.side(self.view, seat)

    def sign(self, seat: int) -> str:
        """The symbol of a seat's side."""
        return side_name(self.view, seat)

    def say(self, said: Text) -> str:
        return self.lang.say(said)

    def say_short(self, said: Text) -> str:
        """As it is said where there is little room, if there is a way."""
        short = Text(f"{said.key}-short", said.args)
        return self.lang.say(short if self.lang.knows(short.key) else said)

    def short(self, said: Text) -> str:
        """Its short form, and nothing if there is none."""
        short = Text(f"{said.key}-short", said.args)
        return self.lang.say(short) if self.lang.knows(short.key) else ""

    def label(self, thing: Thing) -> str:
        """What is printed on it, in the language of the reader if that makes a difference."""
        key = f"label-{thing.label}"
        return self.lang(key) if self.lang.knows(key) else thing.label

    def link(self, name: str) -> str:
        """A reference to something defined once."""
        return f"url(#{self.theme.name}-{name})"

    def symbol(self, name: str, box: Box, colour: str, **attributes: Attribute) -> str:
        if not self.theme.knows(name):
            return ""
        size = {"x": box.x, "y": box.y, "width": box.w, "height": box.h}
        return tag("use", href=f"#{self.theme.name}-{name}", **size, color=colour, **attributes)

    def words(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        room: float,
        fill: str = "",
        weight: int = 400,
        anchor: str = "start",
        smallest: float = 10,
    ) -> str:
        """One line, no wider than its room."""
        fitted = fit(said, room, size, smallest, weight)
        return self.lines(x, y, fitted, fill, weight, anchor)

    def heading(self, x: float, y: float, said: str, size: float, room: float, fill: str, smallest: float = 10) -> str:
        """One line in the letters of headings."""
        letters = self.theme.file.heading
        if not letters.font:
            return self.words(x, y, said, size, room, fill, 700, smallest=smallest)
        fitted = fit(said, room, size, smallest, letter=letters.letter)
        look: dict[str, Attribute] = {"font_weight": 700, "font_family": letters.font, **pressed_into(fitted.narrow)}
        return text(x, y, fitted.lines[0], fitted.size, fill=fill, **look)

    def lines(
        self,
        x: float,
        y: float,
        fitted: Fitted,
        fill: str = "",
        weight: int = 400,
        anchor: str = "start",
        leading: float = LEADING,
    ) -> str:
        """Lines one below the other, the first on y."""
        style: dict[str, Attribute] = {
            "font_weight": weight if weight != 400 else None,
            "text_anchor": anchor if anchor != "start" else None,
            "fill": fill or self.colour.ink,
            **pressed_into(fitted.narrow),
        }
        step = fitted.size * leading
        return "\n".join(text(x, y + n * step, each, fitted.size, **style) for n, each in enumerate(fitted.lines))


def desk(view: View, layout: Layout, lang: Language, theme: Theme) -> Desk:
    lying: dict[str, tuple[Thing, ...]] = {}
    for thing in view.things:
        lying[thing.at] = (*lying.get(thing.at, ()), thing)
    asked = view.prompt.options if view.prompt else ()
    return Desk(
        view=view,
        layout=layout,
        lang=lang,
        theme=theme,
        places={place.id: place for place in view.places},
        things=lying,
        tracks={track.id: track for track in view.tracks},
        lit=frozenset(each for option in asked for each in option.touches),
    )
