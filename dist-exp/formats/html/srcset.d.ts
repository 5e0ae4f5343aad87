/** Places of the URLs of all candidates. */
export declare function scanSrcset(text: string): {
    start: number;
    end: number;
}[];
