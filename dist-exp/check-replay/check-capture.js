// The document pages of a capture, all or some by lot, each shown both ways.
import { pageClock } from "#access/index.js";
import { mediaType } from "#formats/index.js";
import { checkPage, unshownPage } from "./check-page.js";
import { ReplayedSide } from "./replayed-side.js";
import { stepsOfDocument } from "./steps-again.js";
import { StoredSide } from "./stored-side.js";
/** Prepares it; pages are shown as they are asked for. */
export async function checkReplay(wish, means) {
    const documents = await documentsOf(wish.captures, means.archive);
    const isByLot = documents.length > wish.mostPages;
    const order = isByLot ? drawn(documents, means.random) : documents;
    const captures = await means.archive.catalog.captures.list();
    const stored = new StoredSide(means.archive, captures, means.mostBytes);
    const replayed = new ReplayedSide(means.replay, means.mostBytes);
    const { renderer, signal } = means;
    const { renderings } = means.archive.catalog;
    return {
        documents: documents.length,
        isByLot,
        pages: () => checkedPages(order, wish, { renderer, renderings, captures, stored, replayed, signal }),
    };
}
async function* checkedPages(order, wish, means) {
    let left = wish.mostPages;
    for (const url of order) {
        if (left === 0)
            return;
        means.signal.throwIfAborted();
        const found = await pageAt(url, wish, means);
        if (found === null)
            continue;
        left--;
        const checked = "page" in found ? found : await checkPage(found, means);
        // What a stop has ended says nothing of the page.
        means.signal.throwIfAborted();
        yield checked;
    }
}
/** The page as it is stored; `null` for what is no page: other media, redirects, addresses without a record. */
async function pageAt(url, { at, isEachAtItsOwn }, { stored, renderings, captures }) {
    const document = await stored.document(url, at);
    if (document.kind === "unreadable")
        return unshownPage(url, at, document.reason);
    if (document.kind !== "stored" || !isPage(document))
        return null;
    const clock = await pageClock(document, renderings);
    const steps = await stepsOfDocument(document, url, { captures, renderings });
    return { url, at: isEachAtItsOwn ? document.at : at, clock, document, steps };
}
function isPage({ status, headers }) {
    if (status >= 300 && status < 400)
        return false;
    const field = headers.find(([name]) => name.toLowerCase() === "content-type");
    const type = mediaType(field?.[1] ?? null);
    return type === "text/html" || type === "application/xhtml+xml";
}
/** In the order of discovery, each once. */
async function documentsOf(captures, { catalog }) {
    const documents = new Set();
    for (const { id } of captures)
        for await (const { url, kind, state } of catalog.frontier.pages(id))
            if (kind === "document" && state === "visited")
                documents.add(url);
    return [...documents];
}
/** Every order is as likely as any other. */
function drawn(documents, random) {
    const order = [...documents];
    for (let last = order.length - 1; last > 0; last--) {
        const other = Math.floor(random.next() * (last + 1));
        [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
}
