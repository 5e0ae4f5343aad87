import type { FeatureBlocks, LiftModel } from "./lift-model.js";
import { type SearchRows } from "./search-space.js";
/** How the evidence of a search is weighed; the blocks are its scratch paper. */
export interface EvidenceModel {
    readonly model: LiftModel;
    readonly blocks: FeatureBlocks;
}
/**
 * One period: `next` names pages to fetch, `note` takes their outcome, until `next` names none. What was not named
 * is passed over, and unverified. A page that could not be fetched is not noted, and says nothing. After a long rest
 * no page may be named at all: only pages fetched by lot then show that the site woke.
 */
export declare class ChangeSearch {
    #private;
    constructor(from: SearchRows, weighing: EvidenceModel);
    /** The pages to fetch next: none once the likeliest left are scored below the threshold. */
    next(threshold: number): number[];
    /** A named page was fetched: whether it had changed or was gone, and how many pages were new in its directory. */
    note(page: number, changed: boolean, arrivals?: number): void;
    /** The highest threshold at which the page would have been fetched; an estimate while it was not. */
    scoreOf(page: number): number;
    /** Teaches what the search showed, once it is known which pages changed; each is this share of all changes. */
    teach(changed: readonly number[], changeShare: number): void;
}
