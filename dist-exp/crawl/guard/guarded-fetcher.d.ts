import type { Fetcher } from "#ports/index.js";
import type { DiskPatience } from "./disk-patience.js";
import type { ProgressMeter } from "../run/progress-meter.js";
import type { Watchdog } from "./watchdog.js";
/** What stands between a run and the network. */
export interface Guards {
    readonly patience: DiskPatience;
    readonly watchdog: Watchdog;
    readonly meter: ProgressMeter;
    /** Returns when a request may be sent. @throws CaptureCancelled */
    ready(): Promise<void>;
}
/** Wraps a fetcher with the guards of a run. */
export declare function guardedFetcher(guards: Guards, fetcher: Fetcher): Fetcher;
