/** A page by its index, and how urgent it is; pages are visited in rising order of urgency. */
export interface WaitingVisit {
    readonly index: number;
    readonly urgency: number;
}
/** Pages of one group are equally urgent. */
export interface UrgencyGroups {
    readonly count: number;
    /** The group of a page, by its index. */
    readonly of: (index: number) => number;
    /** Asked once per group that waits. */
    readonly urgencyOf: (group: number) => number;
}
/** Falling urgency; of equal ones the first found is visited first. */
export declare class WaitingPages {
    #private;
    get length(): number;
    /** The index of the page at a position, the next visit being at the end. */
    at(position: number): number;
    /** Removes the next visit; there must be one. */
    pop(): number;
    insert({ index, urgency }: WaitingVisit): void;
    /** The same as inserting one after the other, in one go. */
    merge(found: readonly WaitingVisit[]): void;
    /** Puts the pages at these positions in this order, all of one urgency. */
    rearrange(positions: Int32Array, urgency: number): void;
    /** Orders all pages anew; of equal urgency the least index is visited first. */
    sort(groups: UrgencyGroups): void;
}
