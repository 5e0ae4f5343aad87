import type { BlockChange, PageDelta } from "./block-delta.js";
import { type OperationType } from "./operations.js";
/** ImpBk of each block of the delta: from role, size, position, content and link density; the sum is 1. */
export declare function blockImportance(blocks: readonly BlockChange[]): number[];
/** PerCh_ij: how much of block i underwent operation type j, as a share of its elements. */
export type ChangeShares = Readonly<Record<OperationType, number>>;
/** E = Σ_i ImpBk_i · (1 / N_Op) · Σ_j ImpOp_j · PerCh_ij, in [0, 1] and rising with every PerCh_ij. */
export declare function importanceE(blockWeights: readonly number[], shares: readonly ChangeShares[]): number;
/** Percentages of change per block. What varies by itself or was only cut elsewhere is not counted; a share never exceeds 1. */
export declare function changeShares(delta: PageDelta): ChangeShares[];
