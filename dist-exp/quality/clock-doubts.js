// How far the clocks of a capture's runs may be wrong: what their keepers say, and every sign that a clock was set
// between two runs (docs/evidence.md, own clock). Nothing here trusts one server: our own clock shows at all of them.
import { hostOf, isCaptured, runNumberAt, withoutTold, } from "#model/index.js";
/** Two readings of clock and uptime are not taken at one instant. */
const UPTIME_TOLERANCE_MS = 100;
/** Some file systems tell times to two seconds. */
const FILES_TOLERANCE_MS = 2000;
/** Settles the error of every run, in order: a doubt adds to the error of the run that it is against. */
export function settleClocks(runs, pages) {
    const hosts = runs.length > 1 ? dateRanges(runs, pages) : [];
    const settled = [];
    for (const run of runs) {
        const signs = [againstUptime(run, settled), leastByDates(hosts, settled), againstFiles(run, settled)];
        const found = signs.filter((sign) => sign !== null);
        const errors = found.map(({ ms, against }) => ms + settled[against].errorMs);
        const doubts = found.map((sign) => ({ ...sign, against: settled[sign.against].startedAt }));
        settled.push({ ...run, errorMs: Math.max(run.boundMs ?? 0, ...errors), doubts });
    }
    return settled;
}
/** The clock went further than the machine ran, or less far. */
function againstUptime({ startedAt, bootId, uptimeMs }, earlier) {
    if (bootId === null || uptimeMs === null)
        return null;
    const against = earlier.findIndex((run) => run.bootId === bootId && run.uptimeMs !== null);
    const first = earlier[against];
    if (!first)
        return null;
    const ms = Math.abs(startedAt - first.startedAt - (uptimeMs - first.uptimeMs));
    return ms > UPTIME_TOLERANCE_MS ? { kind: "uptime", ms, host: null, against } : null;
}
/** A file of the capture was written later than it is now. */
function againstFiles({ startedAt, filesAt }, earlier) {
    if (earlier.length === 0 || filesAt === null)
        return null;
    const ms = filesAt - startedAt;
    return ms > FILES_TOLERANCE_MS ? { kind: "files", ms, host: null, against: 0 } : null;
}
/** The ranges of every host, by name; what shows no state, or signs of a cache, tells nothing. */
function dateRanges(runs, pages) {
    const hosts = new Map();
    for (const sightings of pages)
        for (const { url, times, outcome } of withoutTold(sightings).filter(isCaptured)) {
            const { date, cacheSigns } = outcome.validators;
            if (date === null || cacheSigns)
                continue;
            const range = rangesOf(hosts, hostOf(url), runs.length)[runNumberAt(runs, times.sentAt)];
            range.lowerMs = Math.max(range.lowerMs, times.sentAt - date - 1000);
            range.upperMs = Math.min(range.upperMs, times.firstByteAt - date);
        }
    return [...hosts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([host, byRun]) => ({ host, byRun }));
}
function rangesOf(hosts, host, runs) {
    let ranges = hosts.get(host);
    if (!ranges)
        hosts.set(host, (ranges = Array.from({ length: runs }, () => ({ lowerMs: -Infinity, upperMs: Infinity }))));
    return ranges;
}
/** Our own clock having been set shows at every host: one that shows nothing of it clears it, else the least counts. */
function leastByDates(hosts, settled) {
    const errorOf = ({ ms, against }) => ms + settled[against].errorMs;
    let least = null;
    for (const { host, byRun } of hosts) {
        const own = byRun[settled.length];
        const against = byRun.slice(0, settled.length).findIndex(isUsable);
        if (!isUsable(own) || against === -1)
            continue;
        const ms = shiftMs(byRun[against], own);
        if (ms === 0)
            return null;
        const sign = { kind: "dates", ms, host, against };
        if (least === null || errorOf(sign) < errorOf(least))
            least = sign;
    }
    return least;
}
/** No answer with a Date, or a host whose own Dates contradict each other within a run, tells nothing. */
function isUsable({ lowerMs, upperMs }) {
    return upperMs < Infinity && lowerMs < upperMs;
}
/** 0 while both may be right; else the most by which our clock can have been set: the least would claim too much. */
function shiftMs(before, now) {
    const canBeSame = now.lowerMs < before.upperMs && before.lowerMs < now.upperMs;
    return canBeSame ? 0 : Math.max(now.upperMs - before.lowerMs, before.upperMs - now.lowerMs);
}
