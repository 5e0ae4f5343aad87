// What captures say of a page, from their reports: read once for each capture, and kept while there is room.
import { isImport, isRefresh } from "#model/index.js";
/** Reports of more pages are not read while others are being served; `isochron why` tells of each. */
const MOST_PAGES = 100_000;
/** Pages kept, over all captures. */
const MOST_KEPT_PAGES = 200_000;
/** Captures that were running at one time; more than these are not asked. */
const MOST_ASKED = 4;
/** The verdicts of an archive's captures. */
export class CaptureVerdicts {
    #results;
    /** By capture, those asked for last at the end. */
    #kept = new Map();
    #keptPages = 0;
    constructor(results) {
        this.#results = results;
    }
    /** The verdict of the capture that a record is of; `null` where no report tells. */
    async of(url, record, captures) {
        for (const capture of candidates(record, captures)) {
            const judged = await this.#judged(capture.id);
            const page = judged?.pages.get(url);
            if (judged && page)
                return {
                    capture: capture.id,
                    asOf: judged.asOf,
                    ...page,
                    isImported: isImport(capture),
                    ...(isRefresh(capture) && { isRefresh: true }),
                    ...(capture.settings.testimony && { told: capture.settings.testimony.tier }),
                };
        }
        return null;
    }
    async #judged(id) {
        const version = await this.#results.version(id);
        const kept = this.#kept.get(id);
        if (kept?.version === version)
            return kept.judged;
        if (this.#keptPages > MOST_KEPT_PAGES) {
            this.#kept.clear();
            this.#keptPages = 0;
        }
        const judged = this.#read(id);
        this.#kept.set(id, { version, judged });
        judged.then((one) => (this.#keptPages += one?.pages.size ?? 0), () => this.#kept.delete(id));
        return judged;
    }
    async #read(id) {
        const head = await this.#results.getReportHead(id);
        if (head === null || head.all.pages > MOST_PAGES)
            return null;
        const report = await this.#results.getReport(id);
        if (report === null)
            return null;
        const pages = report.pages.map(({ url, verdict, reason }) => [url, { verdict, reason: reason?.slice(0, 500) ?? null }]);
        return { asOf: report.asOf, pages: new Map(pages) };
    }
}
/** The capture that is named, or those that were running when the record was made, the one begun last first. */
function candidates({ storedAt, captureId }, captures) {
    if (captureId !== null)
        return captures.filter(({ id }) => id === captureId);
    return captures
        .filter(({ startedAt, finishedAt }) => startedAt <= storedAt && finishedAt !== null && storedAt <= finishedAt)
        .sort((a, b) => b.startedAt - a.startedAt)
        .slice(0, MOST_ASKED);
}
