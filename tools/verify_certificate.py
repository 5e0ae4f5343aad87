#!/usr/bin/env python3
"""A second, independent verifier of Isochron certificates.

    python3 tools/verify_certificate.py CERTIFICATE|WACZ [--archive DIR] [--key PUBLIC-KEY.pem]

Written from docs/certificate.md and the standards that it names, without the program's code; text in “ ” is that
page's. It needs Python 3.9 or newer and two files beside it, verify_standards.py (what the standards say) and
verify_run.py (the run's own records, the words, the dates), and nothing else. It judges what is strict: that the pages
marked sharp are, and that no other is called what its looks deny. Exit code 0: TRUE. 1: FALSE, with the first line that
the WARC files do not bear out. 2: the input cannot be read, or not be judged here. What is left to `isochron verify` is
printed as "not checked here": attested pages and the trust of hosts, seals from outside, the signature of a package.
Records removed by order, and extracts, are not judged.
"""
import argparse, base64, math, os, re, sys, zipfile, zlib
from types import SimpleNamespace as Thing
from urllib.parse import parse_qsl, urljoin, urlsplit
sys.dont_write_bytecode = True
from verify_run import (LOOKS, NOTE, NOTE_FIELDS, PASSES, check_course, check_dates, check_info, check_lone,
                        check_places, check_type, check_words, keep_note, new_course)
from verify_standards import (STATUS_LINE, Counted, NotJudged, NotTrue, canonical, decode, ed25519_holds, framing,
                              host_of, http_date, iso, limit_memory, listed, members, merkle_root, ms, need,
                              parse_record, raw_key, read_http, read_json, read_whole, same, sha, unframe, values,
                              warc_fields)

MAX_RECORDS, MAX_ENTRIES = 10_000_000, 100_000
METADATA = "sentAt firstByteAt lastByteAt pass outcome connection " + NOTE_FIELDS
VERDICTS = "sharp attested seen changed self-varying gone failed blocked excluded late skipped".split()
CACHE_SIGNS = set("""age via cache-status cdn-cache-status cf-cache-status x-cache x-cache-hits x-cache-lookup
    x-cache-status x-cacheable x-fastcgi-cache x-proxy-cache x-served-by x-varnish x-varnish-cache""".split())

# ---- The seal --------------------------------------------------------------------------------------------------------

def check_seal(cert, wanted_key):
    need(same(cert["merkle"]["leaves"], len(cert["pages"])), "merkle.leaves", f"there are {len(cert['pages'])} pages")
    root = merkle_root(canonical(page).encode("utf-8") for page in cert["pages"])
    need(root == cert["merkle"]["root"], "merkle.root", f"the pages lead to {root}")
    key = raw_key(cert["signature"]["publicKey"], "signature.publicKey")
    need(wanted_key in (None, key), "signature.publicKey", "it is not the key that was asked for")
    # “over the canonical JSON of the certificate without its members `pages` and `signature`”
    head = {name: value for name, value in cert.items() if name not in ("pages", "signature")}
    value = cert["signature"]["value"]
    good = re.fullmatch("[A-Za-z0-9+/]{86}==", value) and ed25519_holds(
        key, canonical(head).encode("utf-8"), base64.b64decode(value))
    need(good, "signature.value", "the certificate is not what was signed with this key")

# ---- WARC files ------------------------------------------------------------------------------------------------------

def read_files(cert, open_warc):
    """Reads every record of every file once, and keeps what pages can rest on: no bodies."""
    files = Thing(ids=set(), answers={}, requests={}, metadata={}, failures={}, servers=set(), connections=set(),
                  ends=[], course=new_course())
    for i, warc in enumerate(cert["warcs"]):
        where, stream, types = f"warcs[{i}]", Counted(open_warc(warc, f"warcs[{i}]")), []
        for data in members(stream, where):
            record = parse_record(data, where)
            types.append(record.type)
            # “Every record id occurs once.”
            need(record.id and record.id not in files.ids, f"{where}: {record.id}", "the id is missing or used twice")
            files.ids.add(record.id)
            if len(files.ids) > MAX_RECORDS:
                raise NotJudged(f"{where}: more than {MAX_RECORDS} records")
            keep_record(cert, files, record, f"{where}: {record.id}")
        digest = stream.digest.hexdigest()
        need(same(stream.size, warc["sizeBytes"]), f"{where}.sizeBytes", f"the file has {stream.size} bytes")
        need(digest == warc["sha256"], f"{where}.sha256", f"the file's is {digest}")
        need(same(len(types), warc["records"]), f"{where}.records", f"the file has {len(types)}")
        need("warcinfo" in types, where, "the file has no warcinfo record")
        files.ends.append(Thing(id=record.id, type=record.type, beside=record.fields.get("warc-concurrent-to")))
    return files

def keep_record(cert, files, record, where):
    """“Request and metadata name the response in `WARC-Concurrent-To`.”"""
    check_type(record, where)
    beside = record.fields.get("warc-concurrent-to")
    if "warc-ip-address" in record.fields:
        files.servers.add((host_of(record.target), record.fields["warc-ip-address"]))
    if record.type == "warcinfo":
        check_info(cert, warc_fields(record.block, "isPartOf isochron-capture"))
    elif record.type in ("response", "revisit"):
        answer = files.answers[record.id] = read_answer(record, files.answers, where)
        answer.dated = http_date((values(answer.fields, "date") or [""])[0])
        answer.fields = [(name, value) for name, value in answer.fields if name.lower() in CACHE_SIGNS]
        answer.signs = {name.lower() for name, _ in answer.fields}
    elif record.type == "request":
        need(beside not in files.requests, where, "a second request for one response")
        files.requests[beside] = Thing(id=record.id, target=record.target, block=bytes(record.block))
    elif record.type == "metadata":
        record.told, record.block = warc_fields(record.block, METADATA), None
        if beside:
            need(beside not in files.metadata, where, "a second metadata record for one response")
            need(record.told.get("pass") in PASSES, where, "it names no pass")
            files.metadata[beside] = record
            if "connection" in record.told:
                line = read_json(record.told["connection"].encode("utf-8"), where)
                files.connections.add(canonical({**line, "host": host_of(record.target)}))
            return
        check_lone(record, where)
        if record.told.get("pass") in LOOKS and "outcome" in record.told:
            files.failures[record.id] = record  # “A fetch without a response left one metadata record”
        elif record.target.startswith(NOTE):
            keep_note(files.course, record.told, where)

# ---- What a response shows -------------------------------------------------------------------------------------------

def target_of(url):
    """“*Target* is the path and query of the request”."""
    return re.sub(r"\A[a-z]+://[^/?#]*(?=(/?))|#.*", lambda m: "/" if m[1] == "" else "", url)

def read_answer(record, earlier, where):
    """What the answer `shows`: failed, unchanged, blocked, state; or unjudged, what this tool cannot decode."""
    answer = Thing(id=record.id, type=record.type, target=record.target, date=record.date, shows="failed", state=None,
                   fields=[], payload=None, size=0, codings=[], content=None, barred=False)
    http = read_http(record.block)
    line = http and STATUS_LINE.fullmatch(http[0])
    while line and "100" <= line[2] < "200" and line[2] != "101":  # “interim 1xx responses before it are passed over”
        http = read_http(http[2])
        line = http and STATUS_LINE.fullmatch(http[0])
    if not line:
        return answer  # “1. Not HTTP”
    answer.version, status, answer.fields = line[1], int(line[2]), http[1]
    # “`x-gzip` is gzip and `identity` nothing”
    named = (c.lower().replace("x-gzip", "gzip") for c in listed(answer.fields, "content-encoding"))
    answer.codings = [coding for coding in named if coding != "identity"]
    if record.type == "response":
        payload, is_whole = unframe(answer.version, status, answer.fields, http[2])
        answer.payload, answer.size = "sha-256:" + sha(payload), len(payload)
        declared = record.fields.get("warc-payload-digest", answer.payload)
        need(declared == answer.payload, where, "the payload has another WARC-Payload-Digest")
        # “1. … `WARC-Truncated` present on a response record, or a body that does not end as its framing says”
        if not is_whole or "warc-truncated" in record.fields:
            return answer
        try:
            content = decode(payload, answer.codings)
            answer.content = "sha-256:" + sha(content)
            answer.barred = is_block_content(status, answer, content)
        except zlib.error:
            answer.content = "failed"  # “A payload that cannot be decoded: `failed`.”
        except NotJudged:
            answer.content = "unjudged"
    elif status != 304 or "warc-refers-to" in record.fields:
        refer(record, answer, status, earlier.get(record.fields.get("warc-refers-to")), where)
    answer.shows = shown(answer, status)
    if answer.shows == "state":
        # “status, `Location` and `Content-Type` as sent (first field of that name …, or `null`), and `contentDigest`”
        sent = [(values(answer.fields, name) or [None])[0] for name in ("location", "content-type")]
        answer.state = (status, *sent, answer.content)
    return answer

def refer(record, answer, status, original, where):
    """“a `response` record of the same target, earlier in the files, whose payload has the digest in the revisit's
    `WARC-Payload-Digest` and, when the head's framing is a length or none, that length”."""
    is_one = original and original.type == "response" and original.target == record.target
    need(is_one, where, "the revisit refers to no earlier response of the same target")
    if status == 304:
        return
    digest = record.fields.get("warc-payload-digest")
    need(original.payload == digest, where, "the revisit refers to a payload with another digest")
    _, length, is_clear = framing(answer.version, status, answer.fields)
    need(length in (None, original.size), where, "it refers to a payload of another length")
    need(is_clear, where, "nobody can say that what it tells of was whole")
    answer.payload, answer.size, answer.barred = original.payload, original.size, original.barred
    same_codings = answer.codings == original.codings or not original.size  # “an empty payload has none to remove”
    answer.content = original.content if same_codings else "unjudged" if answer.codings else original.payload

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
        return bool(LOGIN_LIKE.search(to.path)) and any(path in value for _, value in parse_qsl(to.query, True))
    except ValueError:  # it leads nowhere
        return False

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
    if words <= 40 and links <= 2 and re.search(r"class=[\"']?(?:g-recaptcha|h-captcha|cf-turnstile)", text):
        return True
    asks = words <= 60 and links <= 10 and re.search(r"<input[^>]{0,500}?type=[\"']?password", text)
    return bool(asks) and target.partition("?")[0] != "/" and not LOGIN_LIKE.search(target)

# ---- Looks -----------------------------------------------------------------------------------------------------------

def looks_in(files):
    """Every look in the files, by id: answers with a pass that is a look, and fetches without a response. An `unread`
    one is none that may be listed, “but what it shows, when it can be read, counts among the looks that the files
    hold”."""
    looks = {}
    for rid, answer in files.answers.items():
        beside = files.metadata.get(rid)
        if beside and beside.told["pass"] in (*LOOKS, "unread"):
            looks[rid] = look_at(answer, beside, files.requests.get(rid))
    for rid, failure in files.failures.items():
        sent, shows = ms(failure.date, f"record {rid}"), failure.told["outcome"]
        need(shows in ("failed", "refused"), f"record {rid}", "its outcome is neither failed nor refused")
        said = {"type": "metadata", "pass": failure.told["pass"], "request": None, "metadata": None,
                "sentAt": failure.date}
        looks[rid] = Thing(id=rid, url=failure.target, answer=None, shows=shows, state=None, sent=sent, last=sent,
                           said=said)
    return looks

def look_at(answer, beside, request):
    """“`sentAt`, `firstByteAt`, `lastByteAt`: … in this order. `sentAt` equals the `WARC-Date` of the response”."""
    times = {name: beside.told.get(name) for name in ("sentAt", "firstByteAt", "lastByteAt")}
    sent, first, last = (ms(text, f"record {beside.id}") for text in times.values())
    need(sent <= first <= last, f"record {beside.id}", "sentAt, firstByteAt and lastByteAt are out of order")
    need(answer.date == times["sentAt"], f"record {answer.id}", "its WARC-Date is not sentAt")
    asked = read_http(request.block) if request else None
    is_plain = bool(asked) and not any(values(asked[1], name) for name in ("if-none-match", "if-modified-since"))
    said = {"type": answer.type, "pass": beside.told["pass"], "request": request and request.id,
            "metadata": beside.id, **times}
    return Thing(id=answer.id, url=answer.target, answer=answer, shows=answer.shows, state=answer.state, sent=sent,
                 last=last, asked=asked, request=request, beside=beside, is_plain=is_plain, said=said)

def check_look(cert, page, entry, look, where):
    need(look and look.url == page["url"], where, f"the files hold no look at {page['url']} with the id {entry['id']}")
    need(look.said["pass"] in LOOKS, f"{where}.pass", "“Nor is an `unread` one listed as a look”")
    for name, value in look.said.items():
        need(entry[name] == value, f"{where}.{name}", f"recorded is {value}, not {entry[name]}")
    # “Every time lies within `startedAt` and `finishedAt`.”
    is_within = ms(cert["startedAt"], "startedAt") <= look.sent and look.last <= ms(cert["finishedAt"], "finishedAt")
    need(is_within, where, "it does not lie within startedAt and finishedAt")
    if look.answer is None:
        return
    need(look.request, f"{where}.request", "the files hold no request record beside it")
    need(look.beside.target == look.request.target == look.url, where, "its records are of different targets")
    # “The request is a GET for the URL's path and query with its `Host`”
    is_get = look.asked and look.asked[0] == f"GET {target_of(look.url)} HTTP/1.1" and len(look.asked[2]) == 0
    is_there = is_get and values(look.asked[1], "host") == [host_of(look.url)]
    need(is_there, f"{where}.request", "it does not ask for this page")
    # “its other header fields, save …, are those of `requestProfile` without `Cookie`, in order”
    aside = ("host", "cookie", "if-none-match", "if-modified-since")
    sent = [list(pair) for pair in look.asked[1] if pair[0].lower() not in aside]
    profile = [list(pair) for pair in cert["requestProfile"].items() if pair[0].lower() != "cookie"]
    need(sent == profile, "requestProfile", f"{where} was asked for with other header fields")
    # “each must be listed in the profile's `Cookie`, where the value is given as `sha-256:` and … its SHA-256”
    listed = "; ".join(v for n, v in cert["requestProfile"].items() if n.lower() == "cookie").split("; ")
    for pair in "; ".join(values(look.asked[1], "cookie")).split("; "):
        name, _, value = pair.partition("=")
        need(not pair or f"{name}=sha-256:{sha(value.encode('latin-1'))}" in listed, "requestProfile",
             f"{where} was asked for with a cookie that is not listed")

# ---- What follows from the looks -------------------------------------------------------------------------------------

def vouches_until(look):
    """“vouches until `sentAt`; with cache signs until `sentAt − (Age + 1 s)`, and for nothing without an Age”."""
    age = (values(look.answer.fields, "age") or [""])[0]
    if not look.answer.signs:
        return look.sent
    return look.sent - (int(age) + 1) * 1000 if re.fullmatch("[0-9]{1,10}", age) else -math.inf

def observed(run):
    """“closed, from `lastByteAt` of its first plain state to the latest time that one of its later plain states vouches
    until. None when it would be empty, or with one plain state.”"""
    plain = [look for look in run if look.is_plain]
    end = max((vouches_until(look) for look in plain[1:]), default=-math.inf)
    return (plain[0].last, end) if plain and end >= plain[0].last else None

def judge(looks, as_of):
    """The table of verdicts, without `attested`: which verdicts may be, the run that they speak of, its interval."""
    states, runs = [look for look in looks if look.state], []
    for look in states:  # “Maximal runs of equal states (looks that show no state are passed over)”
        if runs and runs[-1][0].state == look.state:
            runs[-1].append(look)
        else:
            runs.append([look])
    if not states:
        last = looks[-1].shows if looks else "none"
        may = {"refused": ["excluded"], "blocked": ["blocked", "excluded"], "none": ["skipped", "failed", "excluded"]}
        return may.get(last, ["failed", "excluded"]), None, None
    for one, two in zip(states, states[1:]):  # “two states of pass `probe`, one directly after the other, differ”
        if one.said["pass"] == two.said["pass"] == "probe" and one.state != two.state:
            return ["self-varying"], runs[0], None
    for run in runs:  # “a run's observed interval contains `asOf`”
        span = observed(run)
        if span and span[0] <= as_of <= span[1]:
            return ["sharp"], run, span
    before, after = [s for s in states if s.last <= as_of], [s for s in states if s.sent >= as_of]
    spoken = before[-1] if before else after[0] if after else states[0]
    run = next(run for run in runs if spoken in run)
    if not before and after:
        return ["late", "attested"], run, None
    if before and after and before[-1].state != after[0].state:
        absent = (404, 410)
        is_gone = after[0].state[0] in absent and before[-1].state[0] not in absent
        return ["gone" if is_gone else "changed", "attested"], run, None
    return ["seen", "attested"], run, None

def check_page(cert, page, where, looks, unlisted):
    as_of, ids = ms(cert["asOf"], "asOf"), [entry["id"] for entry in page["records"]]
    for j, entry in enumerate(page["records"]):
        check_look(cert, page, entry, looks.get(entry["id"]), f"{where}.records[{j}]")
    own = [looks[rid] for rid in ids]
    in_order = all(a.sent <= b.sent for a, b in zip(own, own[1:])) and len(set(ids)) == len(ids)
    need(in_order, f"{where}.records", "they are not in the order of sentAt, or a look is listed twice")
    if any(look.shows == "unjudged" for look in own + unlisted):
        return f"{where} ({page['verdict']}): a body that Python cannot decode, or one too large"
    may, run, span = judge(own, as_of)
    need(page["verdict"] in may, f"{where}.verdict", f"the looks lead to {' or '.join(may)}, not to {page['verdict']}")
    if page["verdict"] == "attested":
        return None
    is_sharp, rests = page["verdict"] == "sharp", run if may == ["sharp"] else []
    claimed = page["interval"] and tuple(ms(page["interval"][end], f"{where}.interval") for end in ("from", "to"))
    need(claimed == span, f"{where}.interval", f"the looks lead to {span and [iso(t) for t in span]}")
    evidence = "observed" if is_sharp else "none"
    need(page["evidence"] == evidence, f"{where}.evidence", f"it must be {evidence}")
    for entry, look in zip(page["records"], own):  # “`restsOn` is true for exactly the looks of that run”
        is_free = is_sharp and look.shows == "unchanged"
        need(is_free or entry["restsOn"] is (look in rests), f"{where}.restsOn", f"{look.id} is wrongly marked")
    requests = {look.request.block for look in rests if look.is_plain}
    need(len(requests) < 2, f"{where}.records", "the requests of its plain states are not equal byte for byte")
    shown = [*run[0].state, run[0].answer.payload] if run else [None] * 5
    for name, value in zip(("status", "location", "contentType", "contentDigest", "payloadDigest"), shown):
        need(same(page[name], value), f"{where}.{name}", f"the first state of the run has {value}")
    if is_sharp and unlisted:  # “a claimed interval must also lie within what follows when they are counted in”
        may, _, wider = judge(sorted(own + unlisted, key=lambda look: look.sent), as_of)
        holds = may == ["sharp"] and wider[0] <= span[0] and span[1] <= wider[1]
        need(holds, f"{where}.records", "a look in the files that is not listed contradicts the claim")
    return None

def check_whole(cert, files, looks):
    """What is said of the capture: counts, vantage, and that “Nothing may be left out.”"""
    urls, verdicts = [page["url"] for page in cert["pages"]], [page["verdict"] for page in cert["pages"]]
    need(len(set(urls)) == len(urls), "pages", "a page is listed twice")
    missing = next(iter({look.url for look in looks.values()} - set(urls)), None)
    need(missing is None, "pages", f"the files hold a look at {missing}, which is not listed")
    need(same(cert["counts"]["pages"], len(urls)), "counts.pages", f"there are {len(urls)}")
    for name in VERDICTS:
        count = verdicts.count(name)
        need(same(cert["counts"]["verdicts"][name], count), f"counts.verdicts.{name}", f"there are {count}")
    vantage, caches = cert["vantage"], {}
    servers = [(server["host"], server["address"]) for server in vantage["servers"]]
    need(sorted(servers) == sorted(files.servers), "vantage.servers", f"the files have {sorted(files.servers)}")
    if "connections" in vantage:
        told = sorted(canonical(line) for line in vantage["connections"])
        need(told == sorted(files.connections), "vantage.connections", "they are not those that the records tell of")
    for page in cert["pages"]:
        for look in (looks[entry["id"]] for entry in page["records"]):
            if look.shows in ("state", "unchanged", "unjudged") and look.answer.signs:
                caches.setdefault(host_of(look.url), set()).update(look.answer.signs)
    told = sorted((line["host"], sorted(line["fields"])) for line in vantage.get("caches", []))
    found = sorted((host, sorted(names)) for host, names in caches.items())
    need("caches" not in vantage or told == found, "vantage.caches", f"the answers show {found}")

# ---- Where the files are ---------------------------------------------------------------------------------------------

def from_archive(path, archive):
    """A certificate in an archive: `file` is “relative to the archive's directory”."""
    with open(path, "rb") as stream:
        data = read_whole(stream, path)
    root = archive or os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(path))))
    def open_warc(warc, where):  # “a verifier refuses absolute names and `..`”
        is_inside = re.fullmatch(r"[^/\\\0][^\\\0]*", warc["file"]) and ".." not in warc["file"].split("/")
        need(is_inside, f"{where}.file", "the name leads out of the archive")
        place = os.path.join(root, warc["file"])
        need(os.path.isfile(place), f"{where}.file", f"there is no file {place}")
        return open(place, "rb")
    beside = os.listdir(os.path.dirname(os.path.abspath(path)))
    return [(path, data, open_warc, set(beside))]

def from_package(path):
    """“recomputes the hash and length of every file that `datapackage.json` lists, allows no other file but it and
    `datapackage-digest.json`, compares the hash in the latter”; WARC files are “stored, not compressed”."""
    package, own, hashes = zipfile.ZipFile(path), ("datapackage.json", "datapackage-digest.json"), {}
    entries = package.infolist()
    names = [entry.filename for entry in entries]
    if len(entries) > MAX_ENTRIES or sum(entry.compress_size for entry in entries) > os.path.getsize(path):
        raise NotJudged(f"{path}: too many entries, or entries that overlap")
    need(len(set(names)) == len(names) and set(own) <= set(names), path, "it is no WACZ package, or a name is twice")
    described = read_whole(package.open(own[0]), own[0])
    told = read_json(read_whole(package.open(own[1]), own[1]), own[1])
    need(told["hash"] == "sha256:" + sha(described), own[1], "datapackage.json has another hash")
    listed = {item["path"]: item for item in read_json(described, own[0])["resources"]}
    need(set(names) == set(listed) | set(own), own[0], "it does not list exactly the files of the package")
    for name, item in listed.items():
        stream = Counted(package.open(name))
        while stream.read():
            pass
        digest = stream.digest.hexdigest()
        need((item["hash"], item["bytes"]) == ("sha256:" + digest, stream.size), name, "it has another hash or length")
        is_stored = package.getinfo(name).compress_type == zipfile.ZIP_STORED
        need(is_stored or not name.startswith("archive/"), name, "a WARC file is compressed in the package")
        hashes[digest] = name
    def open_warc(warc, where):  # “the one in `archive/` with that SHA-256, else the one with the same base name”
        name = hashes.get(warc["sha256"], "archive/" + warc["file"].rpartition("/")[2])
        need(name in listed and name.startswith("archive/"), f"{where}.file", "the package does not hold it")
        return package.open(name)
    found = []
    for name in sorted(listed):
        if re.fullmatch("captures/[^/]+/certificate.json", name):
            folder = name.rpartition("/")[0] + "/"
            beside = {other[len(folder):] for other in listed if other.startswith(folder)}
            found.append((name, read_whole(package.open(name), name), open_warc, beside))
    if not found:
        what = "an extract, which `isochron verify` checks" if "extract.json" in listed else "nothing is claimed"
        raise NotJudged(f"{path}: no certificate in this package; {what}")
    return found

def verify(data, open_warc, beside, wanted_key):
    """Checks one certificate; returns what it says, what is left to others, and pages that could not be judged."""
    cert = read_json(data, "certificate")
    need(cert["format"] == "isochron-certificate/1", "format", "it is not isochron-certificate/1")
    if "removals.json" in beside:
        raise NotJudged("records were removed by order (removals.json): ask `isochron verify`")
    check_seal(cert, wanted_key)
    files = read_files(cert, open_warc)
    torn = check_places(files)
    looks, by_url, open_pages = looks_in(files), {}, []
    for look in looks.values():
        by_url.setdefault(look.url, []).append(look)
    for i, page in enumerate(cert["pages"]):
        listed = {entry["id"] for entry in page["records"]}
        unlisted = [look for look in by_url.get(page["url"], []) if look.id not in listed]
        open_pages.append(check_page(cert, page, f"pages[{i}]", looks, unlisted))
    check_whole(cert, files, looks)
    check_course(cert, files.course)
    check_words(cert)
    check_dates(cert, [looks[entry["id"]].answer for page in cert["pages"] for entry in page["records"]])
    counts = cert["counts"]["verdicts"]
    line = f"{cert['site']} as of {cert['asOf']}: {counts['sharp']} of {len(cert['pages'])} pages sharp"
    line += f" ({torn} torn fetches passed over)" if torn else ""
    left = [f"{counts['attested']} pages marked attested, and hosts (304 answers, Last-Modified, trust in servers)",
            "the maker's words (scope, reasons, software, operator, clock): sealed, but not provable",
            *[f"{name} (openssl can)" for name in sorted(beside & {"seal.p7s", "start.tsr", "end.tsr"})]]
    return line, left, [page for page in open_pages if page]

def say(text):
    print("".join(c if c.isprintable() else "?" for c in text[:2000]))

def main():
    parser = argparse.ArgumentParser(description="Verifies an Isochron certificate, independently of Isochron.")
    parser.add_argument("path", help="certificate.json or a WACZ package")
    parser.add_argument("--archive", help="the archive's directory, where the certificate does not lie in it")
    parser.add_argument("--key", help="the public key (PEM) that must have signed")
    given = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace")
    limit_memory()
    try:
        key = raw_key(open(given.key, encoding="latin-1").read(4096), given.key) if given.key else None
        is_package = zipfile.is_zipfile(given.path)
        found = from_package(given.path) if is_package else from_archive(given.path, given.archive)
        for name, data, open_warc, beside in found:
            line, left, open_pages = verify(data, open_warc, beside, key)
            for text in left + (["who signed the package (signedData)"] if is_package else []) + open_pages:
                say(f"not checked here: {text}")
            if open_pages:
                raise NotJudged(f"{len(open_pages)} pages of {name} cannot be judged here; the rest is true")
            say(f"TRUE {name}: {line}")
    except NotTrue as error:
        say(f"FALSE {error}")
        return 1
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        say(f"FALSE certificate: a member is missing or of the wrong type ({type(error).__name__}: {error})")
        return 1
    except (NotJudged, OSError, EOFError, ValueError, RuntimeError, MemoryError, zlib.error, zipfile.BadZipFile,
            OverflowError) as error:
        say(f"NOT JUDGED {error or type(error).__name__}")
        return 2
    return 0

if __name__ == "__main__":
    sys.exit(main())
