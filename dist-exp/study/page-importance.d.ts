import { type PageUrl, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** How pages are to be weighted. */
export type ImportanceChoice = {
    readonly kind: "pagerank";
} | {
    readonly kind: "keywords";
    readonly keywords: readonly string[];
}
/** Weights by address; `otherwise` for pages not listed. */
 | {
    readonly kind: "given";
    readonly name: string;
    readonly weights: ReadonlyMap<string, number>;
    readonly otherwise: number;
};
/** Weights in [0, 1], and how they were found, in words. */
export interface PageImportance {
    readonly importance: string;
    readonly importanceOf: (url: PageUrl) => number;
}
/** Weighs pages by what the archive holds of them: of each the latest version among its sightings. */
export declare function pageImportance(choice: ImportanceChoice, sightings: ReadonlyMap<PageUrl, readonly Sighting[]>, archive: Archive): Promise<PageImportance>;
