"""Copy the libraries that the page uses from their packages to the page's folder.

    python scripts/vendor.py           fetch the pinned packages with npm and copy
    python scripts/vendor.py --check   fail if the copies are not those of the packages
    python scripts/vendor.py --fetch   fetch the packages, and copy nothing

The versions are pinned in package.json and package-lock.json. A clone has no build step and no
import map, so imports by the name of a package become relative paths. Types stay in the packages:
a declaration beside each module passes them on to `tsc`. Fonts are cut to the letters of the
languages that the page speaks or will; what else people write is shown in the system's own.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NODE: Final = ROOT / "build" / "node"
PACKAGES: Final = NODE / "node_modules"
VENDOR: Final = ROOT / "src" / "mirabilia" / "web" / "vendor"
PINS: Final = ("package.json", "package-lock.json")

# For each module of the page its name in the package, and its file.
MODULES: Final = {
    "preact.js": ("preact", "preact/dist/preact.module.js"),
    "hooks.js": ("preact/hooks", "preact/hooks/dist/hooks.module.js"),
    "htm.js": ("htm", "htm/dist/htm.module.js"),
    "signals-core.js": ("@preact/signals-core", "@preact/signals-core/dist/signals-core.module.js"),
    "signals.js": ("@preact/signals", "@preact/signals/dist/signals.module.js"),
    "fluent/index.js": ("@fluent/bundle", "@fluent/bundle/esm/index.js"),
}
# Modules that have a single nameless export.
DEFAULT: Final = ("htm.js",)
FLUENT_PARTS: Final = (
    "ast", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types",
)  # fmt: skip
FONTS: Final = {"cinzel": ("Cinzel", (700,)), "alegreya-sans": ("Alegreya Sans", (400, 700))}
SUBSETS: Final = ("latin", "latin-ext")
# The letters beyond ASCII that each language has, small ones alone.
LETTERS: Final = {
    "de": "äöüß",
    "es": "áéíñóúüªº",
    "fr": "àâæçèéêëîïôœùûüÿ",
    "it": "àèéìíîòóùú",
    "pl": "ąćęłńóśźż",
}
SIGNS: Final = (
    "¡¿«»“”„’…·•×÷−±°§©€½¼¾–—"
    "\N{NO-BREAK SPACE}\N{LEFT SINGLE QUOTATION MARK}\N{SINGLE LOW-9 QUOTATION MARK}"
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
)
# What the styles ask of a font: kerning, ligatures, marks, and figures that stand in columns.
FEATURES: Final = ("ccmp", "kern", "liga", "lnum", "locl", "mark", "pnum", "tnum")
FACE: Final = """\
@font-face {{
  font-family: "{name}";
  font-weight: {weight};
  font-display: swap;
  src: url("{file}") format("woff2");
  unicode-range: {ranges};
}}
"""
# A package without the text of its licence, and one that has the same text.
SAME_LICENCE: Final = {"@fluent/bundle": "htm"}

README: Final = (
    "# Made by others",
    "",
    "Copied by `scripts/vendor.py`, with the fonts cut to the letters that the page needs: nothing",
    "here is changed by hand.",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
)

_IMPORT: Final = re.compile(r"""(from|import)(\s*)(["'])([^"'.][^"']*)\3""")
_MAP: Final = re.compile(r"\n?//# sourceMappingURL=.*\n?$")


def fetch() -> None:
    """Install the packages, unless they are there as pinned."""
    if all(same_text(ROOT / name, NODE / name) for name in PINS) and PACKAGES.is_dir():
        return
    NODE.mkdir(parents=True, exist_ok=True)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    for name in PINS:
        shutil.copy(ROOT / name, NODE / name)
    try:
        subprocess.run(command, cwd=NODE, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        (NODE / PINS[0]).unlink()
        sys.exit(f"npm could not fetch the packages of package.json: {error}")


def same_text(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and one.read_bytes() == other.read_bytes()


def vendored() -> dict[str, bytes]:
    """All files of the folder with the text they should have."""
    files = {name: module(name, path) for name, (_, path) in MODULES.items()}
    files |= {f"{Path(name).with_suffix('.d.ts')}": types_of(name) for name in MODULES}
    for part in FLUENT_PARTS:
        name = f"fluent/{part}.js"
        files[name] = module(name, f"@fluent/bundle/esm/{part}.js")
    files |= fonts()
    files |= {licence_file(name): licence_text(name) for name in pins()}
    files["README.md"] = readme().encode()
    return files


def module(name: str, path: str) -> bytes:
    """A module whose imports by name are replaced by paths."""
    depth = "../" * name.count("/") or "./"
    targets = {specifier: depth + target for target, (specifier, _) in MODULES.items()}

    def relative(found: re.Match[str]) -> str:
        word, space, quote, specifier = found.groups()
        return f"{word}{space}{quote}{targets[specifier]}{quote}"

    text = (PACKAGES / path).read_text("utf-8")
    return (_MAP.sub("", _IMPORT.sub(relative, text)).rstrip() + "\n").encode()


def types_of(name: str) -> bytes:
    specifier, _ = MODULES[name]
    names = "{ default }" if name in DEFAULT else "*"
    return f'export {names} from "{specifier}";\n'.encode()


def letters() -> set[int]:
    """The code points of everything that the page writes in a font of its own."""
    small = {char for word in LETTERS.values() for char in word}
    large = {char.upper() for char in small if len(char.upper()) == 1}
    ascii_signs = map(chr, range(0x20, 0x7F))
    return set(map(ord, {*ascii_signs, *small, *large, *SIGNS}))


def fonts() -> dict[str, bytes]:
    """The fonts, cut, and the style sheet that says which of them has what."""
    files: dict[str, bytes] = {}
    faces = []
    for family, (name, weights) in FONTS.items():
        for weight in weights:
            missing = letters()
            for subset in SUBSETS:
                file = f"{family}-{subset}-{weight}.woff2"
                packed = PACKAGES / "@fontsource" / family / "files"
                font, points = cut(packed / f"{family}-{subset}-{weight}-normal.woff2", missing)
                # What two of them have is fetched from one.
                missing.difference_update(points)
                files[f"fonts/{file}"] = font
                faces.append(
                    FACE.format(name=name, weight=weight, file=file, ranges=ranges_of(points))
                )
    files["fonts/fonts.css"] = "".join(faces).encode()
    return files


def cut(path: Path, wanted: set[int]) -> tuple[bytes, list[int]]:
    """A font with nothing but what is wanted of it, and which of that it has."""
    # Only who copies needs it.
    from fontTools import subset  # type: ignore[import-untyped] # noqa: PLC0415

    options = subset.Options(flavor="woff2", hinting=False, layout_features=list(FEATURES))
    font = subset.load_font(str(path), options)
    points = sorted(wanted & font.getBestCmap().keys())
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    written = BytesIO()
    subset.save_font(font, written, options)
    return written.getvalue(), points


def ranges_of(points: list[int]) -> str:
    """Code points as a style sheet lists them: U+20-7E, U+A0."""
    starts = [points[0], *(now for before, now in pairwise(points) if now > before + 1)]
    ends = [*(before for before, now in pairwise(points) if now > before + 1), points[-1]]
    return ", ".join(
        f"U+{start:X}" if start == end else f"U+{start:X}-{end:X}"
        for start, end in zip(starts, ends, strict=True)
    )


def readme() -> str:
    rows = [f"| {name} | {version} | {licence_link(name)} |" for name, version in pins().items()]
    return "\n".join((*README, *rows, ""))


def pins() -> dict[str, str]:
    found: dict[str, str] = json.loads((ROOT / PINS[0]).read_text("utf-8"))["dependencies"]
    return found


def licence_link(name: str) -> str:
    return f"[{licence(name)}]({licence_file(name)})"


def licence_file(name: str) -> str:
    return f"licences/{name.strip('@').replace('/', '-')}.txt"


def licence(name: str) -> str:
    about = json.loads((PACKAGES / name / "package.json").read_text("utf-8"))
    return str(about["license"])


def licence_text(name: str) -> bytes:
    path = PACKAGES / SAME_LICENCE.get(name, name) / "LICENSE"
    lines = path.read_text("utf-8").strip("\n").splitlines()
    return ("\n".join(line.rstrip() for line in lines) + "\n").encode()


def differing(files: dict[str, bytes]) -> list[str]:
    there = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    odd = there ^ files.keys()
    return sorted(odd | {n for n in there & files.keys() if (VENDOR / n).read_bytes() != files[n]})


def write(files: dict[str, bytes]) -> None:
    shutil.rmtree(VENDOR, ignore_errors=True)
    for name, content in files.items():
        path = VENDOR / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def main(arguments: list[str]) -> None:
    fetch()
    if arguments == ["--fetch"]:
        return
    files = vendored()
    if arguments != ["--check"]:
        write(files)
    elif differ := differing(files):
        sys.exit(f"not as in the packages: {', '.join(differ)}; run python scripts/vendor.py")


if __name__ == "__main__":
    main(sys.argv[1:])
