"""The modules beside this one, in JavaScript: the page lays things out by the very same functions.

They are written in as little Python as this translates: functions of assignments, loops and conditions over numbers,
words, lists, boxes and typed dicts. Whatever else stands there is refused, when the tests first ask for the script.
"""

from __future__ import annotations

import ast
import builtins
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
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/",
    ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "===", ast.IsNot: "!==", ast.And: "&&", ast.Or: "||",
}  # fmt: skip
MANY: Final = (ast.List, ast.Tuple, ast.Dict, ast.ListComp)
ANSWERS: Final = re.compile("(is|are|has)_.*|any|all|bool|startswith")


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
        case ast.ImportFrom() | ast.Import() | ast.ClassDef() | ast.Expr(value=ast.Constant()):
            return
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id=kind))) if (
            is_type(name) and not kind.isupper()
        ):
            return
        case _:
            raise refused(node)


def is_type(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def refused(node: ast.stmt | ast.expr) -> ValueError:
    return ValueError(f"line {node.lineno}: no word for this in a script: {ast.unparse(node)}")


def sign(op: ast.AST, node: ast.stmt | ast.expr) -> str:
    """Powers have none, nor has the rest of a division: below nought a script's is another."""
    if type(op) not in SIGNS:
        raise refused(node)
    return SIGNS[type(op)]


def camel(name: str) -> str:
    """As a script calls what is called so in Python."""
    return name if name.isupper() else re.sub(r"_([a-z0-9])", lambda at: at[1].upper(), name)


# Statements


def function(node: ast.FunctionDef) -> str:
    if node.decorator_list:
        raise refused(node)
    params = parameters(node)
    known = {arg.arg for arg in node.args.args}
    named = dict.fromkeys(camel(name) for name in assigned(node.body) if name not in known)
    local = f"  let {', '.join(named)};\n" if named else ""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return f"\nexport function {camel(node.name)}({', '.join(params)}) {{\n{local}{block(body, '  ')}\n}}"


def parameters(node: ast.FunctionDef | ast.Lambda) -> list[str]:
    """Each is told by its place, always."""
    match node.args:
        case ast.arguments(posonlyargs=[], args=args, vararg=None, kwonlyargs=[], kwarg=None, defaults=[]):
            return [camel(arg.arg) for arg in args]
    raise refused(node)


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
            yield f"{stored(target)} {sign(op, node)}= {added(value)};"
        case ast.Return(value=value):
            yield f"return {said(value)};" if value else "return;"
        case ast.Expr(value=ast.Call() as call):
            yield f"{said(call)};"
        case ast.If(test=test, body=body, orelse=otherwise):
            more = f" else {{\n{block(otherwise, inner)}\n{indent}}}" if otherwise else ""
            yield f"if ({truth(test)}) {{\n{block(body, inner)}\n{indent}}}{more}"
        case ast.For(target=target, iter=many, body=body, orelse=[]):
            yield f"for (const {said(target)} of {said(many)}) {{\n{block(body, inner)}\n{indent}}}"
        case ast.While(test=test, body=body, orelse=[]):
            yield f"while ({truth(test)}) {{\n{block(body, inner)}\n{indent}}}"
        case _:
            raise refused(node)


def stored(target: ast.expr) -> str:
    """A name, names, or the last of a list."""
    match target:
        case ast.Subscript(value=many, slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(n)))):
            return f"{said(many)}[{said(many)}.length - {n}]"
        case ast.Subscript(slice=ast.Slice()):
            raise refused(target)
        case ast.Tuple(elts=parts):
            return f"[{', '.join(map(stored, parts))}]"
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


def is_truth(node: ast.expr) -> bool:
    """Whether it is true or false by itself: "a or b" of anything else is one of them."""
    match node:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.BoolOp(values=values):
            return all(map(is_truth, values))
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return ANSWERS.fullmatch(name) is not None
    return False


def added(node: ast.expr) -> str:
    """What is reckoned with is no list: a script would add its words."""
    if isinstance(node, MANY):
        raise refused(node)
    return said(node)


def said(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str() | int() | float() | None as value):
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
            if not all(key is None or isinstance(key, ast.Constant) for key in keys):
                raise refused(node)
            pairs = [(f"{said(key)}: " if key else "...", said(each)) for key, each in zip(keys, values, strict=True)]
            return f"{{ {', '.join(key + each for key, each in pairs)} }}"
        case ast.JoinedStr(values=parts):
            return f"`{''.join(map(in_words, parts))}`"
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
            return f"Math.floor({said(left)} / {said(right)})"
        case ast.BinOp(left=left, op=op, right=right):
            return f"({added(left)} {sign(op, node)} {added(right)})"
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.UnaryOp):
            return f"-{said(operand)}"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"!{truth(operand)}"
        case ast.BoolOp() if is_truth(node):
            return truth(node)
        case ast.Compare(ops=[op], comparators=[right]):
            return compared(node, op, right)
        case ast.IfExp(test=test, body=body, orelse=otherwise):
            return f"({truth(test)} ? {said(body)} : {said(otherwise)})"
        case ast.Lambda():
            return measure(node)
        case ast.Subscript(value=value, slice=part):
            return taken(value, part)
        case ast.ListComp(elt=each, generators=loops) | ast.GeneratorExp(elt=each, generators=loops):
            return looped(each, loops)
        case ast.Call():
            return called(node)
    raise refused(node)


def measure(node: ast.Lambda) -> str:
    """Of numbers or words: lists are not compared as in Python, and braces would be a body."""
    made = said(node.body)
    if made.startswith(("[", "{")):
        raise refused(node)
    return f"({', '.join(parameters(node))}) => {made}"


def in_words(node: ast.expr) -> str:
    match node:
        case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
            return f"${{{said(value)}}}"
        case ast.Constant(value=str() as words):
            return re.sub(r"[`$\\]", r"\\\g<0>", words)
    raise refused(node)


def compared(node: ast.Compare, op: ast.cmpop, right: ast.expr) -> str:
    """Lists are the same in a script only if they are one and the same."""
    left = added(node.left)
    match op:
        case ast.In():
            return f"{said(right)}.includes({left})"
        case ast.NotIn():
            return f"!{said(right)}.includes({left})"
    return f"({left} {sign(op, node)} {added(right)})"


def taken(value: ast.expr, part: ast.expr) -> str:
    match part:
        case ast.Slice(lower=lower, upper=upper, step=None):
            ends = [said(lower) if lower else "0", *([said(upper)] if upper else [])]
            return f"{said(value)}.slice({', '.join(ends)})"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(n))):
            return f"{said(value)}.at(-{n})"
        case ast.Constant(value=str() as name) if name.isidentifier():
            return f"{said(value)}.{name}"
        case ast.Slice() | ast.UnaryOp() | ast.Tuple():
            raise refused(part)
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
    if len(told) < len(call.keywords):
        raise refused(call)
    match call.func:
        case ast.Name(id=name) if name in BUILT_IN and not any(isinstance(each, ast.Starred) for each in call.args):
            return built_in(call, name, args, told)
        case ast.Name(id=name) if name[0].isupper() and name not in CALLED and not args:
            return f"{{ {', '.join(f'{key}: {value}' for key, value in told.items())} }}"
        case ast.Name(id=name) if not told and not hasattr(builtins, name) and (name in CALLED or name[0].islower()):
            return f"{CALLED.get(name) or camel(name)}({', '.join(args)})"
        case ast.Attribute(value=value, attr=name) if not told and len(args) == (name != "lower"):
            return method(call, value, name, args)
    raise refused(call)


def method(call: ast.Call, value: ast.expr, name: str, args: list[str]) -> str:
    match value, name:
        case ast.Constant(value=str() as between), "join":
            return f"{args[0]}.join({json.dumps(between)})"
        case _, "extend":
            return f"{said(value)}.push(...{args[0]})"
        case _ if name in METHODS:
            return f"{said(value)}.{METHODS[name]}({', '.join(args)})"
    raise refused(call)


def built_in(call: ast.Call, name: str, args: list[str], told: dict[str, str]) -> str:
    """With as many arguments as there are words for."""
    try:
        return str(BUILT_IN[name](*args, **told))
    except TypeError:
        raise refused(call) from None


def largest(first: str, *more: str) -> str:
    return f"Math.max({', '.join([first, *more]) if more else f'...{first}'})"


def least(first: str, *more: str, key: str = "") -> str:
    """Of a list, or of what is named; by a measure, the first one of a list that has the least."""
    if key and more:
        raise TypeError(key)
    if key:
        return f"best({first}, {key})"
    return f"Math.min({', '.join([first, *more]) if more else f'...{first}'})"


def paired(one: str, other: str, *, strict: str) -> str:
    """Only what is equally long: a script goes by the first of them."""
    if strict != "true":
        raise TypeError(strict)
    return f"zip({one}, {other})"


def tenths(value: str, digits: str) -> str:
    """Whole numbers a script rounds up from the half, Python to the even one."""
    if digits != "1":
        raise TypeError(digits)
    return f"round({value})"


BUILT_IN: Final[dict[str, Any]] = {
    "abs": lambda value: f"Math.abs({value})",
    "len": lambda many: f"{many}.length",
    "min": least,
    "max": largest,
    "sum": lambda many: f"total({many})",
    "any": lambda many: f"{many}.some(truth)",
    "all": lambda many: f"{many}.every(truth)",
    "range": lambda first, last="": f"range({first}, {last})" if last else f"range(0, {first})",
    "enumerate": lambda many: f"[...{many}.entries()]",
    "zip": paired,
    "reversed": lambda many: f"[...{many}].reverse()",
    "list": lambda many: f"[...{many}]",
    "int": lambda value: f"Math.trunc({value})",
    "str": lambda value: f"String({value})",
    "bool": lambda value: f"truth({value})",
    "round": tenths,
}
