// Small sites that scripts build, with their truth.
export { SITE_NOISES, withoutNoise, } from "./script-site.js";
export { CLIENTS, scriptSites, scriptSiteVariants } from "./catalogue.js";
export { SHARED as SHARED_SOURCES } from "./clients/shared.js";
export { startScriptSite } from "./site-server.js";
export { judgeSite } from "./judge-site.js";
export { ScriptSiteFetcher } from "./site-fetcher.js";
