// Which stored responses are mementos of a page: each has an address of its own and is what is given at it.
import { parsePageUrl } from "#model/index.js";
/**
 * The mementos of a page, oldest first, each once. Keys of the index are fuzzy: addresses that differ in scheme and
 * `www` only are one page through the years, others with the same key answer only when there is nothing nearer.
 */
export function mementosOf(entries, url) {
    const read = mementoReader();
    const all = entries.flatMap((entry) => read(entry) ?? []);
    const own = all.filter((memento) => isSamePage(memento.url, url));
    return (own.length > 0 ? own : all).filter((memento, i, list) => !isSame(memento, list[i - 1]));
}
/**
 * Reads entries one after the other: the memento that each is, `null` for a 304, which has no body of its own, and for
 * what no GET can ask for, and for what a rule keeps out of lists. Neighbours have the same address nearly always, which is then read once.
 */
export function mementoReader() {
    let last = null;
    return (entry) => {
        if (entry.status === 304 || entry.method !== undefined || entry.isUnlisted)
            return null;
        if (last?.written !== entry.url)
            last = { written: entry.url, url: parsePageUrl(entry.url) };
        return last.url && { url: last.url, at: entry.at, entry };
    };
}
/** Whether two addresses differ in nothing but scheme and `www`. */
export function isSamePage(a, b) {
    return a === b || bare(a) === bare(b);
}
/** Whether both are one. */
export function isSame(a, b) {
    return a.at === b?.at && a.url === b.url;
}
function bare(url) {
    return url.replace(/^https?:\/\/(?:www\d*\.)?/, "");
}
