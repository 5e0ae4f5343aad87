import { type Instant, type Pass, type Sighting } from "#model/index.js";
import type { Clock, RunStatusStore } from "#ports/index.js";
import type { Progress } from "../world.js";
import type { ProgressMeter } from "./progress-meter.js";
import type { RunCondition } from "./run-condition.js";
import type { SeenPages } from "./seen-pages.js";
/** What progress is told of and with. */
interface ProgressParts {
    readonly captureId: string;
    readonly clock: Clock;
    readonly runStatus: RunStatusStore;
    readonly meter: ProgressMeter;
    readonly condition: RunCondition;
    readonly seen: SeenPages;
    /** t*, once it is fixed. */
    readonly timePoint: () => Instant | null;
    /** Sentences for report and certificate that a resumed run must repeat. */
    readonly notes: readonly string[];
    readonly onProgress: ((progress: Progress) => void) | undefined;
}
/** Tells how far one run has come. */
export declare class RunProgress {
    #private;
    constructor(parts: ProgressParts);
    /** One more page of a pass is done. */
    tell(pass: Pass, done: number, total: number, sighting: Sighting): void;
    /** Says what the run is doing, for those who watch and for a resume. */
    tellState(): Promise<void>;
}
export {};
