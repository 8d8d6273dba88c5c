"""What a push message is sealed with: for the browser alone (RFC 8291), signed by the server (RFC
8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mirabilia.server.identity import PUSH_KEY_FILE, written_aside

KEY_BYTES: Final = 32
SALT_BYTES: Final = 16
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
# One record is enough: no service takes more.
RECORD: Final = 4096
LAST_RECORD: Final = b"\x02"
# Seconds for which a signature holds; services take at most a day.
HOLDS_FOR: Final = 12 * 3600


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """`ValueError` if it is no base 64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public part of a key, as it is sent."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def private_key(raw: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(raw, "big"), SECP256R1())


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """A point of the curve, or `ValueError`."""
    try:
        return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from None


class Signer:
    """The server's own key, by which services know who sends."""

    def __init__(self, raw: bytes, contact: str) -> None:
        self.key: Final = private_key(raw)
        self.contact: Final = contact
        self.public: Final = encoded(point_of(self.key))

    def authorization(self, origin: str, now: int) -> str:
        """The header for a service; `now` in seconds."""
        claims = {"aud": origin, "exp": now + HOLDS_FOR, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def load_signer(folder: Path, contact: str) -> Signer:
    """The signer with the key in a folder, which is made at the first start."""
    path = folder / PUSH_KEY_FILE
    if not path.exists():
        made = generate_private_key(SECP256R1()).private_numbers().private_value
        half = written_aside(path, made.to_bytes(KEY_BYTES, "big"))
        try:
            os.link(half, path)
        except FileExistsError:
            # Another process was first.
            pass
        finally:
            half.unlink()
    raw = path.read_bytes()
    if len(raw) != KEY_BYTES:
        raise ValueError(f"{path} is damaged: put back a copy, or remove it")
    return Signer(raw, contact)


def seal(
    text: bytes,
    point: bytes,
    auth: bytes,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser can open which has given its point and secret."""
    key = key or generate_private_key(SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    shared, ours = key.exchange(ECDH(), public_key(point)), point_of(key)
    secret = derived(auth, shared, b"WebPush: info\0" + point + ours, 32)
    content = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + LAST_RECORD, None)


def derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)
