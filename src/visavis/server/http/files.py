"""The files of the pages: as they lie there, and under an address that changes with them and may be kept for good."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from visavis.games import GAMES
from visavis.picture.lay.translate import script
from visavis.picture.shapes import sheet
from visavis.server.http.joined import joined, squeezed
from visavis.server.wire.facts import theme_json

WEB: Final = Path(str(files("visavis"))) / "web"
STYLES: Final = re.compile(r'(?: *<link rel="stylesheet" href="/static/style/\w+\.css">\n)+')
STYLE: Final = re.compile(r"/static/(style/\w+\.css)")
SCRIPT: Final = re.compile(r'src="/static/js/(\w+/\w+\.js)"')
LAYOUTS: Final = "draw/lay.js"  # lies in no folder
WHOLE: Final = "whole"  # beside the folders of modules and styles, so that what lies there is as far from everything
FOR_GOOD: Final = "public, max-age=31536000, immutable"
BEST: Final = 9  # of gzip: once for everybody


@cache
def digest() -> str:
    """One for all files, since they belong together."""
    found = sha256()
    for path in sorted([*WEB.rglob("*"), *(each for game in GAMES for each in art(game).rglob("*"))]):
        if path.is_file():
            found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    found.update(script().encode() + json.dumps(sheet()).encode())
    return found.hexdigest()[:16]


def art(game: str) -> Path:
    return Path(str(files(f"visavis.games.{game}"))) / "art"


# Pages


@cache
def page_text(name: str) -> str:
    """A page as it is sent: with one script, one style sheet, and addresses that may be kept for good."""
    kept = f"/static/{digest()}"
    text = (WEB / f"{name}.html").read_text(encoding="utf-8")
    text = STYLES.sub(f'    <link rel="stylesheet" href="/static/style/{WHOLE}/{name}.css">\n', text)
    text = SCRIPT.sub(f'src="/static/js/{WHOLE}/{name}.js"', text)
    return text.replace("/static", kept)


@dataclass(frozen=True, slots=True)
class Whole:
    """Several files in one, compressed once for everybody."""

    kind: str
    body: bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Unpacked for whoever cannot read it otherwise."""
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            found = Response(self.body, media_type=self.kind, headers=headers)
        else:
            found = Response(gzip.decompress(self.body), media_type=self.kind)
        await found(scope, receive, send)


@cache
def wholes() -> Mapping[str, Whole]:
    """What the pages ask for instead of all the modules and style sheets they name, by path."""
    found = {}
    for path in sorted(WEB.glob("*.html")):
        text = path.read_text(encoding="utf-8")
        styles = "".join(squeezed((WEB / each).read_text(encoding="utf-8")) for each in STYLE.findall(text))
        found[f"style/{WHOLE}/{path.stem}.css"] = Whole("text/css", gzip.compress(styles.encode(), BEST))
        for entry in SCRIPT.findall(text):
            scripts = joined(entry, module)
            found[f"js/{WHOLE}/{path.stem}.js"] = Whole("text/javascript", gzip.compress(scripts.encode(), BEST))
    return found


def module(path: str) -> str:
    return script() if path == LAYOUTS else (WEB / "js" / path).read_text(encoding="utf-8")


# What is asked for


async def theme(request: Request) -> Response:
    return JSONResponse(theme_json(request.url.path.split("/")[-2]))


async def shapes(request: Request) -> Response:
    """What the drawings of all games are made of."""
    return JSONResponse(sheet())


async def layouts(request: Request) -> Response:
    """Where things lie in a drawing, as the pictures have it."""
    return Response(script(), media_type="text/javascript")


class KeptForGood:
    """Files under an address at which nothing else will ever lie."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                MutableHeaders(scope=message)["Cache-Control"] = FOR_GOOD
            await send(message)

        await self.app(scope, receive, sending)


def static() -> Iterator[BaseRoute]:
    """Every file under two addresses: the one a page of this server names, which may be kept, and the plain one."""
    yield Mount(f"/static/{digest()}", KeptForGood(Router(list(each_file()))))
    yield Mount("/static", routes=list(each_file()))


def each_file() -> Iterator[BaseRoute]:
    for path, whole in wholes().items():
        yield Route(f"/{path}", whole, methods=["GET"])
    yield Route("/shapes.json", shapes)
    yield Route(f"/js/{LAYOUTS}", layouts)
    for game in GAMES:
        yield Route(f"/art/{game}/theme.json", theme)
        yield Mount(f"/art/{game}", StaticFiles(directory=art(game)))
    yield Mount("", StaticFiles(directory=WEB, check_dir=False))
