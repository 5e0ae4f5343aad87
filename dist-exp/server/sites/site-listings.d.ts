import { type Capture, type SiteEntry } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureListings } from "../capture-listings.js";
import type { RunsReader } from "../live/runs-now.js";
import type { SiteList, SiteListing } from "../sites-schema.js";
import type { WatchListings } from "../watch/watch-listings.js";
import type { FrontPages } from "./front-page.js";
import type { ListAsked } from "./list-asked.js";
/** What listings are made from. */
export interface SiteListingParts {
    readonly archive: Archive;
    readonly runs: RunsReader;
    readonly captures: CaptureListings;
    readonly fronts: FrontPages;
    readonly watched: WatchListings;
}
/** Makes listings. */
export declare class SiteListings {
    #private;
    constructor({ archive, runs, captures, fronts, watched }: SiteListingParts);
    /** A piece of the list of sites. */
    list({ cursor, limit, q }: ListAsked): Promise<SiteList>;
    of(sites: readonly SiteEntry[]): Promise<SiteListing[]>;
    /** The newest of captures with a picture of the front page. */
    thumbnailed(newestFirst: readonly Capture[]): Promise<Capture | null>;
}
/**
 * The newest captures that speak for a site. Those that only fetched what another lacks, and looks of a watch, do so
 * where there are no others.
 */
export declare function newestForSite(site: string, limit: number, { catalog }: Archive): Promise<Capture[]>;
