// A recorder's journal in a database of its own beside the catalog: it is written many times a second, holds one day,
// and is empty once that day is in the archive.
import {} from "#model/index.js";
import { SqliteDriver } from "./driver.js";
import { prepareTables } from "./one-format.js";
const FORMAT = 1;
const TABLES = `CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), head TEXT NOT NULL);
   CREATE TABLE pages (url TEXT PRIMARY KEY, page TEXT NOT NULL) WITHOUT ROWID;`;
/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
export function openJournalFile(path) {
    const driver = new SqliteDriver(path, "write");
    try {
        // What is acknowledged survives the death of its process; a power cut may cost the last moments, and then the
        // recorder's own run has ended with them.
        driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864;");
        driver.transaction(() => prepareTables(driver, path, { tables: TABLES, format: FORMAT }));
        return new SqliteJournal(driver);
    }
    catch (error) {
        driver.close();
        throw error;
    }
}
class SqliteJournal {
    #driver;
    #one;
    #put;
    #putHead;
    #after;
    constructor(driver) {
        this.#driver = driver;
        this.#one = driver.prepare("SELECT page FROM pages WHERE url = ?");
        this.#put = driver.prepare("INSERT OR REPLACE INTO pages (url, page) VALUES (?, ?)");
        this.#putHead = driver.prepare("INSERT OR REPLACE INTO head (one, head) VALUES (1, ?)");
        this.#after = driver.prepare("SELECT page FROM pages WHERE url > ? ORDER BY url LIMIT ?");
    }
    async head() {
        const row = this.#driver.prepare("SELECT head FROM head").get();
        return row === undefined ? null : JSON.parse(String(row["head"]));
    }
    async pages(urls) {
        return urls.flatMap((url) => {
            const row = this.#one.get(url);
            return row === undefined ? [] : [JSON.parse(String(row["page"]))];
        });
    }
    async commit(head, pages) {
        this.#driver.transaction(() => {
            for (const page of pages)
                this.#put.run(page.url, JSON.stringify(page));
            this.#putHead.run(JSON.stringify(head));
        });
    }
    async pagesAfter(url, limit) {
        return this.#after.all(url, limit).map((row) => JSON.parse(String(row["page"])));
    }
    async clear(head) {
        this.#driver.transaction(() => {
            this.#driver.exec("DELETE FROM pages");
            this.#putHead.run(JSON.stringify(head));
        });
    }
    close() {
        this.#driver.close();
    }
}
