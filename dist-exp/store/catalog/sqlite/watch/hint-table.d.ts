import { type Instant, type PageUrl } from "#model/index.js";
import type { HeardHint, HintSource, HintStore, HintTrial, OpenHint } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
/** What the tables are made with. */
export declare const HINT_TABLES = "CREATE TABLE hint_sources (\n     no INTEGER PRIMARY KEY AUTOINCREMENT,\n     site TEXT NOT NULL,\n     url TEXT NOT NULL,\n     held TEXT NOT NULL,\n     tried REAL NOT NULL,\n     right REAL NOT NULL,\n     expected REAL NOT NULL,\n     UNIQUE (site, url)\n   );\n   CREATE TABLE hint_claims (\n     source_no INTEGER NOT NULL,\n     url TEXT NOT NULL,\n     site TEXT NOT NULL,\n     claimed INTEGER NOT NULL,\n     heard_at INTEGER NOT NULL,\n     is_open INTEGER NOT NULL,\n     PRIMARY KEY (source_no, url)\n   ) WITHOUT ROWID;\n   CREATE INDEX open_hint_claims ON hint_claims (site, url) WHERE is_open = 1;\n   CREATE TABLE hint_spending (site TEXT PRIMARY KEY, day INTEGER NOT NULL, requests INTEGER NOT NULL);";
/** Lists and claims of a watch's database. */
export declare class SqliteHints implements HintStore {
    #private;
    constructor(driver: SqliteDriver);
    sources(site: string): Promise<HintSource[]>;
    put(sources: readonly HintSource[]): Promise<void>;
    drop(site: string, sources: readonly PageUrl[]): Promise<void>;
    claims(site: string, source: PageUrl, urls: readonly PageUrl[]): Promise<Map<PageUrl, Instant>>;
    hear(claims: readonly HeardHint[]): Promise<void>;
    retain(site: string, source: PageUrl, urls: readonly PageUrl[], openSince: Instant): Promise<void>;
    open(site: string, limit: number): Promise<OpenHint[]>;
    settle({ site, url, lookedAt, wasRight, expected }: HintTrial): Promise<void>;
    spend(site: string, day: Instant, requests: number): Promise<number>;
    forget(site: string): Promise<void>;
}
