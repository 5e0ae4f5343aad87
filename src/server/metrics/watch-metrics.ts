// The figures of a watch, summed over its sites: one sample for each of ten thousand sites would help nobody.
import { sumsOfWatches } from "#model/index.js";
import type { DeliveryCounts } from "#ports/index.js";
import { CONDITIONS, type WatchedSite, type WatchFigures } from "../watch-schema.js";
import { gauge, type Metric } from "./metric-text.js";

const PAGE_STATES = ["watched", "asleep", "gone"] as const;

/** Sites, pages, looks, versions, budgets and deliveries; nothing where nothing is watched. */
export function watchMetrics(sites: readonly WatchedSite[], deliveries: DeliveryCounts | null): Metric[] {
  const isWhole = sites.every(({ figures }) => figures !== null);
  return [
    ...(sites.length > 0 ? conditionMetrics(sites) : []),
    ...(sites.length > 0 && isWhole ? figureMetrics(sites.map(({ figures }) => figures!)) : []),
    ...(deliveries === null ? [] : deliveryMetrics(deliveries)),
  ];
}

function conditionMetrics(sites: readonly WatchedSite[]): Metric[] {
  return CONDITIONS.map((condition) => ({
    ...gauge(
      "isochron_watch_sites",
      "Sites under watch, by condition.",
      sites.filter((one) => one.condition === condition).length,
    ),
    labels: { condition },
  }));
}

function figureMetrics(figures: readonly WatchFigures[]): Metric[] {
  const sum = (of: (one: WatchFigures) => number): number => figures.reduce((all, one) => all + of(one), 0);
  return [
    ...PAGE_STATES.map((state) => ({
      ...gauge(
        "isochron_watch_pages",
        "Pages under watch, by state.",
        sum(({ pages }) => pages[state]),
      ),
      labels: { state },
    })),
    gauge(
      "isochron_watch_looks",
      "Looks at pages since each watch began.",
      sum(({ looks }) => looks),
    ),
    gauge(
      "isochron_watch_versions",
      "New versions that they found.",
      sum(({ versions }) => versions),
    ),
    gauge(
      "isochron_watch_requests_today",
      "Requests spent on the UTC day of each site's last turn.",
      sum(({ requestsToday }) => requestsToday.spent),
    ),
    gauge(
      "isochron_watch_bytes_this_month",
      "Bytes received in the UTC month of each site's last turn.",
      sum(({ bytesThisMonth }) => bytesThisMonth.spent),
    ),
    ...qualityMetrics(figures),
  ];
}

/** Shares of all sites together; none where nobody can say yet. */
function qualityMetrics(figures: readonly WatchFigures[]): Metric[] {
  const { completeness, freshness } = sumsOfWatches(figures);
  return [
    ...Object.entries(completeness ?? {}).map(([end, value]) => ({
      ...gauge(
        "isochron_watch_completeness",
        "Share of the weight of all versions thought to be held, and its 90 % interval; sites weigh as their pages.",
        value,
      ),
      labels: { end },
    })),
    ...(freshness === null
      ? []
      : [
          gauge(
            "isochron_watch_freshness",
            "Share of the pages thought to be as last seen, of all sites.",
            freshness,
          ),
        ]),
  ];
}

function deliveryMetrics({ waiting, delivered, givenUp, repeated }: DeliveryCounts): Metric[] {
  const states = { waiting, delivered, "given-up": givenUp, repeated };
  return Object.entries(states).map(([state, value]) => ({
    ...gauge("isochron_watch_deliveries", "Messages of news, by what became of them.", value),
    labels: { state },
  }));
}
