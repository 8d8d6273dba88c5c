"""The wheel: compiled rules where a C compiler is at hand, and a packed page where esbuild is.

What cannot be made is shipped as its sources are: such a wheel plays the same games, more slowly,
and its page is the same in more and larger files. MIRABILIA_BUILD says "pure" to leave compiling
out, or "compiled" to fail without it; MIRABILIA_PAGE says "sources" to leave packing out, or
"packed" to fail without it.

mypyc leaves docstrings out, and its errors do not name the argument that is wrong. Both are written
into the C code before it is compiled; to do so, this file runs itself as a program.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file alone.
sys.path.append(str(Path(__file__).parent))

from scripts import pack

PACKAGE: Final = "mirabilia"
PAGE: Final = "web"
# Of the bots only what is inside: their classes stay open. The loader runs once.
COMPILED: Final = (
    "arguments.py",
    "catalog/kinds.py",
    "catalog/model.py",
    "encoding/*.py",
    "engine/*.py",
    "inference/*.py",
    "notation/*.py",
    "notation/reading/*.py",
    "game.py",
    "bots/eyes.py",
    "bots/outlook.py",
    "bots/trial.py",
    "bots/unseen.py",
    "bots/greedy/*.py",
    "bots/search/*.py",
)
# The bots themselves: people derive their own from them.
OPEN: Final = ("__init__.py", "bot.py")
# Functions of the compiled modules call each other directly, and small ones are inlined: nobody
# outside replaces them. Sums of floats are rounded as the interpreter rounds them. Compilers that
# go by CFLAGS know these; others do not look there.
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition -ffp-contract=off"
BINARIES: Final = ("*.so", "*.pyd")
# What compiling needs besides a C compiler.
COMPILING: Final = ("mypy>=1.18", "setuptools>=80")
# Of what a failed compiler says, the end tells the reason.
REASON_LINES: Final = 15


class WheelHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the page to a wheel; of the rules the sources stay beside."""

    PLUGIN_NAME = "custom"
    _folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What pip fetches before it builds: nothing that could only be fetched in vain."""
        wanted = os.environ.get("MIRABILIA_BUILD", "auto")
        compiles = wanted == "compiled" or (wanted != "pure" and may_have_compiler())
        return list(COMPILING) if compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = Path(mkdtemp(prefix="mirabilia-"))
        try:
            self.add_rules(self._folder / "rules", build_data)
            self.add_page(self._folder / "page", build_data)
        except RuntimeError:
            self._remove_folder()
            raise

    def add_rules(self, folder: Path, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("MIRABILIA_BUILD", "auto")
        if wanted == "pure":
            return
        package = Path(self.root) / "src" / PACKAGE
        reason = compile_copy(package, folder) if may_have_compiler() else "there is no C compiler"
        if not reason:
            add_binaries(folder, build_data)
        elif wanted == "compiled":
            raise RuntimeError(f"could not compile the rules:\n{reason}")
        else:
            self.app.display_warning(f"a pure wheel: could not compile the rules:\n{reason}")

    def add_page(self, folder: Path, build_data: dict[str, Any]) -> None:
        package = Path(self.root) / "src" / PACKAGE
        wanted = os.environ.get("MIRABILIA_PAGE", "auto")
        page = package / PAGE
        if wanted != "sources":
            try:
                pack.pack(package, folder)
                page = folder
            except pack.CannotPack as error:
                if wanted == "packed":
                    raise RuntimeError(f"could not pack the page: {error}") from None
                self.app.display_warning(f"the page stays as its sources are: {error}")
        build_data["force_include"][str(page)] = f"{PACKAGE}/{PAGE}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._remove_folder()

    def _remove_folder(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def may_have_compiler() -> bool:
    """Whether the C compiler that Python would call is here; on Windows, nobody knows before."""
    if os.name == "nt":
        return True
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) is not None


def compile_copy(package: Path, folder: Path) -> str:
    """Compile a copy of the package in a folder; what went wrong, or nothing."""
    shutil.copytree(package, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, __file__, *modules(folder)]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **compiler_settings()},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        return str(error)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        return "\n".join(said[-REASON_LINES:]) or f"exit status {done.returncode}"
    return ""


def compiler_settings() -> dict[str, str]:
    """What compiler and linker are told; the result names no folder of this machine."""
    folders = [
        shlex.quote(f"-ffile-prefix-map={place}=.") for place in (sys.base_prefix, sys.prefix)
    ]
    settings = {"CFLAGS": " ".join([os.environ.get("CFLAGS", ""), FLAGS, *folders]).strip()}
    linker = sysconfig.get_config_var("LDSHARED")
    if linker and "LDSHARED" not in os.environ:
        settings["LDSHARED"] = " ".join(
            word for word in linker.split() if not word.startswith("-Wl,-rpath")
        )
    return settings


def modules(folder: Path) -> list[str]:
    found = [path for pattern in COMPILED for path in (folder / PACKAGE).glob(pattern)]
    return sorted(path.relative_to(folder).as_posix() for path in found if path.name not in OPEN)


def add_binaries(folder: Path, build_data: dict[str, Any]) -> None:
    shutil.rmtree(folder / "build", ignore_errors=True)
    for pattern in BINARIES:
        for path in folder.rglob(pattern):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


# ---- as a program, in the folder


def compile_here(files: list[str]) -> None:
    """Compile modules, with their docstrings and with errors that name the argument."""
    from mypyc.build import mypycify  # noqa: PLC0415 (only here: most builds need no compiler)
    from setuptools import setup  # type: ignore[import-untyped] # noqa: PLC0415

    extensions = mypycify(files, opt_level="3", debug_level="0")
    docs = docs_by_name(files)
    for path in Path("build").rglob("*.c"):
        code = path.read_text("utf-8")
        path.write_text(name_arguments(write_docs(code, docs)), "utf-8")
    setup(name=PACKAGE, ext_modules=extensions, script_args=["build_ext", "--inplace"])


# ---- docstrings

LITERAL: Final = r'(?:NULL|"(?:[^"\\]|\\.)*")'
# A function or method, a class, a property and a module: where its docstring belongs, after the
# text that mypyc writes of its arguments.
PLACES: Final = (
    rf"(\(PyCFunction\)CPyPy_(?P<name>\w+),[^;{{}}]*?PyDoc_STR\()(?P<text>{LITERAL})",
    rf"(CPyType_(?P<name>\w+)_template_ = \{{[^}}]*?PyDoc_STR\()(?P<text>{LITERAL})",
    r"(\(getter\)(?P<name>\w+),\s*(?:NULL|\(setter\)\w+),\s*)(?P<text>NULL)(?=, NULL\})",
    r"(\"(?P<name>[\w.]+)\",\s*)(?P<text>NULL)(?=, /\* docstring)",
)


def docs_by_name(files: list[str]) -> dict[str, str]:
    """All docstrings of some modules, by the names that mypyc gives to things in C."""
    from mypyc.namegen import NameGenerator  # noqa: PLC0415

    trees = {
        file.removesuffix(".py").replace("/", "."): ast.parse(Path(file).read_text("utf-8"))
        for file in files
    }
    names = NameGenerator([list(trees)])
    docs = {module: ast.get_docstring(tree) for module, tree in trees.items()}
    for module, tree in trees.items():
        for partial, doc in docs_of(tree.body):
            docs[names.private_name(module, partial)] = doc
    return {name: doc for name, doc in docs.items() if doc}


def docs_of(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of functions and classes, methods and properties: `Class_get_name`."""
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        doc = ast.get_docstring(node)
        if doc:
            yield (f"{owner}.{node.name}" if owner else node.name), doc
            if owner:
                yield f"{owner}_get_{node.name}", doc
        if isinstance(node, ast.ClassDef):
            yield from docs_of(node.body, node.name)


def write_docs(code: str, docs: dict[str, str]) -> str:
    """C code with docstrings where mypyc has left them out."""

    def documented(found: re.Match[str]) -> str:
        doc = docs.get(found["name"])
        if doc is None:
            return found[0]
        signature = "" if found["text"] == "NULL" else f"{found['text']} "
        return f"{found[1]}{signature}{literal(doc)}"

    for place in PLACES:
        code = re.sub(place, documented, code)
    return code


def literal(text: str) -> str:
    """A text as C writes it."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\?')
    return f'"{"".join(chr(b) if b in plain else f"{chr(92)}{b:03o}" for b in text.encode())}"'


# ---- errors

WRONG_TYPE: Final = re.compile(
    r'CPy_TypeError\("(?P<wanted>[^"]*)", obj_(?P<name>\w+)\);\s*goto fail;'
)
# The words of `mirabilia.game.check_type`.
NAMING_ERROR: Final = """
static void refuse_argument(const char *name, const char *wanted, PyObject *got) {
    const char *kind = Py_TYPE(got)->tp_name;
    const char *dot = strrchr(kind, '.');
    PyErr_Format(PyExc_TypeError, "%s must be %s, not %s", name, wanted, dot ? dot + 1 : kind);
}
"""


def name_arguments(code: str) -> str:
    """C code whose errors about the type of an argument begin with its name."""

    def named(found: re.Match[str]) -> str:
        wanted = " or ".join(kinds_in(found["wanted"]))
        return f'refuse_argument("{found["name"]}", "{wanted}", obj_{found["name"]}); goto fail;'

    code, count = WRONG_TYPE.subn(named, code)
    if not count:
        return code
    # Behind the last of the lines that say what is included.
    end = code.index("\n", code.rindex("\n#include ") + 1)
    return f"{code[:end]}\n{NAMING_ERROR}{code[end:]}"


def kinds_in(wanted: str) -> list[str]:
    """The names of the types that mypyc writes as `int`, `a.b.View` or `union[str, int]`."""
    kinds = wanted.removeprefix("union[").removesuffix("]").replace(" or ", ", ").split(", ")
    return [kind.rpartition(".")[2] for kind in kinds]


if __name__ == "__main__":
    compile_here(sys.argv[1:])
