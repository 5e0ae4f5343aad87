// What is held of several sites under watch together.
import type { EstimatedShare, WatchSiteStatus } from "./watch-status.js";

/** Of several sites, each weighing as many pages as it has under watch; `null` where no site says anything. */
export interface WatchSums {
  /** Its ends are those of all sites together: what makes one estimate wrong makes others wrong alike. */
  readonly completeness: EstimatedShare | null;
  readonly freshness: number | null;
}

type Told = Pick<WatchSiteStatus, "pages" | "completeness" | "freshness">;

/** Sums up what sites say; those that cannot say yet are left out. */
export function sumsOfWatches(sites: readonly Told[]): WatchSums {
  const mean = (of: (site: Told) => number | null): number | null => {
    let [sum, weight] = [0, 0];
    for (const site of sites) {
      const share = of(site);
      if (share === null) continue;
      sum += share * site.pages.watched;
      weight += site.pages.watched;
    }
    return weight === 0 ? null : sum / weight;
  };
  const end = (name: keyof EstimatedShare): number | null =>
    mean(({ completeness }) => completeness?.[name] ?? null);
  const [share, low, high] = [end("share"), end("low"), end("high")];
  const completeness = share === null || low === null || high === null ? null : { share, low, high };
  return { completeness, freshness: mean(({ freshness }) => freshness) };
}
