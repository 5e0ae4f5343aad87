/** A failure, told. */
export interface S3Failure {
    /** Continues "s3://bucket: ". */
    readonly line: string;
    /** Whether it may pass by itself. */
    readonly isPassing: boolean;
}
/** What went wrong on the way or at the server; `null` for what is neither, and so a fault of the program. */
export declare function failureOf(error: unknown): S3Failure | null;
/** A request that was given up for want of an answer. */
export declare class NotAnswering extends Error {
    readonly name = "NotAnswering";
}
