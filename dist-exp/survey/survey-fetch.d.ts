import { RobotsRules, type AskingWorld } from "#crawl/index.js";
import type { Reading } from "#detect/index.js";
import type { PageUrl } from "#model/index.js";
import type { FetchRequest } from "#ports/index.js";
/** One answer with what the habits are read from. */
export interface Answer {
    readonly url: PageUrl;
    readonly reading: Reading;
    readonly responseMs: number;
    readonly server: string | null;
    readonly isCompressed: boolean;
}
/** A failed fetch, or a budget that is used up. */
export interface NoAnswer {
    readonly reason: string;
    /** Whether the address is one that we may not ask. */
    readonly isRefused?: boolean;
}
/** Asks until its budget is used up. */
export declare class SurveyFetch {
    #private;
    readonly answers: Answer[];
    readonly robots: RobotsRules;
    requests: number;
    failures: number;
    constructor(world: AskingWorld, delayMs: number, budget: number);
    /** How many requests are left. */
    get left(): number;
    /** Why an address is not asked for. */
    refusalOf(url: PageUrl): Promise<string | null>;
    get(request: FetchRequest): Promise<Answer | NoAnswer>;
    /** Follows redirects; the last answer counts. */
    follow(url: PageUrl): Promise<Answer | NoAnswer>;
    /** Asks no more. */
    close(): void;
}
