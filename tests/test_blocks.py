"""Every block of code in the documents is run, or at least read by what would run it."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from mirabilia.cli import make_parser
from scripts import needs
from tests.support.documents import (
    BLOCK,
    DOCUMENTS,
    ROOT,
    TUTORIALS,
    blocks,
    identifier,
    makefile_targets,
)

DOCS: Final = ROOT / "docs"
# Which test runs each kind of block, and in which documents there may be such blocks.
RUN: Final = {
    "python": ("tests/test_docs.py", DOCUMENTS),
    "sh": ("tests/test_blocks.py", TUTORIALS),
    "python file": ("tests/test_blocks.py", TUTORIALS),
    "python bot": ("tests/server/test_protocol.py", [DOCS / "protocol.md"]),
    "py": ("tests/test_docs_commands.py", [DOCS / "bots.md"]),
    "py of environments": ("tests/envs/test_document.py", [DOCS / "envs.md"]),
    "py of reviews": ("tests/review/test_document.py", [DOCS / "review.md"]),
}
# What is not run: by which test it is read, and how. docs/tests.md has the same as a table.
READ: Final = {
    "": (
        "tests/test_blocks.py",
        "commands, which their own parsers read; trees and diagrams, which people read",
    ),
    "bash": (
        "tests/test_deploy_document.py",
        "files are installed, commands are read by their parsers",
    ),
    "toml": ("tests/test_blocks.py", "read as TOML"),
    "json": ("tests/test_docs_notation.py", "read as what it is an example of"),
    "moves": ("tests/test_docs_notation.py", "read as moves"),
    "log": ("tests/test_docs_notation.py", "read as a log"),
    "ebnf": ("tests/test_docs_notation.py", "compared with the parser"),
    "js": ("docs/web.md", "people read it: forms of functions"),
}


def all_blocks() -> Iterator[tuple[Path, str, str]]:
    for path in DOCUMENTS:
        for info, content in BLOCK.findall(path.read_text("utf-8")):
            yield path, info, content


def kind_of(info: str) -> str:
    return re.sub(r"(?<=^json) .*|=.*", "", info)


def test_every_block_is_run_or_read() -> None:
    places = {kind: {*where} for kind, (_, where) in RUN.items()}
    # Blocks of three documents are called alike.
    for kind in [kind for kind in places if kind.startswith("py of ")]:
        places["py"] |= places.pop(kind)
    for path, info, _ in all_blocks():
        kind = kind_of(info)
        assert kind in READ or path in places.get(kind, ()), (path.name, info)
    assert {*READ, *places} == {kind_of(info) for _, info, _ in all_blocks()}
    assert all((ROOT / one[0]).is_file() for one in (*RUN.values(), *READ.values()))


def test_what_is_not_run_is_listed() -> None:
    met = dict.fromkeys((kind_of(info), identifier(path)) for path, info, _ in all_blocks())
    rows = [
        f"| {f'`{kind}`' if kind else 'none'} | {how} |"
        f" {', '.join(path for one, path in met if one == kind)} |"
        for kind, (_, how) in READ.items()
    ]
    table = "\n".join(["| kind | what is done with it | where |", *rows])
    text = (ROOT / "docs" / "tests.md").read_text("utf-8")
    assert table in text.replace("| --- | --- | --- |\n", ""), f"it should be:\n{table}"


# ---- tutorials


def session(text: str) -> str:
    """A document as a script: its files are written, its other blocks run one after the other."""
    lines = ["set -eu", "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT"]
    for info, content in BLOCK.findall(text):
        if info == "sh":
            lines.append(content)
        elif info == "python":
            lines.append(f"python - <<'END OF BLOCK'\n{content}END OF BLOCK")
        elif info.startswith("python file="):
            lines.append(f"cat > {info.partition('=')[2]} <<'END OF BLOCK'\n{content}END OF BLOCK")
    return "\n".join(lines)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize("path", TUTORIALS, ids=identifier)
def test_a_tutorial_can_be_followed(path: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, module in (("python", ""), ("mirabilia", "-m mirabilia")):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n', "utf-8")
        program.chmod(0o755)
    folder = tmp_path / "folder"
    folder.mkdir()
    # Somebody else may have the port that the document takes.
    script = session(path.read_text("utf-8")).replace("8765", str(free_port()))
    done = subprocess.run(
        ["bash", "-c", f'PATH="{programs}:$PATH"\n{script}'],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def test_a_tutorial_that_fails_is_noticed() -> None:
    for block in ("```sh\nfalse\n```\n", "```python\nraise SystemExit(1)\n```\n"):
        script = session(f"```sh\ntrue\n```\n{block}```sh\ntrue\n```\n")
        done = subprocess.run(["bash", "-c", script], capture_output=True, check=False)
        assert done.returncode == 1


# ---- what is only shown


def shown_lines() -> Iterator[Any]:
    for path, info, content in all_blocks():
        # Trees and diagrams are not typed.
        if info == "" and "->" not in content and "<-" not in content and "/\n" not in content:
            joined = content.replace("\\\n", " ")
            for line in filter(None, map(str.strip, joined.splitlines())):
                yield pytest.param(line, id=f"{identifier(path)}: {line[:60]}")


@pytest.mark.parametrize("line", list(shown_lines()))
def test_lines_that_are_shown_could_be_typed(line: str) -> None:
    # What stands behind a gap or a # explains the line.
    words = shlex.split(re.split(r"\s{2,}(?=\w)|\s+#", line)[0].replace("\\", "/"))
    program, arguments = Path(words[0]).name, words[1:]
    if program == "mirabilia":
        parse(arguments)
    elif program == "make":
        wanted = [word for word in arguments if "=" not in word]
        assert set(wanted) <= makefile_targets()
    elif program in ("python", "py"):
        read_python(arguments)
    elif program == "pip":
        read_pip(arguments)
    else:
        # Assignments, and programs that are not ours.
        known = ("activate", "npm", "openssl", "pytest", ".venv-dist/bin/twine")
        assert re.match(r"[a-z]+=", line) or words[0].endswith(known), line


def parse(arguments: list[str]) -> None:
    """Read by the command's own parser, which ends the program if it cannot."""
    command = next((word for word in arguments if not word.startswith("-")), None)
    make_parser(command).parse_args(arguments)


def read_python(arguments: list[str]) -> None:
    if arguments[0] == "-m":
        assert find_spec(arguments[1]), arguments
    else:
        assert (ROOT / arguments[0]).is_file(), arguments


def read_pip(arguments: list[str]) -> None:
    assert arguments[0] == "install"
    named = re.findall(r"\[([\w,]+)\]", " ".join(arguments))
    assert set(",".join(named).split(",")) - {""} <= needs.extras().keys(), arguments


@pytest.mark.parametrize(
    "line",
    [
        *("mirabilia simulate --nonsense", "mirabilia serve --port many", "make nonsense"),
        *(
            "python -m scripts.nonsense",
            "python nonsense.py",
            'pip install ".[nonsense]"',
            "rm all",
        ),
    ],
)
def test_what_could_not_be_typed_is_noticed(line: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        test_lines_that_are_shown_could_be_typed(line)


def test_toml_is_toml() -> None:
    for path in DOCUMENTS:
        for text in blocks(path.read_text("utf-8"), "toml"):
            assert tomllib.loads(text)
