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

STATUS_LINE = re.compile(r"HTTP/(\d(?:\.\d)?)[ \t]+(\d{3})(?:[ \t].*)?", re.I | re.S | re.A)

def read_http(block):
    """Start line, fields in order, and the rest; None for what is not HTTP. “Lines end with LF, a CR before it is no
    part of them”; “CR and LF before the status line are passed over”."""
    at = re.compile(rb"[\r\n]*").match(block).end()
    end = re.compile(rb"\n\r?\n").search(block, at, at + (1 << 18))
    if not end:
        return None
    first, *lines = (line.removesuffix("\r") for line in bytes(block[at:end.start()]).decode("latin-1").split("\n"))
    fields = []
    for line in lines:
        name, colon, value = line.partition(":")
        if line[:1] in (" ", "\t") and line:  # “goes on the field before it …, and is passed over where there is none”
            fields[-1:] = [(name, (value + " " + line.strip(" \t")).strip(" \t")) for name, value in fields[-1:]]
        elif colon and name:
            fields.append((name.strip(" \t"), value.strip(" \t")))
    return first, fields, block[end.end():]

def values(fields, name):
    return [value for own, value in fields if own.lower() == name]

def listed(fields, name):
    """The members of a comma-separated field over all its lines, without empty ones (RFC 9110 section 5.6.1)."""
    members = (member.strip(" \t") for value in values(fields, name) for member in value.split(","))
    return [member for member in members if member]

def framing(version, status, fields):
    """“How a body is framed”, by the first rule that applies: its kind, its length, and whether its end can be told."""
    codings = [coding for coding in map(str.lower, listed(fields, "transfer-encoding")) if coding != "identity"]
    lengths = set(listed(fields, "content-length"))
    if status < 200 or status in (204, 304):
        return "none", 0, True
    if codings:
        is_clear = codings == ["chunked"] and version not in ("1", "1.0") and version[0] != "0"
        return "chunked" if codings[-1] == "chunked" else "close", None, is_clear
    if len(lengths) == 1 and re.fullmatch("[0-9]{1,15}", (length := lengths.pop())):
        return "length", int(length), True
    return "close", None, not listed(fields, "content-length")

def unframe(version, status, fields, body):
    """The payload (“remove the transfer coding (RFC 9112)”), and whether it ends “as its framing says”."""
    kind, length, is_clear = framing(version, status, fields)
    if kind == "chunked":
        payload, is_whole = unchunk(body)
        return payload, is_whole and is_clear
    return (body, is_clear) if kind == "close" else (body[:length], len(body) >= length)

SIZE_LINE = re.compile(rb"[ \t]{0,16}0{0,16}([0-9a-fA-F]{1,13})[ \t]{0,64}(?:;.*)?", re.S)

def unchunk(body):
    """“Chunks”: the data up to where they break, and whether the last chunk and the trailer's end are there."""
    payload, at, trailer = bytearray(), 0, 0
    def line_at(at):
        end = re.compile(rb"\n").search(body, at, at + 8193)
        return (bytes(body[at:end.start()]).removesuffix(b"\r"), end.end()) if end else (None, at)
    while True:
        line, after = line_at(at)
        size = SIZE_LINE.fullmatch(line) if line is not None else None
        if not size:  # “When not even the first line is one, the payload is the body as it lies”
            is_broken = line is not None or len(body) - at > 8192
            return (body if at == 0 and is_broken else payload), False
        size, at = int(size[1], 16), after
        if size == 0:
            break
        payload += body[at:at + size]
        line, after = line_at(at + size)
        if line != b"":
            return payload, False
        at = after
    while True:
        line, at = line_at(at)
        if not line:
            return payload, line == b""
        trailer += len(line) + 1
        if trailer > 65536:
            return payload, False

def decode(payload, codings, passes_over):
    """“the payload after all content codings (gzip, deflate, br) are removed; an empty payload has none to remove”."""
    # “at most four codings”; “content of more than 256 MiB, or of more than 1 MiB and 1032 times the payload”: `failed`
    limit = min(1 << 28, max(1 << 20, 1032 * len(payload)))
    if len(codings) > 4:
        raise zlib.error("too many codings")
    for coding in reversed(codings):
        out = bytearray()
        if coding == "br" and len(payload):
            raise NotJudged("Python cannot decode the content coding br")
        if coding not in ("gzip", "x-gzip", "deflate") and len(payload):
            raise zlib.error("unknown coding")
        rest = memoryview(payload)
        while len(rest):
            rest = rest[inflate(rest, bits_of(coding, rest), out, limit):]
            if not goes_on(coding, rest, passes_over):
                break
        payload = out
    return payload

def goes_on(coding, rest, passes_over):
    """“a further member is what begins with the bytes 1F 8B 08. All other bytes after the end … are passed over”;
    without `contentRules` “nothing but zero bytes after the last member of gzip”."""
    if passes_over:
        return coding != "deflate" and rest[:3] == b"\x1f\x8b\x08"
    is_over = coding == "deflate" or rest[:1] == b"\0"
    if is_over and (coding == "deflate" and rest or bytes(rest).strip(b"\0")):
        raise zlib.error("other bytes follow its end")
    return not is_over

def inflate(data, bits, out, limit):
    """Adds what one stream holds to `out`; returns how many bytes it took. Longer and longer pieces, since what is left
    over of each is copied."""
    unzip, at, step = zlib.decompressobj(bits), 0, 256
    while not unzip.eof:
        piece = data[at:at + step]
        if not piece:
            raise zlib.error("cut")
        out += unzip.decompress(piece, limit + 1 - len(out))
        if len(out) > limit:
            raise zlib.error(f"it has more than {limit} bytes when decoded")
        at, step = at + len(piece) - len(unzip.unused_data), min(2 * step, 1 << 20)
    return at

def bits_of(coding, payload):
    """“deflate comes with a zlib head (RFC 1950: …) or without”."""
    first, second = bytes(payload[:2]).ljust(2, b"\0")
    is_zlib = first & 15 == 8 and first >> 4 <= 7 and (first * 256 + second) % 31 == 0
    return 31 if coding != "deflate" else 15 if is_zlib else -15
