"""What `deploy/` has is run: nginx with two processes, PostgreSQL and Redis; units are verified.

None of these tests needs root: nginx listens at ports of the tests, and PostgreSQL is a cluster of
their own.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mirabilia.server import verify
from mirabilia.server.configuration import read_file
from mirabilia.server.limit_texts import read_limits
from mirabilia.server.limits import Limits
from tests.server.serving import OUTSIDE
from tests.server.support import run_alone
from tests.support.services import INITDB, REDIS, Redis, free_port, postgres
from tests.support.waiting import PATIENCE, await_thing, until

Data = dict[str, Any]

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
ANALYZE = shutil.which("systemd-analyze")
OPENSSL = shutil.which("openssl")
BUILDER = shutil.which("buildah") or shutil.which("podman")
BASES = ("docker.io/library/debian:bookworm-slim", "localhost/debian:bookworm")

# Around the site: what Debian's own file has, at places of the tests.
AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    log_format upstream '$upstream_addr $status $request';
    access_log {folder}/access.log upstream;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Site:
    """nginx, two processes behind it, PostgreSQL and Redis."""

    def __init__(self, folder: Path, database_url: str, redis_url: str) -> None:
        self.folder = folder
        self.ports = [free_port(), free_port()]
        self.plain, self.secure = free_port(), free_port()
        self.url = f"https://localhost:{self.secure}"
        self.processes: list[subprocess.Popen[bytes]] = []
        make_certificate(folder)
        self.write_site()
        told = (DEPLOY / "mirabilia.toml").read_text("utf-8")
        told = changed(told, "https://games.example", self.url)
        told = changed(told, "/var/lib/mirabilia", str(folder / "data"))
        told = changed(told, "postgresql+asyncpg:///mirabilia?host=/run/postgresql", database_url)
        told = changed(told, "redis://127.0.0.1:6379/0", redis_url)
        (folder / "mirabilia.toml").write_text(told, "utf-8")

    def write_site(self) -> None:
        """The site as it is shipped, but for name, ports and certificate."""
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        for number, port in enumerate(self.ports):
            site = changed(site, f"127.0.0.1:{8007 + number} ", f"127.0.0.1:{port} ")
        site = changed(site, "listen 80;", f"listen 127.0.0.1:{self.plain};")
        site = changed(site, "listen 443 ssl http2;", f"listen 127.0.0.1:{self.secure} ssl http2;")
        site = changed(site, "root /var/www/html;", f"root {self.folder}/html;")
        site = re.sub(r"\n *listen \[::\]:.*", "", site)
        site = site.replace("games.example;", "localhost;")
        live = "/etc/letsencrypt/live/games.example"
        site = changed(site, f"{live}/fullchain.pem", f"{self.folder}/site.crt")
        site = changed(site, f"{live}/privkey.pem", f"{self.folder}/site.key")
        (self.folder / "site.conf").write_text(site, "utf-8")
        user = "user root;" if os.geteuid() == 0 else ""
        around = AROUND.format(folder=self.folder, user=user)
        (self.folder / "nginx.conf").write_text(around, "utf-8")

    def start(self) -> None:
        for port in self.ports:
            self.processes.append(self.start_process(port))
        for port in self.ports:
            await_thing(partial(is_ready, port))
        assert NGINX is not None
        command = [NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        self.processes.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        await_thing(lambda: answers(self.plain))

    def start_process(self, port: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "mirabilia", "serve", "--config"]
        command += [str(self.folder / "mirabilia.toml"), "--port", str(port), "--access-log"]
        with (self.folder / f"{port}.log").open("wb") as log:
            return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    def lose(self, number: int) -> None:
        self.processes[number].kill()
        self.processes[number].wait(PATIENCE)

    def bring_back(self, number: int) -> None:
        self.processes[number] = self.start_process(self.ports[number])
        await_thing(lambda: is_ready(self.ports[number]))

    def logged(self, *parts: str) -> list[str]:
        """The lines that nginx has written about requests with these parts, which it does when they
        have ended."""
        lines = (self.folder / "access.log").read_text("utf-8").splitlines()
        return [line for line in lines if all(part in line for part in parts)]

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            process.wait(PATIENCE)

    @property
    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / "site.crt"))

    def ask(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, Any]:
        """Status, headers and body of an answer, for somebody who is not this machine."""
        address = urlsplit(self.url)
        with closing(
            http.client.HTTPSConnection(
                "localhost",
                address.port,
                context=self.context,
                source_address=(OUTSIDE, 0),
                timeout=PATIENCE,
            )
        ) as asking:
            data = None if body is None else json.dumps(body)
            kind = {} if body is None else {"content-type": "application/json"}
            asking.request(
                "GET" if body is None else "POST", path, data, {**kind, **(headers or {})}
            )
            answer = asking.getresponse()
            text = answer.read()
            return answer.status, answer.headers, text


class Player:
    """A person who plays through nginx, and comes back whenever the connection is lost."""

    def __init__(self, site: Site, name: str, goes_on: asyncio.Event) -> None:
        self.site = site
        self.goes_on = goes_on
        status, headers, text = site.ask("/api/me", {"name": name})
        assert status == 201, text
        self.cookie = {"cookie": headers["set-cookie"].partition(";")[0]}
        assert "; Secure" in headers["set-cookie"]
        self.known: Data = {}
        self.connections = 0

    def ask(self, path: str, body: Any = None) -> Any:
        status, _, text = self.site.ask(path, body, self.cookie)
        assert status in (200, 201), text
        return json.loads(text)

    async def play(self, table: str, over: asyncio.Event, sit: int | None = None) -> None:
        """Play until the game is over."""
        address = f"wss://localhost:{self.site.secure}/api/tables/{table}/live"
        while not over.is_set():
            try:
                async with connect(
                    address,
                    ssl=self.site.context,
                    additional_headers={**self.cookie, "origin": self.site.url},
                    local_addr=(OUTSIDE, 0),
                ) as live:
                    self.connections += 1
                    if sit is not None:
                        await live.send(json.dumps({"type": "sit", "id": "sit", "seat": sit}))
                    await self.follow(live, over)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.1)
            except Exception as error:
                # The process is being replaced.
                if "HTTP 502" not in str(error):
                    raise
                await asyncio.sleep(0.1)

    async def follow(self, live: Any, over: asyncio.Event) -> None:
        async for text in live:
            message = json.loads(text)
            self.known |= message.get("parts", {}) | message.get("changes", {})
            if "seat" in message:
                self.known["seat"] = message["seat"]
            if self.known.get("table", {}).get("status") == "over":
                over.set()
            if over.is_set():
                return
            if self.known.get("table", {}).get("status") == "lobby" and is_full(self):
                # Others are told that only the host may.
                await live.send(json.dumps({"type": "start", "id": "start"}))
            asked, seat = self.known.get("round"), self.known.get("seat")
            if asked is None or seat is None:
                continue
            if asked["asked"][seat] is None or seat in asked["ready"]:
                continue
            number = asked["number"]
            move = self.known["view"]["now"]["moves"][0]
            await self.goes_on.wait()
            play = {"type": "play", "id": f"{number}", "round": number, "move": move}
            await live.send(json.dumps(play))


def changed(text: str, old: str, new: str) -> str:
    """A text with something else in one place; it has to be there."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def make_certificate(folder: Path) -> None:
    assert OPENSSL is not None
    command = [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(folder / "site.key"), "-out", str(folder / "site.crt")]
    subprocess.run(command, check=True, capture_output=True)


def is_ready(port: int) -> bool:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as asking:
        try:
            asking.request("GET", "/health/ready")
            return asking.getresponse().status == 200
        except OSError:
            return False


def answers(port: int) -> bool:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as asking:
        try:
            asking.request("GET", "/")
            return asking.getresponse().status == 301
        except OSError:
            return False


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if None in (NGINX, INITDB, REDIS, OPENSSL):
        pytest.skip("nginx, PostgreSQL, Redis and OpenSSL are not all here")
    folder = tmp_path_factory.mktemp("site")
    redis = Redis(folder)
    redis.start()
    try:
        with postgres() as cluster:
            made = Site(folder, cluster.new_database("site"), redis.url)
            try:
                made.start()
                yield made
            finally:
                made.stop()
    finally:
        redis.stop()


# ---- nginx


@pytest.mark.wide
def test_all_who_are_at_a_table_are_at_one_process(site: Site) -> None:
    """Tables are shared out between the processes, and what is asked about one goes to its own."""
    asked = [f"/api/tables/{number}-of-many/record" for number in range(24)]
    for path in asked * 3:
        assert site.ask(path)[0] == 404
    await_thing(lambda: all(len(site.logged(f"{path} ")) == 3 for path in asked))
    answered = {path: {line.split()[0] for line in site.logged(f"{path} ")} for path in asked}
    assert {len(processes) for processes in answered.values()} == {1}
    assert set.union(*answered.values()) == {f"127.0.0.1:{port}" for port in site.ports}


@pytest.mark.wide
def test_a_game_is_played_through_nginx_while_processes_are_lost(site: Site) -> None:
    """Each of the two is killed once: everybody loses their connection, and nobody their game."""

    async def test() -> None:
        over, goes_on = asyncio.Event(), asyncio.Event()
        goes_on.set()
        ada, bob = Player(site, "Ada", goes_on), Player(site, "Bob", goes_on)
        settings = {"players": 3, "sides": "day", "expansions": ["leaders"]}
        table = ada.ask("/api/tables", {"settings": settings, "bots": ["random"]})["id"]
        playing = [
            asyncio.create_task(ada.play(table, over)),
            asyncio.create_task(bob.play(table, over, sit=2)),
        ]
        await until(lambda: round_of(ada) > 20)
        before = [player.connections for player in (ada, bob)]
        for number in (0, 1):
            goes_on.clear()
            site.lose(number)
            goes_on.set()
            await until(partial(is_beyond, ada, round_of(ada) + 8))
            goes_on.clear()
            await asyncio.to_thread(site.bring_back, number)
        goes_on.set()
        await asyncio.gather(*playing)
        assert ada.known["table"]["status"] == "over"
        assert ada.connections > before[0]
        assert bob.connections > before[1]
        _, _, record = site.ask(f"/api/tables/{table}/record")
        verify.check(json.loads(record), ada.known["table"]["commitment"])

    run_alone(test())
    for port in site.ports:
        await_thing(partial(site.logged, f"127.0.0.1:{port} 101", "/live"))


def round_of(player: Player) -> int:
    asked = player.known.get("round")
    if asked is None:
        return 0 if player.known.get("table", {}).get("status") != "over" else 1 << 30
    number: int = asked["number"]
    return number


def is_beyond(player: Player, number: int) -> bool:
    return round_of(player) > number


def is_full(player: Player) -> bool:
    return all(seat["guest"] or seat["bot"] for seat in player.known["table"]["seats"])


def test_the_address_of_the_client_is_believed_and_nothing_it_says(site: Site) -> None:
    spoofed = {"x-forwarded-for": "203.0.113.9"}
    assert site.ask("/api/about", headers=spoofed)[0] == 200
    await_thing(lambda: lines_about(site, "/api/about"))
    lines = lines_about(site, "/api/about")
    assert all(OUTSIDE in line and "203.0.113.9" not in line for line in lines)


def lines_about(site: Site, path: str) -> list[str]:
    """What the processes have logged of requests: it may come after the answer."""
    logs = [(site.folder / f"{port}.log").read_text("utf-8") for port in site.ports]
    return [line for log in logs for line in log.splitlines() if path in line]


def test_a_certificate_can_be_renewed_while_nginx_runs(site: Site) -> None:
    """Who gives certificates asks for a file, without TLS."""
    folder = site.folder / "html" / ".well-known" / "acme-challenge"
    folder.mkdir(parents=True)
    (folder / "token").write_text("proof", "utf-8")
    asked = {"/.well-known/acme-challenge/token": 200, "/.well-known/acme-challenge/no": 404}
    for path, status in (asked | {"/": 301, "/.well-known/other": 301}).items():
        with closing(http.client.HTTPConnection("127.0.0.1", site.plain)) as asking:
            asking.request("GET", path)
            answer = asking.getresponse()
            assert answer.status == status
            assert (answer.read() == b"proof") == (status == 200)


def test_what_is_too_large_or_not_for_others_stays_outside(site: Site) -> None:
    assert site.ask("/api/replay", {"x": "x" * (1 << 20)})[0] == 413
    for path in ("/metrics", "/health/ready", "/health/live"):
        assert site.ask(path)[0] == 404
    status, headers, _ = site.ask("/")
    assert status == 200
    assert headers["strict-transport-security"]
    assert headers["content-security-policy"], "nginx takes nothing away"


def test_who_asks_too_fast_is_stopped_by_nginx(site: Site) -> None:
    found = [site.ask("/api/about")[0] for _ in range(30)]
    assert set(found) == {200}, "this many are no problem"
    text = (site.folder / "site.conf").read_text("utf-8")
    slow = text.replace("rate=50r/s", "rate=1r/m").replace("burst=400", "burst=2")
    (site.folder / "site.conf").write_text(slow, "utf-8")
    try:
        reload(site)
        assert 429 in [site.ask("/api/about")[0] for _ in range(9)]
    finally:
        (site.folder / "site.conf").write_text(text, "utf-8")
        reload(site)


def reload(site: Site) -> None:
    """Let nginx read its file again: workers of before are gone when it is done."""
    assert NGINX is not None
    workers = children(site.processes[-1].pid)
    command = [NGINX, "-p", str(site.folder), "-c", str(site.folder / "nginx.conf")]
    subprocess.run([*command, "-s", "reload"], check=True, capture_output=True)
    await_thing(
        lambda: children(site.processes[-1].pid) and not workers & children(site.processes[-1].pid)
    )


def children(pid: int) -> set[str]:
    return {*Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()}


def test_times_and_sizes_of_nginx_are_those_of_the_server() -> None:
    site, limits = (DEPLOY / "nginx.conf").read_text("utf-8"), Limits()

    def seconds(name: str) -> list[int]:
        return [int(found) for found in re.findall(rf"\b{name} (\d+)s;", site)]

    assert seconds("client_header_timeout") == [limits.header_seconds]
    assert seconds("client_body_timeout") == [limits.body_seconds]
    upstream, clients = seconds("keepalive_timeout")
    assert upstream < limits.idle_seconds <= clients
    advice, live = seconds("proxy_read_timeout")
    assert live > 2 * limits.ping_seconds
    assert advice > 60
    (body,) = re.findall(r"client_max_body_size (\d+)k;", site)
    assert 1024 * int(body) >= limits.body_bytes


# ---- settings and units


def test_the_settings_can_be_read() -> None:
    told = read_file(DEPLOY / "mirabilia.toml")
    assert told["public_url"] == "https://games.example"
    read_limits([f"{name}={value}" for name, value in told["limits"].items()])
    assert tomllib.loads((DEPLOY / "mirabilia.toml").read_text("utf-8")) == told


UNITS = ("mirabilia@.service", "mirabilia-backup.service", "mirabilia-backup.timer")


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze here")
def test_the_units_are_verified(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8")
        # What is run has to be there.
        (tmp_path / name).write_text(text.replace("/opt/mirabilia/bin/mirabilia", "/bin/true"))
    assert ANALYZE is not None
    command = [ANALYZE, "verify", "--man=no", *(str(tmp_path / name) for name in UNITS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    complaints = [
        line for line in done.stderr.splitlines() if str(tmp_path) in line or "irabilia" in line
    ]
    assert (done.returncode, complaints) == (0, [])


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze here")
@pytest.mark.parametrize("name", UNITS[:2])
def test_the_units_may_do_little(name: str) -> None:
    assert ANALYZE is not None
    command = [ANALYZE, "security", "--offline=yes", "--threshold=20", "--no-pager"]
    done = subprocess.run(
        [*command, str(DEPLOY / name)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-300:]


def test_the_backup_of_the_timer_can_be_run(tmp_path: Path) -> None:
    """Its line as systemd would run it, with the command and the places of the test."""
    unit = (DEPLOY / "mirabilia-backup.service").read_text("utf-8")
    (line,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", unit, re.MULTILINE)
    (after,) = re.findall(r"^ExecStartPost=(.*)$", unit, re.MULTILINE)
    backups = tmp_path / "backups"
    backups.mkdir()
    (tmp_path / "mirabilia.toml").write_text(f'data = "{tmp_path / "data"}"\n', "utf-8")
    environment = {**os.environ, "BACKUPS": str(backups)}
    make = [sys.executable, "-c", MAKE, str(tmp_path / "data")]
    subprocess.run(make, check=True)
    line = line.replace("%%", "%").replace("/etc/mirabilia/", f"{tmp_path}/")
    line = line.replace("/opt/mirabilia/bin/mirabilia", f"{sys.executable} -m mirabilia")
    subprocess.run(["/bin/sh", "-c", line], check=True, env=environment)
    (made,) = backups.iterdir()
    old = backups / "old.backup"
    old.write_bytes(b"")
    os.utime(old, (0, 0))
    after = after.replace("/var/lib/mirabilia-backups", str(backups))
    subprocess.run(["/bin/sh", "-c", after], check=True)
    assert [*backups.iterdir()] == [made]


MAKE = """
import asyncio, pathlib, sys
from mirabilia.server.database import Database
from mirabilia.server.settings import DATABASE_FILE, sqlite_url

async def make():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir()
    database = Database(sqlite_url(folder / DATABASE_FILE))
    await database.migrate()
    await database.close()

asyncio.run(make())
"""


# ---- the container


def base_image() -> str | None:
    """An image that it can be built from, if one is here: none is fetched for a test."""
    if BUILDER is None:
        return None
    for base in BASES:
        done = subprocess.run(
            [BUILDER, "inspect", "--type", "image", base], capture_output=True, check=False
        )
        if done.returncode == 0:
            return base
    return None


def test_the_container_file_names_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.findall(r"^ARG BASE=(\S+)$", text, re.MULTILINE) == [BASES[0]]
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${BASE}"}
    (user,) = re.findall(r"^USER (\d+)$", text, re.MULTILINE)
    assert int(user) > 0
    assert f"--uid {user} " in text
    variables = re.findall(r"MIRABILIA_(\w+)=", text)
    assert {"HOST", "DATA", "BUILD"} == set(variables)
    ignored = (DEPLOY.parent / ".containerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv*", "build", "dist"} <= set(ignored)


@pytest.mark.long
@pytest.mark.skipif(base_image() is None, reason="not run: it would have to fetch an image")
def test_the_container_is_built() -> None:
    """This needs root, or a user who may build images."""
    assert BUILDER is not None
    base, file = base_image(), str(DEPLOY / "Containerfile")
    command = [BUILDER, "build", "--format", "docker", "--pull=never"]
    command += ["--build-arg", f"BASE={base}", "-f", file]
    subprocess.run(
        [*command, "-t", "mirabilia", str(DEPLOY.parent)], check=True, capture_output=True
    )
    # What runs the image is another command than what builds it.
    done = subprocess.run(
        [BUILDER, "inspect", "--type", "image", "mirabilia"], check=True, capture_output=True
    )
    assert b"/opt/mirabilia/bin/mirabilia" in done.stdout
    assert b"/health/ready" in done.stdout
