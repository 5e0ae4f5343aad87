import type { Random } from "#ports/index.js";
import { DirectoryTree } from "#model/index.js";
/** Parameters of a synthetic sequence of versions; the letters are the paper's. */
export interface SyntheticTree {
    /** N: pages of the first version. */
    readonly pages: number;
    /** F: directories per directory. */
    readonly fanout: number;
    /** D: levels of directories. */
    readonly depth: number;
    /** V. */
    readonly versions: number;
    /** C: share of pages that change from one version to the next. */
    readonly changes: number;
}
/** Pages spread over a full tree of directories. */
export declare function syntheticTree({ pages, fanout, depth }: SyntheticTree, random: Random): DirectoryTree;
/** The versions one after the other. */
export declare function syntheticVersions(setting: SyntheticTree, random: Random): Generator<Float64Array>;
/** How long one mining took. */
export interface ScalingRow extends SyntheticTree {
    readonly directories: number;
    readonly rules: number;
    readonly milliseconds: number;
}
/** Mines one synthetic sequence; `now` is a clock in milliseconds. */
export declare function timeMining(setting: SyntheticTree, random: Random, now: () => number): ScalingRow;
/** The paper's three curves: by size and by versions, for three shares of changes. */
export declare function runScaling(random: Random, now: () => number): ScalingRow[];
