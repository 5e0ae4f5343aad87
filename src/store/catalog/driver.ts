// The only file that knows which SQLite binding is used (libsql now; node:sqlite can take its place).
import { existsSync } from "node:fs";
import Database from "libsql";
import { StoreError } from "#errors.js";
import { storeFailure } from "../store-failure.js";

/** What SQLite columns hold here. */
export type SqlValue = string | number | null;

/** One row, by column name. */
export type Row = Record<string, SqlValue>;

/** A prepared statement; parameters are positional. */
export interface Statement {
  /** Returns the number of rows changed. */
  run(...parameters: SqlValue[]): number;
  get(...parameters: SqlValue[]): Row | undefined;
  all(...parameters: SqlValue[]): Row[];
}

/** An open database, synchronous. */
export class SqliteDriver {
  readonly #path: string;
  readonly #database: Database.Database;

  /** `read` refuses every change and never makes the file. */
  constructor(path: string, mode: "read" | "write") {
    this.#path = path;
    // libsql ignores `readonly` and `fileMustExist`.
    if (mode === "read" && !existsSync(path))
      throw new StoreError("NOT_FOUND", `no archive catalog at ${path}`);
    this.#database = this.#guard("opening", () => new Database(path));
    try {
      this.exec(`PRAGMA busy_timeout = 5000; ${mode === "read" ? "PRAGMA query_only = ON" : ""}`);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  exec(sql: string): void {
    this.#guard("using", () => this.#database.exec(sql));
  }

  prepare(sql: string): Statement {
    const statement = this.#guard("using", () => this.#database.prepare(sql));
    return {
      run: (...parameters) => this.#guard("writing", () => statement.run(...parameters).changes),
      get: (...parameters) => this.#guard("reading", () => withoutMetadata(statement.get(...parameters))),
      all: (...parameters) => this.#guard("reading", () => statement.all(...parameters) as Row[]),
    };
  }

  /** Runs the steps as one transaction: all of them or none. */
  transaction<T>(steps: () => T): T {
    this.exec("BEGIN IMMEDIATE");
    try {
      const result = steps();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      // SQLite may have rolled back by itself (disk full); then this fails, and the first error counts.
      try {
        this.#database.exec("ROLLBACK");
      } catch {}
      throw error;
    }
  }

  close(): void {
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

// libsql adds the query's duration to rows fetched one by one.
function withoutMetadata(row: unknown): Row | undefined {
  if (row === undefined) return undefined;
  const { _metadata, ...columns } = row as Row & { _metadata?: unknown };
  return columns;
}
