// The certificate: what was seen, page by page, in words that claim no more than the evidence (docs/evidence.md, tiers).
import { canonicalJson, wellFormed } from "#formats/index.js";
import { FORMAT_WORDS, STATEMENT, STATEMENT_BORROWING, toIso, } from "#model/index.js";
import { certificatePage, recordIds } from "./certificate-page.js";
import { mapped } from "./mapped.js";
import { summarise } from "./summary.js";
import { vantageOf } from "./vantage.js";
/** Makes and signs the certificate of a capture; its pages are made one at a time as they are asked for. */
export async function buildCertificate(assessment, facts, sign, summary = summarise(assessment)) {
    const { merkle, caches, borrowed } = summary;
    const { verdicts, rendered } = summary.counts;
    const shown = rendered && { rendered: { documents: rendered.pages, sharp: rendered.composites.sharp } };
    const counts = { pages: merkle.leaves, verdicts, bodies: summary.bodies, ...shown };
    const vantage = vantageOf(facts, caches);
    const head = {
        ...certificateHead(assessment, facts),
        ...wordsOf(borrowed, rendered !== undefined),
        vantage,
        counts,
        merkle,
    };
    const signed = await sign(Buffer.from(canonicalJson(head)));
    const { algorithm, publicKey, value } = signed;
    const signature = { algorithm, canonicalisation: "RFC 8785", publicKey, value };
    return { ...head, signature, pages: mapped(assessment.pages, certificatePage) };
}
/** What is claimed of all pages; a capture that borrows bodies, or shows documents in a browser, says so. */
function wordsOf(borrowed, isShown) {
    const statement = borrowed.length === 0 ? STATEMENT : STATEMENT_BORROWING;
    const { plain, shown } = FORMAT_WORDS.get(statement);
    const cannotProve = (isShown ? shown : null) ?? plain;
    return { statement, cannotProve, ...(borrowed.length > 0 && { borrowed }) };
}
function certificateHead({ evidence, asOf, hosts }, facts) {
    const { capture } = evidence;
    return {
        format: "isochron-certificate/1",
        site: capture.site,
        capture: capture.id,
        asOf: toIso(asOf),
        plannedAsOf: toIso(evidence.plannedAsOf),
        startedAt: toIso(capture.startedAt),
        finishedAt: toIso(facts.finishedAt),
        seeds: capture.seeds,
        scope: facts.scope,
        settings: { ...capture.settings },
        requestProfile: facts.requestProfile,
        software: facts.software,
        ...clockOf(facts),
        timeStamps: facts.timeStamps,
        planner: {
            strategy: facts.strategy,
            expectedSharp: capture.expectedSharp,
            upperBound: capture.upperBound,
        },
        hosts: [...hosts].map(([host, trust]) => certificateHost(host, trust)),
        notes: facts.notes.map(wellFormed),
        warcs: facts.warcs.map(({ file, sha256, sizeBytes, records }) => ({ file, sha256, sizeBytes, records })),
    };
}
function clockOf({ clocks, datesApartMs }) {
    if (clocks.length === 0)
        return {};
    return { clock: { runs: clocks.map(certificateRun), ...(datesApartMs !== null && { datesApartMs }) } };
}
/** A run's clock as it is signed. */
export function certificateRun({ startedAt, by, boundMs, errorMs, doubts }) {
    const told = doubts.map((doubt) => ({ ...doubt, against: toIso(doubt.against) }));
    return { startedAt: toIso(startedAt), by, boundMs, errorMs, doubts: told };
}
function certificateHost(host, trust) {
    return {
        host,
        lastModified: trust.kind,
        reason: reasonOf(trust),
        notModified: trust.notModified === null ? "trusted" : "distrusted",
        ...(trust.contradictedEarlier && { contradictedEarlier: true }),
        skewUpperMs: trust.kind === "trusted" ? trust.trust.skewUpperMs : null,
        records: [...new Set([...trust.restsOn, ...(trust.notModified?.restsOn ?? [])])].flatMap((sighting) => recordIds(sighting).response ?? []),
    };
}
function reasonOf(trust) {
    const reasons = [
        ...(trust.kind === "distrusted" ? [trust.reason] : []),
        ...(trust.notModified === null ? [] : [trust.notModified.reason]),
    ];
    return reasons.length > 0 ? reasons.join("; ") : null;
}
