import { Gates } from "#frontier/index.js";
import type { Agreement, ClockKeeping } from "#ports/index.js";
import { AgreedClock, type ClockCheck } from "../clock/agreed-clock.js";
import type { PassingTime } from "../clock/passing-time.js";
/** What a machine works with: its clock, and gates that all machines share. */
export interface WorkGround {
    readonly clock: AgreedClock;
    readonly gates: Gates;
}
/** What the ground is made of. */
export interface GroundPorts {
    readonly agreement: Pick<Agreement, "readTime" | "gates">;
    readonly time: PassingTime;
    readonly machine: () => Pick<ClockKeeping, "bootId" | "uptimeMs">;
    /** Requests of this machine that are under way at a time. */
    readonly requestsAtOnce: number;
}
/** The ground of one machine. */
export declare class GroundKeeper {
    #private;
    constructor(ports: GroundPorts);
    /** What is stood on now; `null` before anything is, and after its clock went wrong. */
    get ground(): WorkGround | null;
    /** The ground to begin work on; `null` where the agreement answers too slowly for any clock. */
    firm(): Promise<WorkGround | null>;
    /** Looks at the agreement's time; where the clock is wrong, nothing is stood on any more. */
    check(): Promise<ClockCheck | null>;
}
