import { type FrontierPage, type PageUrl, type Sighting } from "#model/index.js";
/** Chooses the second tries of one run. */
export declare class SilentRetries {
    #private;
    constructor(sightingsOf: (url: PageUrl) => readonly Sighting[]);
    /** Whether a failed page is tried again in this round. */
    admits({ url }: FrontierPage): boolean;
}
/** What report and certificate say of pages that were not tried again. */
export declare function silentNotes(left: readonly FrontierPage[]): string[];
