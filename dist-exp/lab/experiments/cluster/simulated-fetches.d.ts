import type { Random } from "#ports/index.js";
import type { EventQueue } from "./event-queue.js";
import type { ServerLog } from "./server-log.js";
import type { SimulatedProcess } from "./simulated-process.js";
import { type SiteWorld } from "./site-world.js";
import type { TableGates } from "./table-gates.js";
/** One request. */
export interface SimulatedRequest {
    readonly process: SimulatedProcess;
    /** `null` where every process keeps its pauses for itself. */
    readonly gates: TableGates | null;
    readonly host: number;
}
/** The network between all processes and all servers. */
export declare class SimulatedFetches {
    #private;
    constructor(events: EventQueue, world: SiteWorld, random: Random, log: ServerLog);
    /** Sends it, and resolves with the time to the answer when that is there. */
    fetch(request: SimulatedRequest): Promise<number>;
}
