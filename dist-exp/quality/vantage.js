// From where a site was seen, by whom and with what; and what of that is not known.
import { canonicalJson } from "#formats/index.js";
/** The certificate's part about it; `caches` is `null` when not every sign was noted. */
export function vantageOf(facts, caches) {
    const known = {
        servers: distinct(facts.warcs.flatMap(({ servers }) => servers)),
        connections: distinct(facts.warcs.flatMap(({ connections }) => connections)),
        ...(caches && { caches }),
        operator: facts.witness?.operator ?? null,
        softwareSha256: facts.witness?.softwareSha256 ?? null,
        clockSynchronisation: facts.witness?.clockSynchronisation ?? "unknown",
    };
    return { ...known, notRecorded: notRecorded(known, facts) };
}
function notRecorded(known, { timeStamps, clocks }) {
    const lines = [
        [timeStamps === null, "time stamps of an outside authority (RFC 3161): there are none"],
        [
            known.clockSynchronisation === "unknown",
            "the clock's synchronisation: all times are this machine's own",
        ],
        [
            clocks.some(({ boundMs }) => boundMs === null),
            "a bound of the clock's error: times are readings of this machine's clock, exact in order within a run",
        ],
        [true, "the client's address as others see it: only its own address on each connection is known"],
        [
            known.connections.some(({ proxy }) => proxy !== undefined),
            "the servers' addresses and the resolver's answers: a proxy looked the names up and connected",
        ],
        [
            known.connections.length === 0,
            "the resolver's answer and the servers' TLS certificates: only the addresses connected to are known",
        ],
        [known.caches === undefined, "the names of the fields that show caches and proxies"],
        [known.softwareSha256 === null, "a hash of the software that ran"],
        [known.operator === null, "the operator's name"],
    ];
    return lines.filter(([isMissing]) => isMissing).map(([, line]) => line);
}
function distinct(values) {
    return [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
}
