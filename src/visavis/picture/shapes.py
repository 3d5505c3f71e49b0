"""The sheet of shapes, `shapes.toml`: every proportion once. Here it becomes SVG text, in the page nodes."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from visavis.picture.desk import Desk
from visavis.picture.measure import Fitted, fit, width_of
from visavis.picture.sheet import FILE, SIZE
from visavis.picture.svg import Box, circle, group, number, path, pressed_into, rect, tag, text

Expression = Any  # a number, a name, or an operation and what it is done to
Words = Mapping[str, Any]  # what a shape is told of

TEMPLATES: Final = ("path", "class", "transform")
PAINTS: Final = ("fill", "stroke", "color")
NODES: Final = ("group", "shape", "rect", "circle", "path", "symbol", "text")
TOLD: Final = (*NODES, "each", "if", "box", "at", "on", "size", "room", "least", "shadow")


NOWHERE: Final = Box(0, 0, 0, 0)  # of strokes that know where they go


@cache
def sheet() -> Mapping[str, Any]:
    """As it is sent to the page."""
    return {**FILE, "shape": {name: compiled(shape) for name, shape in FILE["shape"].items()}}


# Reading: expressions are written as in Python, and kept so that a page needs no parser


def compiled(shape: Mapping[str, Any]) -> Mapping[str, Any]:
    names = {name: expression(each) for name, each in shape.get("let", {}).items()}
    return {"let": names, "draw": [compiled_node(node) for node in shape["draw"]]}


def compiled_node(node: Mapping[str, Any]) -> Mapping[str, Any]:
    """Whatever a node is not told of is an attribute."""
    parts = {key: compiled_part(key, each) for key, each in node.items()}
    look = {key: each for key, each in parts.items() if key not in TOLD}
    return {"look": look, **{key: each for key, each in parts.items() if key in TOLD}}


def compiled_part(key: str, each: Any) -> Any:
    if key == "group":
        return [compiled_node(node) for node in each]
    if key == "shape":
        return each
    return template(each) if key in TEMPLATES else expression(each)


def template(said: str) -> Expression:
    """Words with expressions in braces."""
    parts = re.split(r"\{([^}]*)\}", said)
    found = [expression(part) if n % 2 else ["'", part] for n, part in enumerate(parts) if part]
    return ["join", *found]


def expression(said: str | float) -> Expression:
    return prefix(ast.parse(said, mode="eval").body) if isinstance(said, str) else said


def prefix(node: ast.expr) -> Expression:
    """The operation first, then what it is done to."""
    match node:
        case ast.Constant(value=str() as said):
            return ["'", said]
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return name
        case ast.BinOp(left=left, op=op, right=right) | ast.Compare(left=left, ops=[op], comparators=[right]):
            return [type(op).__name__, prefix(left), prefix(right)]
        case ast.UnaryOp(op=op, operand=operand):
            return [type(op).__name__, prefix(operand)]
        case ast.BoolOp(op=op, values=values):
            return [type(op).__name__, *map(prefix, values)]
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            return ["If", *map(prefix, (test, body, otherwise))]
        case ast.Tuple(elts=items):
            return ["Tuple", *map(prefix, items)]
        case ast.Call(func=ast.Name(id=name), args=args):
            return [name, *map(prefix, args)]
    raise ValueError(ast.unparse(node))


# Values


def value(said: Expression, known: Words) -> Any:
    """A name nobody has told means itself: it is a colour or a word."""
    if isinstance(said, str):
        return known.get(said, said)
    if not isinstance(said, list):
        return said
    does, *args = said
    if does == "'":
        return args[0]
    if does == "If":
        return value(args[1] if value(args[0], known) else args[2], known)
    if does in ("And", "Or"):
        return (all if does == "And" else any)(value(each, known) for each in args)
    return DOES[does](*(value(each, known) for each in args))


def join(*parts: str | float) -> str:
    return "".join(part if isinstance(part, str) else number(part) for part in parts)


DOES: Final[Mapping[str, Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "Div": operator.truediv,
    "Mod": operator.mod,
    "USub": operator.neg,
    "Not": operator.not_,
    "Eq": operator.eq,
    "Lt": operator.lt,
    "Gt": operator.gt,
    "In": lambda one, many: one in many,
    "Tuple": lambda *each: list(each),
    "len": len,
    "min": min,
    "max": max,
    "width": width_of,
    "join": join,
}


# Drawing


def draw(d: Desk, name: str, box: Box, words: Words) -> str:
    """A shape in a box, from what it is told."""
    return "\n".join(shaped(d, name, framed({**SIZE, "page": False, "ringed": False, **words}, box), {}))


def framed(known: Words, box: Box) -> dict[str, Any]:
    """The box as the names by which shapes know it."""
    x, y, w, h = box
    cx, cy = box.middle
    return {**known, "x": x, "y": y, "w": w, "h": h, "cx": cx, "cy": cy, "right": box.right, "bottom": box.bottom}


def shaped(d: Desk, name: str, known: dict[str, Any], over: Words) -> Iterator[str]:
    shape = sheet()["shape"][name]
    for each, said in shape["let"].items():
        known[each] = value(said, known)
    for node in shape["draw"]:
        yield from drawn(d, node, known, over)


def drawn(d: Desk, node: Words, known: Words, over: Words) -> Iterator[str]:
    """A node, or one for each of its list."""
    for each in told(node, known):
        if value(node.get("if", True), each):
            yield from one(d, node, each, over)


def told(node: Words, known: Words) -> Iterator[Words]:
    if "each" not in node:
        yield known
        return
    for n, item in enumerate(value(node["each"], known)):
        own = {**known, "n": n, **(item if isinstance(item, dict) else {"it": item})}
        yield framed(own, Box(own["x"], own["y"], own["w"], own["h"]))


def one(d: Desk, node: Words, known: Words, over: Words) -> Iterator[str]:
    look = {**look_of(d, node, known), **over}
    if "group" in node:
        yield group(*(made for each in node["group"] for made in drawn(d, each, known, {})), **look)
    elif "shape" in node:
        yield from shaped(d, node["shape"], framed(known, box_of(node.get("box", 0), known)), look)
    elif "rect" in node:
        yield rect(box_of(node["rect"], known), **look)
    elif "circle" in node:
        yield circle(*value(node["circle"], known), **look)
    elif "path" in node:
        yield path(value(node["path"], known), **look)
    elif "symbol" in node:
        box = box_of(node["at"], known)
        name = value(node["symbol"], known)
        if d.theme.knows(name):
            where = {"x": box.x, "y": box.y, "width": box.w, "height": box.h}
            yield tag("use", href=f"#{d.theme.name}-{name}", **where, **look)
    else:
        yield line_of(node, known, look)


def line_of(node: Words, known: Words, look: Mapping[str, Any]) -> str:
    """Words on a line, or about one; where there is a room, they fit into it."""
    fitted = Fitted((str(value(node["text"], known)),), value(node["size"], known))
    if "room" in node:
        room, least = (value(node[key], known) for key in ("room", "least"))
        fitted = fit(fitted.lines[0], room, fitted.size, least, look.get("font-weight", 400))
    x, y = value(node.get("on") or node["at"], known)
    line = y if "on" in node else y + fitted.size * SIZE["baseline"]
    return text(x, line, fitted.lines[0], fitted.size, **pressed_into(fitted.narrow), **look)


def box_of(said: Expression, known: Words) -> Box:
    """One number or two: so far inside; three: a square about a point; four: a box."""
    found = value(said, known)
    match found if isinstance(found, list) else [found]:
        case [inside]:
            return Box(*(known[name] for name in "xywh")).inset(inside, inside)
        case [across, down]:
            return Box(*(known[name] for name in "xywh")).inset(across, down)
        case [x, y, size]:
            return Box(x - size / 2, y - size / 2, size, size)
        case four:
            return Box(*four)


def look_of(d: Desk, node: Words, known: Words) -> dict[str, Any]:
    """Its attributes; those without a value are left out."""
    found = {name: value(said, known) for name, said in node["look"].items()}
    painted = {name: paint(d, said, known) if name in PAINTS else said for name, said in found.items()}
    if "shadow" in node:
        painted["filter"] = (shade := value(node["shadow"], known)) and d.link(shade)
    return {name: said for name, said in painted.items() if said != ""}


def paint(d: Desk, said: str, known: Words) -> str:
    """A colour of a seat's side, one of the palette, or whatever it is."""
    side = d.side(known.get("seat", -1))
    return str(getattr(side, said, None) or getattr(d.colour, said, None) or said)
