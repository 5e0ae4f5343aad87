// What a mirror of a cluster knows: which objects count of which site, and how far it has come. A file of its own, that
// any number of readers may ask while one process brings it up to date.
import type { SealedObject } from "#ports/index.js";
import { StoreError } from "#errors.js";
import { SqliteDriver, type Row, type Statement } from "../driver.js";

const VERSION = 1;

const TABLES = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE sites (site TEXT PRIMARY KEY, catalog_key TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE objects (
    site TEXT NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (site, name)
  ) WITHOUT ROWID;
  CREATE INDEX objects_by_name ON objects (name);`;

/** `watch …` names a site: which copy of what its watch remembers was merged. */
type Fact = "cluster" | "seq" | "captures" | `watch ${string}`;

/** The list of one mirror. */
export class MirrorFile {
  readonly #driver: SqliteDriver;
  readonly #byName: Statement;
  readonly #below: Statement;
  readonly #ofSite: Statement;
  #changes = 0;

  constructor(path: string) {
    this.#driver = new SqliteDriver(path, "write");
    try {
      this.#driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
      this.#driver.transaction(() => prepareTables(this.#driver, path));
      this.#byName = this.#driver.prepare("SELECT * FROM objects WHERE name = ?");
      this.#below = this.#driver.prepare("SELECT * FROM objects WHERE name >= ? AND name < ? ORDER BY name");
      this.#ofSite = this.#driver.prepare("SELECT * FROM objects WHERE site = ? ORDER BY name");
    } catch (error) {
      this.#driver.close();
      throw error;
    }
  }

  fact(name: Fact): string | null {
    const row = this.#driver.prepare("SELECT value FROM facts WHERE name = ?").get(name);
    return row ? String(row["value"]) : null;
  }

  setFact(name: Fact, value: string): void {
    this.#driver.prepare("INSERT OR REPLACE INTO facts VALUES (?, ?)").run(name, value);
  }

  ofSite(site: string): SealedObject[] {
    return this.#ofSite.all(site).map(toObject);
  }

  byName(name: string): SealedObject | null {
    const row = this.#byName.get(name);
    return row ? toObject(row) : null;
  }

  /** The site whose object has a name, if any. */
  siteOf(name: string): string | null {
    const row = this.#byName.get(name);
    return row ? String(row["site"]) : null;
  }

  /** In the order of their names. */
  below(prefix: string): SealedObject[] {
    return this.#below.all(prefix, `${prefix}\u{10FFFF}`).map(toObject);
  }

  /** All or none: these are there, those are not. */
  change(site: string, put: readonly SealedObject[], gone: readonly string[]): void {
    const insert = this.#driver.prepare("INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?)");
    const remove = this.#driver.prepare("DELETE FROM objects WHERE site = ? AND name = ?");
    this.#changes++;
    this.#driver.transaction(() => {
      for (const { name, key, sizeBytes, sha256 } of put) insert.run(site, name, key, sizeBytes, sha256);
      for (const name of gone) remove.run(site, name);
    });
  }

  /** Which copy of the site's catalog was merged; `null` for none. */
  mergedOf(site: string): string | null {
    const row = this.#driver.prepare("SELECT catalog_key FROM sites WHERE site = ?").get(site);
    return row ? String(row["catalog_key"]) : null;
  }

  setMerged(site: string, key: string): void {
    this.#driver.prepare("INSERT OR REPLACE INTO sites VALUES (?, ?)").run(site, key);
  }

  /** A number for a capture that is new here: above the last one, and never the same twice. */
  numberAfter(last: number): number {
    const next = Math.max(last, Number(this.fact("captures") ?? 0)) + 1;
    this.setFact("captures", String(next));
    return next;
  }

  /** Another word after every change by anybody. */
  version(): string {
    const others = this.#driver.prepare("PRAGMA data_version").get()?.["data_version"] ?? 0;
    return `${String(others)} ${this.#changes}`;
  }

  close(): void {
    this.#driver.close();
  }
}

function prepareTables(driver: SqliteDriver, path: string): void {
  const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version > VERSION)
    throw new StoreError(
      "ARCHIVE_NEWER",
      `${path} has format ${version}, this program knows up to ${VERSION}: use a newer version of isochron`,
    );
  if (version === 0) driver.exec(`${TABLES} PRAGMA user_version = ${VERSION};`);
}

function toObject(row: Row): SealedObject {
  return {
    name: String(row["name"]),
    key: String(row["key"]),
    sizeBytes: Number(row["size_bytes"]),
    sha256: String(row["sha256"]),
  };
}
