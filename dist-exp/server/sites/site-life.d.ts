import type { Archive } from "#ports/index.js";
import type { SiteLife } from "../sites-schema.js";
/** Reads it from what captures added to what is known. */
export declare function siteLife(site: string, { catalog }: Archive): Promise<SiteLife>;
