// Reports and certificates as one group of readers sees them. A report is cut to what may be listed, with figures made
// anew from the rows that are left; a certificate is signed as it is, and given whole or not at all.
import { VERDICTS, } from "#model/index.js";
import { isCaptureListed, isPageListed, refuseWriting } from "./reader-catalog.js";
import { wholeWithheld } from "./withheld.js";
/** Said in every report that is cut. */
const CUT_NOTE = "Rules of this archive may keep part of this capture from you. The figures are those of the pages listed here: no page is counted as possible that is not proved or attested, composites and bytes are not counted, and the certificate speaks of more.";
/** Wraps the results of an archive. */
export function readerResults({ results, captures }, { judge }) {
    const getReport = async (id) => {
        const [now, report, capture] = [await judge(), await results.getReport(id), await captures.get(id)];
        if (now.isOpen || report === null)
            return report;
        return capture && cutReport(report, capture, now);
    };
    return {
        sign: refuseWriting,
        put: refuseWriting,
        putReport: refuseWriting,
        putTestimony: refuseWriting,
        putBeside: refuseWriting,
        getBeside: async (id, name) => ((await judge()).isOpen ? results.getBeside(id, name) : null),
        version: async (id) => `${await results.version(id)} ${(await judge()).version}`,
        getReport,
        async getReportHead(id) {
            if ((await judge()).isOpen)
                return results.getReportHead(id);
            const report = await getReport(id);
            if (report === null)
                return null;
            const { pages: _pages, ...head } = report;
            return head;
        },
        async *reportPages(id, from = 0) {
            const [now, capture] = [await judge(), await captures.get(id)];
            if (now.isOpen)
                return yield* results.reportPages(id, from);
            if (capture === null)
                return;
            yield* listedPages(results.reportPages(id), from, ({ url, visitAt, revisitAt }) => isPageListed(now, capture, url, [visitAt, revisitAt]));
        },
        async writtenAt(id) {
            const [now, capture] = [await judge(), await captures.get(id)];
            return now.isOpen || (capture && isCaptureListed(now, capture)) ? results.writtenAt(id) : null;
        },
        async getCertificate(id) {
            const [now, certificate] = [await judge(), await results.getCertificate(id)];
            if (now.isOpen || certificate === null)
                return certificate;
            const capture = await captures.get(id);
            const isListed = (url) => capture !== null && isPageListed(now, capture, url);
            const urls = [...certificate.seeds, ...certificate.pages.map(({ url }) => url)];
            if (capture === null || now.mayTouchCapture(capture) || !urls.every(isListed))
                throw wholeWithheld("The certificate is");
            return certificate;
        },
    };
}
/** Places count what is listed: those of the report would tell how much is left out. */
async function* listedPages(pages, from, isListed) {
    let next = 0;
    for await (const { page } of pages) {
        if (!isListed(page))
            continue;
        if (++next > from)
            yield { page, next };
    }
}
/** A report whose pages, hosts and counts tell nothing of what is not listed. */
function cutReport(report, capture, judge) {
    const isListed = ({ url, visitAt, revisitAt }) => isPageListed(judge, capture, url, [visitAt, revisitAt]);
    const pages = report.pages.filter(isListed);
    if (pages.length === report.pages.length && !judge.mayTouchCapture(capture))
        return report;
    const { tables: _tables, changes: _changes, refusals: _refusals, ...rest } = report;
    const { bodies: _bodies, scriptBuilt: _scriptBuilt, rendered: _rendered, ...kept } = rest;
    const { plannedAsOf } = report;
    return {
        ...kept,
        ...figuresOf(pages),
        seeds: report.seeds.filter((url) => isPageListed(judge, capture, url)),
        expectedSharp: null,
        upperBound: null,
        bytes: 0,
        composites: { pages: 0, sharp: 0, attested: 0, possible: 0 },
        sharpAtPlanned: pages.filter(({ verdict, interval }) => {
            return verdict === "sharp" && interval && interval.from <= plannedAsOf && plannedAsOf <= interval.to;
        }).length,
        pages,
        warcs: [],
        notes: [CUT_NOTE],
    };
}
function figuresOf(pages) {
    const verdicts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
    for (const { verdict } of pages)
        verdicts[verdict]++;
    return {
        all: coherenceOf(pages),
        documents: coherenceOf(pages.filter(({ kind }) => kind === "document")),
        requisites: coherenceOf(pages.filter(({ kind }) => kind === "requisite")),
        verdicts,
        requests: pages.reduce((sum, { sightings }) => sum + sightings, 0),
    };
}
function coherenceOf(pages) {
    const [sharp, attested] = ["sharp", "attested"].map((tier) => pages.filter(({ verdict }) => verdict === tier).length);
    return { pages: pages.length, sharp: sharp, attested: attested, possible: sharp + attested };
}
