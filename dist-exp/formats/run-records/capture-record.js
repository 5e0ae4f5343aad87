import { parsed } from "./fields.js";
import { isCount, isFlag, isNumber, isListOf, isOneOf, isText, isTextUpTo, isTime, membersOf, orNull, wholeOf, } from "./shapes.js";
/** The fields by which a warcinfo record names its capture. */
export function captureFields(capture) {
    return { isPartOf: capture.id, "isochron-capture": JSON.stringify(capture) };
}
/** The capture that a warcinfo record belongs to. */
export function readCaptureFields(fields) {
    const said = parsed(fields["isochron-capture"]);
    // Files that were begun with the capture, and those of older versions, say nothing of runs and cookies.
    const capture = wholeOf(Object.assign({ runs: [], cookies: [] }, said), CAPTURE);
    if (capture === null)
        return null;
    const { runs = [], cookies = [], ...rest } = capture;
    return { ...rest, ...(runs.length > 0 && { runs }), ...(cookies.length > 0 && { cookies }) };
}
/** A change of the capture itself: its phase, t*, its end. */
export function changeRecord(patch) {
    return { "isochron-change": JSON.stringify(patch) };
}
/** What changes by a record. */
export function readChangeRecord(fields) {
    return membersOf(parsed(fields["isochron-change"]), CHANGE);
}
/** Settings are a few levels deep; whoever writes or compares them must not run out of stack. */
const DEEPEST_SETTING = 32;
/** More than any capture is interrupted. */
const MOST_RUNS = 10_000;
const RUN = {
    startedAt: isTime,
    by: isTextUpTo(200),
    boundMs: orNull(isCount),
    bootId: orNull(isTextUpTo(100)),
    uptimeMs: orNull(isCount),
    filesAt: orNull(isTime),
    errorMs: isCount,
};
/** More than the jar takes. */
const MOST_COOKIES = 100_000;
const COOKIE = {
    host: isTextUpTo(300),
    path: isTextUpTo(4096),
    secure: isFlag,
    name: isTextUpTo(300),
    value: isTextUpTo(4096),
};
const CHANGE = {
    phase: isOneOf(["visiting", "revisiting", "finished", "failed", "cancelled"]),
    plannedAsOf: orNull(isTime),
    asOf: orNull(isTime),
    finishedAt: orNull(isTime),
    expectedSharp: orNull(isNumber),
    upperBound: orNull(isNumber),
    runs: isListOf((value) => wholeOf(value, RUN) !== null, MOST_RUNS),
    cookies: isListOf((value) => wholeOf(value, COOKIE) !== null, MOST_COOKIES),
};
const CAPTURE = {
    id: (value) => isText(value) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(value),
    site: isText,
    // Any texts: no seed is looked up by its URL.
    seeds: isListOf((value) => isText(value)),
    startedAt: isTime,
    settings: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && isShallow(value, DEEPEST_SETTING),
    ...CHANGE,
};
/** Whether a value out of JSON is at most so many levels deep. */
function isShallow(value, levels) {
    if (typeof value !== "object" || value === null)
        return value !== undefined;
    return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}
