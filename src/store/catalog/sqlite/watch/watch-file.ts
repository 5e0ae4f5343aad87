// What a watch remembers, in a database of its own beside the catalog: the catalog can be rebuilt from WARC files, and
// budgets, news and what was learned cannot.
import { StoreError } from "#errors.js";
import type { WatchStores } from "#ports/index.js";
import { SqliteDriver } from "../driver.js";
import { HINT_TABLES, SqliteHints } from "./hint-table.js";
import { MEMORY_TABLES, MIND_TABLE, SqliteWatchMemory } from "./memory-table.js";
import { NEWS_TABLES, SqliteNews } from "./news-table.js";

const FORMAT = 2;

/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
export function openWatchFile(path: string): WatchStores {
  const driver = new SqliteDriver(path, "write");
  try {
    driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    driver.transaction(() => prepareTables(driver, path));
    return {
      memory: new SqliteWatchMemory(driver),
      news: new SqliteNews(driver),
      hints: new SqliteHints(driver),
      close: () => driver.close(),
    };
  } catch (error) {
    driver.close();
    throw error;
  }
}

function prepareTables(driver: SqliteDriver, path: string): void {
  const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version === 0)
    driver.exec(`${MEMORY_TABLES} ${NEWS_TABLES} ${HINT_TABLES} PRAGMA user_version = ${FORMAT};`);
  // Minds of the first format were texts in the row of their site; what they knew is learned anew.
  if (version === 1)
    driver.exec(`${MIND_TABLE} ALTER TABLE watched_sites DROP COLUMN mind; PRAGMA user_version = ${FORMAT};`);
  if (version > FORMAT)
    throw new StoreError(
      "ARCHIVE_NEWER",
      `${path} has format ${version}, this program knows up to ${FORMAT}: use a newer version of isochron`,
    );
}
