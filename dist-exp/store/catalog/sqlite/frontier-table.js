import { StoreError } from "#errors.js";
import { readInPages } from "./row-pages.js";
import { urlKey } from "#formats/urls/url-key.js";
/** The frontiers of one catalog. */
export class SqliteFrontierStore {
    #driver;
    #captures;
    #find;
    #known;
    #lastSeq;
    #insert;
    #setState;
    #after;
    #makeRoom;
    #forget;
    #cutBack;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        // Without statistics SQLite would walk the capture's rows by primary key.
        this.#find = driver.prepare("SELECT seq FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?");
        this.#lastSeq = driver.prepare("SELECT max(seq) AS seq FROM frontier WHERE capture_no = ?");
        // Many pages at once, as one JSON text: calling for each would take longer than finding or keeping it.
        this.#known = driver.prepare(`SELECT page.key AS place FROM json_each(?2) AS page CROSS JOIN frontier INDEXED BY frontier_by_url
         ON capture_no = ?1 AND url_key = page.value ->> 0 AND frontier.url = page.value ->> 1`);
        this.#insert = driver.prepare(`INSERT INTO frontier (capture_no, url_key, url, seq, kind, depth, via, state, reason, late, hint)
         SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
           value ->> 7, value ->> 8, value ->> 9 FROM json_each(?2)`);
        this.#setState = driver.prepare("UPDATE frontier INDEXED BY frontier_by_url SET state = ?, reason = ? WHERE capture_no = ? AND url_key = ? AND url = ?");
        this.#after = driver.prepare("SELECT * FROM frontier WHERE capture_no = ? AND seq > ? ORDER BY seq LIMIT ?");
        this.#makeRoom = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq = ?");
        this.#forget = driver.prepare("DELETE FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?");
        this.#cutBack = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq >= ?");
    }
    async add(captureId, pages) {
        const no = this.#captures.numberOf(captureId);
        return this.#driver.batched(() => {
            const seq = this.#lastSeqOf(no) + 1;
            const added = this.#unknown(no, pages).map((page, i) => ({ ...page, seq: seq + i }));
            if (added.length > 0)
                this.#insert.run(no, JSON.stringify(added.map(toValues)));
            return added;
        });
    }
    /** Those that are not in the frontier, each once. */
    #unknown(no, pages) {
        const keys = pages.map(({ url }) => [urlKey(url), url]);
        const seen = new Set();
        for (const { place } of this.#known.all(no, JSON.stringify(keys)))
            seen.add(pages[Number(place)].url);
        return pages.filter(({ url }) => !seen.has(url) && seen.add(url));
    }
    async setState(captureId, url, state, reason) {
        await this.#driver.batched(() => this.updateState(captureId, url, state, reason));
    }
    /** For a transaction under way; refuses before it changes anything. */
    updateState(captureId, url, state, reason) {
        const no = this.#captures.numberOf(captureId);
        if (this.#setState.run(state, reason, no, urlKey(url), url) === 0)
            throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
    }
    #lastSeqOf(no) {
        return Number(this.#lastSeq.get(no)?.["seq"] ?? -1);
    }
    knows(captureId, url) {
        return this.#find.get(this.#captures.numberOf(captureId), urlKey(url), url) !== undefined;
    }
    /** Puts pages in their places of a frontier that is rebuilt; what stood there before makes room. */
    put(captureId, pages) {
        const no = this.#captures.numberOf(captureId);
        this.#driver.transaction(() => {
            for (const page of pages) {
                this.#makeRoom.run(no, page.seq);
                this.#forget.run(no, urlKey(page.url), page.url);
                this.#insert.run(no, JSON.stringify([toValues(page)]));
            }
        });
    }
    /** Forgets all pages from this place on. */
    forgetFrom(captureId, seq) {
        this.#cutBack.run(this.#captures.numberOf(captureId), seq);
    }
    async *pages(captureId) {
        const no = this.#captures.numberOf(captureId);
        const rows = readInPages((after, limit) => this.#after.all(no, after, limit), -1, seqOf);
        for (const row of rows)
            yield toPage(row);
    }
}
/** In the order in which they are inserted. */
function toValues({ url, seq, kind, depth, via, state, reason, late, hint }) {
    const found = [kind, depth, via, state, reason, late ? 1 : 0];
    return [urlKey(url), url, seq, ...found, hint ? JSON.stringify(hint) : null];
}
function seqOf(row) {
    return Number(row["seq"]);
}
function toPage(row) {
    return {
        url: row["url"],
        kind: row["kind"],
        depth: Number(row["depth"]),
        via: row["via"],
        seq: seqOf(row),
        state: row["state"],
        reason: row["reason"],
        late: row["late"] === 1,
        ...(row["hint"] === null ? {} : { hint: JSON.parse(String(row["hint"])) }),
    };
}
