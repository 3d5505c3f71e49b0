"""How far colours are apart: for reading, and for eyes that do not tell all colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from visavis.picture.theme import Palette

READABLE: Final = 4.5  # contrast of words, as WCAG AA asks
SEEN: Final = 3.0  # and of signs

# What is left of red, green and blue (Machado, Oliveira and Fernandes 2009, full strength).
EYES: Final[Mapping[str, Sequence[Sequence[float]]]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    return [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def unreadable(palette: Palette) -> list[tuple[str, str]]:
    """Words on what they stand on, where they are hard to read."""
    grounds = (palette.lamp, palette.card, palette.lit)
    pairs = [(ink, ground) for ink in (palette.ink, palette.soft) for ground in grounds]
    pairs += [(palette.ink, palette.paper), (palette.gold_ink, palette.gold), (palette.newest, palette.card)]
    pairs += [(palette.ink, fill) for fills in palette.fill.values() for fill in fills]
    for side in palette.side.values():
        pairs += [(side.chip_ink, side.chip), (side.accent, side.tint), (side.accent, palette.card)]
        pairs += [(palette.ink, side.tint), (palette.soft, side.tint)]
    return [pair for pair in pairs if contrast(*pair) < READABLE]


def distance(one: str, other: str, eyes: str) -> float:
    """How different two colours look (CIE 1976)."""
    return float(sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True)) ** 0.5)


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    parts = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(k * part for k, part in zip(row, parts, strict=True)))) for row in EYES[eyes]
    )
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
