import { FETCHES, ORIGINS } from "./features/asking.js";
import { MODULES, PARTS } from "./features/loading.js";
import { WORKERS } from "./features/threads.js";
export { ACTING_PAGES } from "./acting-pages.js";
export { hiddenSite } from "./hidden-site.js";
export { ENDLESS_PAGES, REFUSED_PAGES } from "./refused-acts.js";
export { featureLines } from "./feature-page.js";
export { startFeatureServer } from "./feature-server.js";
/** All features, a page for each group. */
export const FEATURE_GROUPS = {
    fetches: FETCHES,
    origins: ORIGINS,
    workers: WORKERS,
    modules: MODULES,
    parts: PARTS,
};
