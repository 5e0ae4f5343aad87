"""Testimonies, for verify_certificate.py: that one says what its WARC records say, all of it and no more. Whether the
teller told the truth, no file can show. Text in “ ” is from docs/certificate.md, “Testimonies”.
"""
import re, time
from types import SimpleNamespace as Thing
from verify_answers import content_of, read_again, read_final
from verify_clock import FUTURE, check_claimed, keep_runs, new_clocks
from verify_removals import no_removals, read_removals
from verify_run import NOTE, check_info
from verify_standards import (Counted, NotJudged, NotTrue, canonical, check_signed, framing, listed, members, merkle_root,
                              ms, need, parse_record, raw_key, read_json, read_whole, same, sha, unframe, values,
                              warc_fields)

FORMAT = "isochron-testimony/1"
MAX_RECORDS = 10_000_000
FIELDS = """isochron-content conversion leftOut isochron-told from to count isCurrent variant seq content isochron-change
    isochron-resume missing"""
IDENTITY = ("status", "location", "contentType", "contentDigest", "payloadDigest")

# ---- The words, to the letter ----------------------------------------------------------------------------------------

STATEMENTS = {
    "source": """The site's source says of each version listed that this was the content of the page from `from` to `to`, both \
included; where isCurrent is said, nothing had replaced it when the source was taken, and `to` is that instant. \
The content is held as it was found, or as the conversion named with it made it. This is what the source says \
was published: no server was asked for it, and nobody here saw it served.""",
    "served": """Of each version listed the recorder before the server says that the server answered visitors with this content \
`count` times, from `from`, when the first of these answers was complete, to `to`, when the request of the last \
came (of a single answer both are one instant), and that it saw no other answer of this variant between them. \
The content is held as it was sent, save what is named as left out of its head; the answers counted after it \
were compared as they passed, and are not held. What happened between two answers nobody saw."""}
LIMITS = {
    "source": ["""That the teller tells the truth: whoever holds the archive's key, or had the source or the recorder in hand at \
the time, can tell anything that agrees with itself, and no verifier will see it.""",
    """That it was published: what changed in a source is not thereby what a server gave out, nor when.""",
    """That the source's dates are true: a committer's date is what the committer's machine wrote, a history can be \
rewritten, and a field of a database can be set to anything.""",
    """What visitors were given: servers add and leave out, caches keep what is over, and a page that a conversion made \
need not be the one that the site made of the same source.""",
    """What was there when nothing is told: a page without a version at an instant, and a page that is not listed, may \
have been there all the same. No gap says that a server answered 404.""",
    """Absolute time beyond the accuracy of the clocks that told it: a time stamp from outside, where there is one, \
says only that the testimony existed by then.""",
    """Who made it: the signature shows that nothing was altered after signing, not whose key it is."""],
    "served": ["""That the teller tells the truth: whoever holds the archive's key, or had the source or the recorder in hand at \
the time, can tell anything that agrees with itself, and no verifier will see it.""",
    """That the count is true: it is the recorder's own word, and so is that the answers counted were equal and that it \
saw no other between them.""",
    """What happened between two answers: a page that changed and changed back in between looks the same.""",
    """What visitors were given by others: answers of caches before the recorder, and what did not pass through it, are \
out of its sight.""",
    """What was left out: of what is named as left out only the name is known.""",
    """What was there when nothing is told: a page without a version at an instant, and a page that is not listed, may \
have been there all the same. No gap says that a server answered 404.""",
    """Absolute time beyond the accuracy of the clocks that told it: a time stamp from outside, where there is one, \
says only that the testimony existed by then.""",
    """Who made it: the signature shows that nothing was altered after signing, not whose key it is."""]}

def check_words(told):
    need(told["tier"] in STATEMENTS, "tier", "it is neither source nor served")
    need(told["statement"] == STATEMENTS[told["tier"]], "statement", "these are not the format's words")
    need(told["cannotProve"] == LIMITS[told["tier"]], "cannotProve", "these are not the format's words")

# ---- The files -------------------------------------------------------------------------------------------------------

def read_files(told, open_warc, gone):
    """Every record of every file, once; of contents what they are, not their bytes."""
    rules = told["settings"].get("contentRules")
    need(rules in (None, "isochron-content/2"), "settings.contentRules", f"the rules {rules} are not known here")
    files = Thing(ids=set(), contents={}, notes={}, spans=[], resumes=[], ends=[], infos=[], clocks=new_clocks(), ended=None,
                  gone=gone, passes_over=rules is not None, open_warc=open_warc)
    for i, signed in enumerate(told["warcs"]):
        where, stream, count = f"warcs[{i}]", Counted(open_warc(signed, f"warcs[{i}]")), 0
        warc, infos = {**signed, **gone.left.get(signed["file"], {})}, len(files.infos)
        for offset, data in members(stream, where):
            record = parse_record(data, where)
            record.again, count = (signed, where, offset), count + 1
            need(record.id not in gone.ids, "removals.json", f"{record.id} is said to be removed and is there")
            need(record.id and record.id not in files.ids, f"{where}: {record.id}", "the id is missing or used twice")
            files.ids.add(record.id)
            if len(files.ids) > MAX_RECORDS:
                raise NotJudged(f"{where}: more than {MAX_RECORDS} records")
            keep_record(told, files, record, f"{where}: {record.id}")
        digest = stream.digest.hexdigest()
        need(same(stream.size, warc["sizeBytes"]), f"{where}.sizeBytes", f"the file has {stream.size} bytes")
        need(digest == warc["sha256"], f"{where}.sha256", f"the file's is {digest}")
        need(same(count, warc["records"]), f"{where}.records", f"the file has {count}")
        need(len(files.infos) > infos, where, "the file has no warcinfo record")
        files.ends.append(record.id)
    return files

def keep_record(told, files, record, where):
    """“warcinfo, contents, the metadata beside them, spans, and the run's own notes …; any other is false.”"""
    beside = record.fields.get("warc-concurrent-to")
    if record.type == "warcinfo":
        info = warc_fields(record.block, "isPartOf isochron-capture software")
        files.infos.append(info)
        check_info(told, info)
    elif record.type in ("resource", "response", "revisit"):
        files.contents[record.id] = content(record, files, where)
    else:
        need(record.type == "metadata", where, f"a record of the type {record.type}, which no testimony has")
        said = warc_fields(record.block, FIELDS)
        if beside is not None:
            is_there = beside in files.contents or beside in files.gone.ids
            need(is_there and beside not in files.notes, where, "it stands beside no content, or beside one that has its own")
            files.notes[beside] = Thing(id=record.id, target=record.target, said=said)
        elif "isochron-told" in said:
            files.spans.append(span(record, said, len(files.ids), where))
        else:
            need(record.target.startswith(NOTE), where, "a metadata record that tells of nothing")
            keep_note(files, said, where)

def keep_note(files, said, where):
    keep_runs(files.clocks, said, len(files.ids))
    change = read_json(said.get("isochron-change", "{}").encode("utf-8"), where)
    files.ended = change.get("finishedAt") if isinstance(change.get("finishedAt"), int) else files.ended
    if "isochron-resume" in said:
        missing = read_json(said.get("missing", "[]").encode("utf-8"), where)
        files.resumes.append(Thing(place=len(files.ids), number=int(said["isochron-resume"]), missing=set(missing)))

def span(record, said, place, where):
    """“`isochron-told` (the tier), `from` and `to`, `count` (digits, no zero in front), `isCurrent` (`true`) and `variant`
    where there are such, `seq` … and `content`, a JSON list of objects whose `id`s are those of the version's `records`”."""
    count, ids = said.get("count"), read_json(said.get("content", "").encode("utf-8"), where)
    is_read = said.get("isCurrent", "true") == "true" and re.fullmatch("0|[1-9][0-9]{0,14}", said.get("seq", ""))
    is_read = is_read and (count is None or re.fullmatch("[1-9][0-9]{0,14}", count))
    need(is_read and isinstance(ids, list) and ids, where, "what it tells cannot be read")
    for name in ("from", "to"):
        ms(said.get(name), where)
    return Thing(id=record.id, url=record.target, tier=said["isochron-told"], place=place, seq=int(said["seq"]),
                 ids=[one["id"] for one in ids], version={"from": said["from"], "to": said["to"],
                 "count": count and int(count), "isCurrent": True if "isCurrent" in said else None,
                 "variant": said.get("variant")})

# ---- Contents --------------------------------------------------------------------------------------------------------

def content(record, files, where):
    """What a content is; a problem is told when a version rests on it."""
    held = Thing(id=record.id, type=record.type, target=record.target, refers=record.fields.get("warc-refers-to"), problem=None,
                 again=record.again, is_headed=record.type == "response", codings=[], size=0)
    try:
        if record.type == "revisit":
            read_revisit(held, record, files, where)
            return held
        need("warc-truncated" not in record.fields, where, "it is cut")
        if record.type == "resource":  # “status 200, no Location, …, and the SHA-256 of the block as both digests”
            digest, held.size = "sha-256:" + sha(record.block), len(record.block)
            held.identity = [200, None, record.fields.get("content-type"), digest, digest]
        else:
            read_response(held, record, files, where)
        declared = record.fields.get("warc-payload-digest", held.identity[4])
        need(declared == held.identity[4], where, "the payload has another WARC-Payload-Digest")
    except NotTrue as error:
        held.problem = str(error)
    return held

def is_state(status):
    return status is not None and (200 <= status <= 399 and status != 304 or status in (404, 410))

def head_of(status, fields):
    return [status, *((values(fields, name) or [None])[0] for name in ("location", "content-type"))]

def codings_of(fields):
    codings = (coding.lower().replace("x-gzip", "gzip") for coding in listed(fields, "content-encoding"))
    return [coding for coding in codings if coding != "identity"]

def read_response(held, record, files, where):
    """“It must be whole, decodable, and of status 200 to 399 (never 304), 404 or 410.”"""
    version, status, http = read_final(record.block)
    need(is_state(status), where, "it is no HTTP response that shows a state")
    payload, is_whole = unframe(version, status, http[1], http[2])
    need(is_whole, where, "it does not end as its framing says")
    held.codings, held.size = codings_of(http[1]), len(payload)
    digest = content_of(payload, held.codings, files)[0]
    need(digest != "failed", where, "its content cannot be decoded")
    held.identity = [*head_of(status, http[1]), digest, "sha-256:" + sha(payload)]

def read_revisit(held, record, files, where):
    """“names a `resource` or `response` of the same target earlier in the testimony's own files”."""
    original = files.contents.get(held.refers)
    is_one = original and original.type != "revisit" and original.target == record.target
    need(is_one, where, "it refers to no content of the same page before it")
    need(original.problem is None, where, f"what it refers to is false: {original.problem}")
    payload = original.identity[4]
    need(record.fields.get("warc-payload-digest") == payload, where, "what it refers to has another payload")
    if not original.is_headed:  # “Of a resource the block is empty, and it is the same in every member.”
        need(len(record.block) == 0, where, "what it refers to has no head")
        held.identity = original.identity
        return
    version, status, http = read_final(record.block)
    need(is_state(status) and len(http[2]) == 0, where, "it is no head that shows a state")
    _, length, is_clear = framing(version, status, http[1])
    need(is_clear and length in (None, original.size), where, "nobody can say that it tells of this content, and whole")
    digest, codings = original.identity[3], codings_of(http[1])
    if codings != original.codings and original.size:  # “decoded by its own `Content-Encoding`”
        digest = content_of(read_again(original, files.open_warc), codings, files)[0]
        need(digest != "failed", where, "its content cannot be decoded")
    held.identity = [*head_of(status, http[1]), digest, payload]

# ---- Versions --------------------------------------------------------------------------------------------------------

def check_versions(told, files):
    """“`versions` lists the spans in force, each once, in the order of their records, and nothing else”; returns how many
    are set apart, which cannot be judged, and how many spans are not in force."""
    in_force = [one for one in files.spans if not is_void(one, files.resumes)]
    places, before, apart, open_ones = {one.id: i for i, one in enumerate(in_force)}, -1, 0, []
    for i, version in enumerate(told["versions"]):
        where, ids = f"versions[{i}]", [entry["id"] for entry in version["records"]]
        held = files.contents.get(ids[0])
        if {version["told"]["id"], *ids, held and held.refers} & files.gone.ids:
            apart += 1  # “a version is set apart, and counted”
            continue
        place = places.get(version["told"]["id"])
        need(place is not None, f"{where}.told", "the files hold no such record in force")
        need(place > before, f"{where}.told", "versions are not in the order of their records")
        before = place
        check_span(told, version, in_force[place], where, ids)
        if check_content(version, files, where, held) == "unjudged":
            open_ones.append(f"{where}: a body that Python cannot decode")
    listed_ids = {version["told"]["id"] for version in told["versions"]}
    hidden = [one for one in in_force if one.id not in listed_ids]
    need(not hidden, "versions", f"{hidden and hidden[0].id} tells of {hidden and hidden[0].url}, and no version lists it")
    return apart, open_ones, len(files.spans) - len(in_force)

def is_void(one, resumes):
    """“a record with `isochron-resume` stands behind it in the files whose number is at most its `seq`, or whose field
    `missing` has its `seq`”."""
    return any(one.place < resume.place and (one.seq >= resume.number or one.seq in resume.missing) for resume in resumes)

def check_span(told, version, one, where, ids):
    need(version["url"] == one.url, f"{where}.url", f"recorded is {one.url}")
    need(told["tier"] == one.tier, f"{where}.told", f"the record is of the tier {one.tier}")
    for name, value in one.version.items():
        need(same(version.get(name), value), f"{where}.{name}", f"recorded is {value}")
        need(name not in version or value is not None, f"{where}.{name}", "nothing of it is recorded")
    need(ids == one.ids, f"{where}.records", "another content is recorded")

def check_content(version, files, where, held):
    need(held, f"{where}.records[0]", "the files hold no such content")
    note, (first, second) = files.notes.get(held.id), version["records"]
    need(note, f"{where}.records[1]", "no record stands beside the content")
    need(first["type"] == held.type, f"{where}.records[0].type", f"it is a {held.type}")
    need((second["id"], second["type"]) == (note.id, "metadata"), f"{where}.records[1]", f"beside it stands {note.id}")
    need(version["url"] == held.target == note.target, f"{where}.url", f"the content is of {held.target}")
    need(held.problem is None, f"{where}.records[0]", held.problem)
    origin = {"origin": "isochron-content", "conversion": "conversion", "leftOut": "leftOut"}
    for name, field in origin.items():
        need(same(version.get(name), note.said.get(field)), f"{where}.{name}", f"recorded is {note.said.get(field)}")
    need("conversion" in version and version.get("leftOut", "") is not None, where, "a member is missing or null")
    for name, value in zip(IDENTITY, held.identity):
        if value == "unjudged":
            return value
        need(same(version[name], value), f"{where}.{name}", f"the content has {value}")

def check_places(told, files):
    """“A content without its metadata record may be the very last record of a file that is not the last”."""
    torn = {rid for rid in files.ends[:-1] if rid in files.contents and rid not in files.notes}
    for rid in files.contents:
        is_whole = rid in files.notes or rid in torn or files.gone.ids
        need(is_whole, f"warcs: {rid}", "no record stands beside the content")
    named = {rid for one in files.spans for rid in one.ids}
    untold = sum(rid not in named and rid not in torn for rid in files.contents)
    return [f"{count} {what}" for count, what in ((len(torn), "contents torn off at the end of a file, passed over"),
                                                  (untold, "contents of which nothing is told")) if count]

# ---- Times and counts ------------------------------------------------------------------------------------------------

def check_times(told):
    """“`from` is not after `to`, and `to` not after `finishedAt` and the largest `errorMs` of the runs.”"""
    runs = told.get("clock", {}).get("runs", [])
    end = ms(told["finishedAt"], "finishedAt") + max([0, *(run["errorMs"] for run in runs)])
    pages, is_served = {}, told["tier"] == "served"
    for i, version in enumerate(told["versions"]):
        where, start, stop = f"versions[{i}]", *(ms(version[name], f"versions[{i}].{name}") for name in ("from", "to"))
        need(start <= stop, f"{where}.from", "it ends before it begins")
        need(stop <= end, f"{where}.to", "it ends after the testimony was finished")
        need(is_served == ("count" in version), f"{where}.count", "answers are counted where they were served, and only there")
        need(not (is_served and "isCurrent" in version), f"{where}.isCurrent", "only a source says so")
        need(is_served or "variant" not in version, f"{where}.variant", "a source knows no visitors")
        pages.setdefault((version["url"], version.get("variant")), []).append((start, stop, i, "isCurrent" in version))
    for own in pages.values():
        own.sort()
        for (_, stop, i, is_current), (start, _, j, _) in zip(own, own[1:]):
            need(stop < start, f"versions[{j}].from", f"it overlaps with versions[{i}]")
            need(not is_current, f"versions[{i}].isCurrent", f"versions[{j}] replaced it")

def check_counts(told):
    counts, versions = told["counts"], told["versions"]
    need(same(counts["pages"], len({version["url"] for version in versions})), "counts.pages", "there are others")
    need(same(counts["versions"], len(versions)), "counts.versions", f"there are {len(versions)}")
    answers = sum(version.get("count", 0) for version in versions)
    expected = answers if told["tier"] == "served" else None
    need(same(counts.get("answers"), expected), "counts.answers", f"there are {expected}")

def check_head(told, files):
    said = told["settings"].get("testimony")
    for name in ("tier", "by"):
        need(isinstance(said, dict) and said.get(name) == told[name], name, "the settings on record say otherwise")
    need(files.infos and told["software"] == files.infos[0].get("software"), "software", "the WARC files name another")
    started, finished = ms(told["startedAt"], "startedAt"), ms(told["finishedAt"], "finishedAt")
    need(files.ended == finished, "finishedAt", f"recorded is {files.ended} (milliseconds since 1970)")
    need(started <= finished, "finishedAt", "it ended before it began")
    need(finished <= time.time() * 1000 + FUTURE, "finishedAt", "it lies in the future")
    lists = files.clocks.lists
    need(bool(lists) == ("clock" in told), "clock", "either the records or the testimony have none")
    if lists:  # “with no doubts by Dates”
        check_claimed(lists[-1].runs, told["clock"]["runs"], lambda k, errors, claimed: None)

def check_seal(told, wanted_key):
    need(same(told["merkle"]["leaves"], len(told["versions"])), "merkle.leaves", f"there are {len(told['versions'])} versions")
    root = merkle_root(canonical(version).encode("utf-8") for version in told["versions"])
    need(root == told["merkle"]["root"], "merkle.root", f"the versions lead to {root}")
    key = raw_key(told["signature"]["publicKey"], "signature.publicKey")
    need(wanted_key in (None, key), "signature.publicKey", "it is not the key that was asked for")
    # “the signature over all members but `versions` and `signature`”
    check_signed({name: told[name] for name in told if name not in ("versions", "signature")}, told["signature"], "signature")

def verify_testimony(told, opening, beside, open_beside, wanted_key):
    """Checks one testimony; returns what it says, what is told, and versions that could not be judged."""
    check_seal(told, wanted_key)
    check_words(told)
    gone = no_removals()
    if "removals.json" in beside:
        gone = read_removals(told, read_whole(open_beside("removals.json"), "removals.json"))
    files = read_files(told, opening[0], gone)
    check_head(told, files)
    notes = check_places(told, files)
    apart, open_ones, void = check_versions(told, files)
    check_times(told)
    check_counts(told)
    line = f"{told['site']}, {told['tier']}: {len(told['versions'])} versions of {told['counts']['pages']} pages are as on record"
    line += f", {told['counts']['answers']} answers counted" if told["tier"] == "served" else ""
    line += f", {apart} removed by order" if apart else ""
    line += f" ({void} spans that nobody acknowledged passed over)" if void else ""
    left = ["whether what is told is so: whoever holds the key, the source or the recorder can tell anything",
            "the teller's words (by, origins, notes): sealed, but not provable",
            *[f"{name} (openssl can)" for name in sorted(beside & {"seal.p7s", "end.tsr"})]]
    return line, notes + gone.told + [f"not checked here: {text}" for text in left], open_ones
