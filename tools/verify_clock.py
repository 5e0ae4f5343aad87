"""The clocks of a capture's runs, for verify_certificate.py: what the run's own records say of them, what contradicts
them, and how far the times of looks may be trusted. Text in “ ” is from docs/certificate.md, “The clocks”.
"""
import math, time
from types import SimpleNamespace as Thing
from verify_run import STATEMENT
from verify_standards import host_of, iso, ms, need, read_json, same

FUTURE = 300_000  # “neither it nor `finishedAt` more than five minutes in the verifier's future”
UPTIME, FILES = 100, 2000  # “when it is more than 100 ms”, “when it is more than 2000 ms”
MEMBERS = ("startedAt", "by", "boundMs", "bootId", "uptimeMs", "filesAt")

def new_clocks():
    return Thing(lists=[], resumed_with=1)

def keep_runs(clocks, told, place, where="clock.runs"):
    """“Every such list begins with the runs of the one before it, all members but `errorMs` unchanged, and `startedAt`
    never falls. A record with `isochron-resume` other than 0, where a list stands before it, stands behind a longer
    list than the one before it did, and than one run.”"""
    change = read_json(told.get("isochron-change", "{}").encode("utf-8"), where)
    if "runs" in change:
        runs, before = change["runs"], clocks.lists[-1].runs if clocks.lists else []
        need(isinstance(runs, list) and runs, where, "runs is no list of runs")
        for run in runs:
            check_run(run, where)
        own = [[run[name] for name in MEMBERS] for run in runs]
        was = [[run[name] for name in MEMBERS] for run in before]
        need(same(own[:len(was)], was), where, "a run is told in two ways, or no more")
        starts = [run["startedAt"] for run in runs]
        need(starts == sorted(starts), where, "the runs are not in the order of their times")
        clocks.lists.append(Thing(runs=runs, place=place))
    if told.get("isochron-resume", "0") != "0" and clocks.lists:
        known = len(clocks.lists[-1].runs)
        need(known > clocks.resumed_with, where, "a resume is on record without its clock")
        clocks.resumed_with = known

def check_run(run, where):
    def is_count(value):
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    is_whole = is_count(run["startedAt"]) and isinstance(run["by"], str)
    is_whole &= all(run[name] is None or is_count(run[name]) for name in ("boundMs", "uptimeMs", "filesAt"))
    need(is_whole and isinstance(run["bootId"], (str, type(None))), where, "a run of another shape")

def run_of(starts, sent):
    """“A look **belongs** to the last run whose `startedAt` is not after its `sentAt`, or else to the first.”"""
    return max([0] + [k for k, start in enumerate(starts) if start <= sent])

def set_errors(cert, looks):
    """What the rules take of each look: “`sentAt` − ε, `firstByteAt` + ε and `lastByteAt` + ε, with ε of its run”."""
    runs = cert["clock"]["runs"] if "clock" in cert else []
    starts = [ms(run["startedAt"], "clock.runs") for run in runs]
    for look in looks.values():
        error = runs[run_of(starts, look.sent)]["errorMs"] if runs else 0
        look.earliest, look.begun, look.latest = look.sent - error, look.first + error, look.last + error

def check_clock(cert, files, looks):
    clocks, places, is_whole = files.clocks, files.places, not files.gone.ids
    for name in ("asOf", "finishedAt"):
        need(ms(cert[name], name) <= time.time() * 1000 + FUTURE, name, "it lies in the future")
    need(bool(clocks.lists) == ("clock" in cert), "clock", "either the records or the certificate have none")
    if not clocks.lists:  # “Only certificates with the words of version 0.1.0 lack `clock`”
        need(cert["statement"] != STATEMENT, "clock", "it is missing")
        return
    runs, claimed = clocks.lists[-1].runs, cert["clock"]["runs"]
    need(len(runs) == len(claimed), "clock.runs", f"the records tell of {len(runs)}")
    starts = [run["startedAt"] for run in runs]
    for look in looks.values():  # “stands behind the first record that lists this run, and before … the next”
        known = max([len(one.runs) for one in clocks.lists if one.place <= places[look.id]], default=0)
        own = starts[run_of(starts, look.sent)]
        need(known == 0 or own in (starts[known - 1], look.sent), "clock.runs", f"{look.id} was made in another run")
    listed = [looks[entry["id"]] for page in cert["pages"] for entry in page["records"] if entry["id"] in looks]
    hosts = host_ranges(starts, listed)
    # “After removals by order the doubts by Dates are taken as signed”
    check_claimed(runs, claimed, lambda k, errors, told: by_dates(hosts, errors, k) if is_whole else as_signed(told, starts))

def check_claimed(runs, claimed, doubt_by_dates):
    """Every run as it is on record, with the doubts and the error that follow."""
    need(len(runs) == len(claimed), "clock.runs", f"the records tell of {len(runs)}")
    starts, errors = [run["startedAt"] for run in runs], []
    for k, (run, told) in enumerate(zip(runs, claimed)):
        where = f"clock.runs[{k}]"
        need(told["startedAt"] == iso(run["startedAt"]), f"{where}.startedAt", "the records say otherwise")
        for name in ("by", "boundMs"):
            need(same(told[name], run[name]), f"{where}.{name}", f"recorded is {run[name]}")
        signs = [sign for sign in (by_uptime(runs, k), doubt_by_dates(k, errors, told), by_files(run, k)) if sign]
        errors.append(max([run["boundMs"] or 0] + [sign["ms"] + errors[sign["against"]] for sign in signs]))
        doubts = [{**sign, "against": iso(starts[sign["against"]])} for sign in signs]
        need(same(told["doubts"], doubts), f"{where}.doubts", f"the records lead to {doubts}")
        need(same(told["errorMs"], errors[k]), f"{where}.errorMs", f"the records demand {errors[k]}")

def as_signed(told, starts):
    doubt = next((doubt for doubt in told["doubts"] if doubt["kind"] == "dates"), None)
    against = [j for j, start in enumerate(starts) if doubt and iso(start) == doubt["against"]]
    return {**doubt, "against": against[0]} if against else None

def by_uptime(runs, k):
    """“`ms` is the absolute value of (difference of `startedAt`) − (difference of `uptimeMs`)”."""
    own = runs[k]
    for j, first in enumerate(runs[:k]):
        is_same = own["bootId"] is not None and first["bootId"] == own["bootId"]
        if is_same and None not in (first["uptimeMs"], own["uptimeMs"]):
            apart = abs(own["startedAt"] - first["startedAt"] - (own["uptimeMs"] - first["uptimeMs"]))
            return {"kind": "uptime", "ms": apart, "host": None, "against": j} if apart > UPTIME else None
    return None

def by_files(run, k):
    late = (run["filesAt"] or 0) - run["startedAt"]
    return {"kind": "files", "ms": late, "host": None, "against": 0} if k > 0 and late > FILES else None

def host_ranges(starts, looks):
    """“Our clock minus the host's lies above `sentAt` − Date − 1 s and at most at `firstByteAt` − Date, intersected”;
    “A run in which nothing is left, or in which no such state is, has no range.”"""
    hosts = {}
    for look in looks:
        if look.shows not in ("state", "unjudged") or look.answer.dated is None or look.answer.signs:
            continue
        ranges = hosts.setdefault(host_of(look.url), [[-math.inf, math.inf] for _ in starts])
        own = ranges[run_of(starts, look.sent)]
        own[0], own[1] = max(own[0], look.sent - look.answer.dated - 1000), min(own[1], look.first - look.answer.dated)
    return {host: [one if one[0] < one[1] < math.inf else None for one in ranges] for host, ranges in hosts.items()}

def by_dates(hosts, errors, k):
    """“One host whose two ranges have a value in common clears the clock”; else “the doubt is that of the host whose
    `ms` + `errorMs` of *j* is least, of equal ones the first by name (UTF-16 code units)”."""
    least = None
    for host in sorted(hosts, key=lambda name: name.encode("utf-16-be")):
        ranges = hosts[host]
        j = next((j for j in range(k) if ranges[j]), None)
        if j is None or ranges[k] is None:
            continue
        before, now = ranges[j], ranges[k]
        if now[0] < before[1] and before[0] < now[1]:
            return None
        apart = max(now[1] - before[0], before[1] - now[0])
        if least is None or apart + errors[j] < least["ms"] + errors[least["against"]]:
            least = {"kind": "dates", "ms": apart, "host": host, "against": j}
    return least
