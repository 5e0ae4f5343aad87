import type { PageUrl } from "#model/index.js";
import type { Answered } from "../ask/asker.js";
import type { CaptureRun } from "../run/capture-run.js";
/** An answer that may have been cut, by which limit. */
export interface Limited extends Answered {
    readonly limit: "max-bytes" | null;
}
type Run = Pick<CaptureRun, "admission" | "state" | "seen" | "asker" | "world">;
/** Asks for a page no further than the limit of bytes allows, and keeps no more of the answer than it does. */
export declare function askWithinLimit(run: Run, url: PageUrl, ask: (mostBytes?: () => number) => Promise<Answered>): Promise<Limited>;
export {};
