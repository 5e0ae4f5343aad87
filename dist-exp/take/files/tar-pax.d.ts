/** What is used of them. */
export interface PaxRecords {
    readonly path?: string;
    readonly size?: number;
    /** Seconds. */
    readonly mtime?: number;
}
/** Reads them; what is no record ends the reading, as everything after it is unsure. */
export declare function readPax(bytes: Buffer): PaxRecords;
