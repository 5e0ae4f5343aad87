import { type Capture, type FrontierPage, type Instant, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { type PageEvidence } from "../coherent/archive-evidence.js";
import { type ChosenInstant, type Wish } from "../coherent/choose-instant.js";
/** What of an archive a copy is made from. */
export type CopySource = Pick<Archive, "catalog" | "index" | "warcs">;
/** Whose looks count: those of the captures named, or, as in replay, all that the archive knows of a page. */
export type CopyScope = "captures" | "archive";
/** The known pages of some captures and what was seen of them. */
export declare class CopyEvidence {
    #private;
    /** Captures oldest first. */
    constructor({ catalog }: Pick<CopySource, "catalog">, captures: readonly Capture[], scope: CopyScope);
    /** Every page once, in the order of discovery; what the newest capture says of it counts. */
    pages(): Promise<Map<PageUrl, FrontierPage>>;
    /** What is known of a page. Of named captures alone no host's word is tried: their reports have it. */
    ofPage(url: PageUrl): Promise<PageEvidence>;
    /**
     * The moment near a wish at which the most pages are known to have stood together; the wish where none is. Of a whole
     * site the catalog tells, as it does in replay; of named captures, and where nobody has counted, their own looks.
     */
    momentNear(wish: Wish, pages: Iterable<PageUrl>): Promise<ChosenInstant>;
}
/** Why nothing can be shown of a page, in words. */
export declare function reasonWithout(page: FrontierPage, sightings: readonly Sighting[]): string;
/** The moment of a copy: an instant, or the best one near a wish. */
export type CopyMoment = {
    readonly at: Instant;
} | {
    readonly wish: Wish;
};
