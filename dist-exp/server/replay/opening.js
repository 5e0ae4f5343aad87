// What of ours stands first in an archived page and in a worker's script. In one view all have the clock of its document, as
// when a browser showed it at capture.
import { pageClock } from "#access/index.js";
import { shimTag, workerOpening } from "./shim/shim.js";
/** The opening of a page in a frame, or of a worker; nothing for anything else. */
export function openingFor(target, { intent, headers, label, view }, { archive, capabilities, views }) {
    const isWorker = /^(?:shared)?worker$/.test(String(headers["sec-fetch-dest"]));
    if (intent !== "frame" && !isWorker)
        return {};
    const prefix = capabilities.prefixOf(label, view);
    return {
        opening: async ({ entry: { url, at, status }, evidence: { captureId } }) => {
            const record = { url, at, captureId };
            const own = views.clockOf(view) ?? (await pageClock(record, archive.catalog.renderings));
            // The document comes first; redirects on the way to it have no clock of their own.
            const isPage = status === null || status < 300 || status >= 400;
            if (!isWorker && isPage)
                views.startClock(view, own);
            return isWorker
                ? { script: workerOpening(target, own, prefix) }
                : { markup: shimTag(target, own, prefix) };
        },
    };
}
