"""Faces in words: what a place or a card asks and gives, sign by sign."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.kernel.view import GIVES, OR, OTHERS
from visavis.text import Language

BETWEEN = {GIVES: " → ", OR: " / "}


def face_words(face: Sequence[str], lang: Language) -> str:
    """The signs one after another: `any, $5 → 4 cake`."""
    said, before = "", True  # whether nothing need be put before the next sign
    for sign in merged(face):
        if sign in BETWEEN:
            said, before = said + BETWEEN[sign], True
        elif sign == OTHERS:
            said, before = said + "; " + lang("face-others") + " ", True
        else:
            said, before = said + ("" if before else ", ") + sign_words(sign, lang), False
    return said.strip()


def merged(face: Sequence[str]) -> list[str]:
    """So many or so many of the same: `16/30 VP`."""
    found: list[str] = []
    for sign in face:
        symbol, _, number = sign.partition(" ")
        if number and found[-1:] == [OR] and found[-2].startswith(f"{symbol} "):
            found[-2:] = [f"{found[-2]}{OR}{number}"]
        else:
            found.append(sign)
    return found


def sign_words(sign: str, lang: Language) -> str:
    """So many of something; where there is no number, one."""
    symbol, _, number = sign.partition(" ")
    return amount_words(symbol, int(number or 1) if number.isdecimal() or not number else number, lang)


def amount_words(symbol: str, n: int | str, lang: Language) -> str:
    key = f"face-{symbol}"
    return lang(key, n=n) if lang.knows(key) else f"{n} {symbol}"
