// The captures of a site, newest first, and their shares over time.
import { duration, shareChart } from "#chart/index.js";
import type { CaptureListing } from "#server/api-schema.js";
import { fetchSiteCaptures } from "../home/sites-api.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { Word } from "../parts/word.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, LIVE_HREF } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { CaptureFigures } from "./capture-figures.js";
import { askedHere, type SitePartProps } from "./site-part.js";

const PIECE = 50;

/** A piece of the list; the rest is a link away. */
export function SiteCaptureList({ told, place }: SitePartProps) {
  const { site } = told.listing;
  const cursor = place.query.get("captures");
  const asked = { limit: String(PIECE), ...(cursor !== null && cursor !== "" && { cursor }) };
  return (
    <section aria-labelledby="captures">
      <h2 id="captures">
        <Word name="capture">Captures</Word>
      </h2>
      <Loaded what={`captures ${site} ${cursor}`} load={() => fetchSiteCaptures(site, asked)}>
        {({ captures, next }) => (
          <>
            <Shares captures={captures} />
            <CaptureTable captures={captures} />
            <p class="actions">
              {cursor !== null && cursor !== "" && (
                <a class="button" href={askedHere(place, { captures: "" })}>
                  Newest captures
                </a>
              )}
              {next !== null && (
                <a class="button" href={askedHere(place, { captures: next })}>
                  Older captures
                </a>
              )}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}

function CaptureTable({ captures }: { readonly captures: readonly CaptureListing[] }) {
  const times = useTimes();
  const columns: Column<CaptureListing>[] = [
    {
      name: "as of",
      cell: ({ id, asOf, startedAt, finishedAt }) => (
        <a href={finishedAt === null ? LIVE_HREF : captureHref(id)}>{times.full(asOf ?? startedAt)}</a>
      ),
    },
    { name: "what it holds", cell: (capture) => <Held capture={capture} /> },
    {
      name: "took",
      cell: ({ startedAt, finishedAt, imported }) =>
        finishedAt === null || imported ? "–" : duration(finishedAt - startedAt),
    },
  ];
  return (
    <DataTable label="Captures of this site" rows={captures} rowKey={({ id }) => id} columns={columns} />
  );
}

function Held({ capture }: { readonly capture: CaptureListing }) {
  const { patchOf } = capture;
  return (
    <>
      <CaptureFigures capture={capture} />
      {patchOf !== undefined && <span class="faint"> · requisites fetched for {patchOf}</span>}
    </>
  );
}

/** Nothing while the site was captured once. */
function Shares({ captures }: { readonly captures: readonly CaptureListing[] }) {
  const own = captures
    .filter(
      ({ all, asOf, patchOf }) => all !== null && all.pages > 0 && asOf !== null && patchOf === undefined,
    )
    .reverse();
  if (own.length < 2) return null;
  const lines = (["sharp", "attested", "possible"] as const).map((name) => ({
    name,
    points: own.map(({ asOf, all }) => ({ at: asOf!, value: all![name] / all!.pages })),
  }));
  return (
    <ChartFigure
      draw={(widthPx) => shareChart("Shares of all pages, capture by capture", lines, widthPx)}
      caption="At each capture’s time point; observed, attested and possible are never added up."
    />
  );
}
