import type { Feature } from "./feature.js";
export type { Feature, FeatureAnswer, FeatureRequest } from "./feature.js";
export { ACTING_PAGES, type ActingPage } from "./acting-pages.js";
export { hiddenSite, type HiddenDoor, type HiddenSite } from "./hidden-site.js";
export { ENDLESS_PAGES, REFUSED_PAGES, type RefusedPage } from "./refused-acts.js";
export { featureLines } from "./feature-page.js";
export { startFeatureServer, type FeatureServer } from "./feature-server.js";
/** All features, a page for each group. */
export declare const FEATURE_GROUPS: Readonly<Record<string, readonly Feature[]>>;
