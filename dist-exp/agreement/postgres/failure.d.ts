import { IsochronError } from "#errors.js";
/** The failure that callers see; a failure of ours stays as it is. */
export declare function databaseFailure(error: unknown, place: string): IsochronError;
