import type { CaptureRun } from "../run/capture-run.js";
import type { CaptureSettings } from "#model/index.js";
/** Whether the revisits are left out by the user's wish. */
export declare function isOnePass({ state }: CaptureRun): boolean;
/**
 * Whether pages are kept while the next are on their way. Only where nobody waits between requests and the order
 * of visits (that of discovery) does not hang on what the page shows; not under limits that count what is kept.
 */
export declare function asksAhead({ passes, delayMs, budget, manners, }: Pick<CaptureSettings, "passes" | "delayMs" | "budget" | "manners">): boolean;
/** Says so in report and certificate. */
export declare function noteOnePass(run: CaptureRun): void;
