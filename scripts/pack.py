"""Pack the page for a wheel: few small files, whose address changes whenever one of them does.

    python -m scripts.pack FOLDER   write the packed page to a folder

A clone serves `src/mirabilia/web` as it is. A wheel has this instead: esbuild joins the scripts and
styles of each page, and everything that a page loads lies under `at/VERSION/`, so that browsers may
keep it for ever. `index.html` is written once for each screen that it can begin with, and asks at
once for what that screen needs. esbuild is the one that `scripts/vendor.py` fetched, or one that is
installed.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "mirabilia"
# Where a version's files lie, beside the pages and in their addresses.
VERSIONS: Final = "at"

# What is fetched when it is first shown. Everything else comes with what names it: many small files
# take longer than one that is somewhat larger.
PARTS: Final = ("screens/home.js", "screens/table.js", "screens/replay.js", "screens/me.js")
# The script that fetches them.
BEGINNING: Final = "app.js"
# The pages that are written: from which page, with which script, beginning with which part.
PAGES: Final = {
    "index.html": ("index.html", BEGINNING, "screens/home.js"),
    "table.html": ("index.html", BEGINNING, "screens/table.js"),
    "replay.html": ("index.html", BEGINNING, "screens/replay.js"),
    "learn.html": ("learn.html", "learn.js", None),
    "gallery.html": ("gallery.html", "gallery.js", None),
}
# The styles that its parts fetch when they are first shown.
AFTER: Final = "styles/after.css"
# What is loaded at once by every page, besides its scripts and styles.
FETCHED: Final = ("catalogue.json", "art/sprite.svg")
# Files that keep their address: they are asked for by it, or read by people.
UNCHANGED: Final = (
    *("art/mark.svg", "art/mark-turn.svg", "icons", "sw.js"),
    *("offline.html", "offline.js", "styles/offline.css", "styles/tokens.css"),
    *("CREDITS.md", "vendor/README.md", "vendor/licences"),
)
WORKER: Final = "sw.js"
# Where fonts and pictures lie that the styles name.
ASSETS: Final = "assets"
LENGTH: Final = 12

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
_LATER: Final = re.compile(r"""\bimport\("(\.[^"]+)"\)""")
_STYLE: Final = re.compile(r"""<link rel="stylesheet" href="/?([^"]+)" />\s*""")
_ASKED: Final = re.compile(r"""<link rel="modulepreload" [^>]*/>\s*""")
_SCRIPT: Final = re.compile(r"""<script type="module" src="[^"]*"></script>""")
_FONT: Final = re.compile(r"""href="/?vendor/fonts/([^"]+)\"""")


class CannotPack(Exception):
    """The page cannot be packed here, and why."""


def find_esbuild() -> str:
    fetched = ROOT / "build" / "node" / "node_modules" / "@esbuild"
    found = sorted(fetched.glob("*/bin/esbuild")) + sorted(fetched.glob("*/esbuild.exe"))
    named = str(found[0]) if found else shutil.which("esbuild")
    if named is None:
        raise CannotPack("there is no esbuild; `python scripts/vendor.py --fetch` brings it")
    return named


def can_pack() -> bool:
    """Whether there is what packing needs."""
    try:
        return bool(find_esbuild())
    except CannotPack:
        return False


def pack(package: Path, target: Path) -> str:
    """Write the packed page of a package to a folder; the version that it has."""
    esbuild = find_esbuild()
    with TemporaryDirectory(prefix="mirabilia-") as name:
        sources, made = Path(name) / "web", Path(name) / "made"
        shutil.copytree(package / "web", sources)
        outputs = bundle(esbuild, sources, made)
        for file in FETCHED:
            copy(sources / file, made / file)
        version = digest([sources, made, package / "locales"])
        shutil.copytree(made, target / VERSIONS / version / "web")
        for file in UNCHANGED:
            copy(sources / file, target / file)
        # A browser that finds it changed fetches again what it keeps.
        with (target / WORKER).open("a", encoding="utf-8") as worker:
            worker.write(f"// {version}\n")
        for page, (template, script, part) in PAGES.items():
            text = (sources / template).read_text("utf-8")
            first = [script, *([part] if part else [])]
            written = page_of(text, version, needed(outputs, script, first), script)
            (target / page).write_text(written, "utf-8")
    return version


# ---- scripts and styles


def bundle(esbuild: str, sources: Path, made: Path) -> dict[str, Any]:
    """Join the scripts and styles; what esbuild tells of each file that it wrote."""
    for path in sources.rglob("*.js"):
        if "vendor" not in path.relative_to(sources).parts:
            path.write_text(joined(path, sources), "utf-8")
    outputs: dict[str, Any] = {}
    for template, script in {(page[0], page[1]) for page in PAGES.values()}:
        named = _STYLE.findall((sources / template).read_text("utf-8"))
        styles = "".join(f'@import "./{one}";\n' for one in named)
        (sources / style_of(script)).write_text(styles, "utf-8")
        # The gallery is a page of its own; to share with the others would cut all into more files.
        after = [AFTER] if script == BEGINNING else []
        outputs |= run(esbuild, sources, made, script, style_of(script), *after)
    return outputs


def style_of(script: str) -> str:
    """The file that has all styles of the page that begins with a script."""
    return f"{Path(script).stem}.css"


def joined(script: Path, sources: Path) -> str:
    """A script that has from the start what it would fetch later, but for the parts."""
    parts = {(sources / part).resolve() for part in PARTS}
    names: list[str] = []

    def named(found: re.Match[str]) -> str:
        if (script.parent / found[1]).resolve() in parts:
            return found[0]
        names.append(found[1])
        return f"Promise.resolve(later{len(names)})"

    # Types are named in comments, as if they were imported. Markup keeps its indentation otherwise.
    text = _INDENT.sub("", _COMMENT.sub("", script.read_text("utf-8")))
    text = _LATER.sub(named, text)
    imports = [f'import * as later{at} from "{name}";\n' for at, name in enumerate(names, 1)]
    if script.resolve() in parts:
        # The page has begun by then: what all parts name is one file, and not one for each few.
        up = "../" * len(script.parent.relative_to(sources).parts)
        imports.append(f'import "./{up}{BEGINNING}";\n')
    return "".join(imports) + text


def run(esbuild: str, sources: Path, made: Path, *entries: str) -> dict[str, Any]:
    about = made.parent / "about.json"
    command = [
        *(esbuild, *entries, "--bundle", "--splitting", "--format=esm", "--minify"),
        *("--target=es2022,chrome111,firefox113,safari16.4", "--legal-comments=none"),
        *("--loader:.woff2=file", "--loader:.svg=file", f"--asset-names={ASSETS}/[name]"),
        "--chunk-names=[name]-[hash]",
        *(f"--outdir={made}", f"--metafile={about}", "--log-level=warning"),
    ]
    done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPack(f"esbuild could not join the page:\n{done.stderr.strip()}")
    told = json.loads(about.read_text("utf-8"))["outputs"]
    return {
        (sources / name).resolve().relative_to(made.resolve()).as_posix(): one
        for name, one in told.items()
    }


def needed(outputs: dict[str, Any], script: str, entries: list[str]) -> list[str]:
    """The files without which these entries cannot begin, but for the script itself."""
    waiting = [name for name, told in outputs.items() if told.get("entryPoint") in entries]
    if len(waiting) != len(entries):
        raise CannotPack(f"of {', '.join(entries)} esbuild made {', '.join(waiting)}")
    found: set[str] = set()
    by_name = {Path(name).name: name for name in outputs}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            imports = outputs[name]["imports"]
            statements = [one for one in imports if one["kind"] == "import-statement"]
            waiting += [by_name[Path(one["path"]).name] for one in statements]
    return sorted(found - {script})


# ---- pages


def page_of(text: str, version: str, scripts: list[str], script: str) -> str:
    """A page that loads the files of a version, and asks for all of them at once."""
    base = f"/{VERSIONS}/{version}/web"
    links = [f'<link rel="stylesheet" href="{base}/{style_of(script)}" />']
    links += [f'<link rel="modulepreload" href="{base}/{name}" />' for name in scripts]
    links += [
        f'<link rel="preload" href="{base}/{name}" as="fetch" crossorigin />' for name in FETCHED
    ]
    begin = f'<script type="module" src="{base}/{script}"></script>'
    text = _ASKED.sub("", _STYLE.sub("", text))
    text = _FONT.sub(rf'href="{base}/{ASSETS}/\1"', text)
    return _SCRIPT.sub("\n    ".join([*links, begin]), text)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy(source, target)


def digest(folders: list[Path]) -> str:
    """Changes with every file of these folders."""
    told = hashlib.sha256()
    for path in files_of(folders):
        told.update(f"{path.name}\0{path.stat().st_size}\0".encode())
        told.update(path.read_bytes())
    return told.hexdigest()[:LENGTH]


def files_of(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        found = (path for path in folder.rglob("*") if path.is_file())
        yield from sorted(path for path in found if "__pycache__" not in path.parts)


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    target = Path(arguments[0])
    if target.exists():
        sys.exit(f"{target} is there already: name a folder that is not")
    try:
        print(pack(PACKAGE, target))
    except CannotPack as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
