import { type DuckDBConnection } from "@duckdb/node-api";
import { Answer } from "./answer.js";
/** What the engine may take. */
export interface EngineTerms {
    readonly memoryBytes: number;
    /** `null`: as many as the machine has. */
    readonly threads: number | null;
    /** Where what does not fit into memory waits, and how much of it. */
    readonly waitingFolder: string;
    readonly waitingBytes: number;
}
/** One database and one connection to it. */
export declare class Engine {
    #private;
    private constructor();
    static open(terms: EngineTerms): Promise<Engine>;
    /** The connection, for those of this folder that append. */
    get connection(): DuckDBConnection;
    /** SQL of ours, without an answer. */
    run(sql: string): Promise<void>;
    /** From now on it reads below these folders alone, and no setting can be changed any more. */
    confineTo(folders: readonly string[]): Promise<void>;
    /**
     * Asks one question; at most so many rows and one more, which tells that there are more. What is no plain SELECT is
     * refused here, since a statement of any other kind may write where reading is allowed; an EXPLAIN too, as EXPLAIN
     * ANALYZE runs what it explains.
     */
    ask(sql: string, values?: Readonly<Record<string, string | number>>, limit?: number | null): Promise<Answer>;
    /** Ends what it is at. */
    interrupt(): void;
    close(): void;
}
