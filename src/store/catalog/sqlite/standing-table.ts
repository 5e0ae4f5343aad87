// What each capture adds to what is known of its site's past, and what it found hosts' words to be worth.
import { packChanges, unpackChanges, type HostWord, type StandingShare } from "#model/index.js";
import type { StandingStore } from "#ports/index.js";
import type { SqliteCaptureStore } from "./capture-table.js";
import type { Row, SqliteDriver } from "./driver.js";

/** The shares of one catalog; a catalog that was made before there were any is read as one without. */
export class SqliteStandingStore implements StandingStore {
  readonly #driver: SqliteDriver;
  readonly #captures: SqliteCaptureStore;
  readonly #hasTable: boolean;
  /** What a reader was told last: every view asks, and rows are counted one by one. */
  #stamped: { readonly version: number; readonly stamp: string } | null = null;

  constructor(driver: SqliteDriver, captures: SqliteCaptureStore) {
    this.#driver = driver;
    this.#captures = captures;
    const table = driver.prepare("SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = ?");
    this.#hasTable = table.get("standing") !== undefined;
  }

  async put(captureId: string, { pages, changes, hosts }: StandingShare): Promise<void> {
    const no = this.#captures.numberOf(captureId);
    const rows = hosts.map(({ host, trust, isNotModifiedTrusted }) => [
      host,
      trust?.skewUpperMs ?? null,
      isNotModifiedTrusted ? 1 : 0,
    ]);
    this.#driver.transaction(() => {
      // The number is a new one each time: the greatest of all tells whether anything was put.
      this.#driver
        .prepare(
          `INSERT OR REPLACE INTO standing
           VALUES ((SELECT coalesce(max(no), 0) + 1 FROM standing), ?, ?, ?)`,
        )
        .run(no, pages, JSON.stringify(packChanges(changes)));
      this.#driver.prepare("DELETE FROM host_words WHERE capture_no = ?").run(no);
      this.#driver
        .prepare(
          `INSERT INTO host_words
           SELECT value ->> 0, ?1, value ->> 1, value ->> 2 FROM json_each(?2)`,
        )
        .run(no, JSON.stringify(rows));
    });
  }

  async forget(site: string): Promise<void> {
    const ofSite = "capture_no IN (SELECT no FROM captures WHERE site = ?)";
    this.#driver.transaction(() => {
      for (const table of ["standing", "host_words"])
        this.#driver.prepare(`DELETE FROM ${table} WHERE ${ofSite}`).run(site);
    });
  }

  async captures(site: string): Promise<string[]> {
    return this.#ofSite(site, "c.id").map((row) => String(row["id"]));
  }

  async ofSite(site: string): Promise<Pick<StandingShare, "pages" | "changes">[]> {
    return this.#ofSite(site, "s.pages, s.changes").map((row) => ({
      pages: Number(row["pages"]),
      changes: unpackChanges(JSON.parse(String(row["changes"])) as number[]),
    }));
  }

  async ofHost(host: string): Promise<HostWord[]> {
    if (!this.#hasTable) return [];
    const rows = this.#driver
      .prepare("SELECT skew_upper_ms, not_modified FROM host_words WHERE host = ? ORDER BY capture_no")
      .all(host);
    return rows.map(({ skew_upper_ms: skew, not_modified: counts }) => ({
      host,
      trust: typeof skew === "number" ? { skewUpperMs: skew } : null,
      isNotModifiedTrusted: counts === 1,
    }));
  }

  async stamp(): Promise<string> {
    if (!this.#hasTable) return "";
    const version = this.#driver.version();
    if (version !== null && this.#stamped?.version === version) return this.#stamped.stamp;
    const row = this.#driver.prepare("SELECT max(no) AS last, count(*) AS rows FROM standing").get();
    const stamp = `${row?.["last"] ?? 0} ${row?.["rows"] ?? 0}`;
    if (version !== null) this.#stamped = { version, stamp };
    return stamp;
  }

  #ofSite(site: string, columns: string): Row[] {
    if (!this.#hasTable) return [];
    return this.#driver
      .prepare(
        `SELECT ${columns} FROM standing s JOIN captures c ON c.no = s.capture_no
         WHERE c.site = ? ORDER BY s.no`,
      )
      .all(site);
  }
}
