import type { Random } from "#ports/index.js";
import type { SimulatedDatabase } from "./simulated-database.js";
import type { SimulatedFetches } from "./simulated-fetches.js";
import type { SimulatedProcess } from "./simulated-process.js";
import type { SiteQueue } from "./site-queue.js";
import type { SiteWorld } from "./site-world.js";
import type { TableGates } from "./table-gates.js";
/** How workers work. */
export interface WorkerHabits {
    readonly sitesAtOnce: number;
    /** Between requests to one server. */
    readonly delayMs: number;
    /** Every page is looked at twice. */
    readonly pagesPerSite: number;
    readonly leaseMs: number;
    readonly heartbeatMs: number;
}
/** What a worker works with. */
export interface WorkerPorts {
    readonly process: SimulatedProcess;
    readonly database: SimulatedDatabase;
    /** `null` where every worker keeps its pauses for itself. */
    readonly gates: TableGates | null;
    readonly queue: SiteQueue;
    readonly fetches: SimulatedFetches;
    readonly world: SiteWorld;
    readonly random: Random;
    /** Told of what must not happen. */
    readonly fail: (error: unknown) => void;
}
/** One worker, from its start to its end. */
export declare class SimulatedWorker {
    #private;
    constructor(ports: WorkerPorts, habits: WorkerHabits);
}
