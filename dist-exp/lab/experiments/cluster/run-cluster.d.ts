import { EventQueue } from "./event-queue.js";
import { type FaultRates } from "./faults.js";
import { GateTable } from "./gate-table.js";
import { SimulatedDatabase, type DatabaseCosts } from "./simulated-database.js";
import { ServerLog } from "./server-log.js";
import { SimulatedFetches } from "./simulated-fetches.js";
import { type WorkerHabits } from "./simulated-worker.js";
import { SiteQueue } from "./site-queue.js";
import { type SiteWorld } from "./site-world.js";
import { TableGates } from "./table-gates.js";
/** What is run. */
export interface ClusterRunOptions {
    readonly seed: number;
    /** Sites, each with a host of its own. */
    readonly hosts: number;
    readonly workers: number;
    readonly habits: WorkerHabits;
    readonly faults: FaultRates;
    readonly patienceMs: number;
    /** Otherwise every worker has gates of its own, as if there were no other. */
    readonly sharesGates: boolean;
    readonly costs?: DatabaseCosts;
}
/** As many faults as happened, by kind. */
export interface FaultCount {
    kills: number;
    freezes: number;
    cuts: number;
    restarts: number;
}
/** A cluster while it runs. */
export declare class SimulatedCluster {
    #private;
    readonly options: ClusterRunOptions;
    readonly events: EventQueue;
    readonly world: SiteWorld;
    readonly database: SimulatedDatabase;
    readonly table: GateTable;
    readonly queue: SiteQueue;
    readonly log: ServerLog;
    readonly fetches: SimulatedFetches;
    readonly faults: FaultCount;
    /** All that ever ran, for their figures. */
    readonly gates: TableGates[];
    constructor(options: ClusterRunOptions);
    /** Runs until every site has ended. */
    run(): Promise<void>;
    /** Virtual time since the start. */
    get elapsedMs(): number;
    /** While there was more to take than hands. */
    get busyMs(): number;
}
