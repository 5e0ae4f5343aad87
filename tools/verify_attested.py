"""What servers say of their own pages, for verify_certificate.py: the trust in hosts, and what is attested by 304 answers
and Last-Modified. Nothing here makes a page sharp. Text in “ ” is from docs/certificate.md.
"""
import math
from types import SimpleNamespace as Thing
from verify_standards import host_of, http_date, need, same, values

def condition_of(fields):
    """“A request's **condition** is its `If-None-Match`, or without one its `If-Modified-Since`”."""
    found = ((name, values(fields, name)) for name in ("if-none-match", "if-modified-since"))
    return next(((name, given[0]) for name, given in found if given), None)

# ---- Trust of a host -------------------------------------------------------------------------------------------------

def words_of(looks_of):
    """What every host's words are worth, from the looks at its pages in their order (by URL): `skew`, the upper bound
    of a trusted Last-Modified's clock, or None; `not_modified`; `is_open` when a body could not be decoded here."""
    pages = {}
    for url, looks in looks_of.items():
        if looks:
            pages.setdefault(host_of(url), []).append(looks)
    return {host: Thing(skew=trusted_skew(own), not_modified=all(map(has_honest_tags, own)),
                        is_open=any(look.shows == "unjudged" for looks in own for look in looks))
            for host, own in pages.items()}

def trusted_skew(pages):
    """“The skew lies between `sentAt − Date − 1 s` (exclusive) and `firstByteAt − Date`, intersected over all without
    cache signs; no upper bound or an empty intersection: `distrusted`.”"""
    pages = [[look for look in looks if look.state and look.state[0] == 200] for looks in pages]  # “with status 200”
    dated = [look for looks in pages for look in looks if look.answer.dated is not None and not look.answer.signs]
    lower = max((look.earliest - look.answer.dated - 1000 for look in dated), default=-math.inf)
    upper = min((look.begun - look.answer.dated for look in dated), default=math.inf)
    if upper == math.inf or lower >= upper:
        return None
    is_honest = all(is_stamp_honest(older, look, upper) for looks in pages for older, look in zip([None, *looks], looks))
    return upper if is_honest else None

def is_stamp_honest(older, look, skew):
    dated, stamp = look.answer.dated, look.answer.modified
    if None not in (dated, stamp) and abs(dated - stamp) <= 1000:
        return False  # “a Last-Modified within one second of Date”
    if older is None:
        return True
    if older.state == look.state:
        return older.answer.modified == stamp  # “that moves (or appears, or vanishes) between two successive equal states”
    # “a new state of a page whose Last-Modified + 1 s + `skewUpperMs` lies before `sentAt` of the page's look before it”
    return stamp is None or stamp + 1000 + skew >= older.earliest

def has_honest_tags(looks):
    """“`distrusted` when two states with status 200 of one page carry the same ETag and differ, or when a 304 to a
    conditional request is followed, as the page's next state, by one that differs from the state before it”."""
    before, is_tested, tagged = None, False, {}
    for look in looks:
        is_tested = is_tested or (look.shows == "unchanged" and look.condition is not None)
        if not look.state:
            continue
        if is_tested and before not in (None, look.state):
            return False
        if look.answer.tag and look.state[0] == 200 and tagged.setdefault(look.answer.tag, look.state) != look.state:
            return False
        before, is_tested = look.state, False
    return True

def with_the_makers(words, cert, concerned):
    """“with `contradictedEarlier` … `distrusted` all the same, with no bound”; and where records of a host's pages were
    removed, “the trust of its host is taken as signed”."""
    for host in cert["hosts"]:
        own = words.get(host["host"])
        if host["host"] in concerned:
            is_open = own is not None and own.is_open
            own = words[host["host"]] = Thing(skew=host["skewUpperMs"], is_open=is_open,
                                              not_modified=host.get("notModified") != "distrusted")
        if own and host.get("contradictedEarlier"):
            own.skew = None
    return words

def check_hosts(cert, words, answers, removed):
    """“`hosts`, one entry for each host with a look”."""
    for i, host in enumerate(cert["hosts"]):
        where, own = f"hosts[{i}]", words.get(host["host"])
        need(own, where, f"no page of {host['host']} was looked at")
        if not own.is_open:
            trust = "distrusted" if own.skew is None else "trusted"
            need(host["lastModified"] == trust, f"{where}.lastModified", f"by the looks at its pages it is {trust}")
            trust = "trusted" if own.not_modified else "distrusted"
            need(host.get("notModified", trust) == trust, f"{where}.notModified", f"by the looks at its pages: {trust}")
            need(same(host["skewUpperMs"], own.skew), f"{where}.skewUpperMs", f"the looks lead to {own.skew}")
        for rid in host["records"]:  # “`records` are responses of that host that decided it”
            is_its = rid in answers and host_of(answers[rid].target) == host["host"]
            need(is_its or rid in removed, f"{where}.records", f"{rid} is no response of this host")
    named = sorted(host["host"] for host in cert["hosts"])
    need(named == sorted(words), "hosts", f"the hosts with a look are {sorted(words)}, each once")

# ---- What is attested ------------------------------------------------------------------------------------------------

def confirmations(run, looks, words):
    """“a 304 belongs to the run before it when the page's last state before it has the ETag, or the Last-Modified, that
    is the condition of its request”; without those that are worth nothing, “passed over as if they had not been sent”."""
    before, found = None, []
    for look in looks:
        if look.state:
            before = look
        elif look.shows == "unchanged" and look.condition and any(before is state for state in run):
            (name, value), stamp = look.condition, before.answer.modified
            is_by_tag = name == "if-none-match"
            is_meant = value == before.answer.tag if is_by_tag else stamp is not None and http_date(value) == stamp
            found += [look] if is_meant and is_worth(look, words) else []
    return found

def is_worth(look, words):
    """“then all 304s of the host are passed over as if they had not been sent. So are, at a host whose Last-Modified is
    `distrusted`, its 304s to requests whose condition is `If-Modified-Since`”."""
    is_by_stamp = look.condition is not None and look.condition[0] == "if-modified-since"
    return look.shows != "unchanged" or (words.not_modified and (not is_by_stamp or words.skew is not None))

def attested(run, looks, words, vouches_until):
    """“from `min(Last-Modified + 1 s + skewUpperMs, lastByteAt of the first plain state)` to the latest time that any of
    its plain states or its 304s vouches until”: with Last-Modified, and without; None where there is none."""
    plain = [look for look in run if look.is_plain]
    if not plain:
        return None, None
    end = max(map(vouches_until, plain + confirmations(run, looks, words)))
    starts = modified_before(run, looks, words.skew, plain[0].latest), plain[0].latest
    return tuple((start, end) if start <= end else None for start in starts)

def modified_before(run, looks, skew, last):
    stamp = run[0].answer.modified
    # “needs a trusted host and one equal stamp on all states of the run”
    if skew is None or stamp is None or any(look.answer.modified != stamp for look in run):
        return last
    start = min(math.ceil(stamp + 1000 + skew), last)
    # “falls away when a differing state without cache signs was sent after that time and before the run's first state”
    falls = any(look.state and look.state != run[0].state and not look.answer.signs and start < look.earliest and look.sent < run[0].sent
                for look in looks)
    return last if falls else start
