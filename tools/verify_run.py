"""What a run leaves beside its looks, for verify_certificate.py: that every record has its place, the run's own notes
and what the certificate must repeat of them, the words, and the dates. Text in “ ” is from docs/certificate.md.
"""
from types import SimpleNamespace as Thing
from verify_renderings import keep_rendering
from verify_standards import ms, need, read_json, same, sha

DAY = 86_400_000  # milliseconds
TYPES = ("warcinfo", "request", "response", "revisit", "metadata", "resource")
LOOKS = ("visit", "revisit", "probe", "late")
ASIDE = ("robots", "source", "soft-404", "knock", "secret")
PASSES = (*LOOKS, *ASIDE, "unread")
NOTE = "urn:isochron:capture:"  # “Metadata records with other targets (`urn:isochron:capture:…`)”
NOTE_FIELDS = """isochron-plan plannedAsOf expectedSharp upperBound isochron-change isochron-frontier pages
    isochron-resume isochron-rendering"""
COURSE = ("plannedAsOf", "asOf", "finishedAt")

# ---- Every record has its place --------------------------------------------------------------------------------------

def check_type(record, where):
    """“No other types than these five, and the `resource` records of *Renderings*”."""
    need(record.type in TYPES, where, f"a record of the type {record.type}, which no capture writes")

def check_lone(record, where):
    """“no metadata record without a response that tells of no fetch and is no note of the run”; “A fetch without a
    response left one metadata record (without `WARC-Concurrent-To`) with `pass` and `outcome`”."""
    tells = record.told.get("pass") in PASSES and record.told.get("outcome") in ("failed", "refused")
    need(tells or record.target.startswith(NOTE), where, "it tells of no fetch and is no note of the run")

def check_places(files):
    """“one request and one metadata record beside a response, no more and no fewer; no request or metadata record
    beside a response that is not there”. (That there is no second one was seen when they were read.) Returns how many
    torn fetches were passed over."""
    torn = torn_fetches(files)
    if files.gone.ids:  # “After removals by order”
        return len(torn)
    for what, beside in (("request", files.requests), ("metadata", files.metadata)):
        for rid, record in beside.items():
            need(rid in files.answers or rid in torn, f"warcs: {record.id}", f"a {what} record beside no response")
        for rid in files.answers:
            is_torn = what == "metadata" and rid in torn
            need(rid in beside or is_torn, f"warcs: {rid}", f"a response without its {what} record")
    return len(torn)

def torn_fetches(files):
    """“A process that was killed may leave a torn fetch (a request, or request and response) as the very last record of
    a file that is not the capture's last; a verifier counts such and passes over them.” Told by their response's id."""
    torn = set()
    for end in files.ends[:-1]:
        rid = end.beside if end.type == "request" else end.id
        is_part = end.type in ("response", "revisit") or (end.type == "request" and rid and rid not in files.answers)
        if is_part and rid not in files.metadata:
            torn.add(rid)
    return torn

# ---- The run's own notes ---------------------------------------------------------------------------------------------

def check_info(cert, told):
    """“`isPartOf` (equal to `capture`) and `isochron-capture`, a JSON object whose `site`, `seeds`, `settings` and
    `startedAt` (epoch milliseconds) equal the certificate's.”"""
    need(told.get("isPartOf") == cert["capture"], "capture", f"a warcinfo record says {told.get('isPartOf')}")
    info = read_json(told.get("isochron-capture", "").encode("utf-8"), "isochron-capture in warcinfo")
    wanted = {**cert, "startedAt": ms(cert["startedAt"], "startedAt")}
    for name in ("site", "seeds", "settings", "startedAt"):
        need(same(info[name], wanted[name]), name, "a warcinfo record says otherwise")

def new_course():
    return Thing(plan=None, changes={}, found=set(), cookies=[], renderings={}, filed=set())

def keep_note(course, told, where):
    """“The certificate must agree with three of them, where they are there: the plan; the changes of the run's course …
    and the pages found (`isochron-frontier`, `pages`: a JSON list of rows that begin with the page's URL)”."""
    if "isochron-plan" in told:
        course.plan = told
    if "isochron-change" in told:
        change = read_json(told["isochron-change"].encode("utf-8"), where)
        need(isinstance(change, dict), where, "isochron-change is no JSON object")
        course.cookies = change.get("cookies", course.cookies)
        course.changes.update({name: change[name] for name in COURSE if name in change})
    if "isochron-resume" in told:  # “A record with `isochron-resume` begins that list anew”
        course.found = set()
    keep_rendering(course, told, where)
    if "isochron-frontier" in told:
        course.found.update(row[0] for row in read_json(told.get("pages", "[]").encode("utf-8"), where))

def check_course(cert, course):
    check_profile(cert["requestProfile"], cert["settings"].get("requestProfile"), course.cookies)
    for name, value in course.changes.items():  # “whose last `plannedAsOf`, `asOf` and `finishedAt` … are” its own
        own = cert[name] and ms(cert[name], name)
        need(same(own, value), name, f"the run's own record says {value} (milliseconds since 1970), not {own}")
    missing = sorted(course.found - {page["url"] for page in cert["pages"]})  # “every one of which is in `pages`”
    need(not missing, "pages", f"the run found {missing[:1]}, which is not listed")
    if course.plan:  # “(equal to `planner.strategy`) gives `plannedAsOf`, `expectedSharp` and `upperBound`”
        strategy, planned = course.plan["isochron-plan"], course.plan["plannedAsOf"]
        need(strategy == cert["planner"]["strategy"], "planner.strategy", f"recorded is {strategy}")
        need(planned == cert["plannedAsOf"], "plannedAsOf", f"recorded is {planned}")
        for name in ("expectedSharp", "upperBound"):
            value = read_json(course.plan[name].encode(), f"planner.{name}")
            need(same(value, cert["planner"][name]), f"planner.{name}", f"recorded is {value}")

def check_profile(profile, begun, cookies):
    """“is that of `settings.requestProfile`, where there is one, with the cookies in the last list `cookies` …”"""
    def parts(headers, kept):
        listed = [pair for pair in headers.get("Cookie", "").split("; ") if pair]
        listed += [f"{one['name']}=sha-256:{sha(one['value'].encode('utf-8'))}" for one in kept]
        return {**headers, "Cookie": sorted(set(listed))}
    if begun is not None:
        need(parts(profile, []) == parts(begun, cookies), "requestProfile", "the run's own records say otherwise")

# ---- The words and the dates -----------------------------------------------------------------------------------------

STATEMENT = """For each page marked sharp we received two complete responses to the same request, one finished before \
asOf, one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: \
status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven. The \
first response is held whole; of a second one with the same payload its head is held and the digest of its body."""
CANNOT_PROVE = """\
That nothing changed between two identical responses: a page that changed and changed back in between looks the same.
What other visitors were shown: servers may answer differently by address, language, cookie or browser. Every \
statement holds for the one request profile recorded in the certificate.
What the origin held when a cache answered: observed means served to us.
That the server's own words are true: dates, ETags and 304 answers can be wrong. What rests on them is called attested \
and never counted as sharp.
Absolute time beyond the accuracy of this machine's clock: a time stamp from outside, where there is one, says only \
that something existed by then.
Pages that nothing linked to, and what scripts would have loaded in a browser.
That the second body was as its digest says, where only its head is held: we compared it when it came, and nobody can \
compare it again.
Who made it: the signature shows that nothing was altered after signing, not whose key it is.""".split("\n")
# “Version 0.1.0 said "we hold two complete responses" and not the last sentence of the statement, and had no item 7.”
OLD_STATEMENT = STATEMENT.partition(" The first response")[0].replace("we received two", "we hold two")
OLD_CANNOT_PROVE = CANNOT_PROVE[:6] + CANNOT_PROVE[7:]

# “Where documents were shown in a browser, item 6 is instead”
UNSEEN_BUT_SHOWN = """Pages that nothing linked to; what scripts would have loaded in documents that were not shown in a \
browser; and what those that were shown would have loaded and looked like in another browser, at another moment or \
after other acts. Of a shown document the responses that it was given are proved as all responses are; that it asked \
for nothing else, and what it showed, is the maker's word, which can be checked by showing it again from them."""

# “A capture that borrows says instead of …, and has after item 7”
BORROWING = STATEMENT.replace("The first response is held whole;", """The first response is held whole, or its head is held \
with the digest of its body, and the body is that of an equal response in an earlier capture's file, named with it;""")
BORROWED = """That a body borrowed from an earlier capture came again, beyond its digest: we compared it when it came, and \
nobody can compare it again. What was received earlier supplies the bytes and is no look of this capture."""
BORROWING_CANNOT_PROVE = CANNOT_PROVE[:7] + [BORROWED] + CANNOT_PROVE[7:]

def check_words(cert):
    """“`statement` and `cannotProve` are the format's own words, to the letter: those below, those of version 0.1.0, or
    those of a capture that borrows, which has `borrowed`, and no other.”; “only where `counts.rendered.documents` is more
    than 0 … item 6 as above … stays true of those too”"""
    words = {STATEMENT: CANNOT_PROVE, OLD_STATEMENT: OLD_CANNOT_PROVE, BORROWING: BORROWING_CANNOT_PROVE}
    need(cert["statement"] in words, "statement", "these are not the format's words")
    is_borrowing = cert["statement"] == BORROWING
    need(is_borrowing == ("borrowed" in cert), "statement", "not that of a capture that holds its bodies in this way")
    plain = words[cert["statement"]]
    shown = plain[:5] + [UNSEEN_BUT_SHOWN] + plain[6:]
    is_shown = cert["statement"] != OLD_STATEMENT and cert["counts"].get("rendered", {}).get("documents", 0) > 0
    is_said = cert["cannotProve"] == plain or (is_shown and cert["cannotProve"] == shown)
    need(is_said, "cannotProve", "these are not the format's words")

def check_dates(cert, looks, is_whole):
    started, as_of, finished = (ms(cert[name], name) for name in ("startedAt", "asOf", "finishedAt"))
    need(started <= as_of <= finished, "asOf", "it does not lie within startedAt and finishedAt")
    # “When none lies within a day, `datesApartMs` is the least of these distances … else it is not there.”; “After
    # removals by order the doubts by Dates, and `datesApartMs`, are taken as signed”
    apart = [abs(look.answer.dated - look.sent) for look in looks if look.shows in ("state", "unjudged")
             and look.answer.dated is not None and not look.answer.signs]
    nearest, said = min(apart, default=0), cert.get("clock", {}).get("datesApartMs")
    if is_whole and said is None:
        need(nearest <= DAY, "startedAt", "no server's Date lies within a day of the times on record")
    elif is_whole:
        need(nearest > DAY and same(said, nearest), "clock.datesApartMs", f"the nearest Date is off by {nearest} ms")
    is_count = isinstance(said, int) and not isinstance(said, bool) and said >= 0
    need(said is None or is_count, "clock.datesApartMs", "it is no number of milliseconds")
    said = nearest if said is None and nearest > DAY else said
    return [] if said is None else [f"no server corroborates when this was: every Date is {said // DAY} days or more off"]

def check_bodies(cert):
    """“`counts.bodies`, where it is there, counts the sharp pages”: by the records that each claim rests on."""
    said, held = cert["counts"].get("bodies"), {"both": 0, "secondByDigest": 0, "firstBorrowed": 0}
    for page in cert["pages"]:
        rests = [look for look in page["records"] if look["restsOn"] is True]
        is_both = sum(look["type"] == "response" for look in rests) > 1
        is_lent = any("borrowed" in look for look in rests)
        held["both" if is_both else "firstBorrowed" if is_lent else "secondByDigest"] += page["verdict"] == "sharp"
    for name, count in held.items():
        need(said is None or same(said.get(name, 0 if name == "firstBorrowed" else None), count),
             f"counts.bodies.{name}", f"there are {count}")
