import { type SiteView } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Reads every sighting of a site's captures; `null` when it has none. */
export declare function siteView(archive: Archive, site: string, spanMs: number | null): Promise<SiteView | null>;
/** The view for people: the curve in rows, the best instant, the best interval, what spoils it. */
export declare function siteViewText(view: SiteView, printable: (text: string) => string): string;
