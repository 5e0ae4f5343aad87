import { type Instant } from "#model/index.js";
import type { PageEvidence } from "./archive-evidence.js";
import { type KnownSteps, type Wish } from "./choose-instant.js";
/** What the moment is chosen by. */
export interface MomentEvidence {
    /** What is known of the document, first, and of each of its requisites. */
    readonly parts: readonly PageEvidence[];
    /** How much of its site is known to have stood together, from each instant until the next. */
    readonly site: KnownSteps | null;
}
/** What was chosen, and why: figures count the page's own parts. */
export interface ChosenMoment {
    readonly at: Instant;
    readonly parts: number;
    readonly known: number;
    readonly knownAtWish: number;
}
/**
 * The instant near the wish at which the most of a page is known, or likely, to have stood together; where all of it
 * is known over some time, the instant of that time at which the most of the site is.
 */
export declare function chooseMoment({ parts, site }: MomentEvidence, wish: Wish): ChosenMoment;
