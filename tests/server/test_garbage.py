"""What is no HTTP, no handshake, no frame or no text: an answer or a closed door, a short log."""

import base64
import itertools
import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.processes import House, started

FLOOD = 50
KEY = base64.b64encode(b"0123456789abcdef")
EMPTY = b"0\r\n\r\n"


def request(
    house: House, line: bytes = b"GET /api/house", *headers: bytes, body: bytes = b""
) -> bytes:
    """A request that nothing is wrong with, but for what is added."""
    own = (f"Host: 127.0.0.1:{house.port}".encode(), f"Origin: {house.origin}".encode())
    return b"\r\n".join((line + b" HTTP/1.1", *own, *headers, b"", body))


def post(house: House, *headers: bytes, body: bytes = b"") -> bytes:
    return request(house, b"POST /api/tables", *headers, body=body)


def handshake(house: House, *headers: bytes, line: bytes = b"GET /ws", key: bytes = KEY) -> bytes:
    """The same for a socket."""
    upgrade = (b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
    return request(house, line, *upgrade, b"Sec-WebSocket-Key: " + key, *headers)


def frame(
    opcode: int, data: bytes, *, flags: int = 0x80, mask: bool = True, size: int = 0
) -> bytes:
    """A frame, perhaps one that says it is longer than it is."""
    size = size or len(data)
    bit = 0x80 if mask else 0
    if size < 126:
        head = struct.pack("!BB", flags | opcode, bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", flags | opcode, bit | 126, size)
    else:
        head = struct.pack("!BBQ", flags | opcode, bit | 127, size)
    return head + (bytes(4) if mask else b"") + data


def bad_requests(house: House) -> dict[str, tuple[bytes, bytes]]:
    """What is sent, and how the answer begins; nothing where it may be lost as the door closes."""
    bad, fine, other = b"HTTP/1.1 400", b"HTTP/1.1 200", b"HTTP/1.1 4"
    chunked = b"Transfer-Encoding: chunked"
    return {
        "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)), bad),
        "zeros": (bytes(100), bad),
        "empty lines": (b"\r\n" * 10, bad),
        "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", other),
        "no host": (b"GET / HTTP/1.1\r\n\r\n", bad),
        "two hosts": (request(house, b"GET /", b"Host: evil.example"), bad),
        "another host": (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"HTTP/1.1 421"),
        "a path that is no ASCII": (request(house, b"GET /\xff\xfe"), bad),
        "a query that is no ASCII": (request(house, b"GET /api/lobby?\xff"), bad),
        "a path that is no UTF-8": (
            request(house, b"GET /api/codes/%ff%00ABCDEF"),
            b"HTTP/1.1 422",
        ),
        "half a character": (request(house, b"GET /api/codes/%ed%a0%80ABCDE"), other),
        "a screen that is no UTF-8": (request(house, b"GET /%ff%00"), fine),
        "a header that is no UTF-8": (request(house, b"GET /", b"X: \xff\xfe"), fine),
        "a cookie that is no UTF-8": (
            request(house, b"GET /api/lobby", b"Cookie: a=\xff;\xc3"),
            fine,
        ),
        "a zero in a header": (request(house, b"GET /", b"X: a\0b"), bad),
        "a header without a name": (request(house, b"GET /", b": a"), bad),
        "a header that is none": (request(house, b"GET /", b"nothing"), bad),
        "a long header": (request(house, b"GET /", b"X: " + b"a" * 70_000), b""),
        "a long address": (request(house, b"GET /" + b"a" * 70_000), b""),
        "many headers": (request(house, b"GET /", *[b"X: a"] * 30_000), b""),
        "no method": (request(house, b" /"), bad),
        "an unknown method": (request(house, b"NONSENSE /api/house"), b"HTTP/1.1 405"),
        "a tunnel": (request(house, b"CONNECT evil.example:80"), other),
        "another protocol": (
            request(house, b"GET /", b"Connection: Upgrade", b"Upgrade: h2c"),
            fine,
        ),
        "a chunk of no size": (post(house, chunked, body=b"zz\r\nabc\r\n" + EMPTY), bad),
        "a chunk of less": (post(house, chunked, body=b"-1\r\nabc\r\n" + EMPTY), bad),
        "a chunk with zeros": (post(house, chunked, body=bytes(50)), b""),
        "endless chunks": (
            post(house, chunked, body=b"8000\r\n%b\r\n" % (b"a" * 0x8000) * 4),
            b"",
        ),
        "a coding nobody has": (post(house, b"Transfer-Encoding: gzip"), bad),
        "a length below nothing": (post(house, b"Content-Length: -5"), bad),
        "a length beyond all": (post(house, b"Content-Length: 99999999999999"), b"HTTP/1.1 413"),
        "two lengths": (post(house, b"Content-Length: 1", b"Content-Length: 2"), bad),
        "a body that is no UTF-8": (
            post(house, b"Content-Type: application/json", b"Content-Length: 4", body=b'"\xff\0"'),
            bad,
        ),
        "a body that ends too soon": (post(house, b"Content-Length: 99", body=b"abc"), b""),
        "half a header": (b"GET / HTTP/1.1\r\nHost: 12", b""),
        "a request and garbage": (request(house) + b"\xff\0\r\n\r\n", fine),
        "a body and garbage": (
            post(house, b"Content-Length: 1", body=b"[\0\xff\r\n"),
            b"HTTP/1.1 4",
        ),
        "a handshake without a key": (handshake(house, key=b""), bad),
        "a key that is none": (handshake(house, key=b"\xff!"), bad),
        "two keys": (handshake(house, b"Sec-WebSocket-Key: " + KEY), bad),
        "a handshake that posts": (handshake(house, line=b"POST /ws"), b"HTTP/1.1 405"),
        "a handshake elsewhere": (handshake(house, line=b"GET /%ff%00"), b"HTTP/1.1 403"),
        "a handshake of a stranger": (
            handshake(house).replace(b"Origin: http://127", b"Origin: http://\xff"),
            b"HTTP/1.1 403",
        ),
        "a handshake with a body": (handshake(house, b"Content-Length: 5"), b""),
        "a handshake in chunks": (handshake(house, b"Transfer-Encoding: chunked"), b""),
        "a long handshake": (handshake(house, b"X: " + b"a" * 9_000), b"HTTP/1.1 431"),
        "a handshake of many lines": (handshake(house, *[b"X: a"] * 200), b"HTTP/1.1 431"),
        "an offer that is none": (handshake(house, b"Sec-WebSocket-Protocol: \xff"), bad),
    }


BAD_FRAMES = {
    "a text that is no UTF-8": (frame(1, b"\xff\xfe"), 1007),
    "a text that is none in parts": (frame(1, b"\xc3", flags=0) + frame(0, b"\xff"), 1007),
    "zeros": (frame(1, bytes(10)), 1007),
    "bytes": (frame(2, b"\0\xff"), 1007),
    "half a character": (frame(1, b'{"type":"hello","protocol":1,"table":"\\ud800"}'), 1007),
    "no mask": (frame(1, b"hi", mask=False), 1002),
    "a flag nobody knows": (frame(1, b"hi", flags=0xC0), 1002),
    "a kind nobody knows": (frame(3, b"hi"), 1002),
    "the rest of nothing": (frame(0, b"hi"), 1002),
    "a text within another": (frame(1, b"a", flags=0) + frame(1, b"b"), 1002),
    "a size beyond all": (frame(1, b"", size=1 << 40), 1009),
    "a size below nothing": (frame(1, b"", size=(1 << 63) + 5), 1009),
    "too many parts": (frame(1, b"a" * 9000, flags=0) + frame(0, b"a" * 9000, flags=0), 1009),
    "a long ping": (frame(9, b"a" * 200), 1002),
    "half a ping": (frame(9, b"a", flags=0), 1002),
    "a short goodbye": (frame(8, b"\0"), 1002),
    "a goodbye with no reason": (frame(8, b"\0\1"), 1002),
    "a goodbye that is no UTF-8": (frame(8, b"\x03\xe8\xff\xfe"), 1007),
    "words after goodbye": (frame(8, b"\x03\xe8") + frame(1, b"hi"), 1000),
}


def talk(house: House, data: bytes) -> bytes:
    """Say that and nothing more; return everything that is heard until the connection ends."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as wire:
        heard = b""
        try:
            wire.sendall(data)
            while b"\r\n\r\n" not in heard and (more := wire.recv(65536)):
                heard += more
            wire.shutdown(socket.SHUT_WR)
            while more := wire.recv(65536):
                heard += more
        except OSError:
            pass  # Who still speaks while the door closes may not hear why.
        return heard


def hang_up(house: House, data: bytes) -> None:
    """Say that and be gone, without listening."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as wire:
        wire.sendall(data)


def closing_code(house: House, data: bytes) -> int:
    """With what code a socket is closed that says that."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as wire:
        wire.sendall(handshake(house))
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += wire.recv(65536)
        assert heard.startswith(b"HTTP/1.1 101")
        wire.sendall(data)
        frames = heard.partition(b"\r\n\r\n")[2]
        while True:
            if len(frames) >= 2 and len(frames) >= 2 + frames[1]:
                opcode, size = frames[0] & 15, frames[1]
                if opcode == 8:
                    return int.from_bytes(frames[2:4])
                frames = frames[2 + size :]
            else:
                more = wire.recv(65536)
                assert more, "closed without a word"
                frames += more


def lines(house: House) -> list[dict[str, object]]:
    """The whole log after the house was told to stop: every line of it is one of ours."""
    house.stop()
    return [json.loads(line) for line in house.log.read_text(encoding="utf-8").splitlines()]


def count(found: list[dict[str, object]]) -> Counter[object]:
    """How often each event is in the log."""
    return Counter(line["event"] for line in found)


def minutes(began: float) -> int:
    """How many minutes have begun since."""
    return int((time.monotonic() - began) // 60)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with started(f"sqlite:///{tmp_path}/house.db", tmp_path / "log") as running:
        yield running


def test_garbage_is_answered_and_leaves_no_trace(house: House) -> None:
    began = time.monotonic()
    for name, (data, begins) in bad_requests(house).items():
        if begins:
            assert talk(house, data).startswith(begins), name
        hang_up(house, data)
        hang_up(house, data[: len(data) // 2])
    for name, (data, code) in BAD_FRAMES.items():
        assert closing_code(house, data) == code, name
    assert httpx.get(f"{house.url}/healthz", timeout=PATIENCE).json()["status"] == "ok"
    found = lines(house)
    assert {line["level"] for line in found} <= {"info", "warning"}
    assert not any("trace" in line for line in found)
    # Each kind has its line, and one more that counts the others, but for a minute that passes.
    assert max(count(found).values()) <= 2 + minutes(began)
    assert sum(len(json.dumps(line)) for line in found) < 3000 * (1 + minutes(began))


def test_a_flood_of_one_kind_is_one_line_and_a_count(house: House) -> None:
    began = time.monotonic()
    garbage, refused = b"\0\r\n\r\n", handshake(house).replace(b"Origin: ", b"Origin: x")
    for _ in itertools.repeat(None, FLOOD):
        assert talk(house, garbage).startswith(b"HTTP/1.1 400")
        assert talk(house, refused).startswith(b"HTTP/1.1 403")
        assert closing_code(house, frame(1, b"\xff")) == 1007
    found = lines(house)
    for kind in ("Invalid HTTP request received.", "not-utf-8"):
        told = [line for line in found if line["event"] == kind]
        assert 2 <= len(told) <= 2 + minutes(began)
        assert sum(int(str(line.get("many", 1))) for line in told) == FLOOD
    assert set(count(found)) == {"listening", "Invalid HTTP request received.", "not-utf-8"}
