import { type PageUrl } from "#model/index.js";
/** Addresses below the root by title; `null` where one would be too long. */
export declare function wikiAddresses(base: string, root: PageUrl): (title: string) => PageUrl | null;
