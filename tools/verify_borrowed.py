"""Borrowed bodies, for verify_certificate.py: a revisit may refer to a response in an earlier capture's file, which
supplies the bytes and is no look. Text in “ ” is from docs/certificate.md.
"""
import re
from verify_answers import answer_of
from verify_standards import Counted, NotTrue, canonical, members, ms, need, parse_record, read_json, same

FILE_NAME = re.compile(r"(?!/)(?!.*//)(?!.*(?:\A|/)\.\.?(?:/|\Z))[^\\\0]{1,1024}")
HINT, MOST_FILES = "borrowed.json", 100

def is_file_name(name):
    return isinstance(name, str) and FILE_NAME.fullmatch(name) is not None

def hinted(data):
    """“`borrowed.json` beside the certificate (`files`, names in the archive)”: a hint, and no more."""
    try:
        files = read_json(data, HINT)["files"]
    except (NotTrue, KeyError, TypeError):
        return []
    return [name for name in files if is_file_name(name)][:MOST_FILES] if isinstance(files, list) else []

def settle_borrowed(cert, files, lend):
    """Reads the responses that the revisits in `files.waiting` refer to. “What of such a file cannot be read is not
    there.” A revisit without a metadata record beside it is torn or out of place, which is seen elsewhere."""
    wanted = {}
    for record, where in files.waiting:
        beside = files.metadata.get(record.id)
        if beside is None:
            continue
        need("borrowed" in beside.told, where, "the revisit refers to no earlier response of the same target")
        note = read_json(beside.told["borrowed"].encode("utf-8"), where)
        # “a file of an earlier capture”: never one of its own
        is_other = is_file_name(note["file"]) and note["file"] not in {warc["file"] for warc in cert["warcs"]}
        need(is_other, where, "it borrows from no file of an earlier capture")
        ids = wanted.setdefault(note["file"], {})
        ids.setdefault(record.fields.get("warc-refers-to"), []).append((record, where, note))
    for name, ids in wanted.items():
        for open_lent in lend(name):
            search(cert, files, name, ids, open_lent)
        for waiting in ids.values():
            need(False, waiting[0][1], f"the response that it borrows from is not in {name}")

def search(cert, files, name, ids, open_lent):
    stream = open_lent()
    if stream is None or not ids:
        return
    found = members(Counted(stream), name)
    while ids:
        try:
            offset, data = next(found)
            original = parse_record(data, name)
        except (NotTrue, StopIteration):
            return
        if original.type == "response" and original.id in ids:
            original.again = open_lent, name, offset
            for record, where, note in ids.pop(original.id):
                borrow(cert, files, (record, where, note), original)

def borrow(cert, files, waiting, original):
    """“It is a `response` record of the same target with the id, target and date that the revisit names, from before
    `startedAt`, whose block has the digest noted …; and it shows a state equal to that which the revisit shows.”"""
    record, where, note = waiting
    declared = original.fields.get("warc-block-digest")  # recomputed when the record was read
    need(declared is not None and declared == note["blockDigest"], where, "it borrows from another response than noted")
    named = record.fields.get("warc-refers-to-target-uri")
    need(named == original.target == record.target, where, "it borrows from a response of another target")
    date = ms(original.date, where)
    need(ms(record.fields.get("warc-refers-to-date"), where) == date, where, "it names another date")
    need(date < ms(cert["startedAt"], "startedAt"), where, "it borrows from a response of no earlier capture")
    reopen = lambda opened, _: opened()
    lender = answer_of(original, files, where, reopen)
    answer = answer_of(record, files, where, reopen, lender)
    need(answer.shows in ("state", "unjudged"), where, "a head that shows no state borrows nothing")
    is_equal = answer.shows == lender.shows and answer.state == lender.state
    need(is_equal, where, "the response that it borrows from shows another state")
    answer.borrowed = {"id": original.id, "file": note["file"]}
    files.answers[record.id] = answer

def check_lending(cert):
    """“`borrowed` lists these files by name, each with the number of its responses that looks in `pages` borrow”."""
    lent = {(look["borrowed"]["file"], look["borrowed"]["id"]) for page in cert["pages"] for look in page["records"]
            if "borrowed" in look}
    names = sorted({name for name, _ in lent}, key=lambda name: name.encode("utf-16-be"))
    files = [{"file": name, "records": sum(one == name for one, _ in lent)} for name in names]
    said = cert.get("borrowed", [])
    need("borrowed" not in cert or said, "borrowed", "an empty list is left out")
    need(same(said, files), "borrowed", f"the looks borrow from {canonical(files)}")
