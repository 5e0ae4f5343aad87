import type { FeatureBlocks } from "./lift-model.js";
import { GroupSums } from "./group-sums.js";
/** Sizes of the blocks that {@link SearchEvidence.features} fills. */
export declare const EVIDENCE_BLOCKS: readonly [number, number, 11, number, number, number, number, number, number, number];
/** The groups that a page belongs to. */
export interface PageGroups {
    readonly cohort: number;
    readonly neighbourhood: number;
    readonly section: number;
}
/** How many groups of each sort there are, and the lifts of all pages summed up. */
export interface GroupCounts {
    readonly cohorts: number;
    readonly directories: number;
    readonly lift: number;
}
/** The state of a search, group by group and for the whole site. */
export declare class SearchEvidence {
    #private;
    readonly cohorts: GroupSums;
    readonly neighbourhoods: GroupSums;
    constructor({ cohorts, directories, lift }: GroupCounts);
    /** A page that may be fetched belongs to these groups. */
    count({ cohort, neighbourhood, section }: PageGroups): void;
    /** A page with this lift before any fetch was fetched. */
    look(groups: PageGroups, lift: number, changed: boolean): void;
    /** Fetched pages led to so many new ones. */
    arrive(pages: number): void;
    /** Writes what is known of a stratum's groups and of the site. */
    features(blocks: FeatureBlocks, stratum: number, { cohort, neighbourhood, section }: PageGroups, score: number): void;
}
