import type { MinedDirectory, MinedRule } from "#model/index.js";
import type { MineInput } from "./mine-input.js";
/** A rule is told when the directories before it changed at least so often, */
export declare const LEAST_CHANGES = 5;
/** Directories that hold pages, in the tree's order. */
export declare function minedDirectories({ tree, evolution, looks }: MineInput): MinedDirectory[];
/** Rules that were seen often enough and for long enough to be told. */
export declare function minedRules({ tree, evolution, from, to }: MineInput): MinedRule[];
