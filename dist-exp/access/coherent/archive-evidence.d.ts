import { type Capture, type Instant, type LastModifiedTrust, type PageRequest, type PageUrl, type Sighting } from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import { type SiteKnown } from "./site-steps.js";
/** All that is known of one page. */
export interface PageEvidence {
    /** With the errors of their clocks, without 304s that count for nothing. */
    readonly looks: readonly Sighting[];
    readonly trust: LastModifiedTrust | null;
}
/** A page of which nothing is known. */
export declare const NO_EVIDENCE: PageEvidence;
/** Needed by whoever asks for evidence. */
export interface EvidenceSources {
    readonly catalog: Pick<Catalog, "sightings" | "requisites" | "standing">;
    /** All captures; asked often. */
    readonly captures: () => Promise<readonly Capture[]>;
}
/** Evidence of an archive, what is asked for again and again held until the catalog has something new. */
export declare class ArchiveEvidence {
    #private;
    constructor(sources: EvidenceSources);
    /** What is known of a page. */
    ofPage(url: PageUrl): Promise<PageEvidence>;
    /** Pages that ask an address by this method and body, and by more than that. */
    requestsTo(address: PageUrl, asked: Pick<PageRequest, "method" | "body">): Promise<PageUrl[]>;
    /** A document, first, and what it needs to be shown by the capture nearest to the time; each once. */
    partsOf(document: PageUrl, at: Instant): Promise<PageUrl[]>;
    /** How much of the site that looks belong to is known; `null` when nobody tells. */
    siteOf(looks: readonly Sighting[], at: Instant): Promise<SiteKnown | null>;
    /** How much of a site is known, by what its captures have added; `null` when none tells. */
    ofSite(site: string): Promise<SiteKnown | null>;
}
