"""The options of a question as they stand in lists: each with its number, its code and all there is to say of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from visavis.company.by_hand import in_order
from visavis.kernel.choice import CHANCE
from visavis.kernel.view import Layout, Option, Text, Thing, View
from visavis.terminal.asking.entry import spelled
from visavis.terminal.drawing.face import face_words
from visavis.terminal.drawing.hexmap import arrows_of
from visavis.terminal.drawing.panels import zones
from visavis.terminal.drawing.section import mark_words, table_of
from visavis.text import Language
from visavis.text.names import names_of


class Answer(NamedTuple):
    """An option, and how it is called."""

    option: Option
    number: str  # the same in every list of its question
    code: str  # as it stands on the board or on a piece; empty: it is known by its name
    name: str
    about: tuple[str, ...] = ()  # where it is and in what state, what it does, what it leads to

    @property
    def first(self) -> str:
        """A token, of a token and a space."""
        return self.code.partition(" ")[0]

    @property
    def is_pair(self) -> bool:
        return " " in self.code


def answers_of(view: View, layout: Layout, seat: int, lang: Language) -> list[Answer]:
    """Everything that can be answered, in order."""
    asked = view.prompt.options if view.prompt else ()
    options = in_groups(in_order(asked) if seat == CHANCE else asked)
    codes = printed(view, layout)
    return [
        Answer(option, number, code, lang.say(option.title), about(option, code, view, layout, lang))
        for option, number in zip(options, numbers_of(options, seat), strict=True)
        for code in [code_of(option, codes)]
    ]


def in_groups(options: Sequence[Option]) -> list[Option]:
    """In the order of their groups, those of none last, what is seldom wanted at the very end: lists are counted as
    they are read."""
    groups = list(dict.fromkeys(option.group for option in options if option.group))
    place = {group: n for n, group in enumerate(groups)}
    return sorted(options, key=lambda option: (option.aside, place.get(option.group, len(groups))))


# What to type


def numbers_of(options: Sequence[Option], seat: int) -> list[str]:
    """What came by hand is typed as it came; amounts and numbered places are their own numbers; all else is counted."""
    if seat == CHANCE and any(spelled(option.answer)[:1].isdigit() for option in options):
        return [spelled(option.answer) for option in options]
    own = [own_number(option) for option in options]
    return own if all(own) and len(set(own)) == len(own) else [str(n) for n in range(1, len(options) + 1)]


def own_number(option: Option) -> str:
    """An amount; or the number of a place and what lies there."""
    if isinstance(option.answer, int):
        return "" if option.touches else str(option.answer)
    first, *rest = spelled(option.answer).split()
    return first if rest and first.isdecimal() else ""


def printed(view: View, layout: Layout) -> frozenset[str]:
    """All codes that somebody sees: of places and regions, on pieces, of what lies beside the board."""
    fought = [region for region in layout.regions if region.track or region.row_titles]
    places = (place for region in fought for row in region.rows for place in row)
    beside = (thing.kind for _, things in zones(view) for thing in things)
    return frozenset(
        [
            *names_of(view.game).codes,
            *layout.spots,
            *(region.id for region in fought),
            *places,
            *(thing.label for thing in view.things),
            *beside,
        ]
    )


def code_of(option: Option, codes: frozenset[str]) -> str:
    """Its answer, if every word of that is printed; a number alone would be taken for that of the list."""
    answer = spelled(option.answer)
    return answer if not answer.isdecimal() and all(word in codes for word in answer.split()) else ""


# What to know of it


def about(option: Option, code: str, view: View, layout: Layout, lang: Language) -> tuple[str, ...]:
    things = [thing for thing in view.things if thing.id in option.touches]
    said = [
        *(standing(thing, view, layout, lang) for thing in things if thing.label == option.answer),
        *(face_words(thing.face, lang) for thing in things if thing.face),
        *([] if " " in code else abilities(option, view, lang)),  # of a token and a space only what comes of it
        *(lang.say(text) for text in (*option.preview, *option.details)),
    ]
    return tuple(dict.fromkeys(filter(None, said)))  # a card may say of itself what its answer leads to


def standing(thing: Thing, view: View, layout: Layout, lang: Language) -> str:
    """Of a counter on a map: its hex, its facing and its state."""
    if thing.at not in layout.spots:
        return ""
    facing = arrows_of(layout)[thing.facing] if thing.facing >= 0 else ""
    return ", ".join([thing.at + facing, *mark_words(table_of(view, lang), thing.marks, thing.title)])


def abilities(option: Option, view: View, lang: Language) -> list[str]:
    """What the cards or tokens do that it names, if they lie beside the board."""
    names = names_of(view.game)
    lying = dict.fromkeys(thing.kind for _, things in zones(view) for thing in things)
    named = [text.key for text in (option.title, *option.title.args.values()) if isinstance(text, Text)]
    does = [names.ability.format(kind) for kind in lying if names.piece.format(kind) in named]
    return [lang(key) for key in does if lang.knows(key)]


def by_answer(answers: Sequence[Answer]) -> Mapping[Any, Answer]:
    return {answer.option.answer: answer for answer in answers}
