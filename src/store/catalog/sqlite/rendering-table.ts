// What showing documents in a browser brought, capture by capture.
import type { PageRendering, PageUrl } from "#model/index.js";
import type { RenderingStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver, Statement } from "./driver.js";
import { readInPages } from "./row-pages.js";

/** The renderings of one catalog; none in a file that is older than they are. */
export class SqliteRenderingStore implements RenderingStore {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  #statements: { readonly put: Statement; readonly after: Statement; readonly one: Statement } | null = null;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    const table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'renderings'";
    if (driver.prepare(table).get() === undefined) return;
    this.#statements = {
      put: driver.prepare("INSERT OR REPLACE INTO renderings VALUES (?, ?, ?)"),
      after: driver.prepare(
        "SELECT * FROM renderings WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?",
      ),
      one: driver.prepare("SELECT rendering FROM renderings WHERE capture_no = ? AND document = ?"),
    };
  }

  async put(captureId: string, rendering: PageRendering): Promise<void> {
    const no = this.#captures.numberOf(captureId);
    await this.#driver.batched(() =>
      this.#statements!.put.run(no, rendering.document, JSON.stringify(rendering)),
    );
  }

  async *ofCapture(captureId: string): AsyncIterable<PageRendering> {
    const { after } = this.#statements ?? {};
    if (!after) return;
    const no = this.#captures.numberOf(captureId);
    const readAfter = (last: string, limit: number) => after.all(no, last, limit);
    for (const row of readInPages(readAfter, "", (last) => String(last["document"])))
      yield JSON.parse(String(row["rendering"])) as PageRendering;
  }

  async ofDocument(captureId: string, document: PageUrl): Promise<PageRendering | null> {
    const row = this.#statements?.one.get(this.#captures.numberOf(captureId), document);
    return row ? (JSON.parse(String(row["rendering"])) as PageRendering) : null;
  }
}
