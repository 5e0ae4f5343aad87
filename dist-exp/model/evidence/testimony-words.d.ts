import type { ToldTier } from "./told.js";
/** The words of a testimony, by its tier; no other may stand in one. */
export declare const TESTIMONY_WORDS: Readonly<Record<ToldTier, {
    readonly statement: string;
    readonly cannotProve: readonly string[];
}>>;
