import type { GateFigures } from "#ports/index.js";
import type { Left } from "./job-at-work.js";
/** A machine's figures; times are milliseconds, counts go from its start. */
export interface WorkerFigures {
    readonly sites: number;
    readonly mostSites: number;
    /** Sealed, and not acknowledged yet. */
    readonly uploadBacklogBytes: number;
    /** ε of the machine's clock; `null` while it has none. */
    readonly clockErrorMs: number | null;
    readonly clocksWrong: number;
    readonly leasesLost: number;
    readonly jobsDone: number;
    readonly jobsFailed: number;
    readonly jobsGivenBack: number;
    /** Asked of servers. */
    readonly requests: number;
    readonly gateTurns: number;
    readonly gateTurnsLost: number;
    readonly gateWaiting: number;
    /** All waits together, the pauses that servers are owed included. */
    readonly gateWaitedMs: number;
    /** Of late, for each turn. */
    readonly gateWaitMs: number;
    readonly gateQuestions: number;
}
/** How jobs left this machine, counted. */
export declare class LeftTally {
    #private;
    add(left: Left): void;
    of(...ways: readonly Left[]): number;
}
/** How long a turn was waited for since this was asked last. */
export declare class LateWaits {
    #private;
    meanMs(gates: GateFigures): number;
}
/** The part of a machine's figures that its jobs make. */
export declare function jobFigures(tally: LeftTally): {
    jobsDone: number;
    jobsFailed: number;
    jobsGivenBack: number;
};
/** The part that its gates make. */
export declare function gateFigures({ turns, lost, waiting, waitedMs, questions }: GateFigures): {
    gateTurns: number;
    gateTurnsLost: number;
    gateWaiting: number;
    gateWaitedMs: number;
    gateQuestions: number;
};
/** As a beat carries them: what is not known is left out. */
export declare function toBeat(figures: WorkerFigures): Record<string, number>;
