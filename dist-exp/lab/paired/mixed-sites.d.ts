import type { PairedSite } from "./paired-captures.js";
/** One site of each mixture for a seed. */
export declare function mixedSites(seed: number, pages: number): PairedSite[];
/** A stretch of a real history: which, from when, and how many days pass during one capture. */
export interface HistoryStretch {
    readonly name: string;
    readonly file: string;
    readonly from: string;
    readonly pages: number;
    readonly captureDays: number;
}
/** The stretch as a site; captures follow each other after twice their own length. */
export declare function historySite(seed: number, stretch: HistoryStretch): PairedSite;
