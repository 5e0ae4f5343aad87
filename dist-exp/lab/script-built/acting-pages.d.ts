import type { Behaviour } from "#model/index.js";
/** A page, and what must come of acting upon it. */
export interface ActingPage {
    readonly markup: string;
    /** What it asks for, by path and query; GET alone is answered. */
    readonly files: Readonly<Record<string, string>>;
    readonly behaviours: readonly Behaviour[];
    /** Lines that it shows afterwards. */
    readonly shows: readonly string[];
    /** Paths that are asked for by acts alone. */
    readonly asks: readonly string[];
    /** Links that only acts bring to light, by path. */
    readonly links?: readonly string[];
    /** The acts, by kind and target. */
    readonly acts: readonly string[];
}
/** By what is done to them. */
export declare const ACTING_PAGES: Readonly<Record<string, ActingPage>>;
