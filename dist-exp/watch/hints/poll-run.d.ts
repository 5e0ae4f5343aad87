import { type Instant } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import type { HintNews, HintParts } from "./hint-news.js";
/** Reads lists until none is due, or nothing may be asked any more. */
export declare class PollRun {
    #private;
    constructor(parts: HintParts, sources: readonly HintSource[], now: Instant);
    read(budgetRequests: number): Promise<HintNews>;
}
