/** What SQLite columns hold here. */
export type SqlValue = string | number | null;
/** One row, by column name. */
export type Row = Record<string, SqlValue>;
/** A prepared statement; parameters are positional. */
export interface Statement {
    /** Returns the number of rows changed. */
    run(...parameters: (SqlValue | Uint8Array)[]): number;
    get(...parameters: SqlValue[]): Row | undefined;
    all(...parameters: SqlValue[]): Row[];
}
/** An open database, synchronous. */
export declare class SqliteDriver {
    #private;
    /** `read` refuses every change and never makes the file; SQLite may be given it by another `name`. */
    constructor(path: string, mode: "read" | "write", name?: string);
    exec(sql: string): void;
    /**
     * Runs the steps at once, together with all others given before the event loop turns, in one transaction:
     * one commit for all that is known of a page. Resolves when they are committed. Steps that refuse bad input
     * must do so before they change anything; any other failure undoes the whole batch.
     */
    batched<T>(steps: () => T): Promise<T>;
    /** The same for steps of which all must hold or none, also when a later one refuses. */
    whole<T>(steps: () => T): Promise<T>;
    prepare(sql: string): Statement;
    /** Runs the steps as one transaction: all of them or none. */
    transaction<T>(steps: () => T): T;
    close(): void;
}
