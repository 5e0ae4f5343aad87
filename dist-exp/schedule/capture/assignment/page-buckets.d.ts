/** Pages by key −1…n. */
export declare class PageBuckets {
    #private;
    constructor(largestKey: number);
    add(page: number, key: number): void;
    /** Removes a page with the least key; −1 when there is none. */
    takeLeast(): number;
    /** Removes a page with the greatest key; −1 when there is none. */
    takeGreatest(): number;
    pages(): number[];
}
