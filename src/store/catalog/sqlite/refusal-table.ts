// URLs that trap rules and scope kept out of each capture's frontier, by rule and shape.
import type { RefusalCode, RefusedShape } from "#model/index.js";
import type { RefusalStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { SqliteDriver, Statement } from "./driver.js";

/** The refusals of one catalog; their number is bounded by whoever counts them. */
export class SqliteRefusalStore implements RefusalStore {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  readonly #replace: Statement;
  readonly #all: Statement;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    this.#replace = driver.prepare("INSERT OR REPLACE INTO refusals VALUES (?, ?, ?, ?, ?)");
    this.#all = driver.prepare("SELECT * FROM refusals WHERE capture_no = ? ORDER BY code, shape");
  }

  async put(captureId: string, shapes: readonly RefusedShape[]): Promise<void> {
    const no = this.#captures.numberOf(captureId);
    await this.#driver.batched(() => {
      for (const { code, shape, hashes, examples } of shapes)
        this.#replace.run(no, code, shape, JSON.stringify(hashes), JSON.stringify(examples));
    });
  }

  async *ofCapture(captureId: string): AsyncIterable<RefusedShape> {
    for (const row of this.#all.all(this.#captures.numberOf(captureId)))
      yield {
        code: row["code"] as RefusalCode,
        shape: String(row["shape"]),
        hashes: JSON.parse(String(row["hashes"])) as number[],
        examples: JSON.parse(String(row["examples"])) as string[],
      };
  }
}
