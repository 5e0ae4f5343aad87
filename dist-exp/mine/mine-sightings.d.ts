import { type PageHint, type PageUrl, type Sighting } from "#model/index.js";
import type { MineInput } from "./mine-input.js";
/** What is known of a site besides its sightings; without it no Last-Modified is trusted, and no page is hinted at. */
export interface SiteKnowledge {
    /** Upper bound of our clock less the server's where Last-Modified passed the host's trust test, else `null`. */
    readonly trustedSkewMs?: (url: PageUrl) => number | null;
    readonly hintOf?: (url: PageUrl) => PageHint | undefined;
}
/** Sightings of all pages of a site, in any order; those that show no state of their page say nothing. */
export declare function mineInputOfSightings(site: string, sightings: Iterable<Sighting>, known?: SiteKnowledge): MineInput;
