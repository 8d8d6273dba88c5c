"""The settings of a server, in one table: flags, the environment and a file are read by it.

A flag counts before the environment, and the environment before the file.
docs/tables/settings.md is written from here.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Literal

from mirabilia.arguments import did_you_mean
from mirabilia.bots.tables import names
from mirabilia.server import dealing

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8007

PREFIX: Final = "MIRABILIA_"
FILE: Final = "config"
LIMITS: Final = "limits"
LIMIT_PREFIX: Final = f"{PREFIX}LIMIT_"
# They are for people who build the package.
NOT_OURS: Final = ("MIRABILIA_BUILD", "MIRABILIA_PAGE")

# A scheme, a name or address, perhaps a port: the page lies at the root.
_WEB_ADDRESS: Final = re.compile(r"https?://([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?/?", re.IGNORECASE)
_TRUE: Final = ("1", "true", "yes", "on")
_FALSE: Final = ("0", "false", "no", "off")

# A value is one text, several of them, or a switch.
Kind = Literal["one", "many", "switch"]


# ---- what values can be


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def web_address(text: str) -> str:
    if not _WEB_ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as https://games.example")
    return text


def addresses(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part.strip(), strict=False)) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as 192.0.2.7") from None


def log_format(text: str) -> str:
    if text not in ("text", "json"):
        raise argparse.ArgumentTypeError(f"{text!r} is neither text nor json")
    return text


def switch(text: str) -> bool:
    if text.lower() not in (*_TRUE, *_FALSE):
        raise argparse.ArgumentTypeError(f"{text!r} is neither true nor false")
    return text.lower() in _TRUE


# ---- the table


@dataclass(frozen=True, kw_only=True, slots=True)
class Setting:
    """One setting: its name in the file, from which flag and variable follow."""

    name: str
    # Makes the value from a text, or says in `ArgumentTypeError` why it cannot.
    read: Callable[[str], Any] = str
    kind: Kind = "one"
    default: Any = None
    metavar: str | None = None
    about: str
    # What holds without it, in words.
    without: str

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def from_file(self, value: object) -> Any:
        """A value as TOML has it."""
        if self.kind == "switch":
            if isinstance(value, bool):
                return value
            raise argparse.ArgumentTypeError(f"{value!r} is neither true nor false")
        if self.kind == "many" and isinstance(value, list):
            value = ",".join(map(str, value))
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise argparse.ArgumentTypeError(f"{value!r} is not the kind of value it has")
        return self.read(str(value))

    def add_to(self, parser: argparse.ArgumentParser) -> None:
        """Its flag; what is not given is looked for elsewhere."""
        about = f"{self.about}; default: {self.without}"
        if self.kind == "switch":
            action = argparse.BooleanOptionalAction
            parser.add_argument(self.flag, action=action, default=None, help=about)
        else:
            parser.add_argument(self.flag, type=self.read, metavar=self.metavar, help=about)


# Where a server keeps things: the operator's commands take these too.
STORAGE: Final = (
    Setting(
        name="data",
        read=Path,
        metavar="FOLDER",
        about="where games and keys are kept",
        without="the user's data folder",
    ),
    Setting(
        name="database_url",
        metavar="URL",
        about="a database to use instead of the file in the data folder: postgresql+asyncpg://...",
        without="the file",
    ),
)
SETTINGS: Final = (
    Setting(
        name="host",
        default=DEFAULT_HOST,
        metavar="ADDRESS",
        about="the address to listen on; 0.0.0.0 is every address of this machine",
        without=f"{DEFAULT_HOST}, this machine only",
    ),
    Setting(
        name="port",
        read=port,
        default=DEFAULT_PORT,
        metavar="N",
        about="the port; 0 takes any free one",
        without=str(DEFAULT_PORT),
    ),
    *STORAGE,
    Setting(
        name="redis_url",
        metavar="URL",
        about="share the database with other server processes, which this Redis wakes: redis://...",
        without="one process",
    ),
    Setting(
        name="public_url",
        read=web_address,
        metavar="URL",
        about="the address under which others reach this server, for links",
        without="the address they used",
    ),
    Setting(
        name="proxy",
        read=addresses,
        kind="many",
        metavar="ADDRESS[,ADDRESS...]",
        about="proxies in front of this server, whose X-Forwarded-For is believed: addresses or "
        "networks",
        without="with a public URL this machine, otherwise none",
    ),
    Setting(
        name="tls_cert",
        read=Path,
        metavar="FILE",
        about="serve at a secure address (https) with this certificate (PEM, its chain behind it)",
        without="none, http",
    ),
    Setting(
        name="tls_key",
        read=Path,
        metavar="FILE",
        about="the key of the certificate: PEM, without a passphrase",
        without="none",
    ),
    Setting(
        name="bots",
        read=names,
        kind="many",
        default=(),
        metavar="BOT[,BOT...]",
        about="your own bots that players can choose: package.module:Class",
        without="those that are installed",
    ),
    Setting(
        name="deal_bot",
        read=dealing.read_bot,
        default=dealing.USUAL_BOT,
        metavar="BOT",
        about="the bot of the package that all play against in the deal of the day, and where "
        "people sat in a challenge; adept@1 is a version of one",
        without=f"{dealing.USUAL_BOT}, its newest version",
    ),
    Setting(
        name="deal_iterations",
        read=dealing.read_iterations,
        default=dealing.USUAL_ITERATIONS,
        metavar="N",
        about=f"games that such a bot may try for a move, from 1 to {dealing.MOST_ITERATIONS}",
        without=str(dealing.USUAL_ITERATIONS),
    ),
    Setting(
        name="deal_week",
        read=dealing.read_week,
        kind="many",
        default=dealing.USUAL_WEEK,
        metavar="DAY[,DAY...]",
        about="the boxes of the deal of each day, seven days from Monday on, or one for all of "
        f"them: {dealing.BASE}, boxes such as leaders{dealing.AND}cities, or {dealing.NONE} for "
        "no deal",
        without=dealing.write_week(dealing.USUAL_WEEK),
    ),
    Setting(
        name="words",
        read=Path,
        metavar="FILE",
        about="words that no name and no line of chat may have, one a line",
        without="none",
    ),
    Setting(
        name="push",
        read=switch,
        kind="switch",
        default=False,
        about="call players of turn-based games who have closed the page, by Web Push; needs "
        "the extra push and a public URL that begins with https",
        without="nobody is called",
    ),
    Setting(
        name="metrics",
        read=addresses,
        kind="many",
        default=(),
        metavar="ADDRESS[,ADDRESS...]",
        about="who may read figures at /metrics, for Prometheus: addresses or networks",
        without="nobody",
    ),
    Setting(
        name="log_format",
        read=log_format,
        default="text",
        metavar="FORMAT",
        about="how lines of the log are written: text, or json for an object a line",
        without="text",
    ),
    Setting(
        name="access_log",
        read=switch,
        kind="switch",
        default=False,
        about="log every request, with ids and codes left out",
        without="only what may need attention",
    ),
    Setting(
        name="browser",
        read=switch,
        kind="switch",
        default=False,
        about="open the page here",
        without="only without a command",
    ),
)


# ---- from the flags, the environment and the file


def add_arguments(parser: argparse.ArgumentParser, settings: Iterable[Setting]) -> None:
    """The flags of some settings, and that of the file."""
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="a file with settings, TOML; flags and the environment count before it; default: "
        f"{PREFIX}CONFIG, or none",
    )
    for setting in settings:
        setting.add_to(parser)


def add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        dest=LIMITS,
        metavar="NAME=VALUE",
        help="set one of the server's limits; may be repeated; docs/tables/limits.md has them all",
    )


def complete(
    args: argparse.Namespace, settings: Iterable[Setting], environment: Mapping[str, str]
) -> argparse.Namespace:
    """The arguments with every setting: from its flag, else from elsewhere, else as usual.

    The file and the environment may name what another command takes.
    """
    check_environment(environment)
    # An empty variable is none: that is how many tools leave one out.
    told = {name: text for name, text in environment.items() if text}
    path = args.config or (Path(told[PREFIX + "CONFIG"]) if PREFIX + "CONFIG" in told else None)
    file = {} if path is None else read_file(path)
    for setting in settings:
        if getattr(args, setting.name, None) is not None:
            continue
        value = setting.default
        if setting.variable in told:
            value = understood(setting.variable, setting.read, told[setting.variable])
        elif setting.name in file:
            value = understood(f"{path}, {setting.name}", setting.from_file, file[setting.name])
        setattr(args, setting.name, value)
    limits = [f"{name}={value}" for name, value in file.get(LIMITS, {}).items()]
    limits += [
        f"{name.removeprefix(LIMIT_PREFIX).lower()}={text}"
        for name, text in sorted(told.items())
        if name.startswith(LIMIT_PREFIX)
    ]
    # The last one of a name holds.
    setattr(args, LIMITS, [*limits, *getattr(args, LIMITS, [])])
    return args


def understood(where: str, read: Callable[[Any], Any], value: object) -> Any:
    try:
        return read(value)
    except (argparse.ArgumentTypeError, ValueError) as error:
        raise ValueError(f"{where}: {error}") from None


def check_environment(environment: Mapping[str, str]) -> None:
    """What looks like ours is, or somebody has mistyped it."""
    known = [setting.variable for setting in SETTINGS] + [PREFIX + "CONFIG", *NOT_OURS]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known and not name.startswith(LIMIT_PREFIX):
            raise ValueError(f"there is no variable {name!r}{did_you_mean(name, known)}")


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a file, each of which there is."""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is no TOML: {error}") from None
    known = [setting.name for setting in SETTINGS] + [LIMITS]
    for name in told:
        if name not in known:
            raise ValueError(f"{path}: there is no setting {name!r}{did_you_mean(name, known)}")
    limits = told.get(LIMITS, {})
    if not isinstance(limits, dict):
        raise ValueError(f"{path}: limits are a table, [limits]")
    for name, value in limits.items():
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise ValueError(f"{path}: {value!r} cannot be the limit {name!r}")
    return told
