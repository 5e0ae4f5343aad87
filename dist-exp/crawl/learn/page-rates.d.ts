import { type FrontierPage, type PageUrl, type Sighting, type Survival } from "#model/index.js";
import type { World } from "../world.js";
/** How long a slot is on one host; learned while visits go. */
export interface Pace {
    slotMs: number;
}
/** The outlook of every page of one capture. */
export declare class PageRates {
    #private;
    /** Hosts whose Last-Modified contradicts what an earlier capture saw. */
    readonly contradictedHosts: Set<string>;
    private constructor();
    /** Learns the priors from what the archive remembers of this site and of others. */
    static open(world: World, site: string): Promise<PageRates>;
    /** Forms an opinion of pages that the frontier has just got to know. */
    expect(pages: readonly FrontierPage[]): Promise<void>;
    /** Takes in what a visit showed: changed since the last capture or not, and how old the server says it is. */
    noteVisit(page: FrontierPage, visits: readonly Sighting[]): Promise<void>;
    /**
     * On a first capture the visits themselves tell how the site changes: the ages that its Last-Modified stamps
     * give make the prior of its pages, those without a stamp included.
     */
    learnFromVisits(hosts: readonly (Iterable<FrontierPage> & {
        readonly length: number;
    })[], sightingsOf: (url: PageUrl) => readonly Sighting[]): void;
    /** Whether {@link expect} or {@link noteVisit} has dealt with the page. */
    knows(page: FrontierPage): boolean;
    /** Whether an earlier capture looked at the page. */
    hasPastOf(page: FrontierPage): boolean;
    /** Whether one fetch may be enough for an attested claim: its host passed the trust test with stamps. */
    isAttestable(page: FrontierPage): boolean;
    /** Chance of no change for so many slots of the given pace; the pace may change afterwards. */
    survivalOf(page: FrontierPage, pace: Pace): Survival;
}
