// The clocks of a capture's runs: how this run's stands is put on record before anything is asked for, and how far each
// may be wrong is settled at the end, when the servers' Dates are known (docs/evidence.md, own clock).
import { toIso } from "#model/index.js";
import { datesApart, settleClocks } from "#quality/index.js";
/** What nobody says of a clock. */
const UNKNOWN = { by: "unknown", boundMs: null, bootId: null, uptimeMs: null, stampsFiles: false };
/** Puts on record how the clock of a run stands as it begins. */
export async function recordClock({ state, seen }, { clock, archive }) {
    const { id, startedAt, runs = [] } = state.capture;
    const { stampsFiles, ...keeping } = clock.keeping?.() ?? UNKNOWN;
    const now = clock.now(); // right after the uptime: the two are compared
    const isResumed = seen.size > 0;
    const filesAt = stampsFiles && isResumed ? await archive.warcs.writtenAt(id) : null;
    const own = withStated({ startedAt: now, ...keeping, filesAt, errorMs: keeping.boundMs ?? 0 }, state.settings);
    // Looks of a process that put no clock on record belong to a run as well.
    const isUnrecorded = runs.length === 0 && isResumed;
    await state.update({ runs: [...(isUnrecorded ? [unrecorded(startedAt)] : runs), own] });
}
function unrecorded(startedAt) {
    const nothing = { boundMs: null, bootId: null, uptimeMs: null, filesAt: null };
    return { startedAt, by: "not recorded", ...nothing, errorMs: 0 };
}
/** What keeper and operator say: the larger error counts. */
function withStated(run, { clockErrorMs }) {
    if (clockErrorMs === undefined)
        return run;
    const boundMs = Math.max(run.boundMs ?? 0, clockErrorMs);
    const by = `${run.by}; an error of ${clockErrorMs} ms is stated by the operator`;
    return { ...run, by, boundMs, errorMs: boundMs };
}
/** The clocks of all runs with what the looks at the capture's pages say of them. */
export function settledClocks(ground) {
    return settleClocks(ground.state.capture.runs ?? [], looksByPage(ground));
}
/** How far off the nearest Date of a server is, when none comes within a day. */
export function datesApartOf(ground) {
    return datesApart(looksByPage(ground));
}
function looksByPage({ seen, frontier, }) {
    return {
        *[Symbol.iterator]() {
            for (const { url } of frontier.pages())
                yield seen.of(url);
        },
    };
}
/** What a reader must know before believing the date of the capture. */
export function apartNotes(datesApartMs) {
    if (datesApartMs === null)
        return [];
    const days = Math.floor(datesApartMs / 86_400_000);
    return [
        `no server corroborates when this was: every Date that came is ${days} days or more from this machine's clock; if it is the clock that is wrong, set it right and capture again`,
    ];
}
/** One plain line for each run whose clock is in doubt. */
export function doubtNotes(clocks) {
    return clocks.flatMap(({ startedAt, errorMs, doubts }) => {
        if (doubts.length === 0)
            return [];
        const by = doubts.map(({ kind, host }) => WORDS[kind] + (host === null ? "" : ` (${host})`));
        return [
            `the clock of the run that began ${toIso(startedAt)} stands elsewhere than before, say ${by.join(" and ")}: ` +
                `its times count as wrong by up to ${errorMs / 1000} s, and intervals are shortened by that`,
        ];
    });
}
const WORDS = {
    uptime: "the machine's uptime",
    dates: "the servers' Dates",
    files: "the times of the archive's own files",
};
