// Looks of a watch judged: they speak of no moment, so no instant is sought at which they would prove most, and no
// server's word carries one of them anywhere.
import { testHosts, judgedAt } from "./assess.js";
const NO_MOMENT = "a look of a watch, which speaks of no moment";
/** Judges a refresh at its own t*, which lies before its first look: nothing in it is sharp or attested. */
export function assessRefresh(evidence) {
    const { plannedAsOf: asOf } = evidence;
    const pages = judgedAt(asOf, evidence, new Map());
    return {
        evidence,
        asOf,
        sharpAtPlanned: 0,
        hosts: testHosts(evidence),
        pages: {
            *[Symbol.iterator]() {
                for (const page of pages)
                    yield page.verdict === "late" ? { ...page, reason: NO_MOMENT } : page;
            },
        },
    };
}
