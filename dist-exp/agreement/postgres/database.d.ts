import type { z } from "zod";
import type { ClusterAddress } from "./cluster-address.js";
/** Limits of one machine's connections. */
export interface DatabaseLimits {
    readonly connections: number;
    readonly connectMs: number;
    readonly statementMs: number;
}
/** What a statement is given. */
export type SqlValue = string | number | boolean | null | readonly (string | number | null)[];
/** Something that statements are sent to: the database, or a transaction in it. */
export interface Statements {
    /** The rows that a statement gives. @throws CLUSTER */
    rows<T>(row: z.ZodType<T>, text: string, values?: readonly SqlValue[]): Promise<T[]>;
    /** How many rows it changed. @throws CLUSTER */
    run(text: string, values?: readonly SqlValue[]): Promise<number>;
}
/** The database of a cluster. */
export declare class Database implements Statements {
    #private;
    /** For people: without any secret. */
    readonly place: string;
    readonly schema: string;
    constructor(address: ClusterAddress, limits?: Partial<DatabaseLimits>);
    rows<T>(row: z.ZodType<T>, text: string, values?: readonly SqlValue[]): Promise<T[]>;
    run(text: string, values?: readonly SqlValue[]): Promise<number>;
    /** All or nothing. */
    transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
    /** Ends the connections, also where nobody answers. */
    close(): Promise<void>;
}
