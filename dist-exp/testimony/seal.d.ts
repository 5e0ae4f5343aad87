import { type Capture, type Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** What is to be sealed: the capture's WARC files are closed and indexed, its report is written. */
export interface TestimonyToSeal {
    /** As the catalog will have it: finished. */
    readonly capture: Capture & {
        readonly finishedAt: Instant;
    };
    readonly archive: Archive;
    readonly notes: readonly string[];
}
/** Writes testimony.json beside the testimony, and its head by itself for seals from outside. */
export declare function sealTestimony({ capture, archive, notes }: TestimonyToSeal): Promise<void>;
