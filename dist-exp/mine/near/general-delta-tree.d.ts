import type { DirectoryTree } from "#model/index.js";
import { type DeltaTree, type VersionContents } from "./delta-tree.js";
/** Bitmaps of significant change; absent directories have no bits and are not `present`. */
export interface GeneralDeltaTree {
    readonly tree: DirectoryTree;
    /** n − 1 for n versions. */
    readonly transitions: number;
    /** 32-bit words per directory. */
    readonly words: number;
    readonly bitmaps: Uint32Array;
    /** Whether the directory is in any version: others carry no rule. */
    readonly present: Uint8Array;
}
/** Which directories were there in a transition (1) and changed significantly in it (3). */
export type Significance = Uint8Array;
/** Reduces a delta tree to what the General Delta Tree keeps of it. */
export declare function significance(delta: DeltaTree, alpha: number): Significance;
/** Merges the transitions, oldest first (Algorithm 2, Merge_Tree). */
export declare function mergeTransitions(tree: DirectoryTree, transitions: readonly Significance[]): GeneralDeltaTree;
/** Change_Org (Algorithm 2): versions, oldest first, to their General Delta Tree. */
export declare function organiseChanges(tree: DirectoryTree, versions: Iterable<VersionContents>, alpha: number): GeneralDeltaTree;
/** Number of transitions in which all given directories changed significantly: FoC times (n − 1), Definition 2. */
export declare function jointChanges(gdt: GeneralDeltaTree, directories: readonly number[]): number;
/** Frequency of Change (Definition 2). */
export declare function frequencyOfChange(gdt: GeneralDeltaTree, directories: readonly number[]): number;
/** Bits set in a 32-bit word. */
export declare function popCount(word: number): number;
