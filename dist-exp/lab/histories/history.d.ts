/** All changes of one site, in order of time. */
export interface History {
    readonly name: string;
    /** Path of each page number. */
    readonly paths: readonly string[];
    /** Seconds since the epoch, never decreasing. */
    readonly times: Float64Array;
    readonly pages: Int32Array;
    /** 48 bits of the content's hash plus one; 0 when the page went away. */
    readonly contents: Float64Array;
}
