"""How a sentence is set: a number stays on the line of the word it counts. `js/page/richtext.js` does the same."""

from __future__ import annotations

import re
from typing import Final

TIED: Final = "\u00a0"  # a space at which no line is broken
SMALL: Final = (  # words that count nothing: a line may begin with them
    "a an and are as at but by for from has if in into is of off on onto or than that the then to was with "
    "а без бы в во где для до если за и из или их к как ко когда на не ни но о об от по под при с со то у что"
)
COUNTED: Final = re.compile(
    rf"(?<![\w.,§−-])([+−]?\d+(?:[.,]\d+)?) (?!(?:{'|'.join(SMALL.split())})\b)(?=[a-zа-яё]|[A-ZА-ЯЁ]{{2}})"
)

STANDING: Final = re.compile(r"(?<=[^\W\d_]) (?=[+−]\d)")


def tied(said: str) -> str:
    """The same sentence, as long: no line breaks between a number and what it counts, 5 points, nor before Axis +2."""
    return STANDING.sub(TIED, COUNTED.sub(rf"\1{TIED}", said))
