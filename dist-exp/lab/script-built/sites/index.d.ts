export { SITE_NOISES, withoutNoise, type ClientFiles, type ScriptPage, type ScriptSite, type SiteAnswer, type SiteNoise, type SiteOrigins, type SiteRequest, } from "./script-site.js";
export type { Client } from "./client.js";
export { CLIENTS, scriptSites, scriptSiteVariants, type CatalogueOptions } from "./catalogue.js";
export { SHARED as SHARED_SOURCES } from "./clients/shared.js";
export { startScriptSite, type RunningScriptSite } from "./site-server.js";
export { judgeSite, type ShownDocument, type SiteJudgement } from "./judge-site.js";
export { ScriptSiteFetcher, type SentMessage, type SiteFraming } from "./site-fetcher.js";
