import type { ListAnswer } from "#crawl/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import type { HintParts } from "./hint-news.js";
/** The questions of one poll. */
export declare class ListAsking {
    #private;
    constructor(parts: HintParts, now: Instant);
    /** Requests made by now. */
    get requests(): number;
    /** How many requests the next list may take. */
    room(budgetRequests: number): Promise<number>;
    /** What may be asked counts as spent before it is, so that a process that dies has not spent more than it says. */
    ask(source: HintSource, url: PageUrl, mostRequests: number): Promise<ListAnswer>;
}
