// The search index in a file of its own beside the catalog. It is opened when it is first asked for, and nothing depends
// on it: one that is missing, damaged or of another version is made anew by a writer.
import { existsSync, rmSync, statSync } from "node:fs";
import { IsochronError, StoreError } from "#errors.js";
import type { PageUrl } from "#model/index.js";
import type { FoundText, Logger, SearchedPage, SearchIndex, TextQuestion } from "#ports/index.js";
import { SqliteDriver } from "../driver.js";
import { readableFile, type ReadableFile } from "../still-file.js";
import { findTexts } from "./find-texts.js";
import { prepareTables, requireVersion } from "./schema.js";
import { TextTables } from "./text-tables.js";

interface Opened {
  readonly driver: SqliteDriver;
  readonly tables: TextTables;
  readonly file: ReadableFile;
  /** Which file it is, as another one may take its place. */
  readonly identity: string;
}

/** One search index. */
export class SearchFile implements SearchIndex {
  readonly isKept = true;
  readonly #path: string;
  readonly #mode: "read" | "write";
  readonly #logger: Logger | undefined;
  #opened: Opened | null = null;
  /** What a reader was told last of the captures that are whole here: every question asks. */
  #whole: { readonly of: Opened; readonly version: number; readonly ids: ReadonlySet<string> } | null = null;

  constructor(path: string, mode: "read" | "write", logger?: Logger) {
    this.#path = path;
    this.#mode = mode;
    this.#logger = logger;
  }

  async *find(question: TextQuestion): AsyncIterable<readonly FoundText[]> {
    const opened = this.#open();
    if (opened === null) return;
    for (const some of findTexts(opened.driver, opened.tables.rows, question)) {
      yield some;
      // Others are answered in between; whoever closed or changed the file meanwhile has ended this walk.
      await new Promise(setImmediate);
      if (this.#opened !== opened) return;
    }
  }

  async textOf({ id }: FoundText): Promise<string> {
    return this.#open()?.tables.body(id) ?? "";
  }

  async captures(): Promise<ReadonlySet<string>> {
    const of = this.#open();
    if (of === null) return new Set();
    const version = of.driver.version();
    if (version !== null && this.#whole?.of === of && this.#whole.version === version) return this.#whole.ids;
    const rows = of.driver.prepare("SELECT id FROM captures").all();
    const ids = new Set(rows.map((row) => String(row["id"])));
    if (version !== null) this.#whole = { of, version, ids };
    return ids;
  }

  async held(url: PageUrl): Promise<ReadonlySet<string>> {
    return this.#open()?.tables.held(url) ?? new Set();
  }

  async put(pages: readonly SearchedPage[]): Promise<void> {
    const { driver, tables } = this.#openToWrite();
    try {
      driver.transaction(() => {
        for (const page of pages) tables.put(page);
      });
    } catch (error) {
      tables.rows.forget();
      throw error;
    }
  }

  async finish(captureId: string): Promise<void> {
    this.#openToWrite().driver.prepare("INSERT OR IGNORE INTO captures (id) VALUES (?)").run(captureId);
  }

  async clear(): Promise<void> {
    this.close();
    this.#remove();
    this.#openToWrite();
  }

  /**
   * Forgets all texts of these addresses so that nothing of them is left in the file, and which captures are whole: what
   * the archive still holds of them is added again by the next who adds.
   */
  removeForGood(addresses: ReadonlySet<string>): void {
    if (!existsSync(this.#path)) return;
    try {
      const { driver, tables } = this.#openToWrite();
      driver.transaction(() => {
        for (const address of addresses) tables.forget(address);
        driver.exec("DELETE FROM captures");
      });
      // Words are struck out first; merging is what takes them out, and the log holds them until it is emptied.
      driver.exec("INSERT INTO words (words) VALUES ('optimize')");
      driver.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    } catch {
      // Of an index that cannot be changed nothing may be left either.
      this.close();
      this.#remove();
    }
  }

  close(): void {
    this.#opened?.driver.close();
    this.#opened?.file.release();
    this.#opened = null;
    this.#whole = null;
  }

  #openToWrite(): Opened {
    if (this.#mode === "read") throw new StoreError("INTERNAL", "the search index is open for reading only");
    return this.#open()!;
  }

  #open(): Opened | null {
    if (this.#opened !== null && this.#mode === "read" && this.#opened.identity !== identityOf(this.#path))
      this.close();
    if (this.#opened !== null) return this.#opened;
    if (this.#mode === "read" && !existsSync(this.#path)) return null;
    this.#opened = this.#mode === "read" ? openToRead(this.#path) : this.#openOrRemake();
    return this.#opened;
  }

  /** A writer's: what cannot be read is removed, as it can be made anew. */
  #openOrRemake(): Opened {
    try {
      const opened = openToWrite(this.#path);
      if (opened) return opened;
    } catch (error) {
      if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN") throw error;
    }
    this.#logger?.log("warn", `${this.#path} cannot be read; the search index is made anew`);
    this.#remove();
    return openToWrite(this.#path)!;
  }

  #remove(): void {
    for (const suffix of ["-wal", "-shm", ""]) rmSync(this.#path + suffix, { force: true });
  }
}

function openToRead(path: string): Opened {
  const file = readableFile(path);
  return openWith({ path, mode: "read", file }, (driver) => {
    requireVersion(driver, path);
    return true;
  })!;
}

function openToWrite(path: string): Opened | null {
  const file = { name: path, release: () => undefined };
  return openWith({ path, mode: "write", file }, (driver) => {
    // As the catalog: commits survive kill -9. What is removed is overwritten, since it may be removed by order.
    driver.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA secure_delete = ON;",
    );
    return prepareTables(driver, path);
  });
}

interface Opening {
  readonly path: string;
  readonly mode: "read" | "write";
  readonly file: ReadableFile;
}

/** `null` for a file that is of no use. */
function openWith({ path, mode, file }: Opening, isReady: (driver: SqliteDriver) => boolean): Opened | null {
  let driver: SqliteDriver | null = null;
  try {
    driver = new SqliteDriver(path, mode, file.name);
    if (isReady(driver)) return { driver, tables: new TextTables(driver), file, identity: identityOf(path) };
  } catch (error) {
    driver?.close();
    file.release();
    throw error;
  }
  driver.close();
  file.release();
  return null;
}

function identityOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? "" : `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`;
}
