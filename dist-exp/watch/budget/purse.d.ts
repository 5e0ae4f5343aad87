import type { Instant, SitePlan } from "#model/index.js";
import type { BudgetPart, WatchMemory } from "#ports/index.js";
type Limits = Pick<SitePlan, "name" | "requestsPerDay" | "bytesPerMonth">;
/** The purse of one site; everything that the site is asked goes through it. */
export declare class Purse {
    #private;
    constructor(memory: Pick<WatchMemory, "take" | "giveBack">, limits: Limits);
    /** Begins a turn that may make so many requests; the limits may have been edited since the last one. */
    begin(limits: Limits, mostRequests: number): void;
    /** Aborts when somebody asks for more than there is: what nobody paid for must not look like a site's silence. */
    get end(): AbortSignal;
    /** Requests made and bytes received since the turn began. */
    get spent(): BudgetPart;
    /** Whether one more request may be made now; it then counts as made. */
    request(now: Instant): Promise<boolean>;
    /** How many bytes may be received still; answers that come side by side share them. */
    get bytesLeft(): number;
    /** Bytes were received. */
    received(bytes: number): void;
    /** Ends a turn: what was taken and not spent goes back. */
    settle(): Promise<void>;
}
export {};
