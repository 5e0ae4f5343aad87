import { readInPages } from "./row-pages.js";
/** The renderings of one catalog; none in a file that is older than they are. */
export class SqliteRenderingStore {
    #driver;
    #captures;
    #statements = null;
    constructor(driver, captures) {
        this.#driver = driver;
        this.#captures = captures;
        const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'renderings'";
        if (driver.prepare(table).get() === undefined)
            return;
        this.#statements = {
            put: driver.prepare("INSERT OR REPLACE INTO renderings VALUES (?, ?, ?)"),
            after: driver.prepare("SELECT * FROM renderings WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?"),
            one: driver.prepare("SELECT rendering FROM renderings WHERE capture_no = ? AND document = ?"),
        };
    }
    async put(captureId, rendering) {
        const no = this.#captures.numberOf(captureId);
        await this.#driver.batched(() => this.#statements.put.run(no, rendering.document, JSON.stringify(rendering)));
    }
    async *ofCapture(captureId) {
        const { after } = this.#statements ?? {};
        if (!after)
            return;
        const no = this.#captures.numberOf(captureId);
        const readAfter = (last, limit) => after.all(no, last, limit);
        for (const row of readInPages(readAfter, "", (last) => String(last["document"])))
            yield JSON.parse(String(row["rendering"]));
    }
    async ofDocument(captureId, document) {
        const row = this.#statements?.one.get(this.#captures.numberOf(captureId), document);
        return row ? JSON.parse(String(row["rendering"])) : null;
    }
}
