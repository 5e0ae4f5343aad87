// Some pages of a capture's report: filtered, sorted, and gone on with where an answer before ended. The report is walked,
// never held: what is kept is one answer.
import { IsochronError } from "#errors.js";
import { VERDICTS } from "#model/index.js";
/** Rows of one answer. */
const MOST_ROWS = 100;
/** Rows looked at for one answer that is not sorted. */
const MOST_WALKED = 20_000;
/** Reports of more pages are given in their own order: sorting walks all of it for every answer. */
const MOST_SORTED = 200_000;
/** The part of the pages that is asked for; `total` is how many the report has. */
export async function pagesOf(results, captureId, query, total) {
    const walk = (from) => results.reportPages(captureId, from);
    const matches = matcherOf(query);
    if (query.sort === undefined || total > MOST_SORTED)
        return inOrder(walk, matches, query.cursor ?? "0");
    return sorted(walk, matches, { ...query, sort: query.sort });
}
function matcherOf({ verdict, kind, q = "" }) {
    const wanted = q.trim().toLowerCase();
    return (page) => (verdict === undefined || page.verdict === verdict) &&
        (kind === undefined || page.kind === kind) &&
        (wanted === "" || page.url.toLowerCase().includes(wanted));
}
async function inOrder(walk, matches, cursor) {
    if (!/^\d{1,15}$/.test(cursor))
        throw badCursor();
    const pages = [];
    let walked = 0;
    try {
        for await (const { page, next } of walk(Number(cursor))) {
            if (matches(page))
                pages.push(page);
            if (pages.length >= MOST_ROWS || ++walked >= MOST_WALKED)
                return { pages: asSent(pages), cursor: String(next), found: null, sort: null };
        }
    }
    catch (error) {
        if (error instanceof IsochronError && error.code === "BAD_INPUT")
            throw badCursor();
        throw error;
    }
    return { pages: asSent(pages), cursor: null, found: cursor === "0" ? pages.length : null, sort: null };
}
async function sorted(walk, matches, { sort, order, cursor }) {
    const sign = order === "down" ? -1 : 1;
    const after = cursor === undefined ? null : readCursor(cursor);
    const compare = (a, b) => sign * compareKeys(a[0], b[0]) || compareKeys(a[1], b[1]);
    const [best, found] = [new Best((a, b) => compare(a.rank, b.rank)), { count: 0 }];
    for await (const { page } of walk()) {
        if (!matches(page))
            continue;
        found.count++;
        const rank = [KEYS[sort](page), page.url];
        if (after === null || compare(rank, after) > 0)
            best.add({ page, rank });
    }
    const rows = best.first(MOST_ROWS + 1);
    const [shown, last] = [rows.slice(0, MOST_ROWS), rows[MOST_ROWS - 1]];
    const next = rows.length > MOST_ROWS && last ? writeCursor(last.rank) : null;
    return { pages: asSent(shown.map(({ page }) => page)), cursor: next, found: found.count, sort };
}
/** Keeps the first of very many, in room for a few answers. */
class Best {
    #compare;
    #kept = [];
    constructor(compare) {
        this.#compare = compare;
    }
    add(one) {
        this.#kept.push(one);
        if (this.#kept.length > 4 * MOST_ROWS)
            this.first(MOST_ROWS + 1);
    }
    first(most) {
        this.#kept = this.#kept.sort(this.#compare).slice(0, most);
        return this.#kept;
    }
}
/** The exceptions are what people look for: what is proved comes last. */
const PROVED = ["attested", "sharp"];
const RANKS = new Map([...VERDICTS.filter((one) => !PROVED.includes(one)), ...PROVED].map((one, i) => [one, i]));
const KEYS = {
    verdict: ({ verdict }) => RANKS.get(verdict),
    url: ({ url }) => url,
    kind: ({ kind }) => kind,
    status: ({ status }) => status ?? -1,
    visit: ({ visitAt }) => visitAt ?? -1,
    revisit: ({ revisitAt }) => revisitAt ?? -1,
    importance: ({ change }) => change?.importance ?? -1,
};
function compareKeys(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function writeCursor(rank) {
    return Buffer.from(JSON.stringify(rank)).toString("base64url");
}
/** A cursor comes from outside. */
function readCursor(text) {
    try {
        const [key, url, ...more] = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
        if ((typeof key === "string" || typeof key === "number") && typeof url === "string" && more.length === 0)
            return [key, url];
    }
    catch {
        // Said below, as for whatever else is no cursor.
    }
    throw badCursor();
}
function badCursor() {
    return new IsochronError("NOT_FOUND", "no list of pages goes on here; ask for it from its beginning");
}
/** Rows as the schema has them: a report's row may know more. */
function asSent(pages) {
    return pages.map(({ rendering: _rendering, labels, ...page }) => ({
        ...page,
        ...(labels && { labels: [...labels] }),
    }));
}
