/** Counts the listed pages under the rules' keys; never lower than the crawl's own counts. */
export declare class ListedCounts {
    #private;
    constructor(pages: Iterable<{
        readonly url: string;
    }>);
    /** How many listed URLs have the key. */
    count(key: string): number;
}
