"""Laws of Russian grammar: what is said agrees with whatever name or number is put in.

Every message is said with names of every gender and with numbers of every kind. A clause that has the name in the
nominative must agree with it in every verb and short participle, a clause that counts in the verb and in the noun.
Words are told by their endings; what only looks like a verb is listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast

from tests.laws.sentences import parsed
from visavis.games import GAMES
from visavis.kernel.view import Text
from visavis.text import language
from visavis.text.language import GENDER, MANY, NUMBER, ONE, PLURAL, Language

NOMINATIVE = {"nom", "start", "name"}
SIGNS = {"m": "Ⓜ", "f": "Ⓕ", "n": "Ⓝ", PLURAL: "Ⓟ"}  # a name in the nominative, by its gender
OBLIQUE = "☉"  # a name in another case, and whatever is no name
COUNTED = (1, 2, 5, 21)
CLAUSES = re.compile(r"[.:;,—→()«»?!|+/]|\bесли\b|\bкогда\b|\bчто\b")
WORD = re.compile(r"[А-Яа-яЁё]+(?:-[А-Яа-яЁё]+)*|\d+|[ⓂⒻⓃⓅ☉%№]")

# What these endings look like, but is not
NO_VERB = {"миномёт", "пулемёт", "налёт", "счёт", "нет", "или", "если", "цели", "сила", "число", "сначала", "медиана"}
PRESENT = {ONE: re.compile(r"(ет|ёт|ит)(ся)?$"), MANY: re.compile(r"(ут|ют|ат|ят)(ся)?$")}
PAST = {
    "m": re.compile(r"[аеёиоуыя]л(ся)?$"),
    "f": re.compile(r"[аеёиоуыягз]ла(сь)?$"),
    "n": re.compile(r"[аеёиоуыягз]ло(сь)?$"),
    PLURAL: re.compile(r"[аеёиоуыягз]ли(сь)?$"),
}
SHORT = {
    "m": re.compile(r"(?:[ая]н|[её]н|[кр]рыт|нят|взят|готов)$"),
    "f": re.compile(r"(?:[ая]на|[её]на|[кр]рыта|нята|взята|готова)$"),
    "n": re.compile(r"(?:[ая]но|[её]но|[кр]рыто|нято|взято|готово)$"),
    PLURAL: re.compile(r"(?:[ая]ны|[её]ны|[кр]рыты|няты|взяты|готовы)$"),
}
FULL = re.compile(r"(?:[ыи]й|ая|яя|ое|ее)$")  # an adjective in the singular
PREPOSITIONS = {"по", "в", "на", "к", "с", "из", "у", "за", "при", "до", "от", "о", "против"}
SHORTENED = {"ОД", "ОК", "ПО", "ед", "кек", "черн", "инж", "уч", "истр", "бмб", "шп"}
UNCOUNTED = SHORTENED | PREPOSITIONS | {"раз", "и", "или", "не"}
ORDINALS = re.compile(  # a number that stands after its noun names it and does not count: Раунд 2
    r"(?:[Рр]аунд|[Хх]од|[Кк]арт|[Яя]чейк|[Дд]елени|[Гг]екс|[Пп]риказ|[Дд]ействи|[Пп]озици|[Мм]ест|[Оо]твет|[Рр]абочий"
    r"|[Жж]етон|[Рр]анг|[Кк]убик|[Цц]ел|[Сс]ил|[Пп]редел)\w*\s*$|(?:№|[Ии]з|[Нн]ужно|[Вв]ыпало|[ⓂⒻⓃⓅ☉]|\d+)\s*$"
)
NAMED = ("side-", "unit-", "herd-", "battery-", "kind-", "worker-")


class Variables(NamedTuple):
    """What a message needs, its references included."""

    names: set[str]
    numbers: set[str]
    words: dict[str, set[str]]  # those that select, with their keys
    others: set[str]


# The messages


def sources(game: str) -> list[str]:
    places = [files("visavis.text"), *([files(f"visavis.games.{game}") / "text"] if game else [])]
    found = [file for place in places for file in place.iterdir() if file.name.endswith("ru.ftl")]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]


@cache
def entries(game: str) -> dict[str, ast.Message]:
    found = [entry for text in sources(game) for entry in parsed(text).body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def own(game: str) -> list[str]:
    """Its own messages; those of the program are looked at once."""
    return [key for key in entries(game) if not game or key not in entries("")]


def nodes(part: Any) -> Iterator[Any]:
    """Everything inside a piece of syntax."""
    if isinstance(part, ast.BaseNode):
        yield part
        for each in vars(part).values():
            yield from nodes(each)
    elif isinstance(part, list):
        for each in part:
            yield from nodes(each)


def asked_of(call: Any) -> tuple[str, str] | None:
    """The name and the case of CASE($name, "case")."""
    if not isinstance(call, ast.FunctionReference) or call.id.name != "CASE":
        return None
    name, case = call.arguments.positional
    return (name.id.name, case.value) if isinstance(name, ast.VariableReference) else None


@cache
def asked(game: str) -> frozenset[tuple[str, str]]:
    """All names with all the cases they are said in, somewhere in the game."""
    return frozenset(found for entry in entries(game).values() for each in nodes(entry) if (found := asked_of(each)))


@cache
def names_of(game: str) -> frozenset[str]:
    """Variables that are names somewhere: they are said in a case, or agreed with."""
    return frozenset(name for name, case in asked(game) if case not in ("name", "said", "short", "bare"))


def variables(game: str, key: str) -> Variables:
    found = Variables(set(), set(), {}, set())
    seen: set[str] = set()
    waiting = [key]
    while waiting:
        here = waiting.pop()
        if here in seen or here not in entries(game):
            continue
        seen.add(here)
        for each in nodes(entries(game)[here]):
            if isinstance(each, ast.MessageReference):
                waiting.append(each.id.name)
            elif isinstance(each, ast.SelectExpression):
                selects(each, found)
            elif isinstance(each, ast.FunctionReference) and each.id.name == "NUMBER":
                found.numbers.add(each.arguments.positional[0].id.name)
            elif isinstance(each, ast.VariableReference):
                (found.names if each.id.name in names_of(game) else found.others).add(each.id.name)
    return found


def selects(part: ast.SelectExpression, found: Variables) -> None:
    if not isinstance(part.selector, ast.VariableReference):
        return
    name = part.selector.id.name
    keys = {getattr(each.key, "name", None) or each.key.value for each in part.variants}
    if keys & {"one", "few", "many"} or any(key.lstrip("-").isdecimal() for key in keys):
        found.numbers.add(name)
    else:
        found.words.setdefault(name, set()).update(keys)


# Saying them with samples


@cache
def speaker(game: str) -> Language:
    cases = sorted({case for _, case in asked(game)} - {NUMBER, GENDER})
    samples = []
    for gender, sign in SIGNS.items():
        forms = [f"    .{case} = {sign if case in NOMINATIVE else OBLIQUE}\n" for case in cases]
        samples += [f"sample-{gender} = {sign}\n", *forms, f"    .{GENDER} = {gender}\n"]
    return Language("ru", [*sources(game), "".join(samples)])


def said(game: str, key: str, gender: str, n: int) -> Iterator[str]:
    """A message with all its names of one gender and all its numbers the same; once for each word that selects."""
    needs = variables(game, key)
    args: dict[str, Any] = dict.fromkeys(needs.others, OBLIQUE)
    args |= dict.fromkeys(needs.names, Text(f"sample-{gender}"))
    args |= dict.fromkeys(needs.numbers, n)
    args |= {name: sorted(keys)[0] for name, keys in needs.words.items()}
    yield speaker(game).say(Text(key, args))
    for name, keys in needs.words.items():
        for each in sorted(keys):
            yield speaker(game).say(Text(key, {**args, name: each}))


def clauses(text: str) -> list[list[str]]:
    return [WORD.findall(clause) for clause in CLAUSES.split(text.replace("\u00a0", " "))]


# Names


def genders_of(word: str) -> set[str]:
    """The genders that a word agrees with; none if it is no word that agrees."""
    if word.lower() in NO_VERB or not word[:1].isalpha():
        return set()
    if PRESENT[MANY].search(word):
        return {PLURAL}
    if PRESENT[ONE].search(word):
        return {"m", "f", "n"}
    return {gender for gender in SIGNS if PAST[gender].search(word) or SHORT[gender].search(word)}


def has_subject(words: Sequence[str], sign: str) -> bool:
    return any(word == sign and before not in PREPOSITIONS for before, word in pairwise(["", *words]))


def disagreements(game: str, key: str) -> Iterator[str]:
    for gender, sign in SIGNS.items():
        for text in said(game, key, gender, 5):
            for words in clauses(text):
                wanted = PLURAL if f"{sign} и {sign}" in " ".join(words) else gender
                if has_subject(words, sign):
                    agreeing = filter(None, map(genders_of, words))
                    yield from (f"{key}: {text}" for genders in agreeing if wanted not in genders)


@pytest.mark.parametrize("game", ["", *GAMES])
def test_verbs_agree_with_names_of_every_gender(game: str) -> None:
    assert sorted({each for key in own(game) for each in disagreements(game, key)}) == []


def gendered(words: Iterable[str]) -> list[str]:
    return [word for word in words if genders_of(word) in ({"m"}, {"f"}, {"n"}) or FULL.search(word)]


def literal(variant: ast.Variant) -> str:
    return " ".join(each.value for each in variant.value.elements if isinstance(each, ast.TextElement))


@pytest.mark.parametrize("game", ["", *GAMES])
def test_what_has_a_gender_is_not_chosen_by_number(game: str) -> None:
    """A past tense, a participle or an adjective in the singular asks for the gender, and knows all of them."""
    wrong = []
    for key in own(game):
        for each in nodes(entries(game)[key]):
            form = asked_of(each.selector) if isinstance(each, ast.SelectExpression) else None
            if form is not None:
                keys = {getattr(variant.key, "name", "") for variant in each.variants}
                words = [word for variant in each.variants for word in WORD.findall(literal(variant))]
                if gendered(words) if form[1] == NUMBER else form[1] == GENDER and not keys >= {"f", "n", PLURAL}:
                    wrong.append((key, words))
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_name_has_a_gender(game: str) -> None:
    lang = language("ru", game)
    named = [key for key in own(game) if key.startswith(NAMED) and not key.endswith("-help")]  # help is a sentence
    names = [key for key in named if not variables(game, key).names]
    assert names
    assert [key for key in names if lang.form(Text(key), GENDER) not in SIGNS] == []


def test_pages_put_no_name_where_a_verb_would_agree() -> None:
    """A page fills in %who itself, and knows no grammar."""
    shown = [re.sub(r"%(who|what|side)", "Ⓜ", language("ru")(key)) for key in own("") if key.startswith("web-")]
    wrong = {text for text in shown for words in clauses(text) if "Ⓜ" in words and any(map(genders_of, words))}
    assert sorted(wrong) == []


# Numbers


def number_of(word: str) -> set[str]:
    """Whether a verb says one or many; nothing for what is no verb, or does not care, as «набрано»."""
    found = genders_of(word)
    return set() if found == {"n"} and SHORT["n"].search(word) else {MANY if each == PLURAL else ONE for each in found}


def counts(words: Sequence[str], at: int) -> bool:
    """Whether the number there counts the word after it."""
    after = words[at + 1] if at + 1 < len(words) else ""
    return bool(after) and after[:1].isalpha() and after not in UNCOUNTED and not ORDINALS.search(" ".join(words[:at]))


def counting(game: str, key: str, n: int) -> Iterator[tuple[str, list[str], int]]:
    """All places where a message counts something: the whole of it, the words of the clause, where the number is."""
    for text in said(game, key, "m", n):
        for words in clauses(text):
            yield from ((text, words, at) for at, word in enumerate(words) if word == str(n) and counts(words, at))


def miscounts(game: str, key: str) -> Iterator[str]:
    """A verb beside a counted noun says how many there are."""
    for n, wanted in zip(COUNTED, ({ONE}, {MANY}, {ONE, MANY}, {ONE}), strict=True):
        for text, words, at in counting(game, key, n):
            if SIGNS["m"] not in words:
                beside = [*words[max(0, at - 1) : at], *words[at + 2 : at + 3]]
                yield from (f"{key}: {text}" for told in filter(None, map(number_of, beside)) if not told & wanted)


def uncounted(game: str, key: str) -> Iterator[str]:
    """A noun that is the same beside 1, 2 and 5 has not been asked how many."""
    forms = [{words[at + 1] for _, words, at in counting(game, key, n)} for n in COUNTED]
    yield from (f"{key}: {word}" for word in set.intersection(*forms))


@pytest.mark.parametrize("game", ["", *GAMES])
def test_verbs_and_nouns_agree_with_numbers(game: str) -> None:
    assert sorted({each for key in own(game) for law in (miscounts, uncounted) for each in law(game, key)}) == []
