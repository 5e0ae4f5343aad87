import { HOSTILITIES } from "./connections.js";
import { CONTENTS } from "./contents.js";
import { FRAMINGS } from "./framings.js";
import { FIELDS, FIRST_LINES, REDIRECTS, STATUSES } from "./heads.js";
import { ROBOTS_FILES } from "./robots-files.js";
import { ROBOTS, SITES } from "./sites.js";
import { html, saying, sayingLast } from "./wire-words.js";
/** Limits of a fetch under which the bounds hold. */
export const HOSTILE_LIMITS = {
    connectMs: 6000,
    firstByteMs: 6000,
    idleMs: 4000,
    totalMs: 9000,
    // More than dripping headers bring before their time is up.
    maxHeadBytes: 16 * 1024,
    maxResponseBytes: 2 * 1024 * 1024,
};
/** Above every limit of one fetch, on a machine that is busy with others. */
const BOUND_MS = 30_000;
/** Four looks of the longest response, and what is written beside each. */
const BOUND_BYTES = 4 * (HOSTILE_LIMITS.maxResponseBytes + 64 * 1024);
const NOT_FOUND = saying("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
/** All of them. */
export function hostileSuite() {
    return [
        ...of(HOSTILITIES, ({ outcome, ...rest }) => ({ ...rest, record: capturedAs(outcome) })),
        ...of(SITES, ({ outcome, ...rest }) => ({ ...rest, record: word(outcome) })),
        ...of(CONTENTS, ({ outcome, ...rest }) => ({ ...rest, record: word(outcome) })),
        ...[FRAMINGS, FIRST_LINES, FIELDS, REDIRECTS, STATUSES].flatMap((table) => of(table, told)),
        ...of({ ...ROBOTS, ...ROBOTS_FILES }, ({ robots, outcome }) => ({
            behaviour: html("x"),
            robots,
            record: word(outcome),
        })),
    ];
}
function of(table, describe) {
    return Object.entries(table).map(([name, entry]) => ({
        name,
        behaviour: () => undefined,
        robots: NOT_FOUND,
        isSecure: /certificate|TLS is due/.test(name),
        boundMs: BOUND_MS,
        boundBytes: BOUND_BYTES,
        ...describe(entry),
    }));
}
function told([text, record]) {
    return { behaviour: sayingLast(text), record: word(record) };
}
function word(record) {
    return record instanceof RegExp ? record : new RegExp(`^${record}`);
}
/** What a capture makes of the outcome of one fetch. */
function capturedAs(fetched) {
    if (fetched instanceof RegExp)
        return /^(failed|captured)/;
    const [status, end] = fetched.split(" ");
    if (end === undefined)
        return new RegExp(`^failed( ${fetched})?$`);
    if (end !== "complete")
        return /^failed truncated$/;
    if (status === "304")
        return /^unchanged$/;
    return status === "101" ? /^failed http-101$/ : new RegExp(`^captured ${status}$`);
}
