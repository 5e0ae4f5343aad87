import type { SiteWithStatus } from "./site-status.js";
/** One line of the list. */
export declare function siteLine({ site, status }: SiteWithStatus): string;
/** Everything that is in force for a site, and what its watch says. */
export declare function siteLines({ site, status }: SiteWithStatus): string;
