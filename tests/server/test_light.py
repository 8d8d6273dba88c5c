"""A server runs without the packages that only others of its packages ask for."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path
from urllib.request import urlopen

from packaging.utils import canonicalize_name

from scripts import needs

RESULTS = needs.ROOT / "benchmarks" / "results" / "installs.json"
# A server in which some modules cannot be found.
SERVE = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(name, name=name)
missing = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Absent())
from mirabilia.cli import main
sys.exit(main())
"""


def idle_modules() -> set[str]:
    """The modules of the packages that docs/tables/installs.md lists as not loaded."""
    server = json.loads(RESULTS.read_text("utf-8"))["extras"]["server"]
    idle = server["packages"].keys() - set(server["loaded"])
    homes = packages_distributions().items()
    return {name for name, home in homes if {canonicalize_name(one) for one in home} <= idle}


def test_a_server_runs_without_what_it_does_not_load(tmp_path: Path) -> None:
    missing = idle_modules()
    assert {"faker", "polyfactory", "httpx"} <= missing
    command = [sys.executable, "-c", SERVE, ",".join(sorted(missing)), "serve", "--no-browser"]
    with subprocess.Popen(
        [*command, "--port", "0", "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found
            for path in ("/", "/docs/openapi.json", "/health/ready"):
                with urlopen(found[0] + path) as answer:
                    assert answer.status == 200
        finally:
            process.terminate()
