import { IsochronError } from "#errors.js";
/** Makes an error of ours; those that are already stay as they are. */
export declare function engineFailure(error: unknown): IsochronError;
/** What is said of a stop. */
export declare function stopped(cause?: unknown): IsochronError;
