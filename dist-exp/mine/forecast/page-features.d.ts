import type { ChangeMemory } from "./change-memory.js";
import type { FeatureBlocks } from "./lift-model.js";
/** Sizes of the blocks, in the order in which {@link pageFeatures} fills them. */
export declare const PAGE_BLOCKS: readonly [12, 8, 8, 33, 9, 96, 6, 11, 9, 108, 12, 8, 96, 144, 66];
/** Writes the page's bucket in each block. */
export declare function pageFeatures(memory: ChangeMemory, page: number, blocks: FeatureBlocks, row: number): void;
