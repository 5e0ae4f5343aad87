import type { ToldTier } from "./told.js";
/** One sentence per limit. */
export declare const TOLD_CANNOT_PROVE: Readonly<Record<ToldTier, readonly string[]>>;
