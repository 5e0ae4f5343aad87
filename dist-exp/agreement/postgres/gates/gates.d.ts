import type { GateFigures, SharedGates, SharedTurn } from "#ports/index.js";
import type { Statements } from "../database.js";
/** Gates in PostgreSQL. */
export declare class PostgresGates implements SharedGates {
    #private;
    constructor(database: Statements, patienceMs: number);
    enter(name: string, pauseMs: number, signal?: AbortSignal): Promise<SharedTurn>;
    hold(name: string, forMs: number): Promise<void>;
    figures(): GateFigures;
    /** Asks nothing more; who is in counts as dead in a while. */
    close(): void;
}
