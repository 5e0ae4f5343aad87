// What runs say of themselves, one row per capture, and figures counted from the other tables.
import { instant, } from "#model/index.js";
import { recentSighting } from "../recent-sighting.js";
/** The run states of one catalog. */
export class SqliteRunStatusStore {
    #captures;
    #put;
    #get;
    #states;
    #sightings;
    #warcBytes;
    #recent;
    constructor(driver, captures) {
        this.#captures = captures;
        this.#put = driver.prepare("INSERT OR REPLACE INTO run_status VALUES (?, ?, ?, ?, ?, ?)");
        this.#get = driver.prepare("SELECT * FROM run_status WHERE capture_no = ?");
        this.#states = driver.prepare("SELECT state, count(*) AS pages FROM frontier WHERE capture_no = ? GROUP BY state");
        this.#sightings = driver.prepare("SELECT count(*) AS sightings FROM sightings WHERE capture_no = ?");
        this.#warcBytes = driver.prepare("SELECT sum(synced_bytes) AS bytes FROM warc_files WHERE capture_no = ?");
        this.#recent = driver.prepare("SELECT seq, url, pass, last_byte_at, outcome FROM sightings WHERE capture_no = ? ORDER BY seq DESC LIMIT ?");
    }
    async put(captureId, status) {
        this.#put.run(this.#captures.numberOf(captureId), status.state, status.at, status.progress === null ? null : JSON.stringify(status.progress), status.editsApplied, JSON.stringify(status.notes));
    }
    async get(captureId) {
        const row = this.#get.get(this.#captures.numberOf(captureId));
        return row ? toStatus(row) : null;
    }
    async counts(captureId) {
        const no = this.#captures.numberOf(captureId);
        const pages = { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 };
        for (const row of this.#states.all(no))
            pages[row["state"]] = Number(row["pages"]);
        return {
            pages,
            sightings: Number(this.#sightings.get(no)?.["sightings"] ?? 0),
            warcBytes: Number(this.#warcBytes.get(no)?.["bytes"] ?? 0),
        };
    }
    async recent(captureId, most) {
        return this.#recent.all(this.#captures.numberOf(captureId), most).map(toRecent);
    }
}
function toStatus(row) {
    const progress = row["progress"];
    return {
        state: row["state"],
        at: instant(Number(row["at"])),
        progress: typeof progress === "string" ? JSON.parse(progress) : null,
        editsApplied: Number(row["edits_applied"]),
        notes: JSON.parse(String(row["notes"])),
    };
}
function toRecent(row) {
    const sighting = {
        seq: Number(row["seq"]),
        url: row["url"],
        pass: row["pass"],
        outcome: JSON.parse(String(row["outcome"])),
    };
    return recentSighting(sighting, instant(Number(row["last_byte_at"])));
}
