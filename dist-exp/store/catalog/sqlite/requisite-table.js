import { readInPages } from "./row-pages.js";
/** The requisites of one catalog. */
export class SqliteRequisiteStore {
    #driver;
    #captures;
    #replace;
    #after;
    #ofDocument;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        this.#replace = driver.prepare("INSERT OR REPLACE INTO requisites VALUES (?, ?, ?)");
        this.#after = driver.prepare("SELECT * FROM requisites WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?");
        // One look-up for each capture: they are few beside documents.
        this.#ofDocument = driver.prepare(`SELECT c.id, r.requisites FROM captures c CROSS JOIN requisites r
         ON r.capture_no = c.no AND r.document = ? ORDER BY c.no`);
    }
    async setRequisites(captureId, document, requisites) {
        await this.#driver.batched(() => this.replace(captureId, document, requisites));
    }
    /** For a transaction under way. */
    replace(captureId, document, requisites) {
        this.#replace.run(this.#captures.numberOf(captureId), document, JSON.stringify(requisites));
    }
    async *requisites(captureId) {
        const no = this.#captures.numberOf(captureId);
        const readAfter = (after, limit) => this.#after.all(no, after, limit);
        for (const row of readInPages(readAfter, "", (last) => String(last["document"])))
            yield {
                document: row["document"],
                requisites: JSON.parse(String(row["requisites"])),
            };
    }
    async ofDocument(document) {
        return this.#ofDocument.all(document).map((row) => ({
            captureId: String(row["id"]),
            requisites: JSON.parse(String(row["requisites"])),
        }));
    }
}
