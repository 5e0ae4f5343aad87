// Sightings: what each fetch said about its page, with the WARC records that hold it.
import { instant, } from "#model/index.js";
import { StoreError } from "#errors.js";
import { RequestTable } from "./request-table.js";
import { readInPages } from "./row-pages.js";
import { urlKey } from "#formats/urls/url-key.js";
/** The sightings of one catalog. */
export class SqliteSightingStore {
    #driver;
    #captures;
    #insert;
    #after;
    #ofUrl;
    #lastSeq;
    #delete;
    #forgetVisit;
    #requests;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        this.#requests = new RequestTable(driver);
        this.#insert = driver.prepare(`INSERT OR IGNORE INTO sightings (capture_no, seq, url, url_key, pass, sent_at, first_byte_at, last_byte_at,
         outcome, records) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
        this.#after = driver.prepare(`SELECT s.*, c.id AS capture_id FROM sightings s JOIN captures c ON c.no = s.capture_no
         WHERE s.capture_no = ? AND s.seq > ? ORDER BY s.seq LIMIT ?`);
        // One value, not ten rows of ten: replay asks for every page that it shows, and each value is brought over by itself.
        this.#ofUrl = driver.prepare(`SELECT group_concat('[' || s.sent_at || ',' || s.capture_no || ',' || s.seq || ',' || s.first_byte_at || ',' ||
           s.last_byte_at || ',' || json_quote(s.pass) || ',' || s.outcome || ',' || s.records || ']') AS looks
         FROM sightings s WHERE s.url_key = ? AND s.url = ?`);
        this.#lastSeq = driver.prepare("SELECT max(seq) AS seq FROM sightings WHERE capture_no = ?");
        this.#delete = driver.prepare("DELETE FROM sightings WHERE capture_no = ? AND seq = ?");
        this.#forgetVisit = driver.prepare(`UPDATE frontier INDEXED BY frontier_by_url SET state = 'known', reason = NULL WHERE capture_no = ? AND url_key = ? AND url = ?
         AND NOT EXISTS (SELECT 1 FROM sightings s INDEXED BY sightings_by_url
           WHERE s.capture_no = frontier.capture_no AND s.url_key = frontier.url_key AND s.url = frontier.url)`);
    }
    async add(sighting) {
        await this.#driver.batched(() => this.insert(sighting));
    }
    /** For a transaction under way; refuses before it changes anything. */
    insert(sighting) {
        const { captureId, seq, url, pass, times, outcome, records } = sighting;
        const changed = this.#insert.run(this.#captures.numberOf(captureId), seq, url, urlKey(url), pass, times.sentAt, times.firstByteAt, times.lastByteAt, JSON.stringify(outcome), JSON.stringify(records));
        if (changed === 0)
            throw new StoreError("BAD_INPUT", `capture ${captureId} already has a sighting ${seq}`);
        this.#requests.put(url);
    }
    async *ofCapture(captureId) {
        yield* this.#ofCapture(captureId);
    }
    async ofPage(url) {
        const looks = this.#ofUrl.get(urlKey(url), url)?.["looks"] ?? "";
        const told = JSON.parse(`[${String(looks)}]`);
        return told.sort(byTime).map((look) => ofTold(url, this.#captures.idOf(look[1]), look));
    }
    async requestsTo(address, asked) {
        return this.#requests.to(address, asked);
    }
    /** The place after a capture's last sighting. */
    nextSeq(captureId) {
        return Number(this.#lastSeq.get(this.#captures.numberOf(captureId))?.["seq"] ?? -1) + 1;
    }
    /** Forgets sightings with a record beyond a file's first bytes, and makes pages left without any `known` again. */
    forgetLost(captureId, file, keptBytes) {
        const no = this.#captures.numberOf(captureId);
        const isLost = (record) => record.file === file && record.offset + record.length > keptBytes;
        const lost = [];
        for (const sighting of this.#ofCapture(captureId))
            if (sighting.records.some(isLost))
                lost.push(sighting);
        this.#driver.transaction(() => {
            for (const { seq } of lost)
                this.#delete.run(no, seq);
            for (const { url } of lost)
                this.#forgetVisit.run(no, urlKey(url), url);
        });
        return lost.length;
    }
    /** Forgets the sightings at these places. */
    forget(captureId, seqs) {
        const no = this.#captures.numberOf(captureId);
        this.#driver.transaction(() => {
            for (const seq of seqs)
                this.#delete.run(no, seq);
        });
    }
    *#ofCapture(captureId) {
        const no = this.#captures.numberOf(captureId);
        const readAfter = (after, limit) => this.#after.all(no, after, limit);
        for (const row of readInPages(readAfter, -1, (last) => Number(last["seq"])))
            yield toSighting(row);
    }
}
function toSighting(row) {
    return {
        url: row["url"],
        captureId: String(row["capture_id"]),
        seq: Number(row["seq"]),
        pass: row["pass"],
        times: {
            sentAt: instant(Number(row["sent_at"])),
            firstByteAt: instant(Number(row["first_byte_at"])),
            lastByteAt: instant(Number(row["last_byte_at"])),
        },
        outcome: JSON.parse(String(row["outcome"])),
        records: JSON.parse(String(row["records"])),
    };
}
/** Oldest first; of one time as they were captured. */
function byTime(a, b) {
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
function ofTold(url, captureId, look) {
    const [sentAt, , seq, firstByteAt, lastByteAt, pass, outcome, records] = look;
    const times = {
        sentAt: instant(sentAt),
        firstByteAt: instant(firstByteAt),
        lastByteAt: instant(lastByteAt),
    };
    return { url, captureId, seq, pass, times, outcome, records };
}
