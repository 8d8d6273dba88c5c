"""`mirabilia serve`: open tables for people and bots over the network."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from types import ModuleType
from typing import Final

from mirabilia.extras import install_line
from mirabilia.server import configuration
from mirabilia.server.configuration import SETTINGS

_NEEDED: Final = (
    "alembic",
    "babel",
    "fluent",
    "litestar",
    "msgspec",
    "prometheus_client",
    "platformdirs",
    "segno",
    "sqlalchemy",
    "uvicorn",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    configuration.add_arguments(parser, SETTINGS)
    configuration.add_limits(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    configuration.complete(args, SETTINGS, os.environ)
    status: int = import_server("mirabilia.server.running").serve(args)
    return status


def import_server(name: str) -> ModuleType:
    """A module of the server that needs its packages."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in _NEEDED:
            raise
        needed = f"the server needs packages of its own: {install_line('server')}"
        raise ValueError(needed) from None
