import { type Measures, type SiteView } from "#model/index.js";
/** The whole page; every string from the web is escaped. */
export declare function renderSiteViewHtml(view: SiteView, measures?: readonly Measures[]): string;
