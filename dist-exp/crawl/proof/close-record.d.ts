import { type CapturePatch, type Instant } from "#model/index.js";
import type { SettledClock } from "#quality/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** When a run that ends now has ended: no look ends after the capture, though the one is rounded up and the other down. */
export declare function endOf({ world, seen }: CaptureRun): Instant;
/** The runs once more, where doubts make their clocks count for less than was known when they began. */
export declare function raisedErrors(clocks: readonly SettledClock[]): Pick<CapturePatch, "runs">;
/** Writes the last record: the WARC files are complete before their hashes are taken, and in the index. */
export declare function closeRecord(run: CaptureRun, end: CapturePatch): Promise<void>;
