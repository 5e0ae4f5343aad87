import type { DeliveryCounts } from "#ports/index.js";
import { type WatchedSite } from "../watch-schema.js";
import { type Metric } from "./metric-text.js";
/** Sites, pages, looks, versions, budgets and deliveries; nothing where nothing is watched. */
export declare function watchMetrics(sites: readonly WatchedSite[], deliveries: DeliveryCounts | null): Metric[];
