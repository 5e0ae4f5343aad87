// The known URLs of each capture, in order of discovery.
import type { FrontierPage, FrontierState, PageHint, PageKind, PageUrl } from "#model/index.js";
import type { FrontierStore } from "#ports/index.js";
import { StoreError } from "#errors.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";
import { readInPages } from "./row-pages.js";
import { urlKey } from "#formats/url-key.js";

/** The frontiers of one catalog. */
export class SqliteFrontierStore implements FrontierStore {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  readonly #find: Statement;
  readonly #lastSeq: Statement;
  readonly #insert: Statement;
  readonly #setState: Statement;
  readonly #after: Statement;
  readonly #makeRoom: Statement;
  readonly #forget: Statement;
  readonly #cutBack: Statement;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    // Without statistics SQLite would walk the capture's rows by primary key.
    this.#find = driver.prepare(
      "SELECT seq FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?",
    );
    this.#lastSeq = driver.prepare("SELECT max(seq) AS seq FROM frontier WHERE capture_no = ?");
    this.#insert = driver.prepare(
      `INSERT INTO frontier (capture_no, seq, url, url_key, kind, depth, via, state, reason, late, hint)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#setState = driver.prepare(
      "UPDATE frontier INDEXED BY frontier_by_url SET state = ?, reason = ? WHERE capture_no = ? AND url_key = ? AND url = ?",
    );
    this.#after = driver.prepare(
      "SELECT * FROM frontier WHERE capture_no = ? AND seq > ? ORDER BY seq LIMIT ?",
    );
    this.#makeRoom = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq = ?");
    this.#forget = driver.prepare(
      "DELETE FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?",
    );
    this.#cutBack = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq >= ?");
  }

  async add(captureId: string, pages: readonly Omit<FrontierPage, "seq">[]): Promise<FrontierPage[]> {
    const no = this.#captures.numberOf(captureId);
    return this.#driver.batched(() => {
      let seq = this.#lastSeqOf(no);
      const added: FrontierPage[] = [];
      for (const page of pages) {
        const key = urlKey(page.url);
        if (this.#find.get(no, key, page.url)) continue;
        seq++;
        const row = [page.kind, page.depth, page.via, page.state, page.reason, page.late ? 1 : 0];
        const hint = page.hint ? JSON.stringify(page.hint) : null;
        this.#insert.run(no, seq, page.url, key, ...row, hint);
        added.push({ ...page, seq });
      }
      return added;
    });
  }

  async setState(
    captureId: string,
    url: PageUrl,
    state: FrontierState,
    reason: string | null,
  ): Promise<void> {
    const no = this.#captures.numberOf(captureId);
    await this.#driver.batched(() => {
      if (this.#setState.run(state, reason, no, urlKey(url), url) === 0)
        throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
    });
  }

  #lastSeqOf(no: number): number {
    return Number(this.#lastSeq.get(no)?.["seq"] ?? -1);
  }

  knows(captureId: string, url: PageUrl): boolean {
    return this.#find.get(this.#captures.numberOf(captureId), urlKey(url), url) !== undefined;
  }

  /** Puts pages in their places of a frontier that is rebuilt; what stood there before makes room. */
  put(captureId: string, pages: readonly FrontierPage[]): void {
    const no = this.#captures.numberOf(captureId);
    this.#driver.transaction(() => {
      for (const page of pages) {
        const key = urlKey(page.url);
        this.#makeRoom.run(no, page.seq);
        this.#forget.run(no, key, page.url);
        const row = [page.kind, page.depth, page.via, page.state, page.reason, page.late ? 1 : 0];
        const hint = page.hint ? JSON.stringify(page.hint) : null;
        this.#insert.run(no, page.seq, page.url, key, ...row, hint);
      }
    });
  }

  /** Forgets all pages but the first so many. */
  cutBack(captureId: string, pages: number): void {
    this.#cutBack.run(this.#captures.numberOf(captureId), pages);
  }

  async *pages(captureId: string): AsyncIterable<FrontierPage> {
    const no = this.#captures.numberOf(captureId);
    const rows = readInPages((after: number, limit) => this.#after.all(no, after, limit), -1, seqOf);
    for (const row of rows) yield toPage(row);
  }
}

function seqOf(row: Row): number {
  return Number(row["seq"]);
}

function toPage(row: Row): FrontierPage {
  return {
    url: row["url"] as PageUrl,
    kind: row["kind"] as PageKind,
    depth: Number(row["depth"]),
    via: row["via"] as PageUrl | null,
    seq: seqOf(row),
    state: row["state"] as FrontierState,
    reason: row["reason"] as string | null,
    late: row["late"] === 1,
    ...(row["hint"] === null ? {} : { hint: JSON.parse(String(row["hint"])) as PageHint }),
  };
}
