import { printableJson } from "#formats/index.js";
/** The summary of a capture; the tiers stand side by side and are never added up. */
export function summarise(report, paths) {
    const { pages, sharp, attested, possible } = report.all;
    return {
        capture: report.capture,
        site: report.site,
        startedAt: iso(report.startedAt),
        asOf: iso(report.asOf),
        finishedAt: iso(report.finishedAt),
        pages,
        sharp,
        attested,
        possible,
        expectedSharp: report.expectedSharp,
        upperBound: report.upperBound,
        requests: report.requests,
        archive: paths.archive,
        warcs: report.warcs,
        report: paths.report,
        certificate: paths.certificate,
    };
}
/** The summary as one JSON document that ends with a line end. */
export function renderJson(report, paths) {
    return `${printableJson(summarise(report, paths))}\n`;
}
function iso(ms) {
    return new Date(ms).toISOString();
}
