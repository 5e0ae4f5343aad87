import { EVIDENCE_KINDS as KINDS, GroupSums } from "./group-sums.js";
import { PROBED_GROUP } from "./neighbourhoods.js";
import { SCORE_CLASSES } from "./strata.js";
const FOUND_CLASSES = 8;
const COHORT_SIZES = [2, PROBED_GROUP, 50];
const NEIGHBOURHOOD_SIZES = [4, 16, 64];
const COVERED = [0.1, 0.25, 0.5, 0.7, 0.8, 0.9, 0.95];
/** Sizes of the blocks that {@link SearchEvidence.features} fills. */
export const EVIDENCE_BLOCKS = [
    KINDS * 4,
    KINDS * 4,
    KINDS,
    KINDS * SCORE_CLASSES,
    KINDS * KINDS,
    SCORE_CLASSES * FOUND_CLASSES,
    KINDS * KINDS * 6,
    FOUND_CLASSES * 8,
    KINDS * SCORE_CLASSES,
    KINDS * KINDS,
];
/** The state of a search, group by group and for the whole site. */
export class SearchEvidence {
    cohorts;
    neighbourhoods;
    #sections;
    #site = new GroupSums(1);
    #lift;
    /** Changes found so far, new pages among them. */
    #found = 0;
    #liftCovered = 0;
    constructor({ cohorts, directories, lift }) {
        this.cohorts = new GroupSums(cohorts);
        this.neighbourhoods = new GroupSums(directories);
        this.#sections = new GroupSums(directories);
        this.#lift = lift;
    }
    /** A page that may be fetched belongs to these groups. */
    count({ cohort, neighbourhood, section }) {
        this.cohorts.size[cohort] += 1;
        this.neighbourhoods.size[neighbourhood] += 1;
        this.#sections.size[section] += 1;
    }
    /** A page with this lift before any fetch was fetched. */
    look(groups, lift, changed) {
        // A cool page that changed says more than a hot one.
        const weight = 1 / (1 + lift);
        for (const [sums, group] of this.#sumsOf(groups))
            sums.look(group, weight, changed);
        this.#liftCovered += lift;
        if (changed)
            this.#found++;
    }
    /** Fetched pages led to so many new ones. */
    arrive(pages) {
        this.#found += pages;
    }
    /** Writes what is known of a stratum's groups and of the site. */
    features(blocks, stratum, { cohort, neighbourhood, section }, score) {
        const ofCohort = this.cohorts.kind(cohort);
        const ofNeighbourhood = this.neighbourhoods.kind(neighbourhood);
        const ofSection = this.#sections.kind(section);
        const ofSite = this.#site.kind(0);
        const found = this.#foundClass();
        const pair = ofCohort * KINDS + ofNeighbourhood;
        blocks.put(stratum, 0, ofCohort * 4 + sizeClass(this.cohorts.size[cohort], COHORT_SIZES));
        blocks.put(stratum, 1, ofNeighbourhood * 4 + sizeClass(this.neighbourhoods.size[neighbourhood], NEIGHBOURHOOD_SIZES));
        blocks.put(stratum, 2, ofSection);
        blocks.put(stratum, 3, ofCohort * SCORE_CLASSES + score);
        blocks.put(stratum, 4, pair);
        blocks.put(stratum, 5, score * FOUND_CLASSES + found);
        blocks.put(stratum, 6, pair * 6 + (ofSite >> 1));
        blocks.put(stratum, 7, found * 8 + this.#coveredClass());
        blocks.put(stratum, 8, ofNeighbourhood * SCORE_CLASSES + score);
        blocks.put(stratum, 9, ofSite * KINDS + ofSection);
    }
    #sumsOf({ cohort, neighbourhood, section }) {
        return [
            [this.cohorts, cohort],
            [this.neighbourhoods, neighbourhood],
            [this.#sections, section],
            [this.#site, 0],
        ];
    }
    /** 0, 1, 2, 3–4, 5–8, 9–16, 17–64 or more. */
    #foundClass() {
        const found = this.#found;
        if (found < 3)
            return found;
        if (found < 17)
            return 2 + Math.ceil(Math.log2(found)) - 1;
        return found < 65 ? 6 : 7;
    }
    #coveredClass() {
        const covered = this.#lift > 0 ? this.#liftCovered / this.#lift : 1;
        return COVERED.filter((limit) => covered >= limit).length;
    }
}
/** 0 below the first of three sizes, 3 from the last on. */
function sizeClass(size, [small, middling, large]) {
    return Number(size >= small) + Number(size >= middling) + Number(size >= large);
}
