// The tables of the search index. It has no history: one of another version is made anew from the WARC files.
import { StoreError } from "#errors.js";
import type { SqliteDriver } from "../driver.js";

/** Changes with the tables, and with the rule by which texts are cut into tokens. */
const VERSION = 1;

const TABLES = `
  CREATE TABLE pages (
    no INTEGER PRIMARY KEY,
    url_key INTEGER NOT NULL,
    url TEXT NOT NULL,
    looks TEXT NOT NULL
  );
  CREATE INDEX pages_by_key ON pages (url_key);
  CREATE TABLE texts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    page_no INTEGER NOT NULL,
    key TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT,
    form TEXT NOT NULL,
    is_cut INTEGER NOT NULL,
    tags TEXT NOT NULL,
    first_at INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    nearest_after INTEGER NOT NULL,
    nearest_until INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX texts_by_page ON texts (page_no, key);
  CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE names (no INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE captures (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(
    title, body, tags, content='', contentless_delete=1, tokenize='ascii'
  );`;

/** Words are gathered to so many bytes before they are written: with FTS5's own megabyte most of the work is merging. */
const GATHERED_BYTES = 8 * 1024 * 1024;

/** Makes the tables of a new file; `false` for a file of an older version, which is left as it is. */
export function prepareTables(driver: SqliteDriver, path: string): boolean {
  const version = versionOf(driver, path);
  if (version !== VERSION && version !== 0) return false;
  if (version === 0)
    driver.transaction(() => {
      if (versionOf(driver, path) === 0) driver.exec(`${TABLES} PRAGMA user_version = ${VERSION};`);
    });
  gatherWords(driver);
  return true;
}

/** FTS5 keeps the setting in the file; those that were made before have its own. */
function gatherWords(driver: SqliteDriver): void {
  const held = driver.prepare("SELECT v FROM words_config WHERE k = 'hashsize'").get();
  if (held?.["v"] !== GATHERED_BYTES)
    driver.exec(`INSERT INTO words (words, rank) VALUES ('hashsize', ${GATHERED_BYTES})`);
}

/** For readers, who may not change anything. */
export function requireVersion(driver: SqliteDriver, path: string): void {
  if (versionOf(driver, path) !== VERSION)
    throw new StoreError("ARCHIVE_BROKEN", `${path} has an older format: isochron reindex makes it anew`);
}

function versionOf(driver: SqliteDriver, path: string): number {
  const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version > VERSION)
    throw new StoreError(
      "ARCHIVE_NEWER",
      `${path} has format ${version}, this program knows up to ${VERSION}: use a newer version of isochron`,
    );
  return version;
}
