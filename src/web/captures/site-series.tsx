// Quality over time for every site with more than one capture.
import { shareChart } from "#chart/index.js";
import type { CaptureListing } from "#server/api-schema.js";
import { ChartFigure } from "../parts/chart-figure.js";

/** A chart per site; nothing while no site was captured twice. */
export function SiteSeries({ captures }: { readonly captures: readonly CaptureListing[] }) {
  const bySite = new Map<string, CaptureListing[]>();
  for (const capture of captures) {
    if (capture.all === null || capture.asOf === null || capture.patchOf) continue;
    bySite.set(capture.site, [capture, ...(bySite.get(capture.site) ?? [])]);
  }
  const series = [...bySite].filter(([, own]) => own.length > 1);
  if (series.length === 0) return null;
  return (
    <section aria-labelledby="series">
      <h2 id="series">Quality over time</h2>
      {series.map(([site, own]) => (
        <ChartFigure
          key={site}
          draw={() => chartOf(site, own)}
          caption="Shares of all pages at each capture’s time point; they are never added up."
        />
      ))}
    </section>
  );
}

function chartOf(site: string, captures: readonly CaptureListing[]): string {
  const lines = (["sharp", "attested", "possible"] as const).map((name) => ({
    name,
    points: captures.map(({ asOf, all }) => ({
      at: asOf!,
      value: all!.pages === 0 ? null : all![name] / all!.pages,
    })),
  }));
  return shareChart(site, lines);
}
