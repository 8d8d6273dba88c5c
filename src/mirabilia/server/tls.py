"""A secure address of the server's own: its certificate and key, with plain words on what is wrong
with them."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Final

from mirabilia.locales import system_words

MISMATCH: Final = "KEY_VALUES_MISMATCH"
ENCRYPTED: Final = "ENCRYPTED"


def load_tls(certificate: Path | None, key: Path | None) -> ssl.SSLContext | None:
    """What a server needs for TLS, if it is switched on; `ValueError` says what is wrong."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise ValueError(system_words()("serve-tls-both"))
    read(certificate)
    if ENCRYPTED in read(key):
        raise ValueError(system_words()("serve-tls-locked", file=str(key)))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(certificate, key)
    except ssl.SSLError as error:
        raise ValueError(fault(certificate, key, error)) from None
    return context


def read(file: Path) -> str:
    try:
        return file.read_text("latin-1")
    except OSError as error:
        reason = error.strerror or str(error)
        raise ValueError(system_words()("serve-tls-file", file=str(file), reason=reason)) from None


def fault(certificate: Path, key: Path, error: ssl.SSLError) -> str:
    """Which of two files is to blame, or that they are not of one pair."""
    words = system_words()
    if error.reason == MISMATCH:
        return words("serve-tls-mismatch", certificate=str(certificate), key=str(key))
    try:
        ssl.create_default_context().load_verify_locations(certificate)
    except ssl.SSLError:
        return words("serve-tls-no-certificate", file=str(certificate))
    return words("serve-tls-no-key", file=str(key))
