import { type Instant, type PageUrl, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { BudgetPart, BudgetWish, TurnEnd, WatchedPageRow, WatchMemory } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
/** The tables of {@link SqliteWatchMemory}. */
export declare const MEMORY_TABLES = "CREATE TABLE watched_sites (\n     site TEXT PRIMARY KEY,\n     state TEXT,\n     status TEXT\n   ) WITHOUT ROWID;\n   CREATE TABLE watched_minds (site TEXT PRIMARY KEY, mind BLOB NOT NULL);\n   CREATE TABLE watched_pages (\n     site TEXT NOT NULL,\n     number INTEGER NOT NULL,\n     url TEXT NOT NULL,\n     state TEXT NOT NULL,\n     kind TEXT NOT NULL,\n     depth INTEGER NOT NULL,\n     via TEXT,\n     added_at INTEGER NOT NULL,\n     PRIMARY KEY (site, number)\n   ) WITHOUT ROWID;\n   CREATE UNIQUE INDEX watched_pages_by_url ON watched_pages (site, url);\n   CREATE TABLE spent (\n     site TEXT NOT NULL,\n     day INTEGER NOT NULL,\n     requests INTEGER NOT NULL,\n     bytes INTEGER NOT NULL,\n     PRIMARY KEY (site, day)\n   ) WITHOUT ROWID;\n   CREATE TABLE turns (\n     site TEXT NOT NULL,\n     at INTEGER NOT NULL,\n     turn TEXT NOT NULL,\n     PRIMARY KEY (site, at)\n   ) WITHOUT ROWID;";
/** The memory of a watch on disk. */
export declare class SqliteWatchMemory implements WatchMemory {
    #private;
    constructor(driver: SqliteDriver);
    state(site: string): Promise<string | null>;
    mind(site: string): Promise<Uint8Array | null>;
    pages(site: string): Promise<WatchedPageRow[]>;
    page(site: string, url: PageUrl): Promise<WatchedPageRow | null>;
    take(wish: BudgetWish): Promise<BudgetPart>;
    giveBack(site: string, at: Instant, { requests, bytes }: BudgetPart): Promise<void>;
    spent(site: string, at: Instant): Promise<BudgetPart>;
    /** Sites that end their turns together share one commit, and so one sync of the disk. */
    endTurn({ site, mind, pages, state, status, turn }: TurnEnd): Promise<void>;
    tell(status: WatchSiteStatus): Promise<void>;
    status(site: string): Promise<WatchSiteStatus | null>;
    statuses(): Promise<WatchSiteStatus[]>;
    turns(site: string, limit: number, before?: Instant): Promise<WatchTurn[]>;
    forget(site: string): Promise<void>;
    trim(before: Instant): Promise<void>;
}
