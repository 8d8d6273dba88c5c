"""The documentation as a site, in build/site/html: `make docs`.

    python -m scripts.site

The documents are read where they are, in docs/ and beside README.md. A copy of them is made in
which links lead to other pages of the site; where they lead to a source, only the words stay. A
page for each public module is made from its docstrings. mkdocs does the rest. Then the site is
checked: every link leads somewhere, every public name is there, and no page loads anything from
elsewhere.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
BUILD: Final = ROOT / "build" / "site"
PAGES: Final = BUILD / "pages"
SITE: Final = BUILD / "html"
PACKAGE: Final = ROOT / "src" / "mirabilia"

# Documents that lie beside README.md, and the pages that they become.
BESIDE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "THIRD_PARTY.md": "third_party.md",
    "deploy/README.md": "deploy.md",
}
# What else may be linked to comes along, under this folder.
FILES: Final = "files"
BROUGHT: Final = ("LICENSE", "benchmarks/results/")
# The public modules, in the order of docs/library.md; "" is the library's face.
PUBLIC: Final = ("", "bots", "arena", "lab", "catalog", "data", "encoding", "envs")

FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
# What a block shows; after that our tests may say more of it.
INFO: Final = re.compile(r"^```(\w+) .*")
# An example in a docstring, to the next empty line.
DOCTEST: Final = re.compile(r"^( *>>> .*(?:\n.+)*)", re.MULTILINE)
LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
PICTURE: Final = re.compile(r'(<img src="|!\[[^\]]*\]\()([^")\s]+)')
# The attributes by which pages load something, and those of styles.
LOADING: Final = {
    **dict.fromkeys(("audio", "embed", "iframe", "img", "input", "script"), "src"),
    **dict.fromkeys(("source", "track", "video"), "src"),
    **dict.fromkeys(("link", "use"), "href"),
    "object": "data",
}
# Links of a page that load nothing by themselves.
NOT_LOADED: Final = {"canonical", "next", "prev", "author", "license", "alternate"}
STYLE_URL: Final = re.compile(r"(?:url\(|@import )\s*[\"']?([^\"')\s]+)")


# ---- pages


def place_of(path: str) -> str | None:
    """Where a file of the project is on the site, if it is there."""
    if path in BESIDE:
        return BESIDE[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith(BROUGHT):
        return f"{FILES}/{path}"
    return None


def resolved(document: str, target: str) -> str:
    """The path in the project that a link in a document leads to."""
    return os.path.normpath(PurePosixPath(document).parent / unquote(target)).replace(os.sep, "/")


def link_from(page: str, place: str) -> str:
    return os.path.relpath(place, PurePosixPath(page).parent).replace(os.sep, "/")


def page_text(document: str, text: str) -> str:
    """A document as a page: its links lead to other pages."""
    page = place_of(document)
    assert page is not None

    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        path, _, anchor = target.partition("#")
        if urlsplit(target).scheme or not path:
            return found[0]
        place = place_of(resolved(document, path))
        if place is None:
            return words
        return f"[{words}]({link_from(page, place)}{'#' * bool(anchor)}{anchor})"

    def picture(found: re.Match[str]) -> str:
        place = place_of(resolved(document, found[2]))
        assert place is not None, f"{document}: {found[2]}"
        return f"{found[1]}{link_from(page, place)}"

    parts = FENCE.split(text)
    return "".join(
        INFO.sub(r"```\1", part)
        if part.startswith("```")
        else PICTURE.sub(picture, LINK.sub(link, part))
        for part in parts
    )


def documents() -> Iterator[str]:
    """All documents, by their paths in the project."""
    yield from (name for name in BESIDE if (ROOT / name).is_file())
    yield from (path.relative_to(ROOT).as_posix() for path in sorted(DOCS.rglob("*.md")))


def write_pages() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.md"))
    for document in documents():
        text = (ROOT / document).read_text("utf-8")
        path = PAGES / str(place_of(document))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page_text(document, text), "utf-8")
        for file in brought(document, text):
            target = PAGES / str(place_of(file))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, target)
    for name, text in reference().items():
        path = PAGES / "reference" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


def brought(document: str, text: str) -> set[str]:
    """The files that a document links to, and that come along with the pages."""
    targets = [target.partition("#")[0] for _, target in LINK.findall(text)]
    paths = {resolved(document, target) for target in targets if target and ":" not in target}
    return {path for path in paths if path.startswith(BROUGHT) and (ROOT / path).is_file()}


# ---- the reference


def module_of(part: str) -> str:
    return f"mirabilia.{part}" if part else "mirabilia"


def page_of(part: str) -> str:
    return f"{part or 'mirabilia'}.md"


def source_of(part: str) -> ast.Module:
    return ast.parse((PACKAGE / part / "__init__.py").read_text("utf-8"))


def public_names(part: str) -> list[str]:
    """What a module lists as its own."""
    for node in source_of(part).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise SystemExit(f"{module_of(part)} has no __all__")


def reference() -> dict[str, str]:
    """A page for each public module, and one that lists them."""
    pages = {page_of(part): module_page(part) for part in PUBLIC}
    rows = [
        f"| [`{module_of(part)}`]({page_of(part)}) | {summary(part)} | {len(public_names(part))} |"
        for part in PUBLIC
    ]
    head = [
        "# Reference",
        "",
        "Everything that a program can rely on, from the docstrings. [The library](../library.md)",
        "says in one page what there is.",
        "",
        "| module | is | names |",
        "| --- | --- | --- |",
    ]
    pages["index.md"] = "\n".join([*head, *rows, ""])
    return pages


def summary(part: str) -> str:
    return " ".join((ast.get_docstring(source_of(part)) or "").partition("\n\n")[0].split())


def module_page(part: str) -> str:
    names = sorted(public_names(part), key=str.lower)
    blocks = [f"::: {module_of(part)}.{name}" for name in names]
    doc = DOCTEST.sub(r"```pycon\n\1\n```", ast.get_docstring(source_of(part)) or "")
    return "\n\n".join([f"# {module_of(part)}", doc, *blocks]) + "\n"


# ---- what was made


class Page(HTMLParser):
    """What a page loads and links to, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        wanted = LOADING.get(tag)
        if wanted in given and not NOT_LOADED & set(given.get("rel", "").split()):
            self.loaded.append(given[wanted])
        if "srcset" in given:
            self.loaded += [part.split()[0] for part in given["srcset"].split(",")]
        if "style" in given:
            self.loaded += STYLE_URL.findall(given["style"])

    def handle_data(self, data: str) -> None:
        if self.get_starttag_text() == "<style>":
            self.loaded += STYLE_URL.findall(data)


def wrong(site: Path) -> Iterator[str]:
    """What a page loads from elsewhere, and the links that lead nowhere."""
    pages = pages_of(site)
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        for target in page.loaded:
            if is_elsewhere(target):
                yield f"{name} loads {target}"
            elif not leads_somewhere(site, path, target, pages):
                yield f"{name} loads {target}, which is not there"
        for target in page.links:
            if not urlsplit(target).scheme and not leads_somewhere(site, path, target, pages):
                yield f"{name} links to {target}, which is not there"
    for path in sorted(site.rglob("*.css")):
        for target in STYLE_URL.findall(path.read_text("utf-8")):
            if is_elsewhere(target):
                yield f"{path.relative_to(site).as_posix()} loads {target}"


def pages_of(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}


def missing_names(site: Path) -> Iterator[str]:
    """The public names that the reference does not tell of."""
    for part in PUBLIC:
        page = Page((site / "reference" / page_of(part)).with_suffix(".html").read_text("utf-8"))
        for name in public_names(part):
            if f"{module_of(part)}.{name}" not in page.places:
                yield f"reference/{page_of(part)} does not tell of {name}"


def is_elsewhere(target: str) -> bool:
    parts = urlsplit(target)
    return bool(parts.netloc) or parts.scheme not in ("", "data")


def leads_somewhere(site: Path, page: Path, target: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return True
    root = site if parts.path.startswith("/") else page.parent
    path = (root / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
    path = path / "index.html" if path.is_dir() else path
    if not path.is_file():
        return False
    return not parts.fragment or path not in pages or unquote(parts.fragment) in pages[path].places


def main() -> int:
    write_pages()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean", "--quiet"]
    # The theme advertises its successor, which reads the same settings.
    settings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=settings, check=False)
    if done.returncode:
        return done.returncode
    found = [*wrong(SITE), *missing_names(SITE)]
    for line in found:
        print(line, file=sys.stderr)
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}/index.html")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
