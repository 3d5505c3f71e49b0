"""Elements of SVG as text: small, deterministic, one to a line."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

Attribute = str | float | None


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def told(self, **words: Any) -> dict[str, Any]:
        """As shapes are told of it, and what lies there."""
        return {"x": self.x, "y": self.y, "w": self.w, "h": self.h, **words}

    def inset(self, across: float, down: float) -> Box:
        return Box(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def moved(self, right: float, down: float) -> Box:
        return Box(self.x + right, self.y + down, self.w, self.h)


def number(value: float) -> str:
    """A length, to a tenth, without a tail."""
    return f"{round(value, 1) + 0.0:g}" if abs(value) < 1e5 else str(round(value))


def attribute(name: str, value: str | float) -> str:
    shown = value if isinstance(value, str) else f"{value:.2g}" if name.endswith("opacity") else number(value)
    return f" {name.rstrip('_').replace('_', '-')}={quoteattr(shown)}"


def tag(name: str, /, *inside: str, **attributes: Attribute) -> str:
    """An element; attributes that are None are left out."""
    opened = name + "".join(attribute(key, value) for key, value in attributes.items() if value is not None)
    within = "\n".join(each for each in inside if each)
    if not within:
        return f"<{opened}/>"
    if name in ("text", "title", "desc", "tspan"):
        return f"<{opened}>{within}</{name}>"
    return f"<{opened}>\n{within}\n</{name}>"


def group(*inside: str, **attributes: Attribute) -> str:
    return tag("g", *inside, **attributes)


def title(words: str) -> str:
    """What is said when a pointer rests on it."""
    return tag("title", escape(words)) if words else ""


def description(words: str) -> str:
    """What is told to whoever cannot see it."""
    return tag("desc", escape(words))


def rect(box: Box, radius: float = 0, **attributes: Attribute) -> str:
    if radius:
        attributes["rx"] = radius
    return tag("rect", x=box.x, y=box.y, width=box.w, height=box.h, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def path(points: str, **attributes: Attribute) -> str:
    return tag("path", d=points, **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: Attribute) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, **attributes)


def pressed_into(room: float | None) -> dict[str, Attribute]:
    """Letters as narrow as a room asks for, if it does."""
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if room else {}
