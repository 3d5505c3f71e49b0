"""The files of the pages: joined by the server, under addresses that change with them."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tests.server.host import Server
from visavis.server.http.files import FOR_GOOD, WEB, digest, module, page_text
from visavis.server.http.joined import CannotJoin, joined, squeezed

KEPT = re.compile(r'(?:href|src)="([^"#]+)"')


def of(modules: Mapping[str, str], entry: str = "a/a.js") -> str:
    return joined(entry, lambda path: modules[path])


def test_modules_are_joined_after_those_they_import() -> None:
    """Each in a block of its own: what two of them call by the same name stays apart."""
    text = of(
        {
            "a/a.js": 'import { one, two as both } from "../b/b.js";\nimport { three } from "./c.js";\nlet MOST = 1;\n',
            "b/b.js": "// words\nexport function one() {}\nexport const two = 2;\nconst MOST = 3;\n",
            "a/c.js": 'import { one } from "../b/b.js";\n/**\n * More.\n */\nexport class three {}\nexport {};\n',
        }
    )
    assert text == (
        "const M = [];\n"
        "{\nfunction one() {}\nconst two = 2;\nconst MOST = 3;\nM[0] = { one, two };\n}\n"
        "{\nconst { one } = M[0];\nclass three {}\nM[1] = { three };\n}\n"
        "{\nconst { one, two: both } = M[0];\nconst { three } = M[1];\nlet MOST = 1;\nM[2] = {  };\n}\n"
    )


def test_what_only_people_read_is_not_sent() -> None:
    """Indentation may go because no string goes over several lines: what it holds would change."""
    assert of({"a/a.js": "let a = () => {\n  // why\n  go();\n};\n"}).splitlines()[2:5] == [
        "let a = () => {",
        "go();",
        "};",
    ]
    assert squeezed("/* why */\np {\n  margin: 0; /* none */\n}\n") == "p {\nmargin: 0; /* none */\n}\n"
    for path in (WEB / "js").rglob("*.js"):
        assert not [line for line in path.read_text("utf-8").splitlines() if line.count("`") % 2], path


@pytest.mark.parametrize(
    "line", ["export default 1;\n", 'import * as all from "./b.js";\n', "export let many = 1;\n", 'import "./b.js";\n']
)
def test_what_cannot_be_joined_is_refused(line: str) -> None:
    with pytest.raises(CannotJoin, match=re.escape(line.strip())):
        of({"a/a.js": line})


def test_modules_in_a_circle_are_refused() -> None:
    with pytest.raises(CannotJoin, match=r"a/a\.js > a/b\.js > a/a\.js"):
        of({"a/a.js": 'import { b } from "./b.js";\n', "a/b.js": 'import { a } from "./a.js";\n'})


@pytest.mark.parametrize("name", ["index", "table"])
def test_a_page_names_one_script_and_one_style_sheet_to_be_kept_for_good(server: Server, name: str) -> None:
    named = [path for path in KEPT.findall(page_text(name)) if path.startswith("/static")]
    assert [path.rsplit(".")[-1] for path in named].count("js") == 1
    assert [path.rsplit(".")[-1] for path in named].count("css") == 1
    for path in named:
        assert path.startswith(f"/static/{digest()}/")
        found = server.client.get(path)
        assert (found.status_code, found.headers["cache-control"]) == (200, FOR_GOOD), path


def test_whoever_cannot_unpack_gets_the_same_text(server: Server) -> None:
    path = f"/static/{digest()}/js/whole/table.js"
    plain = server.client.get(path, headers={"accept-encoding": "identity"})
    packed = server.client.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.text == packed.text == joined("table/table.js", module)


def test_plain_addresses_are_looked_at_anew(server: Server) -> None:
    """Nothing is kept of what may change, or is not there."""
    assert server.client.get("/static/js/page/dom.js").headers["cache-control"] == "no-cache"
    assert server.client.get("/static/0123456789abcdef/icon.svg").status_code == 404
    gone = server.client.get(f"/static/{digest()}/nothing.js")
    assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-cache")
