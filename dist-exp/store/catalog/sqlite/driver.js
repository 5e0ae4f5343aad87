// The only file that knows which SQLite binding is used (libsql now; node:sqlite can take its place).
import { existsSync } from "node:fs";
import Database from "libsql";
import { StoreError } from "#errors.js";
import { storeFailure } from "../../store-failure.js";
/** An open database, synchronous. */
export class SqliteDriver {
    #path;
    #database;
    /** Steps that share the transaction under way; settled by its commit. */
    #batch = null;
    #inBatch = false;
    /** Prepared once: every look uses them. */
    #savepoint = null;
    #release = null;
    /** `read` refuses every change and never makes the file; SQLite may be given it by another `name`. */
    constructor(path, mode, name = path) {
        this.#path = path;
        // libsql ignores `readonly` and `fileMustExist`.
        if (mode === "read" && !existsSync(path))
            throw new StoreError("NOT_FOUND", `no archive catalog at ${path}`);
        this.#database = this.#guard("opening", () => new Database(name));
        try {
            this.exec(`PRAGMA busy_timeout = 5000; ${mode === "read" ? "PRAGMA query_only = ON" : ""}`);
        }
        catch (error) {
            this.#database.close();
            throw error;
        }
    }
    exec(sql) {
        this.#guard("using", () => this.#database.exec(sql));
    }
    /**
     * Runs the steps at once, together with all others given before the event loop turns, in one transaction:
     * one commit for all that is known of a page. Resolves when they are committed. Steps that refuse bad input
     * must do so before they change anything; any other failure undoes the whole batch.
     */
    batched(steps) {
        return new Promise((resolve, reject) => {
            let result;
            try {
                if (this.#batch === null)
                    this.#beginBatch();
                this.#inBatch = true;
                result = steps();
            }
            catch (error) {
                this.#inBatch = false;
                if (!isRefusal(error))
                    this.#failBatch(error);
                return reject(error);
            }
            this.#inBatch = false;
            this.#batch.push({ resolve: () => resolve(result), reject });
        });
    }
    /** The same for steps of which all must hold or none, also when a later one refuses. */
    whole(steps) {
        this.#savepoint ??= this.prepare("SAVEPOINT whole");
        this.#release ??= this.prepare("RELEASE whole");
        const [savepoint, release] = [this.#savepoint, this.#release];
        return this.batched(() => {
            savepoint.run();
            try {
                const result = steps();
                release.run();
                return result;
            }
            catch (error) {
                if (isRefusal(error))
                    this.exec("ROLLBACK TO whole; RELEASE whole");
                throw error;
            }
        });
    }
    #failBatch(error) {
        const batch = this.#batch ?? [];
        this.#batch = null;
        this.#rollBack();
        for (const { reject } of batch)
            reject(error);
    }
    #beginBatch() {
        this.exec("BEGIN IMMEDIATE");
        this.#batch = [];
        setImmediate(() => this.#endBatch());
    }
    /** What is not part of the batch comes after it, or its own promise would depend on the batch's commit. */
    #endBatch() {
        const batch = this.#batch;
        if (batch === null || this.#inBatch)
            return;
        this.#batch = null;
        try {
            this.exec("COMMIT");
        }
        catch (error) {
            this.#batch = batch;
            return this.#failBatch(error);
        }
        for (const { resolve } of batch)
            resolve();
    }
    // SQLite may have rolled back by itself (disk full); then this fails, and the first error counts.
    #rollBack() {
        try {
            this.#database.exec("ROLLBACK");
        }
        catch { }
    }
    prepare(sql) {
        const statement = this.#guard("using", () => this.#database.prepare(sql));
        return {
            run: (...parameters) => {
                this.#endBatch();
                return this.#guard("writing", () => statement.run(...parameters).changes);
            },
            get: (...parameters) => this.#guard("reading", () => withoutMetadata(statement.get(...parameters))),
            all: (...parameters) => this.#guard("reading", () => statement.all(...parameters)),
        };
    }
    /** Runs the steps as one transaction: all of them or none. */
    transaction(steps) {
        this.#endBatch();
        this.exec("BEGIN IMMEDIATE");
        try {
            const result = steps();
            this.exec("COMMIT");
            return result;
        }
        catch (error) {
            this.#rollBack();
            throw error;
        }
    }
    close() {
        this.#endBatch();
        this.#database.close();
    }
    #guard(doing, action) {
        try {
            return action();
        }
        catch (error) {
            throw storeFailure(error, doing, this.#path);
        }
    }
}
function isRefusal(error) {
    return error instanceof StoreError && (error.code === "BAD_INPUT" || error.code === "NOT_FOUND");
}
// libsql adds the query's duration to rows fetched one by one.
function withoutMetadata(row) {
    if (row === undefined)
        return undefined;
    const { _metadata, ...columns } = row;
    return columns;
}
