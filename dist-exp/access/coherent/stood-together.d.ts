import type { PagePart } from "./page-part.js";
/** A version of a part. */
export interface PartVersion {
    readonly part: PagePart;
    readonly version: number;
}
/** 1 where looks prove it, as far as looks can. */
export declare function chanceTogether(shown: readonly PartVersion[]): number;
