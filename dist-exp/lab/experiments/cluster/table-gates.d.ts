import type { GateFigures, Random, SharedGates, SharedTurn } from "#ports/index.js";
import type { GateTable } from "./gate-table.js";
import { type SimulatedDatabase } from "./simulated-database.js";
import type { SimulatedProcess } from "./simulated-process.js";
/** What a process needs to reach the gates. */
export interface GateReach {
    readonly process: SimulatedProcess;
    readonly database: SimulatedDatabase;
    readonly table: GateTable;
    readonly random: Random;
    readonly patienceMs: number;
}
/** One process's way to the gates. */
export declare class TableGates implements SharedGates {
    #private;
    constructor(reach: GateReach);
    enter(name: string, pauseMs: number, signal?: AbortSignal): Promise<SharedTurn>;
    hold(name: string, forMs: number): Promise<void>;
    figures(): GateFigures;
    /** Whether a gate is surely this process's. */
    isIn(name: string): boolean;
}
