import { isSame, isSamePage, mementoReader } from "./memento-list.js";
/** Mementos on one page: some 1.5 MB of text. */
export const MEMENTOS_PER_PAGE = 10_000;
/** Reads one page; `null` when there is none of that number. */
export async function readTimeMap(index, query) {
    const own = await pageAmong(mementosIn(index, query.url, "own"), query);
    if (own !== "none at all")
        return own;
    const others = await pageAmong(mementosIn(index, query.url, "any"), query);
    return others === "none at all" ? null : others;
}
/** The mementos with the key of a URL, oldest first: lines of one key are in order of time. */
async function* mementosIn(index, url, which) {
    const read = mementoReader();
    let last;
    for await (const entries of index.walk({ url, match: "exact" }))
        for (const entry of entries) {
            const memento = read(entry);
            if (memento === null || isSame(memento, last))
                continue;
            // Without the entry: a page of many is held.
            if (which === "any" || isSamePage(memento.url, url))
                yield (last = { url: memento.url, at: memento.at });
        }
}
async function pageAmong(all, { url, page, perPage = MEMENTOS_PER_PAGE }) {
    const mementos = [];
    const spans = new Map();
    let seen = 0;
    for await (const memento of all) {
        const number = Math.floor(seen++ / perPage) + 1;
        if (number > page + 1)
            break;
        if (number < page - 1)
            continue;
        if (number === page)
            mementos.push(memento);
        spans.set(number, { page: number, from: spans.get(number)?.from ?? memento.at, until: memento.at });
    }
    if (seen === 0)
        return "none at all";
    const own = spans.get(page);
    if (!own)
        return null;
    const [prev, next] = [spans.get(page - 1) ?? null, spans.get(page + 1) ?? null];
    return { ...own, original: url, mementos, prev, next };
}
