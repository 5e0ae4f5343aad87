import { type PageUrl, type Site } from "#model/index.js";
/** Turns the seeds of the command line, and URLs from lists, into a site named after its first host. */
export declare function siteFromSeeds(texts: readonly string[], listed?: readonly PageUrl[]): Site;
/** The name of the site that an address, or a host with or without its port, belongs to; `null` when it is neither. */
export declare function siteNameOf(text: string): string | null;
