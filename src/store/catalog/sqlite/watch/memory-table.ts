// Sites under watch in SQLite: what was learned, which pages there are, what was spent, and what became of each turn.
import { StoreError } from "#errors.js";
import { instant, type Instant, type PageUrl, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { BudgetPart, BudgetWish, TurnEnd, WatchedPageRow, WatchMemory } from "#ports/index.js";
import { dayOf, grantOf, monthOf } from "../../../watch/budget-part.js";
import { MOST_GONE_PAGES } from "../../../watch/gone-pages.js";
import type { SqliteDriver, SqlValue, Statement } from "../driver.js";

/** Minds apart from what every turn writes: SQLite writes a whole row anew when a word of it changes. */
const MIND_TABLE = `CREATE TABLE watched_minds (site TEXT PRIMARY KEY, mind BLOB NOT NULL);`;

/** The tables of {@link SqliteWatchMemory}. */
export const MEMORY_TABLES = `CREATE TABLE watched_sites (
     site TEXT PRIMARY KEY,
     state TEXT,
     status TEXT
   ) WITHOUT ROWID;
   ${MIND_TABLE}
   CREATE TABLE watched_pages (
     site TEXT NOT NULL,
     number INTEGER NOT NULL,
     url TEXT NOT NULL,
     state TEXT NOT NULL,
     kind TEXT NOT NULL,
     depth INTEGER NOT NULL,
     via TEXT,
     added_at INTEGER NOT NULL,
     PRIMARY KEY (site, number)
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX watched_pages_by_url ON watched_pages (site, url);
   CREATE TABLE spent (
     site TEXT NOT NULL,
     day INTEGER NOT NULL,
     requests INTEGER NOT NULL,
     bytes INTEGER NOT NULL,
     PRIMARY KEY (site, day)
   ) WITHOUT ROWID;
   CREATE TABLE turns (
     site TEXT NOT NULL,
     at INTEGER NOT NULL,
     turn TEXT NOT NULL,
     PRIMARY KEY (site, at)
   ) WITHOUT ROWID;`;

/** Pages read at a time. */
const BATCH = 1_000;
const PAGE = "json_array(number, url, state, kind, depth, via, added_at)";
// As one JSON text: handing over row by row takes longer than reading them.
const PAGES = `SELECT json_group_array(${PAGE}) AS pages FROM
  (SELECT * FROM watched_pages WHERE site = ? AND number > ? ORDER BY number LIMIT ${BATCH})`;

/** The memory of a watch on disk. */
export class SqliteWatchMemory implements WatchMemory {
  readonly #driver: SqliteDriver;
  /** Prepared once: every turn of every site uses them. */
  readonly #statements = new Map<string, Statement>();

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async state(site: string): Promise<string | null> {
    return this.#column(site, "state");
  }

  async mind(site: string): Promise<Uint8Array | null> {
    const mind: unknown = this.#on("SELECT mind FROM watched_minds WHERE site = ?").get(site)?.["mind"];
    return mind instanceof Uint8Array ? mind : null;
  }

  async pages(site: string): Promise<WatchedPageRow[]> {
    const pages = this.#pagesAfter(site, -1);
    for (let read = pages.length; read === BATCH;) {
      const more = this.#pagesAfter(site, pages.at(-1)!.number);
      pages.push(...more);
      read = more.length;
    }
    return pages;
  }

  async page(site: string, url: PageUrl): Promise<WatchedPageRow | null> {
    const sql = `SELECT ${PAGE} AS page FROM watched_pages WHERE site = ? AND url = ?`;
    const row = this.#on(sql).get(site, url);
    return row === undefined ? null : pageOf(JSON.parse(String(row["page"])) as SqlValue[]);
  }

  async take(wish: BudgetWish): Promise<BudgetPart> {
    return this.#driver.transaction(() => {
      const granted = grantOf(wish, this.#spent(wish.site, wish.at));
      this.#add(wish.site, wish.at, granted);
      return granted;
    });
  }

  async giveBack(site: string, at: Instant, { requests, bytes }: BudgetPart): Promise<void> {
    this.#driver.transaction(() => this.#add(site, at, { requests: -requests, bytes: -bytes }));
  }

  async spent(site: string, at: Instant): Promise<BudgetPart> {
    return this.#spent(site, at);
  }

  /** Sites that end their turns together share one commit, and so one sync of the disk. */
  endTurn({ site, mind, pages, state, status, turn }: TurnEnd): Promise<void> {
    return this.#driver.batched(() => {
      this.#on(
        "INSERT INTO watched_sites (site, state, status) VALUES (?, ?, ?) ON CONFLICT (site) DO UPDATE SET state = excluded.state, status = excluded.status",
      ).run(site, state, JSON.stringify(status));
      if (mind !== null)
        this.#on(
          "INSERT INTO watched_minds (site, mind) VALUES (?, ?) ON CONFLICT (site) DO UPDATE SET mind = excluded.mind",
        ).run(site, mind);
      if (pages.length > 0) this.#putPages(site, pages);
      if (turn !== null)
        this.#on("INSERT OR REPLACE INTO turns (site, at, turn) VALUES (?, ?, ?)").run(
          site,
          turn.at,
          JSON.stringify(turn),
        );
    });
  }

  async tell(status: WatchSiteStatus): Promise<void> {
    this.#driver.transaction(() => this.#say(status.site, status));
  }

  async status(site: string): Promise<WatchSiteStatus | null> {
    const status = this.#column(site, "status");
    return status === null ? null : (JSON.parse(status) as WatchSiteStatus);
  }

  async statuses(): Promise<WatchSiteStatus[]> {
    const rows = this.#on("SELECT status FROM watched_sites WHERE status IS NOT NULL ORDER BY site").all();
    return rows.map(({ status }) => JSON.parse(String(status)) as WatchSiteStatus);
  }

  async turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[]> {
    const rows = this.#on("SELECT turn FROM turns WHERE site = ? AND at < ? ORDER BY at DESC LIMIT ?").all(
      site,
      before ?? Number.MAX_SAFE_INTEGER,
      limit,
    );
    return rows.map(({ turn }) => JSON.parse(String(turn)) as WatchTurn);
  }

  async forget(site: string): Promise<void> {
    this.#driver.transaction(() => {
      for (const table of ["watched_sites", "watched_minds", "watched_pages", "turns"])
        this.#on(`DELETE FROM ${table} WHERE site = ?`).run(site);
    });
  }

  async trim(before: Instant): Promise<void> {
    this.#driver.transaction(() => {
      this.#on("DELETE FROM turns WHERE at < ?").run(before);
      // The whole month counts as long as a day of it does.
      this.#on("DELETE FROM spent WHERE day < ?").run(monthOf(before));
      this.#trimGone();
    });
  }

  #trimGone(): void {
    const many = "SELECT site FROM watched_pages WHERE state = 'gone' GROUP BY site HAVING COUNT(*) > ?";
    const last =
      "SELECT number FROM watched_pages WHERE site = ? AND state = 'gone' ORDER BY number DESC LIMIT 1 OFFSET ?";
    for (const { site } of this.#on(many).all(MOST_GONE_PAGES))
      this.#on(`DELETE FROM watched_pages WHERE site = ? AND state = 'gone' AND number <= (${last})`).run(
        String(site),
        String(site),
        MOST_GONE_PAGES,
      );
  }

  #pagesAfter(site: string, after: number): WatchedPageRow[] {
    const row = this.#on(PAGES).get(site, after);
    return (JSON.parse(String(row?.["pages"] ?? "[]")) as SqlValue[][]).map(pageOf);
  }

  #column(site: string, name: "state" | "status"): string | null {
    const value = this.#on(`SELECT ${name} FROM watched_sites WHERE site = ?`).get(site)?.[name] ?? null;
    return value === null ? null : String(value);
  }

  #on(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#driver.prepare(sql)));
    return statement;
  }

  #say(site: string, status: WatchSiteStatus): void {
    this.#on(
      "INSERT INTO watched_sites (site, status) VALUES (?, ?) ON CONFLICT (site) DO UPDATE SET status = excluded.status",
    ).run(site, JSON.stringify(status));
  }

  #putPages(site: string, pages: readonly WatchedPageRow[]): void {
    const put = this.#on(
      `INSERT INTO watched_pages (site, number, url, state, kind, depth, via, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (site, number) DO UPDATE SET state = excluded.state, kind = excluded.kind, depth = excluded.depth, via = excluded.via`,
    );
    for (const { number, url, state, kind, depth, via, addedAt } of pages)
      put.run(site, number, url, state, kind, depth, via, addedAt);
  }

  #spent(site: string, at: Instant): BudgetPart {
    const day = dayOf(at);
    const row = this.#on(
      "SELECT COALESCE(SUM(CASE WHEN day = ? THEN requests END), 0) AS requests, COALESCE(SUM(bytes), 0) AS bytes FROM spent WHERE site = ? AND day BETWEEN ? AND ?",
    ).get(day, site, monthOf(at), day);
    return { requests: Number(row?.["requests"] ?? 0), bytes: Number(row?.["bytes"] ?? 0) };
  }

  #add(site: string, at: Instant, { requests, bytes }: BudgetPart): void {
    this.#on(
      `INSERT INTO spent (site, day, requests, bytes) VALUES (?, ?, ?, ?)
         ON CONFLICT (site, day) DO UPDATE SET requests = requests + excluded.requests, bytes = bytes + excluded.bytes`,
    ).run(site, dayOf(at), requests, bytes);
  }
}

function pageOf([number, url, state, kind, depth, via, addedAt]: SqlValue[]): WatchedPageRow {
  if (typeof url !== "string") throw new StoreError("ARCHIVE_BROKEN", "a page under watch has no address");
  return {
    number: Number(number),
    url: url as PageUrl,
    state: state as WatchedPageRow["state"],
    kind: kind as WatchedPageRow["kind"],
    depth: Number(depth),
    via: via as PageUrl | null,
    addedAt: instant(Number(addedAt)),
  };
}
