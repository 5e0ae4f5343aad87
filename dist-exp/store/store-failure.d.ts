import { IsochronError } from "#errors.js";
/** A store error for a failed operation on a path; our own errors pass through. */
export declare function storeFailure(error: unknown, doing: string, path: string): IsochronError;
/** The same for a file that somebody has named: that it is not there, or may not be read, is theirs to mend. */
export declare function inputFailure(error: unknown, path: string): IsochronError;
