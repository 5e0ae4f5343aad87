import type { OwnerWay, PageUrl } from "#model/index.js";
/** The generator that a document names (HTML standard, standard metadata names); `null` without one. */
export declare function generatorOf(html: string): string | null;
/** What the owner could do. */
export declare function ownerWays(home: PageUrl, generator: string | null): OwnerWay[];
