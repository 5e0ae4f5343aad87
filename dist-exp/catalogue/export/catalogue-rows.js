// The rows of a catalogue, one after the other: captures, and behind each its pages where they are wanted.
import { instant, toIso } from "#model/index.js";
import { CaptureItems } from "../items/capture-item.js";
import { dublinCoreOf, dublinCoreOfPage } from "../items/dublin-core.js";
import { captureName, pageName } from "../items/identifiers.js";
import { digestOf, pageItem, titleOf } from "../items/page-item.js";
/** Makes the rows while they are read; no more than one page is held. */
export async function* catalogueRows(archive, { site, capture, pages }) {
    for (const item of await new CaptureItems(archive).list()) {
        if (site !== undefined && item.capture.site !== site)
            continue;
        if (capture !== undefined && item.capture.id !== capture)
            continue;
        yield captureRow(item);
        if (pages)
            yield* pageRows(item, archive);
    }
}
const NO_PAGE = { url: null, time: null, verdict: null, reason: null, status: null, digest: null };
const NO_CAPTURE = {
    startedAt: null,
    finishedAt: null,
    pages: null,
    sharp: null,
    attested: null,
    possible: null,
};
function captureRow(item) {
    const { capture, report } = item;
    const { pages, sharp, attested, possible } = report.all;
    return {
        record: "capture",
        identifier: captureName(capture.id),
        capture: capture.id,
        site: capture.site,
        asOf: iso(report.asOf),
        startedAt: iso(report.startedAt),
        finishedAt: iso(report.finishedAt),
        pages,
        sharp,
        attested,
        possible,
        ...NO_PAGE,
        dublinCore: dublinCoreOf(item),
    };
}
async function* pageRows(of, archive) {
    for await (const { page } of archive.results.reportPages(of.capture.id)) {
        const item = await pageItem(of, page, archive);
        yield {
            record: "page",
            identifier: pageName(of.capture.id, page.url),
            capture: of.capture.id,
            site: of.capture.site,
            asOf: iso(of.report.asOf),
            ...NO_CAPTURE,
            url: page.url,
            time: iso(page.visitAt ?? page.revisitAt),
            verdict: page.verdict,
            reason: page.reason,
            status: page.status,
            digest: await digestOf(item, archive),
            dublinCore: dublinCoreOfPage(item, await titleOf(item, archive), () => null),
        };
    }
}
function iso(ms) {
    return ms === null ? null : toIso(instant(ms));
}
