import { type Instant } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { PageLooked } from "./refreshing.js";
/** Every look of the run whose last byte came after an instant, in the order in which they were sent. */
export declare function looksAfter(run: CaptureRun, after: Instant): Promise<PageLooked[]>;
