#!/usr/bin/env python3
"""A second, independent verifier of Isochron certificates and testimonies.

    python3 tools/verify_certificate.py CERTIFICATE|TESTIMONY|WACZ [--archive DIR] [--key PUBLIC-KEY.pem]

Written from docs/certificate.md and the standards that it names, without the program's code; text in “ ” is that
page's. It needs Python 3.9 or newer and the files beside it, and nothing else: verify_standards.py (what the
standards say), verify_answers.py (what a response shows), verify_attested.py (what servers say), verify_run.py (the run's
own records, the words, the dates), verify_clock.py (its clocks), verify_borrowed.py (bodies in earlier captures' files), verify_renderings.py (requests, and what a browser showed), verify_removals.py (records removed by order), verify_testimony.py
(what was told, not seen). Exit code 0: TRUE. 1: FALSE, with
the first line that the WARC files do not bear out. 2: the input cannot be read, or not be judged here. What is left to
`isochron verify` is printed as "not checked here": seals from outside, the signature of a package. Extracts are not judged.
"""
import argparse, math, os, re, sys, zipfile, zlib
from types import SimpleNamespace as Thing
sys.dont_write_bytecode = True
from verify_answers import answer_of, target_of
from verify_attested import attested, check_hosts, condition_of, confirmations, is_worth, with_the_makers, words_of
from verify_borrowed import HINT, check_lending, hinted, settle_borrowed
from verify_clock import check_clock, keep_runs, new_clocks, set_errors
from verify_removals import is_concerned, no_removals, read_removals
from verify_renderings import (address_of, check_cookies, check_message, check_renderings, check_urls, keep_view,
                               listed_logins)
from verify_run import (ASIDE, LOOKS, NOTE, NOTE_FIELDS, PASSES, check_bodies, check_course, check_dates, check_info,
                        check_lone, check_places, check_type, check_words, keep_note, new_course)
from verify_standards import (Counted, NotJudged, NotTrue, canonical, check_signed, host_of, iso, members, limit_memory,
                              merkle_root, ms, need, parse_record, raw_key, read_http, read_json, read_whole, same, sha,
                              values, warc_fields)
from verify_testimony import FORMAT, verify_testimony

MAX_RECORDS, MAX_ENTRIES = 10_000_000, 100_000
METADATA = "sentAt firstByteAt lastByteAt pass outcome connection borrowed request " + NOTE_FIELDS
NO_WORDS = Thing(skew=None, not_modified=True, is_open=False)  # of a host of which nothing is known
VERDICTS = "sharp attested seen changed self-varying gone failed blocked excluded late skipped".split()

# ---- The seal --------------------------------------------------------------------------------------------------------

def check_seal(cert, wanted_key):
    need(same(cert["merkle"]["leaves"], len(cert["pages"])), "merkle.leaves", f"there are {len(cert['pages'])} pages")
    root = merkle_root(canonical(page).encode("utf-8") for page in cert["pages"])
    need(root == cert["merkle"]["root"], "merkle.root", f"the pages lead to {root}")
    key = raw_key(cert["signature"]["publicKey"], "signature.publicKey")
    need(wanted_key in (None, key), "signature.publicKey", "it is not the key that was asked for")
    # “over the canonical JSON of the certificate without its members `pages` and `signature`”
    check_signed({name: cert[name] for name in cert if name not in ("pages", "signature")}, cert["signature"], "signature")

# ---- WARC files ------------------------------------------------------------------------------------------------------

def rules_of(settings):
    """“`settings.contentRules` names the rules”: whether bytes after the end of a coding are passed over."""
    rules = settings.get("contentRules")
    is_known = "contentRules" not in settings or rules == "isochron-content/2"
    need(is_known, "settings.contentRules", f"the rules {rules} are not known here")
    return rules is not None

def read_files(cert, open_warc, gone):
    """Reads every record of every file once, and keeps what pages can rest on: no bodies."""
    files = Thing(ids=set(), answers={}, requests={}, metadata={}, failures={}, servers=set(), connections=set(),
                  ends=[], waiting=[], views={}, started=ms(cert["startedAt"], "startedAt"), course=new_course(), gone=gone, places={},
                  clocks=new_clocks(), passes_over=rules_of(cert["settings"]))
    for i, signed in enumerate(cert["warcs"]):
        where, stream, types = f"warcs[{i}]", Counted(open_warc(signed, f"warcs[{i}]")), []
        warc = {**signed, **gone.left.get(signed["file"], {})}  # “A file must then be what its last removal left”
        for offset, data in members(stream, where):
            record = parse_record(data, where)
            record.again = signed, where, offset
            need(record.id not in gone.ids, "removals.json", f"{record.id} is said to be removed and is there")
            types.append(record.type)
            # “Every record id occurs once.”
            need(record.id and record.id not in files.ids, f"{where}: {record.id}", "the id is missing or used twice")
            files.ids.add(record.id)
            files.places[record.id] = len(files.ids)
            if len(files.ids) > MAX_RECORDS:
                raise NotJudged(f"{where}: more than {MAX_RECORDS} records")
            keep_record(cert, files, record, open_warc)
        digest = stream.digest.hexdigest()
        need(same(stream.size, warc["sizeBytes"]), f"{where}.sizeBytes", f"the file has {stream.size} bytes")
        need(digest == warc["sha256"], f"{where}.sha256", f"the file's is {digest}")
        need(same(len(types), warc["records"]), f"{where}.records", f"the file has {len(types)}")
        need("warcinfo" in types, where, "the file has no warcinfo record")
        files.ends.append(Thing(id=record.id, type=record.type, beside=record.fields.get("warc-concurrent-to")))
    return files

def keep_record(cert, files, record, open_warc):
    """“Request and metadata name the response in `WARC-Concurrent-To`.”"""
    where = f"{record.again[1]}: {record.id}"
    check_type(record, where)
    beside = record.fields.get("warc-concurrent-to")
    if "warc-ip-address" in record.fields:
        files.servers.add((host_of(record.target), record.fields["warc-ip-address"]))
    if record.type == "warcinfo":
        check_info(cert, warc_fields(record.block, "isPartOf isochron-capture"))
    elif record.type == "resource":
        keep_view(files, record, where)
    elif record.type in ("response", "revisit"):
        files.answers[record.id] = answer_of(record, files, where, open_warc)
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
            keep_runs(files.clocks, record.told, len(files.ids))

# ---- Looks -----------------------------------------------------------------------------------------------------------

def looks_in(files):
    """Every look in the files, by id: answers with a pass that is a look, and fetches without a response. An `unread`
    one is none that may be listed, “but what it shows, when it can be read, counts among the looks that the files
    hold”."""
    looks = {}
    for rid, answer in files.answers.items():
        beside = files.metadata.get(rid)
        if beside and beside.told["pass"] in PASSES:
            original = files.metadata.get(answer.refers) if answer.type == "revisit" else None
            is_plain = not original or "request" not in original.told  # “nor does one refer to its answer”
            need(is_plain, f"warcs: {rid}", "the revisit refers to the answer to another request")
            looks[rid] = look_at(answer, beside, files.requests.get(rid))
    for rid, failure in files.failures.items():
        sent, shows = ms(failure.date, f"record {rid}"), failure.told["outcome"]
        need(shows in ("failed", "refused"), f"record {rid}", "its outcome is neither failed nor refused")
        said = {"type": "metadata", "pass": failure.told["pass"], "request": None, "metadata": None,
                "sentAt": failure.date}
        looks[rid] = Thing(id=rid, url=page_of(failure.target, failure.told), answer=None, shows=shows, state=None, sent=sent, first=sent,
                           last=sent, condition=None, said=said)
    return without_aside(looks)

def without_aside(looks):
    """“The first three are no looks where no look at the same page was sent before, a `knock` where none at its host
    was”."""
    first = {}
    for look in looks.values():
        for place in (look.url, host_of(look.url)) if look.said["pass"] not in ASIDE else ():
            first[place] = min(look.sent, first.get(place, math.inf))
    place_of = lambda look: host_of(look.url) if look.said["pass"] == "knock" else look.url
    return {rid: look for rid, look in looks.items()
            if look.said["pass"] not in ASIDE or look.sent >= first.get(place_of(look), math.inf)}

def look_at(answer, beside, request):
    """“`sentAt`, `firstByteAt`, `lastByteAt`: … in this order. `sentAt` equals the `WARC-Date` of the response”."""
    times = {name: beside.told.get(name) for name in ("sentAt", "firstByteAt", "lastByteAt")}
    sent, first, last = (ms(text, f"record {beside.id}") for text in times.values())
    need(sent <= first <= last, f"record {beside.id}", "sentAt, firstByteAt and lastByteAt are out of order")
    need(answer.date == times["sentAt"], f"record {answer.id}", "its WARC-Date is not sentAt")
    asked = read_http(request.block) if request else None
    condition = condition_of(asked[1]) if asked else None
    need(answer.type != "revisit" or "request" not in beside.told, f"warcs: {answer.id}", "a revisit of such a request")
    said = {"type": answer.type, "pass": beside.told["pass"], "request": request and request.id,
            "metadata": beside.id, **times}
    return Thing(id=answer.id, url=page_of(answer.target, beside.told), answer=answer, shows=answer.shows, state=answer.state, sent=sent,
                 first=first, last=last, asked=asked, request=request, beside=beside, condition=condition,
                 is_plain=condition is None, said=said)

def page_of(target, told):
    """“A look's page is the target, and where the metadata record has `request`, `#` and that behind it.”"""
    return f"{target}#{told['request']}" if "request" in told else target

def check_look(cert, page, entry, look, where):
    need(look and look.url == page["url"], where, f"the files hold no look at {page['url']} with the id {entry['id']}")
    need(look.said["pass"] in LOOKS, f"{where}.pass", "“Nor is an `unread` one listed as a look”")
    lent = look.answer and look.answer.borrowed  # “`borrowed` (`id` and `file`) on exactly the looks that borrow”
    need(same(entry.get("borrowed"), lent), f"{where}.borrowed", f"its body is borrowed from {lent}")
    need("borrowed" not in entry or lent, f"{where}.borrowed", "it borrows nothing")
    for name, value in look.said.items():
        need(entry[name] == value, f"{where}.{name}", f"recorded is {value}, not {entry[name]}")
    # “Every time lies within `startedAt` and `finishedAt`.”
    is_within = ms(cert["startedAt"], "startedAt") <= look.sent and look.last <= ms(cert["finishedAt"], "finishedAt")
    need(is_within, where, "it does not lie within startedAt and finishedAt")
    if look.answer is None:
        return
    need(look.request, f"{where}.request", "the files hold no request record beside it")
    need(look.beside.target == look.request.target == address_of(look.url), where, "its records are of different targets")
    if "#" in look.url:  # “Requests”
        need(look.asked, f"{where}.request", "it is no HTTP request")
        check_message(cert, look, target_of(look.url), where)
        return
    # “The request is a GET for the URL's path and query with its `Host`”
    is_get = look.asked and look.asked[0] == f"GET {target_of(look.url)} HTTP/1.1" and len(look.asked[2]) == 0
    is_there = is_get and values(look.asked[1], "host") == [host_of(look.url)]
    need(is_there, f"{where}.request", "it does not ask for this page")
    # “its other header fields, save …, are those of `requestProfile` without `Authorization` and `Cookie`, in order”
    aside = ("host", "authorization", "cookie", "if-none-match", "if-modified-since")
    sent = [list(pair) for pair in look.asked[1] if pair[0].lower() not in aside]
    profile = [list(pair) for pair in cert["requestProfile"].items() if pair[0].lower() not in ("authorization", "cookie")]
    need(sent == profile, "requestProfile", f"{where} was asked for with other header fields")
    # “A request carries the `Authorization` that the profile lists for its origin, and none where none is listed”
    own = listed_logins(cert["requestProfile"], look.url, where)
    need(values(look.asked[1], "authorization") == own, "requestProfile",
         f"{where} was asked for with another Authorization than is listed for its origin")
    check_cookies(cert["requestProfile"], "; ".join(values(look.asked[1], "cookie")), where)

# ---- What follows from the looks -------------------------------------------------------------------------------------

def vouches_until(look):
    """“vouches until `sentAt`; with cache signs until `sentAt − (Age + 1 s)`, and for nothing without an Age”."""
    age = (values(look.answer.fields, "age") or [""])[0]
    if not look.answer.signs:
        return look.earliest
    return look.earliest - (int(age) + 1) * 1000 if re.fullmatch("[0-9]{1,10}", age) else -math.inf

def observed(run):
    """“closed, from `lastByteAt` of its first plain state to the latest time that one of its later plain states vouches
    until. None when it would be empty, or with one plain state.”"""
    plain = [look for look in run if look.is_plain]
    end = max((vouches_until(look) for look in plain[1:]), default=-math.inf)
    return (plain[0].latest, end) if plain and end >= plain[0].latest else None

def judge(looks, as_of, words):
    """The table of verdicts: which may be, the run that they speak of, its interval and evidence, what it rests on."""
    states, runs = [look for look in looks if look.state], []
    for look in states:  # “Maximal runs of equal states (looks that show no state are passed over)”
        if runs and runs[-1][0].state == look.state:
            runs[-1].append(look)
        else:
            runs.append([look])
    if not states:
        last = next((look.shows for look in reversed(looks) if is_worth(look, words)), "none")
        may = {"refused": ["excluded"], "blocked": ["blocked", "excluded"], "none": ["skipped", "failed", "excluded"]}
        return may.get(last, ["failed", "excluded"]), None, None, "none", []
    probes = [look for look in states if look.said["pass"] == "probe"]
    for one, two in zip(probes, probes[1:]):  # “of its states of pass `probe`, two that follow each other differ”
        if one.state != two.state:
            return ["self-varying"], runs[0], None, "none", []
    for run in runs:  # “a run's observed interval contains `asOf`”
        span = observed(run)
        if span and span[0] <= as_of <= span[1]:
            return ["sharp"], run, span, "observed", run + confirmations(run, looks, words)
    for run in runs:  # “a run's attested interval contains `asOf`”
        span, plain = attested(run, looks, words, vouches_until)
        if span and span[0] <= as_of <= span[1]:
            evidence = "attested:304" if plain and plain[0] <= as_of <= plain[1] else "attested:last-modified"
            return ["attested"], run, span, evidence, run + confirmations(run, looks, words)
    return *not_proved(states, runs, as_of), None, "none", []

def not_proved(states, runs, as_of):
    before, after = [s for s in states if s.latest <= as_of], [s for s in states if s.earliest >= as_of]
    spoken = before[-1] if before else after[0] if after else states[0]
    run = next(run for run in runs if any(spoken is state for state in run))
    if not before and after:
        return ["late"], run
    if before and after and before[-1].state != after[0].state:
        absent = (404, 410)
        is_gone = after[0].state[0] in absent and before[-1].state[0] not in absent
        return ["gone" if is_gone else "changed"], run
    return ["seen"], run

def check_listed(cert, page, where, looks):
    """The page's looks as the files show them."""
    for j, entry in enumerate(page["records"]):
        check_look(cert, page, entry, looks.get(entry["id"]), f"{where}.records[{j}]")
    own = [looks[entry["id"]] for entry in page["records"]]
    in_order = all(a.sent <= b.sent for a, b in zip(own, own[1:])) and len({look.id for look in own}) == len(own)
    need(in_order, f"{where}.records", "they are not in the order of sentAt, or a look is listed twice")
    return own

def check_page(cert, page, where, own, words):
    as_of = ms(cert["asOf"], "asOf")
    may, run, span, evidence, rests = judge(own, as_of, words)
    need(page["verdict"] in may, f"{where}.verdict", f"the looks lead to {' or '.join(may)}, not to {page['verdict']}")
    claimed = page["interval"] and tuple(ms(page["interval"][end], f"{where}.interval") for end in ("from", "to"))
    need(claimed == span, f"{where}.interval", f"the looks lead to {span and [iso(t) for t in span]}")
    need(page["evidence"] == evidence, f"{where}.evidence", f"it must be {evidence}")
    for j, (entry, look) in enumerate(zip(page["records"], own)):  # “`restsOn` is true for exactly the looks of that run”
        is_its = any(look is one for one in rests)
        need(entry["restsOn"] is is_its, f"{where}.records[{j}].restsOn", f"{look.id} is wrongly marked")
    requests = {look.request.block for look in rests if look.state and look.is_plain}
    need(len(requests) < 2, f"{where}.records", "the requests of its plain states are not equal byte for byte")
    shown = [*run[0].state, run[0].answer.payload] if run else [None] * 5
    for name, value in zip(("status", "location", "contentType", "contentDigest", "payloadDigest"), shown):
        need(same(page[name], value), f"{where}.{name}", f"the first state of the run has {value}")

def check_uncontradicted(cert, page, where, held, words):
    """“a claimed interval must also lie within what follows when they are counted in, in the same tier or as `sharp`”."""
    if page["interval"] is None or len(held) == len(page["records"]):
        return
    may, _, wider, _, _ = judge(held, ms(cert["asOf"], "asOf"), words)
    start, end = (ms(page["interval"][name], where) for name in ("from", "to"))
    holds = may[0] in ("sharp", page["verdict"]) and wider and wider[0] <= start and end <= wider[1]
    need(holds, f"{where}.records", "a look in the files that is not listed contradicts the claim")

def check_pages(cert, files, looks):
    """Every page that can still be recomputed; returns those that could not be judged here, and the others' looks."""
    held, own, open_pages = {}, {}, []
    for look in sorted(looks.values(), key=lambda look: look.sent):
        held.setdefault(look.url, []).append(look)
    pages = [(f"pages[{i}]", page) for i, page in enumerate(cert["pages"]) if not is_concerned(page, files.gone)]
    concerned = {page["url"] for page in cert["pages"] if is_concerned(page, files.gone)}
    for where, page in pages:
        own[page["url"]] = check_listed(cert, page, where, looks)
    held = {url: seen for url, seen in held.items() if url not in concerned}
    hosts = {host_of(url) for url in concerned}
    words, words_of_all = (with_the_makers(words_of(seen), cert, hosts) for seen in (own, held))
    for where, page in pages:
        url, host = page["url"], host_of(page["url"])
        seen, all_seen = own[url], held.get(url, [])
        is_open = any(look.shows == "unjudged" for look in all_seen) or (
            words_of_all.get(host, NO_WORDS).is_open and any(look.shows == "unchanged" for look in all_seen)) or (
            words_of_all.get(host, NO_WORDS).is_open and page["verdict"] == "attested")
        if is_open:
            open_pages.append(f"{where} ({page['verdict']}): a body that Python cannot decode, or what rests on such")
            continue
        check_page(cert, page, where, seen, words.get(host, NO_WORDS))
        check_uncontradicted(cert, page, where, all_seen, words_of_all.get(host, NO_WORDS))
    check_hosts(cert, words, files.answers, files.gone.ids)
    return open_pages, own

def check_whole(cert, files, looks, own):
    """What is said of the capture: counts, vantage, and that “Nothing may be left out.”"""
    urls, verdicts = [page["url"] for page in cert["pages"]], [page["verdict"] for page in cert["pages"]]
    need(len(set(urls)) == len(urls), "pages", "a page is listed twice")
    seen = {look.url for look in looks.values() if look.said["pass"] not in ASIDE}
    missing = next(iter(seen - set(urls)), None)
    need(missing is None, "pages", f"the files hold a look at {missing}, which is not listed")
    need(same(cert["counts"]["pages"], len(urls)), "counts.pages", f"there are {len(urls)}")
    for name in VERDICTS:
        count = verdicts.count(name)
        need(same(cert["counts"]["verdicts"][name], count), f"counts.verdicts.{name}", f"there are {count}")
    check_vantage(cert["vantage"], cert["settings"], files, own)

def check_vantage(vantage, settings, files, own):
    """“every pair …, and no other”; after removals “Servers, connections and signs of caches need then not be found in
    the files”, but what is found must be told."""
    def agree(told, found, where):
        is_whole = not files.gone.ids
        need(len(set(told)) == len(told), where, "something is named twice")
        need(set(told) >= set(found), where, f"the files also have {sorted(set(found) - set(told))[:1]}")
        need(set(told) <= set(found) or not is_whole, where, f"no record has {sorted(set(told) - set(found))[:1]}")
    signs = {(host_of(url), name) for url, looks in own.items() for look in looks
             if look.shows in ("state", "unchanged", "unjudged") for name in look.answer.signs}
    agree([(server["host"], server["address"]) for server in vantage["servers"]], files.servers, "vantage.servers")
    if "connections" in vantage:
        agree([canonical(line) for line in vantage["connections"]], files.connections, "vantage.connections")
    # “Where `settings.network` has a `proxy`, every connection has the same, and no record has a `WARC-IP-Address`”
    proxy = (settings.get("network") or {}).get("proxy")
    for line in vantage.get("connections", []):
        need(line.get("proxy") == proxy, "vantage.connections", f"{line['host']}: not the proxy of the settings")
    need(proxy is None or not vantage["servers"], "vantage.servers", "through a proxy no server's address can be known")
    if "caches" in vantage:
        hosts = [line["host"] for line in vantage["caches"]]
        need(len(set(hosts)) == len(hosts), "vantage.caches", "a host is named twice")
        agree([(line["host"], name) for line in vantage["caches"] for name in line["fields"]], signs, "vantage.caches")

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
    folder = os.path.dirname(os.path.abspath(path))
    beside = {name: os.path.join(folder, name) for name in os.listdir(folder)}
    def lend(file):  # “in the archive the file of that name, and those that `borrowed.json` … names”
        more = hinted(read_whole(open(beside[HINT], "rb"), HINT)) if HINT in beside else []
        places = [os.path.join(root, name) for name in [file, *more]]
        return [lambda place=place: open(place, "rb") if os.path.isfile(place) else None for place in places]
    return [(path, data, (open_warc, lend), set(beside), lambda name: open(beside[name], "rb"))]

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
    def lend(file):  # “in a package the file in `archive/` with the same base name, and `originals.warc.gz` there”
        own = "archive/" + file.rpartition("/")[2]
        names = sorted(n for n in listed if n == own or re.fullmatch(r"archive/(?:\d+-)?originals\.warc\.gz", n))
        return [lambda name=name: package.open(name) for name in names]
    found = []
    for name in sorted(listed):
        if re.fullmatch("captures/[^/]+/(?:certificate|testimony).json", name):
            folder = name.rpartition("/")[0] + "/"
            beside = {other[len(folder):] for other in listed if other.startswith(folder)}
            found.append((name, read_whole(package.open(name), name), (open_warc, lend), beside,
                          lambda other, folder=folder: package.open(folder + other)))
    if not found:
        what = "an extract, which `isochron verify` checks" if "extract.json" in listed else "nothing is claimed"
        raise NotJudged(f"{path}: neither a certificate nor a testimony in this package; {what}")
    return found

def verify(data, opening, beside, open_beside, wanted_key):
    """Checks one certificate; returns what it says, what is told, and pages that could not be judged."""
    cert, gone = read_json(data, "certificate"), no_removals()
    if cert["format"] == FORMAT:
        return verify_testimony(cert, opening, beside, open_beside, wanted_key)
    need(cert["format"] == "isochron-certificate/1", "format", "it is not isochron-certificate/1")
    check_seal(cert, wanted_key)
    if "removals.json" in beside:
        gone = read_removals(cert, read_whole(open_beside("removals.json"), "removals.json"))
    files = read_files(cert, opening[0], gone)
    settle_borrowed(cert, files, opening[1])
    torn, looks = check_places(files), looks_in(files)
    check_clock(cert, files, looks)
    set_errors(cert, looks)
    open_pages, own = check_pages(cert, files, looks)
    check_whole(cert, files, looks, own)
    check_urls(cert)
    shown = check_renderings(cert, files, own)
    check_course(cert, files.course)
    check_words(cert)
    check_bodies(cert)
    check_lending(cert)
    doubts = check_dates(cert, [look for seen in own.values() for look in seen], not files.gone.ids)
    removed = len(cert["pages"]) - len(own)
    sharp, attested = (sum(page["verdict"] == name and page["url"] in own for page in cert["pages"])
                       for name in ("sharp", "attested"))
    line = f"{cert['site']} as of {cert['asOf']}: {sharp} of {len(cert['pages'])} pages sharp, {attested} attested"
    line += f", {removed} removed by order" if removed else ""
    line += f" ({torn} torn fetches passed over)" if torn else ""
    left = ["omitted pages (what captured pages link to, in scope and in no list)",
            "the maker's words (scope, reasons, software, operator, clock): sealed, but not provable",
            *[f"{name} (openssl can)" for name in sorted(beside & {"seal.p7s", "start.tsr", "end.tsr"})]]
    return line, doubts + gone.told + shown + [f"not checked here: {text}" for text in left], open_pages

def say(text):
    print("".join(c if c.isprintable() else "?" for c in text[:2000]))

def main():
    parser = argparse.ArgumentParser(description="Verifies an Isochron certificate or testimony, independently of Isochron.")
    parser.add_argument("path", help="certificate.json, testimony.json or a WACZ package")
    parser.add_argument("--archive", help="the archive's directory, where the certificate does not lie in it")
    parser.add_argument("--key", help="the public key (PEM) that must have signed")
    given = parser.parse_args()
    sys.stdout.reconfigure(errors="backslashreplace")
    limit_memory()
    try:
        key = raw_key(open(given.key, encoding="latin-1").read(4096), given.key) if given.key else None
        is_package = zipfile.is_zipfile(given.path)
        found = from_package(given.path) if is_package else from_archive(given.path, given.archive)
        for name, data, opening, beside, open_beside in found:
            line, told, open_pages = verify(data, opening, beside, open_beside, key)
            for text in told:
                say(text)
            for text in (["who signed the package (signedData)"] if is_package else []) + open_pages:
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
