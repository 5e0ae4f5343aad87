import type { DirectoryTree, EvolutionRule } from "#model/index.js";
/** 1 for every directory that is passed over with all that lies below it. */
export type SkippedDirectories = Uint8Array;
/** Skips the tails of the rules; the rules must start at the directory that is captured (the root). */
export declare function skipByRules(tree: DirectoryTree, rules: readonly EvolutionRule[]): SkippedDirectories;
/** Skips every directory that a judgement marks, and all below it. */
export declare function skipWhere(tree: DirectoryTree, mark: (directory: number) => boolean): SkippedDirectories;
