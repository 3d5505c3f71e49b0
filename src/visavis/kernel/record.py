"""The record is the game: a header, then one line per answer. State is a cache of it.

    {"visavis": 1, "game": "blitzkrieg", "rules": "1", "scenario": "base", ...}
    chance draw A2
    axis place A1 WE1.2

A line is the seat, the name of the question, and the answer: bare text where it cannot be taken for
anything else, JSON otherwise. Every line ends with a newline, so a file that was cut off shows it.
The rules ask for every answer but the last: the people may end a table themselves (`allies table-ended resigned`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import category, normalize

from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import RecordError, RecordMismatch, Wording, shortened

if TYPE_CHECKING:
    from visavis.kernel.game import Game

FORMAT: Final = 1
CHANCE_NAME: Final = "chance"
TABLE_ENDED: Final = "table-ended"  # in the place of a question: nobody asks, somebody ends it
RESIGNED: Final = "resigned"
DRAWN: Final = "drawn"
ENDS: Final = (RESIGNED, DRAWN)
LONGEST_VERSION: Final = 9  # digits of a number of rules that is still worth reading
LONGEST_NAME: Final = 24  # characters of what somebody calls themselves
MOST_MARKS: Final = 2  # above and below one letter of it: more than any language writes
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters to Unicode, and nothing to be seen
MOST_SEATS: Final = 20  # more than any table has
HEADER_KEYS: Final = {
    "visavis": int,
    "game": str,
    "rules": str,
    "scenario": str,
    "options": dict,
    "seats": list,
    "overlay": dict,
}


class Entry(NamedTuple):
    """Who answered which question how."""

    seat: int
    name: str
    answer: Any


# An entry of these three, in half the time: one is made for every answer.
made_entry: Final[Callable[[tuple[int, str, Any]], Entry]] = partial(tuple.__new__, Entry)


class Header(NamedTuple):
    """What a table needs to be set up again."""

    game: str
    version: str
    scenario: str
    options: Mapping[str, bool | int | str]
    players: tuple[str, ...] = ()  # who sits in each seat: human, random, ...; "seats" in the file
    overlay: Mapping[str, Any] = {}  # corrections of component data in force
    names: tuple[str, ...] = ()  # what the people in the seats call themselves, where they have said so
    hints: tuple[tuple[int, ...], ...] = ()  # by seat: after how many answers somebody there took a hint

    def checked(self, game: Game[Any]) -> Header:
        """The header with every option in force, if it fits the game and its rules as they are today."""
        if self.game != game.name:
            raise RecordMismatch("this is a record of {came}, not of {game}", came=self.game, game=game.name)
        if self.version != game.version and not self.is_older_than(game):
            raise RecordMismatch(
                "the record was made with rules version {came} of {game}; this program has {version}",
                came=self.version,
                game=self.game,
                version=game.version,
            )
        game = game.extended(self.overlay)
        return self._replace(options=game.options(game.scenario(self.scenario).name, self.options))

    def is_older_than(self, game: Game[Any]) -> bool:
        """Whether it was made with earlier rules, which may still lead the same way."""
        versions = (self.version, game.version)
        return all(is_number(version) for version in versions) and int(versions[0]) < int(versions[1])

    def seat_name(self, seat: int, game: Game[Any]) -> str:
        """The name of a seat; of one that does not exist, its number."""
        names = {CHANCE: CHANCE_NAME} | dict(enumerate(game.extended(self.overlay).scenario(self.scenario).seats))
        return names.get(seat, str(seat))


def is_number(version: str) -> bool:
    return version.isdecimal() and len(version) <= LONGEST_VERSION


def before_the_end(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The answers, without the line by which the people ended the table, if they did."""
    return tuple(entry for entry in entries if entry.name != TABLE_ENDED)


class Record(NamedTuple):
    """A whole game, or the part of it that has been played."""

    header: Header
    entries: tuple[Entry, ...]


def header_line(header: Header) -> str:
    fields = {
        "visavis": FORMAT,
        "game": header.game,
        "rules": header.version,
        "scenario": header.scenario,
        "options": dict(header.options),
        "seats": list(header.players),
        "overlay": dict(header.overlay),
    }
    fields |= {"names": list(header.names)} if any(header.names) else {}
    fields |= {"hints": [list(each) for each in header.hints]} if any(header.hints) else {}
    return json.dumps(fields, ensure_ascii=False) + "\n"


def entry_line(entry: Entry, seats: Sequence[str]) -> str:
    seat = CHANCE_NAME if entry.seat == CHANCE else seats[entry.seat]
    return f"{seat} {entry.name} {write_answer(entry.answer)}\n"


def write(record: Record, game: Game[Any]) -> str:
    """The text of a record."""
    seats = game.extended(record.header.overlay).scenario(record.header.scenario).seats
    return header_line(record.header) + "".join(entry_line(entry, seats) for entry in record.entries)


def read_header(text: str) -> Header:
    """The header, from the first line of a record."""
    line = text.split("\n", 1)[0]
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError("line 1 is not the header of a Visavis record: expected a JSON object") from None
    refuse_half_characters(1, fields)
    if not isinstance(fields, dict) or "visavis" not in fields:
        raise RecordError('line 1 is not the header of a Visavis record: it has no "visavis" key')
    if type(fields["visavis"]) is not int or fields["visavis"] != FORMAT:
        came = shortened(fields["visavis"])
        raise RecordError("the record has format {came}; this program reads format {format}", came=came, format=FORMAT)
    for key, kind in HEADER_KEYS.items():
        if not isinstance(fields.get(key), kind):
            raise wrong_field(fields, key, WORDS[kind])
    if not all(isinstance(seat, str) for seat in fields["seats"]):
        raise wrong_field(fields, "seats", Wording("a list of words"))
    if (named := len(fields["seats"])) > MOST_SEATS:
        raise RecordError("the header names {n} seats, expected at most {most}", n=named, most=MOST_SEATS)
    return Header(
        fields["game"],
        fields["rules"],
        fields["scenario"],
        fields["options"],
        tuple(fields["seats"]),
        fields["overlay"],
        read_names(fields),
        read_hints(fields),
    )


def read_names(fields: Mapping[str, Any]) -> tuple[str, ...]:
    """What the people call themselves; records need not say."""
    names = fields.get("names", [])
    if not isinstance(names, list) or len(names) > MOST_SEATS or not all(isinstance(name, str) for name in names):
        raise wrong_field(fields, "names", Wording("a list of words"))
    return tuple(cleaned(name) for name in names)


def read_hints(fields: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """After how many answers each seat took a hint; records need not say."""
    hints = fields.get("hints", [])
    lists = isinstance(hints, list) and len(hints) <= MOST_SEATS and all(isinstance(each, list) for each in hints)
    if not lists or not all(type(n) is int and n >= 0 for each in hints for n in each):
        raise wrong_field(fields, "hints", Wording("a list of whole numbers for each seat"))
    return tuple(map(tuple, hints))


def hints_with(hints: Sequence[tuple[int, ...]], seats: int, seat: int, n: int) -> tuple[tuple[int, ...], ...]:
    """These with one that a seat took after so many answers; of one question it is one."""
    known = (*hints, *[()] * seats)[:seats]
    return tuple(tuple(sorted({*each, n})) if at == seat else each for at, each in enumerate(known))


def cleaned(name: str) -> str:
    """A name in one short line: nothing that turns the text around, towers over its letter, or cannot be seen."""
    seen = [each if each.isprintable() and each not in BLANK else " " for each in normalize("NFC", name)]
    return " ".join("".join(each for n, each in enumerate(seen) if not is_piled_up(seen, n)).split())[
        :LONGEST_NAME
    ].strip()


def is_piled_up(letters: Sequence[str], n: int) -> bool:
    """Whether this is a mark above or below a letter that has enough of them, or above no letter at all."""
    return all(category(each).startswith("M") for each in letters[max(0, n - MOST_MARKS) : n + 1])


def wrong_field(fields: Mapping[str, Any], key: str, expected: Wording) -> RecordError:
    came = shortened(fields.get(key))
    return RecordError("the header has {key} = {came}; expected {expected}", key=key, came=came, expected=expected)


def read(text: str, game: Game[Any], recover: bool = False) -> Record:
    """A record from its text. With recover, a last line that was cut off is left out."""
    header = read_header(text).checked(game)
    lines = text.split("\n")
    if lines[-1] and not recover:
        raise RecordError("line {n} is cut off: it does not end with a newline", n=len(lines))
    names = game.extended(header.overlay).scenario(header.scenario).seats
    seats = {name: seat for seat, name in enumerate(names)} | {CHANCE_NAME: CHANCE}
    return Record(header, tuple(read_entry(n, line, seats) for n, line in enumerate(lines[1:-1], 2)))


def read_entry(n: int, line: str, seats: Mapping[str, int]) -> Entry:
    parts = line.split(" ", 2)
    if len(parts) != 3:
        raise RecordError("line {n} is {came!r}; expected a seat, a question and an answer", n=n, came=line[:60])
    if parts[0] not in seats:
        came = parts[0][:30]
        raise RecordError("line {n} begins with {came!r}; expected one of {seats}", n=n, came=came, seats=list(seats))
    return Entry(seats[parts[0]], parts[1], read_answer(n, parts[2]))


def refuse_half_characters(n: int, found: Any) -> None:
    """JSON may name one half of a pair that stands for a character; no file can hold it."""
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RecordError("line {n} holds half a character, expected whole ones", n=n) from None


def write_answer(answer: Any) -> str:
    """Text as it is, unless it could be read back as something else."""
    if isinstance(answer, str) and answer == answer.strip() and answer.isprintable() and not is_json(answer):
        return answer
    return json.dumps(answer, ensure_ascii=False)


def read_answer(n: int, text: str) -> Any:
    if text and not is_json(text):
        return text
    answer = json.loads(text) if text else None
    refuse_half_characters(n, answer)
    if isinstance(answer, list):
        answer = tuple(answer)
    if not is_flat(answer):
        raise RecordError(
            "line {n} answers {came!r}; expected a word, a whole number or a list of them", n=n, came=text[:60]
        )
    return answer


def is_flat(answer: object) -> bool:
    """A word, a whole number, or a tuple of them; and so neither True nor 1.0, which equal 1."""
    if type(answer) is str or type(answer) is int:
        return True
    if not isinstance(answer, tuple):
        return False
    for part in answer:  # noqa: SIM110 - asked of every throw, and a generator takes twice as long
        if type(part) is not int and type(part) is not str:
            return False
    return True


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return not text
    return True


WORDS: Final[Mapping[type, Wording]] = {
    int: Wording("a number"),
    str: Wording("a word"),
    dict: Wording("an object"),
    list: Wording("a list"),
}
