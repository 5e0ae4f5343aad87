// Which requisites each captured document needs.
import type { PageUrl } from "#model/index.js";
import type { RequisiteStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver, Statement } from "./driver.js";
import { readInPages } from "./row-pages.js";

/** The requisites of one catalog. */
export class SqliteRequisiteStore implements RequisiteStore {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  readonly #replace: Statement;
  readonly #after: Statement;
  readonly #ofDocument: Statement;
  readonly #ofDocumentAmong: Statement;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    this.#replace = driver.prepare("INSERT OR REPLACE INTO requisites VALUES (?, ?, ?)");
    this.#after = driver.prepare(
      "SELECT * FROM requisites WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?",
    );
    // One look-up for each capture, or for each of those that are asked: they are few beside documents.
    this.#ofDocument = driver.prepare(
      `SELECT c.id, r.requisites FROM captures c CROSS JOIN requisites r
         ON r.capture_no = c.no AND r.document = ? ORDER BY c.no`,
    );
    this.#ofDocumentAmong = driver.prepare(
      `SELECT c.id, r.requisites FROM json_each(?) a CROSS JOIN captures c ON c.id = a.value CROSS JOIN requisites r
         ON r.capture_no = c.no AND r.document = ? ORDER BY c.no`,
    );
  }

  async setRequisites(captureId: string, document: PageUrl, requisites: readonly PageUrl[]): Promise<void> {
    await this.#driver.batched(() => this.replace(captureId, document, requisites));
  }

  /** For a transaction under way. */
  replace(captureId: string, document: PageUrl, requisites: readonly PageUrl[]): void {
    this.#replace.run(this.#captures.numberOf(captureId), document, JSON.stringify(requisites));
  }

  async *requisites(captureId: string): AsyncIterable<{ document: PageUrl; requisites: PageUrl[] }> {
    const no = this.#captures.numberOf(captureId);
    const readAfter = (after: string, limit: number) => this.#after.all(no, after, limit);
    for (const row of readInPages(readAfter, "", (last) => String(last["document"])))
      yield {
        document: row["document"] as PageUrl,
        requisites: JSON.parse(String(row["requisites"])) as PageUrl[],
      };
  }

  async ofDocument(
    document: PageUrl,
    among?: readonly string[],
  ): Promise<{ captureId: string; requisites: PageUrl[] }[]> {
    const rows = among
      ? this.#ofDocumentAmong.all(JSON.stringify(among), document)
      : this.#ofDocument.all(document);
    return rows.map((row) => ({
      captureId: String(row["id"]),
      requisites: JSON.parse(String(row["requisites"])) as PageUrl[],
    }));
  }
}
