"""The modules beside this one, in JavaScript: the page lays things out by the very same functions.

They are written in as little Python as this translates: functions of assignments, loops and conditions over numbers,
words, lists, boxes and typed dicts. Whatever else stands there is refused, when the tests first ask for the script.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

MODULES: Final = ("boxes", "faces", "heads", "prints", "cards", "tracks", "hexes")
HEADER: Final = """// @ts-nocheck
// Made from the modules of picture/lay by its translate.py: where things lie is written once.

import { HEX, SIDES, SIZE, WAYS } from "./sheet.js";
import { box as Box, round, widthOf } from "./strokes.js";

const truth = (each) => (Array.isArray(each) ? each.length > 0 : Boolean(each));
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
const total = (all) => all.reduce((sum, each) => sum + each, 0);
const zip = (one, other) => one.map((each, n) => [each, other[n]]);
const best = (all, of) => all.reduce((one, other) => (of(other) < of(one) ? other : one));
"""
CALLED: Final = {"number": "round", "Box": "Box", "hypot": "Math.hypot", "sqrt": "Math.sqrt"}
METHODS: Final = {"append": "push", "startswith": "startsWith", "lower": "toLowerCase", "split": "split"}
SIGNS: Final = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%",
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "===", ast.IsNot: "!==", ast.And: "&&", ast.Or: "||",
}  # fmt: skip


@cache
def script() -> str:
    """All of it as one module of the page."""
    return HEADER + "\n".join(translated(name) for name in MODULES) + "\n"


def translated(name: str) -> str:
    source = (files(__package__) / f"{name}.py").read_text(encoding="utf-8")
    return "\n".join(part for node in ast.parse(source).body for part in top(node, name))


def top(node: ast.stmt, module: str) -> Iterator[str]:
    """Functions and constants; types are none of the page's business."""
    match node:
        case ast.FunctionDef():
            yield function(node)
        case ast.ImportFrom(module=origin, names=names) if origin and origin.startswith("visavis.kernel"):
            known = import_module(origin)
            values = {each.name: getattr(known, each.name) for each in names if each.name.isupper()}
            yield from (f"const {key} = {json.dumps(value)};" for key, value in values.items())
        case ast.AnnAssign(target=ast.Name(id=constant), value=ast.expr() as value):
            yield f"const {constant} = {said(value)};"
        case ast.ImportFrom() | ast.Import() | ast.ClassDef() | ast.Expr() | ast.Assign():
            return
        case _:
            raise refused(node)


def refused(node: ast.AST) -> ValueError:
    return ValueError(f"no word for this in a script: {ast.unparse(node)}")


def camel(name: str) -> str:
    """As a script calls what is called so in Python."""
    return name if name.isupper() else re.sub(r"_([a-z0-9])", lambda at: at[1].upper(), name)


# Statements


def function(node: ast.FunctionDef) -> str:
    params = [camel(arg.arg) for arg in node.args.args]
    known = {arg.arg for arg in node.args.args}
    named = dict.fromkeys(camel(name) for name in assigned(node.body) if name not in known)
    local = f"  let {', '.join(named)};\n" if named else ""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return f"\nexport function {camel(node.name)}({', '.join(params)}) {{\n{local}{block(body, '  ')}\n}}"


def assigned(body: Sequence[ast.stmt]) -> Iterator[str]:
    """Names that are given a value there, except by a loop."""
    for node in body:
        match node:
            case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
                yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name) and is_stored(each))
            case ast.If() | ast.For() | ast.While():
                yield from assigned([*node.body, *node.orelse])


def is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def block(body: Sequence[ast.stmt], indent: str) -> str:
    return "\n".join(indent + line for node in body for line in statement(node, indent))


def statement(node: ast.stmt, indent: str) -> Iterator[str]:
    inner = indent + "  "
    match node:
        case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
            yield f"{stored(target)} = {said(value)};"
        case ast.AugAssign(target=target, op=op, value=value):
            yield f"{said(target)} {SIGNS[type(op)]}= {said(value)};"
        case ast.Return(value=value):
            yield f"return {said(value)};" if value else "return;"
        case ast.Expr(value=ast.Call() as call):
            yield f"{said(call)};"
        case ast.If(test=test, body=body, orelse=otherwise):
            more = f" else {{\n{block(otherwise, inner)}\n{indent}}}" if otherwise else ""
            yield f"if ({truth(test)}) {{\n{block(body, inner)}\n{indent}}}{more}"
        case ast.For(target=target, iter=many, body=body):
            yield f"for (const {said(target)} of {said(many)}) {{\n{block(body, inner)}\n{indent}}}"
        case ast.While(test=test, body=body):
            yield f"while ({truth(test)}) {{\n{block(body, inner)}\n{indent}}}"
        case _:
            raise refused(node)


def stored(target: ast.expr) -> str:
    """A name, names, or the last of a list."""
    match target:
        case ast.Subscript(value=many, slice=ast.UnaryOp(operand=ast.Constant(value=int(n)))):
            return f"{said(many)}[{said(many)}.length - {n}]"
    return said(target)


# Expressions


def truth(node: ast.expr) -> str:
    """An empty list is true in a script."""
    match node:
        case ast.Compare() | ast.Constant() | ast.UnaryOp(op=ast.Not()):
            return said(node)
        case ast.BoolOp(op=op, values=values):
            return f"({f' {SIGNS[type(op)]} '.join(map(truth, values))})"
    return f"truth({said(node)})"


def said(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=value):
            return json.dumps(value, ensure_ascii=False)
        case ast.Name(id=name):
            return camel(name)
        case ast.Attribute(value=value, attr=name):
            return f"{said(value)}.{name}"
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return f"[{', '.join(map(said, items))}]"
        case ast.Starred(value=value):
            return f"...{said(value)}"
        case ast.Dict(keys=keys, values=values):
            pairs = [(f"{said(key)}: " if key else "...", said(each)) for key, each in zip(keys, values, strict=True)]
            return f"{{ {', '.join(key + each for key, each in pairs)} }}"
        case ast.JoinedStr(values=parts):
            return f"`{''.join(map(in_words, parts))}`"
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
            return f"Math.floor({said(left)} / {said(right)})"
        case ast.BinOp(left=left, op=op, right=right):
            return f"({said(left)} {SIGNS[type(op)]} {said(right)})"
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return f"-{said(operand)}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"!{truth(operand)}"
        case ast.BoolOp():
            return truth(node)
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return compared(left, op, right)
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            return f"({truth(test)} ? {said(body)} : {said(otherwise)})"
        case ast.Lambda(args=args, body=body):
            return f"({', '.join(camel(arg.arg) for arg in args.args)}) => {said(body)}"
        case ast.Subscript(value=value, slice=part):
            return taken(value, part)
        case ast.ListComp(elt=each, generators=loops) | ast.GeneratorExp(elt=each, generators=loops):
            return looped(each, loops)
        case ast.Call():
            return called(node)
    raise refused(node)


def in_words(node: ast.expr) -> str:
    match node:
        case ast.FormattedValue(value=value):
            return f"${{{said(value)}}}"
        case ast.Constant(value=words):
            return str(words)
    raise refused(node)


def compared(left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
    match op:
        case ast.In():
            return f"{said(right)}.includes({said(left)})"
        case ast.NotIn():
            return f"!{said(right)}.includes({said(left)})"
    return f"({said(left)} {SIGNS[type(op)]} {said(right)})"


def taken(value: ast.expr, part: ast.expr) -> str:
    match part:
        case ast.Slice(lower=lower, upper=upper):
            ends = [said(lower) if lower else "0", *([said(upper)] if upper else [])]
            return f"{said(value)}.slice({', '.join(ends)})"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(n))):
            return f"{said(value)}.at(-{n})"
        case ast.Constant(value=str() as name):
            return f"{said(value)}.{name}"
    return f"{said(value)}[{said(part)}]"


def looped(each: ast.expr, loops: Sequence[ast.comprehension]) -> str:
    first, *rest = loops
    name = said(first.target)
    kept = "".join(f".filter(({name}) => {truth(test)})" for test in first.ifs)
    if rest:
        return f"{said(first.iter)}{kept}.flatMap(({name}) => {looped(each, rest)})"
    made = said(each)
    return f"{said(first.iter)}{kept}" + ("" if made == name else f".map(({name}) => ({made}))")


def called(call: ast.Call) -> str:
    told = {each.arg: said(each.value) for each in call.keywords if each.arg}
    args = [said(each) for each in call.args]
    match call.func:
        case ast.Attribute(value=ast.Constant(value=str() as between), attr="join"):
            return f"{args[0]}.join({json.dumps(between)})"
        case ast.Attribute(value=value, attr="extend"):
            return f"{said(value)}.push(...{args[0]})"
        case ast.Attribute(value=value, attr=name) if name in METHODS:
            return f"{said(value)}.{METHODS[name]}({', '.join(args)})"
        case ast.Name(id=name) if name in BUILT_IN:
            return str(BUILT_IN[name](*args, **told))
        case ast.Name(id=name) if name[0].isupper() and name not in CALLED:
            return f"{{ {', '.join(f'{key}: {value}' for key, value in told.items())} }}"
        case ast.Name(id=name) if not told:
            return f"{CALLED.get(name) or camel(name)}({', '.join(args)})"
    raise refused(call)


def extreme(name: str) -> Any:
    """Of a list, or of what is named; by a measure, the first one that has the least."""

    def made(*args: str, key: str = "") -> str:
        if key:
            return f"best({args[0]}, {key})"
        many = f"...{args[0]}" if len(args) == 1 else ", ".join(args)
        return f"Math.{name}({many})"

    return made


BUILT_IN: Final[dict[str, Any]] = {
    "abs": lambda value: f"Math.abs({value})",
    "len": lambda many: f"{many}.length",
    "min": extreme("min"),
    "max": extreme("max"),
    "sum": lambda many: f"total({many})",
    "any": lambda many: f"{many}.some(truth)",
    "all": lambda many: f"{many}.every(truth)",
    "range": lambda first, last="": f"range({first}, {last})" if last else f"range(0, {first})",
    "enumerate": lambda many: f"[...{many}.entries()]",
    "zip": lambda one, other, strict="": f"zip({one}, {other})",
    "reversed": lambda many: f"[...{many}].reverse()",
    "list": lambda many: f"[...{many}]",
    "int": lambda value: f"Math.trunc({value})",
    "str": lambda value: f"String({value})",
    "bool": lambda value: f"truth({value})",
    "round": lambda value, tenths="": f"round({value})" if tenths else f"Math.round({value})",
}
