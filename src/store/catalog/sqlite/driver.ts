// The only file that knows which SQLite binding is used (libsql now; node:sqlite can take its place).
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type Database from "libsql";
import { StoreError } from "#errors.js";
import { storeFailure } from "../../store-failure.js";

const load = createRequire(import.meta.url);

/** Loaded with the first database: it takes 20 ms, and most verbs that could open one ask for their first page before. */
function libsql(): typeof Database {
  return load("libsql") as typeof Database;
}

/** Loads the library now: for whoever waits to be told which database to open. */
export function loadSqlite(): void {
  libsql();
}

/** What SQLite columns hold here. */
export type SqlValue = string | number | null;

/** One row, by column name. */
export type Row = Record<string, SqlValue>;

/** A prepared statement; parameters are positional. */
export interface Statement {
  /** Returns the number of rows changed. */
  run(...parameters: (SqlValue | Uint8Array)[]): number;
  /** Returns the number of the row inserted. */
  insert(...parameters: (SqlValue | Uint8Array)[]): number;
  get(...parameters: SqlValue[]): Row | undefined;
  all(...parameters: SqlValue[]): Row[];
}

/** An open database, synchronous. */
export class SqliteDriver {
  readonly #path: string;
  readonly #isReader: boolean;
  readonly #database: Database.Database;
  /** Steps that share the transaction under way; settled by its commit. */
  #batch: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] | null = null;
  #inBatch = false;
  /** Prepared once: every look uses them. */
  #savepoint: Statement | null = null;
  #release: Statement | null = null;
  #dataVersion: Statement | null = null;

  /** `read` refuses every change and never makes the file; SQLite may be given it by another `name`. */
  constructor(path: string, mode: "read" | "write", name: string = path) {
    this.#path = path;
    this.#isReader = mode === "read";
    // libsql ignores `readonly` and `fileMustExist`.
    if (mode === "read" && !existsSync(path))
      throw new StoreError("NOT_FOUND", `no archive catalog at ${path}`);
    const Opened = libsql();
    this.#database = this.#guard("opening", () => new Opened(name));
    try {
      this.exec(`PRAGMA busy_timeout = 5000; ${mode === "read" ? "PRAGMA query_only = ON" : ""}`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Another number after whatever others changed; `null` where this connection may change something itself. */
  version(): number | null {
    if (!this.#isReader) return null;
    this.#dataVersion ??= this.prepare("PRAGMA data_version");
    return Number(this.#dataVersion.get()?.["data_version"]);
  }

  exec(sql: string): void {
    this.#guard("using", () => this.#database.exec(sql));
  }

  /**
   * Runs the steps at once, together with all others given before the event loop turns, in one transaction:
   * one commit for all that is known of a page. Resolves when they are committed. Steps that refuse bad input
   * must do so before they change anything; any other failure undoes the whole batch.
   */
  batched<T>(steps: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      try {
        if (this.#batch === null) this.#beginBatch();
        this.#inBatch = true;
        result = steps();
      } catch (error) {
        this.#inBatch = false;
        if (!isRefusal(error)) this.#failBatch(error);
        return reject(error as Error);
      }
      this.#inBatch = false;
      this.#batch!.push({ resolve: () => resolve(result), reject });
    });
  }

  /** The same for steps of which all must hold or none, also when a later one refuses. */
  whole<T>(steps: () => T): Promise<T> {
    this.#savepoint ??= this.prepare("SAVEPOINT whole");
    this.#release ??= this.prepare("RELEASE whole");
    const [savepoint, release] = [this.#savepoint, this.#release];
    return this.batched(() => {
      savepoint.run();
      try {
        const result = steps();
        release.run();
        return result;
      } catch (error) {
        if (isRefusal(error)) this.exec("ROLLBACK TO whole; RELEASE whole");
        throw error;
      }
    });
  }

  #failBatch(error: unknown): void {
    const batch = this.#batch ?? [];
    this.#batch = null;
    this.#rollBack();
    for (const { reject } of batch) reject(error);
  }

  #beginBatch(): void {
    this.exec("BEGIN IMMEDIATE");
    this.#batch = [];
    setImmediate(() => this.#endBatch());
  }

  /** What is not part of the batch comes after it, or its own promise would depend on the batch's commit. */
  #endBatch(): void {
    const batch = this.#batch;
    if (batch === null || this.#inBatch) return;
    this.#batch = null;
    try {
      this.exec("COMMIT");
    } catch (error) {
      this.#batch = batch;
      return this.#failBatch(error);
    }
    for (const { resolve } of batch) resolve();
  }

  // SQLite may have rolled back by itself (disk full); then this fails, and the first error counts.
  #rollBack(): void {
    try {
      this.#database.exec("ROLLBACK");
    } catch {}
  }

  prepare(sql: string): Statement {
    const statement = this.#guard("using", () => this.#database.prepare(sql));
    return {
      run: (...parameters) => {
        this.#endBatch();
        return this.#guard("writing", () => statement.run(...parameters).changes);
      },
      insert: (...parameters) => {
        this.#endBatch();
        return this.#guard("writing", () => Number(statement.run(...parameters).lastInsertRowid));
      },
      get: (...parameters) => this.#guard("reading", () => withoutMetadata(statement.get(...parameters))),
      all: (...parameters) => this.#guard("reading", () => statement.all(...parameters) as Row[]),
    };
  }

  /** Runs the steps as one transaction: all of them or none. */
  transaction<T>(steps: () => T): T {
    this.#endBatch();
    this.exec("BEGIN IMMEDIATE");
    try {
      const result = steps();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  close(): void {
    this.#endBatch();
    this.#database.close();
  }

  #guard<T>(doing: string, action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw storeFailure(error, doing, this.#path);
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof StoreError && (error.code === "BAD_INPUT" || error.code === "NOT_FOUND");
}

// libsql adds the query's duration to rows fetched one by one.
function withoutMetadata(row: unknown): Row | undefined {
  if (row === undefined) return undefined;
  const { _metadata, ...columns } = row as Row & { _metadata?: unknown };
  return columns;
}
