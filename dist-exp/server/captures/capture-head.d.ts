import { type Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureHead } from "../capture-schema.js";
import type { CaptureListings } from "../capture-listings.js";
import type { RunsReader } from "../live/runs-now.js";
/** Where it is gathered from, and the prefix of replay addresses for whoever asks. */
export interface HeadSources {
    readonly archive: Archive;
    readonly runs: RunsReader;
    readonly listings: CaptureListings;
    readonly replayUrl: string;
    /** Whether packages are made here. */
    readonly makesPackages: boolean;
}
/** Gathers it. */
export declare function captureHead({ archive, runs, listings, replayUrl, makesPackages }: HeadSources, capture: Capture): Promise<CaptureHead>;
