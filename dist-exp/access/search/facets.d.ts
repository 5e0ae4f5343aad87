import type { Hit } from "./found-hits.js";
/** A name and how many hits it has. */
export interface Counted {
    readonly name: string;
    readonly count: number;
}
/** The hits by what they can be narrowed to; most first. */
export interface Facets {
    readonly sites: readonly Counted[];
    readonly types: readonly Counted[];
    readonly languages: readonly Counted[];
    readonly years: readonly Counted[];
}
/** Counts them; a hit counts under every site and year that saw it. */
export declare function facetsOf(hits: readonly Hit[]): Facets;
/** The sites whose captures saw it. */
export declare function sitesOf({ runs }: Hit): string[];
