// The report object from an assessment: counts over one fixed denominator, tiers never added up.
import { isCaptured, } from "#model/index.js";
import { mapped } from "./mapped.js";
import { summarise } from "./summary.js";
import { kindOf } from "./tally.js";
/** Makes the report that every reporter reads; its pages are made one at a time as they are asked for. */
export function buildReport(assessment, { changes, ...facts }, summary = summarise(assessment)) {
    const { evidence, pages } = assessment;
    const { capture } = evidence;
    return {
        format: "isochron-report/1",
        capture: capture.id,
        site: capture.site,
        seeds: capture.seeds,
        startedAt: capture.startedAt,
        plannedAsOf: evidence.plannedAsOf,
        asOf: assessment.asOf,
        expectedSharp: capture.expectedSharp,
        upperBound: capture.upperBound,
        ...summary.counts,
        bodies: summary.bodies,
        sharpAtPlanned: assessment.sharpAtPlanned,
        changes: changes.summary,
        tables: summary.tables,
        ...facts,
        pages: mapped(pages, (page) => reportPage(page, changes.byPage.get(page.page.url))),
    };
}
/** What a report says of one page. */
export function reportPage(assessed, change) {
    const { page, verdict, reason, interval, version, sightings } = assessed;
    const captured = sightings.filter(isCaptured);
    return {
        url: page.url,
        kind: kindOf(assessed),
        verdict,
        reason,
        status: version?.identity.status ?? null,
        contentType: version?.identity.contentType ?? null,
        interval,
        visitAt: captured.find((s) => s.pass === "visit" || s.pass === "late")?.times.lastByteAt ?? null,
        revisitAt: captured.findLast((s) => s.pass === "revisit")?.times.sentAt ?? null,
        sightings: sightings.length,
        ...labelsOf(captured),
        ...(change && { change }),
        ...(assessed.rendering && { rendering: reportRendering(assessed.rendering) }),
    };
}
function reportRendering({ renderedBy, failure, open, isClosed, doubts, requests, }) {
    return { renderedBy, failure, open, isClosed, doubts, requests: requests.length };
}
function labelsOf(captured) {
    const labels = [...new Set(captured.flatMap(({ outcome }) => outcome.labels ?? []))];
    return labels.length === 0 ? {} : { labels };
}
