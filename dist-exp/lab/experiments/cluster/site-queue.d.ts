/** A site in hand. */
export interface SiteInHand {
    readonly site: number;
    readonly fence: number;
    /** Looks that earlier holders had acknowledged. */
    readonly looks: number;
}
/** What is counted of it. */
export interface QueueCount {
    readonly ended: number;
    readonly takeovers: number;
    /** From the last word of the one before to the taking over, all together and at the most. */
    readonly takeoverMs: number;
    readonly longestTakeoverMs: number;
    readonly refused: number;
}
/** Who has which site. */
export declare class SiteQueue {
    #private;
    constructor(order: readonly number[], leaseMs: number, nowMs: () => number);
    get isDone(): boolean;
    /** When the last site that waited was taken; until then every hand was full. */
    get lastTakenAtMs(): number;
    get count(): QueueCount;
    /** Up to so many: those whose holders were silent for the time of their lease, then such as nobody had. */
    take(most: number): SiteInHand[];
    /** Those that are still held, for as long as a lease lasts from now on. */
    renew(sites: readonly SiteInHand[]): SiteInHand[];
    /** So many looks count from now on; `false` under an old fence. */
    acknowledge(one: SiteInHand, looks: number): boolean;
    end(one: SiteInHand): boolean;
}
