import type { Archive, Clock, Logger } from "#ports/index.js";
import type { RunCondition } from "../run/run-condition.js";
import type { RunStop } from "../run/run-stop.js";
/** What patience waits and tells with. */
interface PatienceParts {
    readonly clock: Clock;
    readonly logger: Logger;
    readonly stop: Pick<RunStop, "signal">;
    readonly condition: RunCondition;
    /** What report and certificate will say about the run. */
    readonly notes: string[];
}
/** What a run does about a full disk, and since when. */
export declare class DiskPatience {
    #private;
    /** Writes into it wait for space. */
    readonly archive: Archive;
    constructor(archive: Archive, parts: PatienceParts);
    /** Returns when writes go through again: nothing more is to be fetched before. */
    clear(): Promise<void>;
    /** Tries again what failed for want of space, until it works. */
    patiently<T>(write: () => Promise<T>): Promise<T>;
}
export {};
