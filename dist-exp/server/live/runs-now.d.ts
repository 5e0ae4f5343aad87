import type { Capture, RunStatus } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** A capture that is run. */
export interface RunNow {
    /** What it said last; `null` before it said anything. */
    readonly status: (Pick<RunStatus, "state" | "at"> & {
        readonly progress: Readonly<Record<string, unknown>> | null;
    }) | null;
    /** Which machine of a cluster runs it; `null` where there is none. */
    readonly machine: string | null;
}
/** What runs at one moment. */
export interface RunsNow {
    /** `null` where nobody runs it. */
    of(capture: Pick<Capture, "id" | "site">): RunNow | null;
    /** Whether something is run at a site. */
    hasSite(site: string): boolean;
    /** What to say of a capture that has begun and that nobody runs: whoever could say so may be out of reach. */
    readonly idle: "interrupted" | "waiting" | "unheard";
}
/** Tells what runs now. */
export type RunsReader = () => Promise<RunsNow>;
/** An archive has one writer: the capture that it runs. */
export declare function localRuns(archive: Archive): RunsReader;
