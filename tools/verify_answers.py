"""What a response shows, for verify_certificate.py: its state, or that it is unchanged, blocked, failed. Text in “ ” is
from docs/certificate.md.
"""
import re, zlib
from types import SimpleNamespace as Thing
from urllib.parse import parse_qsl, urljoin, urlsplit
from verify_standards import (STATUS_LINE, Counted, NotJudged, decode, framing, http_date, listed, members, ms, need,
                              parse_record, read_http, sha, unframe, values)

CACHE_SIGNS = set("""age via cache-status cdn-cache-status cf-cache-status x-cache x-cache-hits x-cache-lookup
    x-cache-status x-cacheable x-fastcgi-cache x-proxy-cache x-served-by x-varnish x-varnish-cache""".split())

def answer_of(record, files, where, open_warc, lender=None):
    """What a response or revisit shows, with what it says of its own age; the rest of its head is not kept. `lender` is
    the response that a revisit borrows from."""
    answer = read_answer(record, files, where, open_warc, lender)
    answer.dated = http_date((values(answer.fields, "date") or [""])[0])
    answer.modified = http_date((values(answer.fields, "last-modified") or [""])[0])
    # “**ETag** counts when it is an entity tag (RFC 9110 section 8.8.3) of at most 1,024 characters.”
    tag = (values(answer.fields, "etag") or [""])[0]
    answer.tag = tag if len(tag) <= 1024 and re.fullmatch(r'(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"', tag) else None
    answer.fields = [(name, value) for name, value in answer.fields if name.lower() in CACHE_SIGNS]
    answer.signs = {name.lower() for name, _ in answer.fields}
    return answer

def target_of(url):
    """“*Target* is the path and query of the request”."""
    return re.sub(r"\A[a-z]+://[^/?#]*(?=(/?))|#.*", lambda m: "/" if m[1] == "" else "", url)

def read_answer(record, files, where, open_warc, lender=None):
    """What the answer `shows`: failed, unchanged, blocked, state; or unjudged, what this tool cannot decode."""
    answer = Thing(id=record.id, type=record.type, target=record.target, date=record.date, shows="failed", state=None,
                   fields=[], payload=None, size=0, codings=[], content=None, barred=False, again=record.again,
                   borrowed=None, refers=record.fields.get("warc-refers-to"))
    version, status, http = read_final(record.block)
    if status is None:
        need(record.type == "response", where, "the revisit holds no HTTP head")
        return answer  # “1. Not HTTP”
    answer.fields = http[1]
    # “`x-gzip` is gzip and `identity` nothing”
    codings = (coding.lower().replace("x-gzip", "gzip") for coding in listed(answer.fields, "content-encoding"))
    answer.codings = [coding for coding in codings if coding != "identity"]
    if record.type == "response":
        payload, is_whole = unframe(version, status, answer.fields, http[2])
        answer.payload, answer.size = "sha-256:" + sha(payload), len(payload)
        declared = record.fields.get("warc-payload-digest", answer.payload)
        need(declared == answer.payload, where, "the payload has another WARC-Payload-Digest")
        # “1. … `WARC-Truncated` present on a response record, or a body that does not end as its framing says”
        if not is_whole or "warc-truncated" in record.fields:
            return answer
        answer.content, content = content_of(payload, answer.codings, files)
        answer.barred = content is not None and is_block_content(status, answer, content)
    elif record.fields.get("warc-refers-to") in files.gone.ids:
        return answer  # its page is among those that can no longer be recomputed
    else:
        need(len(http[2]) == 0, where, "“A `revisit` record holds only the head”")
        original = lender or files.answers.get(record.fields.get("warc-refers-to"))
        if original is None:
            files.waiting.append((record, where))  # until the metadata beside it says where its body is
            return answer
        refer(record, answer, (version, status), original, where)
        # “one in its own files is not from before `startedAt`”
        is_own = lender or ms(original.date, where) >= files.started
        need(is_own, where, "the response that it refers to is from before the capture")
        # “an empty payload has none to remove”
        if status != 304 and answer.codings != original.codings and original.size:
            # “is decoded by the revisit's own `Content-Encoding`”: the body is read once more
            earlier = read_again(original, open_warc)
            answer.content = content_of(earlier, answer.codings, files)[0]
            need(answer.content != "failed", where, "the payload cannot be decoded as this head says")
    answer.shows = shown(answer, status)
    if answer.shows == "state":
        # “status, `Location` and `Content-Type` as sent (first field of that name …, or `null`), and `contentDigest`”
        sent = [(values(answer.fields, name) or [None])[0] for name in ("location", "content-type")]
        answer.state = (status, *sent, answer.content)
    return answer

def read_final(block):
    """Version, status, and the message behind “interim 1xx responses”; no status for what is not HTTP."""
    http = read_http(block)
    line = http and STATUS_LINE.fullmatch(http[0])
    while line and "100" <= line[2] < "200" and line[2] != "101":
        http = read_http(http[2])
        line = http and STATUS_LINE.fullmatch(http[0])
    return (line[1], int(line[2]), http) if line else (None, None, None)

def content_of(payload, codings, files):
    """The digest of the decoded payload (or failed, or unjudged), and the content itself."""
    try:
        content = decode(payload, codings, files.passes_over)
        return "sha-256:" + sha(content), content
    except zlib.error:
        return "failed", None  # “A payload that cannot be decoded: `failed`.”
    except NotJudged:
        return "unjudged", None

def read_again(original, open_warc):
    """The payload of a response that was read before."""
    warc, where, offset = original.again
    stream = open_warc(warc, where)
    stream.seek(offset)
    record = parse_record(next(members(Counted(stream), where))[1], where)
    version, status, http = read_final(record.block)
    return unframe(version, status, http[1], http[2])[0]

def refer(record, answer, line, original, where):
    """“a `response` record of the same target, earlier in the files, that shows a state, whose payload has the digest in
    the revisit's `WARC-Payload-Digest` and, when the head's framing is a length or none, that length”; “a head whose
    framing leaves the end in doubt stands in no revisit”."""
    is_one = original and original.type == "response" and original.target == record.target
    need(is_one, where, "the revisit refers to no earlier response of the same target")
    need(original.shows in ("state", "unjudged"), where, "the revisit refers to a response that shows no state")
    if line[1] == 304:
        return
    digest = record.fields.get("warc-payload-digest")
    need(original.payload == digest, where, "the revisit refers to a payload with another digest")
    _, length, is_clear = framing(*line, answer.fields)
    need(length in (None, original.size), where, "it refers to a payload of another length")
    need(is_clear, where, "nobody can say that what it tells of was whole")
    answer.payload, answer.size, answer.content = original.payload, original.size, original.content

def shown(answer, status):
    """Rules 2 to 4 of “What a response shows”."""
    if status == 304:
        return "unchanged"
    if status in (401, 402, 403, 407, 451) or is_block_head(status, answer):
        return "blocked"
    if not (200 <= status <= 399 or status in (404, 410)) or answer.content in (None, "failed"):
        return "failed"
    return "unjudged" if answer.content == "unjudged" else "blocked" if answer.barred else "state"

LOGIN_LIKE = re.compile(r"(?:\A|[/?&=._-])(?:log-?in|sign-?in|auth|sso|session|password|passwort|account|register|"
                        r"anmelden)", re.I)
BLOCK_TEXTS = """<title>just a moment...</title> & /cdn-cgi/challenge-platform/
<title>attention required! | cloudflare</title> & cf-error-details
/_incapsula_resource? & request unsuccessful. incapsula incident id
captcha-delivery.com/ & var dd=
id="px-captcha" & window._pxappid
<title>sucuri website firewall - access denied</title>
<title>access denied</title> & errors.edgesuite.net
id="anubis_version" & id="anubis_challenge\""""

def is_block_head(status, answer):
    """“By the head: `cf-mitigated` is `challenge`; or `x-amzn-waf-action` is `captcha` or `challenge` (any case)”;
    or a redirect to a “`Location` whose path is login-like and one of whose query values contains *path*”."""
    action = (values(answer.fields, "x-amzn-waf-action") or [""])[0].lower()
    mitigated = (values(answer.fields, "cf-mitigated") or [""])[0].lower()
    if mitigated == "challenge" or action in ("captcha", "challenge"):
        return True
    path, location = target_of(answer.target).partition("?")[0], values(answer.fields, "location")
    if not (300 <= status <= 399 and location) or path == "/" or LOGIN_LIKE.search(path):
        return False
    try:
        to = urlsplit(urljoin(answer.target, location[0]))
    except ValueError:
        return False  # a Location that is no address leads nowhere
    return bool(LOGIN_LIKE.search(to.path)) and any(path in value for _, value in parse_qsl(to.query, True))

def is_block_content(status, answer, content):
    """“By the content, only with status 200, media type `text/html` and at most 65,536 bytes after decoding”."""
    media = (values(answer.fields, "content-type") or [""])[0].partition(";")[0].strip().lower()
    if status != 200 or media != "text/html" or len(content) > 65536:
        return False
    text, target = bytes(content).decode("latin-1").lower(), target_of(answer.target)
    if any(all(part in text for part in line.split(" & ")) for line in BLOCK_TEXTS.split("\n")):
        return True
    # “Words: leave out comments, the elements …, and all tags (what is not closed reaches to the end)”
    bare = re.sub(r"(?s)<!--.*?(?:-->|\Z)", " ", text)
    bare = re.sub(r"(?s)<(script|style|noscript|template|title)\b.*?(?:</\1[^>]*(?:>|\Z)|\Z)", " ", bare)
    bare = re.sub(r"<[^>]*(?:>|\Z)", " ", bare)
    words = sum(any(c.isalnum() for c in part) for part in re.split(r"[ \t\n\v\f\r\xa0]|&nbsp;|&#160;", bare))
    links = text.count("<a ")
    if words <= 40 and links <= 2 and re.search(r"(?a)class=[\"']?(?:g-recaptcha|h-captcha|cf-turnstile)\b", text):
        return True
    asks = words <= 60 and links <= 10 and re.search(r"(?a)<input\b[^<>]{0,500}\btype=[\"']?password\b", text)
    return bool(asks) and target.partition("?")[0] != "/" and not LOGIN_LIKE.search(target)
