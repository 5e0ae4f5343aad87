// Pages that are made by scripts: what browsers do with them, line by line.
import type { Feature } from "./feature.js";
import { FETCHES, ORIGINS } from "./features/asking.js";
import { MODULES, PARTS } from "./features/loading.js";
import { WORKERS } from "./features/threads.js";

export type { Feature, FeatureAnswer, FeatureRequest } from "./feature.js";
export { ACTING_PAGES, type ActingPage } from "./acting-pages.js";
export { hiddenSite, type HiddenDoor, type HiddenSite } from "./hidden-site.js";
export { ENDLESS_PAGES, REFUSED_PAGES, type RefusedPage } from "./refused-acts.js";
export { featureLines } from "./feature-page.js";
export { startFeatureServer, type FeatureServer } from "./feature-server.js";

/** All features, a page for each group. */
export const FEATURE_GROUPS: Readonly<Record<string, readonly Feature[]>> = {
  fetches: FETCHES,
  origins: ORIGINS,
  workers: WORKERS,
  modules: MODULES,
  parts: PARTS,
};
