import { type Instant, type Measures, type PageUrl, type Sighting } from "#model/index.js";
import type { Assessment } from "../assess.js";
/** What the measures need besides the sightings. */
export interface PageKnowledge {
    /** How pages are weighted, in words; `null`: every page the same. */
    readonly importance: string | null;
    readonly importanceOf: (url: PageUrl) => number;
    /** `null`: nothing is known of the page. */
    readonly ratePerDayOf: (url: PageUrl) => number | null;
}
/** The measures of one capture. */
export declare function captureMeasures(assessment: Assessment, finishedAt: number, { importance, importanceOf, ratePerDayOf }: PageKnowledge): Measures;
/** The measures of all that an archive holds of a site; query times are its captures' t*. */
export declare function siteMeasures(site: string, sightings: ReadonlyMap<PageUrl, readonly Sighting[]>, queryTimes: readonly Instant[], { importance, importanceOf, ratePerDayOf }: PageKnowledge): Measures;
/** bensaad2011 Definitions 5.14 and 5.24: the mean over sites, figure by figure. */
export declare function archiveMeasures(sites: readonly Measures[]): Measures;
