import type { Random } from "#ports/index.js";
import type { EventQueue } from "./event-queue.js";
import type { SimulatedProcess } from "./simulated-process.js";
/** What a question takes. */
export interface DatabaseCosts {
    /** Of processor time, for a question about one row. */
    readonly questionMs: number;
    /** For every further row of it. */
    readonly rowMs: number;
    /** There and back. */
    readonly roundTripMs: number;
    /** After so long without an answer a question failed. */
    readonly timeoutMs: number;
}
/**
 * Measured, the database and its clients on 2 busy cores (docs/scale.md): 4,387 pairs of enter and leave a second with 8
 * clients; 14,681 pairs of claiming and completing, 50 at a time.
 */
export declare const MEASURED_COSTS: DatabaseCosts;
/** A question came to nothing, or its answer did. */
export declare class NoAnswer extends Error {
}
/** Answers one question after the other. */
export declare class SimulatedDatabase {
    #private;
    readonly asked: {
        questions: number;
        rows: number;
        busyMs: number;
        failed: number;
        longestWaitMs: number;
    };
    constructor(events: EventQueue, random: Random, costs: DatabaseCosts);
    /** When it was last started anew; `null` where it never was. */
    get restartedAtMs(): number | null;
    /** Its own time. */
    get nowMs(): number;
    /** What it forgets when it is started anew. */
    forgetsOnRestart(forget: () => void): void;
    /** Ends now, and is there again after this long. */
    restart(downMs: number): void;
    /** Asks it from a process. @throws NoAnswer where it is down or cut off; what was asked may have been done */
    ask<T>(from: SimulatedProcess, answer: () => T, rows?: number): Promise<T>;
}
