"""What the standards say, for verify_certificate.py: nothing in this file is Isochron's own.

JSON (RFC 8259) and its canonical form (RFC 8785), Merkle trees (RFC 6962), Ed25519 (RFC 8032), records of WARC 1.1
files in gzip members, and HTTP messages (RFC 9110, 9112). Text in “ ” is from docs/certificate.md.
"""
import base64, calendar, hashlib, json, re, time, zlib
from decimal import Decimal
from types import SimpleNamespace as Thing
from urllib.parse import urlsplit

MAX_JSON, MAX_RECORD, CHUNK = 1 << 28, 1 << 28, 1 << 16  # bytes
MAX_MEMORY, FREE, MAX_RATIO = 8 << 30, 1 << 26, 200  # what decompresses to more than FREE may not swell by more

class NotTrue(Exception):
    """A line of the certificate that the files do not bear out."""

class NotJudged(Exception):
    """Input that cannot be read, or that is beyond this tool."""

def limit_memory():
    """Hostile input must end in a MemoryError, not in a machine that stands still (where the system can do that)."""
    try:
        import resource
        soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY if soft < 0 else min(soft, MAX_MEMORY), hard))
    except (ImportError, ValueError, OSError):
        pass

def need(condition, where, why):
    if not condition:
        raise NotTrue(f"{where}: {why}")

def sha(data):
    return hashlib.sha256(data).hexdigest()

# ---- JSON and times --------------------------------------------------------------------------------------------------

def read_json(data, where):
    """“UTF-8, no name twice in an object, no half of a surrogate pair, every number as ECMAScript writes it and no
    larger than 2^53 − 1, and no deeper than 64”."""
    def pairs(items):
        need(len(dict(items)) == len(items), where, "an object has two members of one name")
        return dict(items)
    def number(text):
        value = float(text)
        is_plain = abs(value) < 2**53 and ecma_number(value) == text
        need(is_plain, where, f"a number is too large, or not written as ECMAScript writes it: {text[:40]}")
        return int(value) if value == int(value) else value
    try:
        value = json.loads(bytes(data).decode("utf-8"), object_pairs_hook=pairs, parse_int=number, parse_float=number,
                           parse_constant=number)
        json.dumps(value, ensure_ascii=False).encode("utf-8")  # fails where there is half of a surrogate pair
    except (ValueError, RecursionError) as error:
        raise NotTrue(f"{where}: it is not JSON ({error})")
    need(not is_deeper(value, 64), where, "it is nested more than 64 deep")
    return value

def is_deeper(value, levels):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return inside is not None and (levels == 0 or any(is_deeper(item, levels - 1) for item in inside))

def read_whole(stream, where):
    data = stream.read(MAX_JSON + 1)
    if len(data) > MAX_JSON:
        raise NotJudged(f"{where}: it has more than {MAX_JSON} bytes")
    return data

def canonical(value):
    """“Canonical JSON is RFC 8785: no white space, members sorted by the UTF-16 code units of their names”."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        return ecma_number(value)
    return json.dumps(value, ensure_ascii=False)

def ecma_number(value):
    """“numbers as ECMAScript's `JSON.stringify` writes them” (ECMA-262): without exponent from 1e-6 to below 1e21."""
    text = repr(value)
    if 1e-6 <= abs(value) < 1e21:
        text = format(Decimal(text), "f")
        return text[:-2] if text.endswith(".0") else text
    return "0" if value == 0 else re.sub(r"e([+-])0*", r"e\1", text)

def same(a, b):
    return canonical(a) == canonical(b)

def ms(text, where):
    """Milliseconds since 1970 of a time in “ISO 8601, UTC, milliseconds”."""
    try:
        need(re.fullmatch(r"[0-9-]{10}T[0-9:]{8}\.[0-9]{3}Z", text or ""), where, f"{text} is no time of this form")
        return calendar.timegm(time.strptime(text[:19], "%Y-%m-%dT%H:%M:%S")) * 1000 + int(text[20:23])
    except ValueError:
        raise NotTrue(f"{where}: {text} is no time")

def iso(t):
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(t // 1000)) + f".{t % 1000:03d}Z"

MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
HTTP_DATES = (r"[a-z]{3}, (?P<d>[0-9]{2}) (?P<b>[a-z]{3}) (?P<y>[0-9]{4}) (?P<t>[0-9:]{8}) (?:gmt|utc)",
              r"[a-z]{6,9}, (?P<d>[0-9]{2})-(?P<b>[a-z]{3})-(?P<y>[0-9]{2}) (?P<t>[0-9:]{8}) (?:gmt|utc)",
              r"[a-z]{3} (?P<b>[a-z]{3}) (?P<d>[0-9 ][0-9]) (?P<t>[0-9:]{8}) (?P<y>[0-9]{4})")

def http_date(text):
    """Milliseconds since 1970 of “HTTP dates (RFC 9110 section 5.6.7), in any case, with UTC for GMT too, years of two
    digits from 1970 to 2069, a second 60 taken as 59; anything else counts as absent” (None)."""
    found = next(filter(None, (re.fullmatch(form, text.lower()) for form in HTTP_DATES)), None)
    try:
        century = {"4": "", "2": "19" if found["y"] >= "70" else "20"}[str(len(found["y"]))]
        month, clock = MONTHS.index(found["b"]) + 1, re.sub(":60$", ":59", found["t"])
        return ms(f"{century}{found['y']}-{month:02d}-{int(found['d']):02d}T{clock}.000Z", "Date")
    except (TypeError, ValueError, NotTrue):
        return None

# ---- Merkle tree and Ed25519 -----------------------------------------------------------------------------------------

def merkle_root(entries):
    """“Leaf: SHA-256(0x00 ‖ entry). Node: SHA-256(0x01 ‖ left ‖ right), split at the largest power of two smaller than
    the number of leaves.” Full subtrees are merged as they come, then what is left from the right: the same tree."""
    stack = []  # (height, hash)
    for entry in entries:
        height, node = 0, hashlib.sha256(b"\0" + entry).digest()
        while stack and stack[-1][0] == height:
            height, node = height + 1, hashlib.sha256(b"\1" + stack.pop()[1] + node).digest()
        stack.append((height, node))
    root = stack.pop()[1] if stack else hashlib.sha256(b"").digest()
    while stack:
        root = hashlib.sha256(b"\1" + stack.pop()[1] + root).digest()
    return root.hex()

# Ed25519 (RFC 8032, section 5.1) is written out, so that nothing but Python is needed and nothing else is trusted.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P

def add(a, b):
    c, d = (a[1] - a[0]) * (b[1] - b[0]), (a[1] + a[0]) * (b[1] + b[0])
    e, f, g, h = d - c, 2 * (a[2] * b[2] - a[3] * b[3] * D), 2 * (a[2] * b[2] + a[3] * b[3] * D), d + c
    return e * f % P, g * h % P, f * g % P, e * h % P

def times(scalar, point):
    total = (0, 1, 1, 0)
    while scalar:
        total = add(total, point) if scalar & 1 else total
        point, scalar = add(point, point), scalar >> 1
    return total

def point_of(data):
    y, sign = int.from_bytes(data, "little") & (2**255 - 1), data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * pow(2, (P - 1) // 4, P) % P
    if y >= P or x * x % P != square or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P

def ed25519_holds(key, message, signature):
    a, s = point_of(key), int.from_bytes(signature[32:], "little")
    if a is None or len(signature) != 64 or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    base = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
    x, y, z, _ = add(times(s, base), times(k, (P - a[0], a[1], 1, P - a[3])))  # [S]B − [k]A must be R
    x, y = x * pow(z, P - 2, P) % P, y * pow(z, P - 2, P) % P
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]

def raw_key(pem, where):
    """“`publicKey` is a SubjectPublicKeyInfo in PEM”: for Ed25519 twelve fixed bytes (RFC 8410), then the key."""
    body = re.fullmatch(r"\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/\s]{1,200}=?\s*)-----END PUBLIC KEY-----\s*", pem)
    der = base64.b64decode("".join(body[1].split()) + "==") if body else b""
    need(len(der) == 44 and der[:12].hex() == "302a300506032b6570032100", where, "it is no Ed25519 key in PEM")
    return der[12:]

def check_signed(words, signature, where):
    """“the base64 Ed25519 (RFC 8032) signature over the canonical JSON”."""
    key, value = raw_key(signature["publicKey"], f"{where}.publicKey"), signature["value"]
    good = re.fullmatch("[A-Za-z0-9+/]{86}==", value) and ed25519_holds(
        key, canonical(words).encode("utf-8"), base64.b64decode(value))
    need(good, f"{where}.value", "this is not what was signed with this key")

# ---- WARC records ----------------------------------------------------------------------------------------------------

class Counted:
    """A stream that counts and hashes what is read from it."""
    def __init__(self, stream):
        self.stream, self.size, self.digest = stream, 0, hashlib.sha256()

    def read(self):
        data = self.stream.read(CHUNK)
        self.digest.update(data)
        self.size += len(data)
        return data

def members(stream, where):
    """The gzip members of a counted stream, “from its first byte to its last”: where each begins, and it decompressed."""
    pending, total = stream.read(), 0
    while pending:
        unzip, out, offset = zlib.decompressobj(31), bytearray(), stream.size - len(pending)
        while not unzip.eof:
            need(pending, where, "the last member is cut")
            try:
                out += unzip.decompress(pending, MAX_RECORD + 1 - len(out))
            except zlib.error as error:
                raise NotTrue(f"{where}: a member does not decompress ({error})")
            if len(out) > MAX_RECORD or total + len(out) > max(FREE, MAX_RATIO * stream.size):
                raise NotJudged(f"{where}: a record is too large, or the file swells too much")
            pending = (unzip.unused_data if unzip.eof else unzip.unconsumed_tail) or stream.read()
        total += len(out)
        yield offset, out

def parse_record(data, where):
    """“hold exactly one record (head, block of `Content-Length` bytes, CRLF CRLF)”."""
    end, fields = data.find(b"\r\n\r\n"), {}
    need(data.startswith(b"WARC/1.1\r\n") and end > 0, where, "a member holds no WARC 1.1 record")
    for line in data[10:end].decode("utf-8", "replace").split("\r\n"):
        name, colon, value = line.partition(":")
        need(colon and name.lower() not in fields, where, f"the head of a record has a bad or doubled field {name}")
        fields[name.lower()] = value.strip(" \t")
    length, rid = fields.get("content-length", ""), fields.get("warc-record-id", "")
    need(re.fullmatch("[0-9]{1,12}", length), f"{where}: {rid}", "the record has no Content-Length")
    block = memoryview(data)[end + 4:end + 4 + int(length)]
    need(len(data) == end + 8 + int(length) and data.endswith(b"\r\n\r\n"), f"{where}: {rid}", "it has another length")
    declared = fields.get("warc-block-digest")  # “the block must match `WARC-Block-Digest` where there is one”
    need(declared in (None, "sha-256:" + sha(block)), f"{where}: {rid}", "the block has another WARC-Block-Digest")
    return Thing(id=rid, type=fields.get("warc-type"), target=fields.get("warc-target-uri", ""),
                 date=fields.get("warc-date"), fields=fields, block=block)

def warc_fields(block, names):
    r"""“one `name: value` per line; `\\`, `\r`, `\n` and `\uXXXX` in values are undone”."""
    def undo(match):
        return {"\\": "\\", "r": "\r", "n": "\n"}.get(match[1]) or chr(int(match[1][1:], 16))
    pairs = (line.partition(":") for line in bytes(block).decode("utf-8", "replace").split("\r\n") if line)
    return {name: re.sub(r"\\(\\|r|n|u[0-9a-fA-F]{4})", undo, value.strip(" ")) for name, _, value in pairs
            if name in names.split()}

# ---- HTTP messages ---------------------------------------------------------------------------------------------------

def host_of(url):
    return urlsplit(url).netloc

MAX_HEAD = 1 << 18

def read_http(block):
    """Start line, fields in order, and the rest; None for what is not HTTP. “Empty lines before it are passed over, a
    head of more than 262,144 bytes is none; lines end with CRLF or LF; a line that begins with white space continues
    the field before it, with one space in place of the break and the white space around it, and directly after the
    first line is passed over”."""
    start = re.compile(rb"[\r\n]*").match(block).end()
    end = re.compile(rb"\n\r?\n").search(block[start:MAX_HEAD])
    if not end:
        return None
    text, fields = bytes(block[start:start + end.end()]).decode("latin-1"), []
    first, *lines = [line[:-1] if line.endswith("\r") else line for line in text.split("\n")]
    for line in lines:
        name, colon, value = line.partition(":")
        if line[:1] in (" ", "\t") and line:
            if fields:
                fields[-1] = (fields[-1][0], f"{fields[-1][1]} {line.strip(OWS)}".strip(OWS))
        elif name and colon:
            fields.append((name.strip(OWS), value.strip(OWS)))
    return first, fields, block[start + end.end():]

OWS = " \t"

def status_of(line):
    """“`HTTP/`, a digit (or two with a point between), white space, the status, and white space or the end”."""
    found = re.fullmatch(r"(?is)HTTP/[0-9](?:\.[0-9])?[ \t]+([0-9]{3})(?:[ \t].*)?", line)
    return int(found[1]) if found else None

def values(fields, name):
    return [value for own, value in fields if own.lower() == name]

def listed(fields, name):
    """The members of a field that is a list (RFC 9110 section 5.6.1), over all its lines."""
    found = (member.strip(OWS) for value in values(fields, name) for member in value.split(","))
    return [member for member in found if member]

def unframe(status, fields, body):
    """The payload (“remove the transfer coding (RFC 9112)”), and whether it ends “as its framing says”."""
    codings, lengths = [c.lower() for c in listed(fields, "transfer-encoding")], set(listed(fields, "content-length"))
    if status < 200 or status in (204, 304):
        return b"", True
    length = int(min(lengths)) if len(lengths) == 1 and re.fullmatch("[0-9]{1,15}", min(lengths)) else None
    # “More than one length, or one that is no number, and any coding but chunked and identity”: nobody knows the end
    is_clear = set(codings) <= {"chunked", "identity"} and (length is not None or not lengths)
    payload, is_whole = body, True
    if codings[-1:] == ["chunked"]:
        payload, end = unchunk(bytes(body))
        if end != "never":
            return payload, end == "whole" and is_clear
        payload, is_whole = body, length is not None  # “its `Content-Length` counts then, and without one it is cut”
    elif codings and codings[-1] != "identity":
        return body, False
    if length is not None:
        payload, is_whole = body[:length], len(body) >= length
    return payload, is_whole and is_clear

def unchunk(data):
    """The payload, and how it ended: `whole` with “the last chunk, its trailers and the empty line after them”; `cut`;
    or `never`, when “its first line is no chunk size”. Lines of more than 8,192 bytes and trailers of more than 65,536
    are broken."""
    at, state, payload, trailers, chunks = 0, "size", bytearray(), 0, 0
    size_line = re.compile(rb"[ \t]{0,16}0{0,16}([0-9a-fA-F]{1,13})[ \t]{0,64}(?:;.*)?", re.S)
    while state in ("size", "end of data", "trailer"):
        end = data.find(b"\n", at)
        line = data[at:end] if end >= 0 else data[at:]
        if end < 0 or len(line) > 8192:
            state = "broken" if len(line) > 8192 else "cut"
            break
        at, line = end + 1, line[:-1] if line.endswith(b"\r") else line
        if state == "end of data":
            state = "broken" if line else "size"
        elif state == "trailer":
            trailers += len(line) + 1
            state = "whole" if not line else "broken" if trailers > 65536 else "trailer"
        elif size := size_line.fullmatch(line):
            length, chunks = int(size[1], 16), chunks + 1
            payload += data[at:at + length]
            at += length
            state = "trailer" if length == 0 else "end of data" if at <= len(data) else "cut"
        else:
            state = "broken"
    return payload, "never" if state == "broken" and chunks == 0 else state

def decode(payload, codings):
    """“the payload after all content codings (gzip, deflate, br) are removed; an empty payload has none to remove. At
    most four; and none may give more than 268,435,456 bytes, nor more than 1,048,576 and 1,032 times the payload”."""
    limit = min(1 << 28, max(1 << 20, 1032 * len(payload)))
    if len(codings) > 4:
        raise zlib.error("too many codings")
    for coding in reversed(codings):
        out = bytearray()
        if coding == "br" and len(payload):
            raise NotJudged("Python cannot decode the content coding br")
        if coding not in ("gzip", "x-gzip", "deflate") and len(payload):
            raise zlib.error("unknown coding")
        while len(payload):
            # “deflate comes with a zlib head or without” (RFC 1950 section 2.2 tells)
            has_head = payload[0] & 15 == 8 and payload[0] < 128 and int.from_bytes(payload[:2], "big") % 31 == 0
            unzip = zlib.decompressobj(31 if coding != "deflate" else 15 if has_head else -15)
            out += unzip.decompress(payload, limit + 1 - len(out))
            if len(out) > limit:
                raise zlib.error(f"it has more than {limit} bytes when decoded")
            if not unzip.eof:
                raise zlib.error("cut")
            # “what follows a zero byte after a member of gzip, and anything after the end of deflate, is passed over”
            is_over = coding == "deflate" or unzip.unused_data[:1] == b"\0"
            payload = b"" if is_over else unzip.unused_data
        payload = out
    return payload
