// How this server chooses: what answers for a moment, and the moment for a wish.
import { ArchiveEvidence, momentFor, } from "#access/index.js";
/** One would go a day far for twice as much. */
export const DEFAULT_MOMENTS = { choice: "coherent", patienceMs: 86_400_000 };
/** Makes the rule for an archive. */
export function momentsOf({ catalog }, captures, { choice, patienceMs }) {
    const evidence = new ArchiveEvidence({ catalog, captures: () => captures.list() });
    const servedBy = {
        choice,
        evidenceOf: (url) => evidence.ofPage(url),
        requestsTo: (address, asked) => evidence.requestsTo(address, asked),
    };
    const gate = {
        servedBy,
        momentFor: (url, at) => momentFor(evidence, url, { at, patienceMs }),
    };
    return { evidence, servedBy, gate: choice === "coherent" ? gate : null };
}
