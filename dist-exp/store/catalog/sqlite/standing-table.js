// What each capture adds to what is known of its site's past, and what it found hosts' words to be worth.
import { packChanges, unpackChanges } from "#model/index.js";
/** The shares of one catalog; a catalog that was made before there were any is read as one without. */
export class SqliteStandingStore {
    #driver;
    #captures;
    #hasTable;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        const table = driver.prepare("SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = ?");
        this.#hasTable = table.get("standing") !== undefined;
    }
    async put(captureId, { pages, changes, hosts }) {
        const no = this.#captures.numberOf(captureId);
        const rows = hosts.map(({ host, trust, isNotModifiedTrusted }) => [
            host,
            trust?.skewUpperMs ?? null,
            isNotModifiedTrusted ? 1 : 0,
        ]);
        this.#driver.transaction(() => {
            // The number is a new one each time: the greatest of all tells whether anything was put.
            this.#driver
                .prepare(`INSERT OR REPLACE INTO standing
           VALUES ((SELECT coalesce(max(no), 0) + 1 FROM standing), ?, ?, ?)`)
                .run(no, pages, JSON.stringify(packChanges(changes)));
            this.#driver.prepare("DELETE FROM host_words WHERE capture_no = ?").run(no);
            this.#driver
                .prepare(`INSERT INTO host_words
           SELECT value ->> 0, ?1, value ->> 1, value ->> 2 FROM json_each(?2)`)
                .run(no, JSON.stringify(rows));
        });
    }
    async forget(site) {
        const ofSite = "capture_no IN (SELECT no FROM captures WHERE site = ?)";
        this.#driver.transaction(() => {
            for (const table of ["standing", "host_words"])
                this.#driver.prepare(`DELETE FROM ${table} WHERE ${ofSite}`).run(site);
        });
    }
    async captures(site) {
        return this.#ofSite(site, "c.id").map((row) => String(row["id"]));
    }
    async ofSite(site) {
        return this.#ofSite(site, "s.pages, s.changes").map((row) => ({
            pages: Number(row["pages"]),
            changes: unpackChanges(JSON.parse(String(row["changes"]))),
        }));
    }
    async ofHost(host) {
        if (!this.#hasTable)
            return [];
        const rows = this.#driver
            .prepare("SELECT skew_upper_ms, not_modified FROM host_words WHERE host = ? ORDER BY capture_no")
            .all(host);
        return rows.map(({ skew_upper_ms: skew, not_modified: counts }) => ({
            host,
            trust: typeof skew === "number" ? { skewUpperMs: skew } : null,
            isNotModifiedTrusted: counts === 1,
        }));
    }
    async stamp() {
        if (!this.#hasTable)
            return "";
        const row = this.#driver.prepare("SELECT max(no) AS last, count(*) AS rows FROM standing").get();
        return `${row?.["last"] ?? 0} ${row?.["rows"] ?? 0}`;
    }
    #ofSite(site, columns) {
        if (!this.#hasTable)
            return [];
        return this.#driver
            .prepare(`SELECT ${columns} FROM standing s JOIN captures c ON c.no = s.capture_no
         WHERE c.site = ? ORDER BY s.no`)
            .all(site);
    }
}
