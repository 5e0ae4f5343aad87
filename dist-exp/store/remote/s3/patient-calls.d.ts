import { IsochronError } from "#errors.js";
import { type Attempt, type Patience } from "./attempts.js";
import type { S3Calls } from "./s3-calls.js";
/** What is being asked, for people and for time limits. */
export interface Asking {
    /** Continues "s3://bucket/prefix: ". */
    readonly what: string;
    /** Bytes on their way. */
    readonly sizeBytes?: number;
    readonly signal?: AbortSignal | undefined;
}
/** A bucket's server, asked with patience. */
export declare class PatientCalls {
    #private;
    readonly place: string;
    constructor(calls: S3Calls, { place, patience }: {
        place: string;
        patience: Patience;
    });
    /** @throws IsochronError when it cannot be had, and the signal's reason when that is aborted */
    ask<T>(asking: Asking, work: (calls: S3Calls, attempt: Attempt) => Promise<T>): Promise<T>;
    /** An error of this bucket's. */
    failure(line: string, cause?: unknown): IsochronError;
    close(): void;
}
