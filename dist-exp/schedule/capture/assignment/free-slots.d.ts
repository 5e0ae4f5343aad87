/** The slots of one pass that are still free. */
export declare class FreeSlots {
    #private;
    constructor(slots: number);
    take(slot: number): void;
    /** The largest free slot not above the limit, or −1. */
    largestUpTo(limit: number): number;
    /** The smallest free slot; one past the end when none is free. */
    smallest(): number;
}
