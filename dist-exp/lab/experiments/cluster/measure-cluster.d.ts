import { type FaultRates } from "./faults.js";
import type { Excuse } from "./politeness-judge.js";
import { type FaultCount } from "./run-cluster.js";
import type { WorkerHabits } from "./simulated-worker.js";
/** One run: how large, and what goes wrong in it. */
export interface ClusterCase {
    readonly series: string;
    readonly hosts: number;
    readonly workers: number;
    readonly hasFaults: boolean;
    /** Otherwise every machine keeps its pauses for itself alone. */
    readonly sharesGates: boolean;
    /** How much longer the database takes for a question than was measured. */
    readonly databaseSlowness: number;
}
/** What came out. */
export interface ClusterRow extends ClusterCase {
    readonly captures: number;
    readonly requests: number;
    /** While there was more to take than hands. */
    readonly requestsPerS: number;
    /** The same for each site in hand, and minute: what a capture gets done. */
    readonly perHandAndMin: number;
    /** Of hosts and addresses together. */
    readonly tooNear: Readonly<Record<Excuse, number>>;
    /** The shortest pause that a server was left without excuse, as a share of its delay. */
    readonly leastPause: number | null;
    /** Share of the time of all hands that was spent waiting for the database or other machines. */
    readonly gateWaits: number;
    readonly questionsPerRequest: number;
    readonly databaseBusy: number;
    readonly longestQuestionMs: number;
    readonly happened: FaultCount;
    readonly takeovers: number;
    readonly meanTakeoverMs: number | null;
    readonly longestTakeoverMs: number;
    /** Words under an old fence, all of which were refused. */
    readonly refused: number;
    readonly hoursSimulated: number;
    /** Requests a second, stretch by stretch. */
    readonly course: readonly number[];
}
/** What all cases of an experiment share. */
export interface ClusterGround {
    readonly seed: number;
    readonly habits: WorkerHabits;
    readonly patienceMs: number;
    /** How often things go wrong where they do. */
    readonly faults: FaultRates;
}
/** Runs one case. */
export declare function measureCluster(one: ClusterCase, ground: ClusterGround): Promise<ClusterRow>;
