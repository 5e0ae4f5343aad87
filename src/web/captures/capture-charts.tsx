// The charts of a capture, and the documents of which a browser could not show everything.
import {
  count,
  drawCoherence,
  drawHeat,
  drawPageTree,
  drawVisits,
  isHeatTelling,
  type DirectoryFigures,
} from "#chart/index.js";
import type { ApiReportHead, CaptureFigures } from "#server/capture-schema.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { addressColumn } from "../parts/address-column.js";
import { DataTable } from "../parts/data-table.js";
import { Loaded } from "../shell/loaded.js";

/** Figures that several parts of a view wait for. */
interface SharedFigures {
  readonly what: string;
  readonly load: () => Promise<CaptureFigures>;
}

/** Lines from visit to revisit, and the curve of coherence. */
export function Visits({ asOf, ...shared }: SharedFigures & { readonly asOf: number }) {
  return (
    <Loaded {...shared}>
      {({ visits, coherence }) => (
        <>
          <ChartFigure
            draw={(widthPx) => drawVisits(asOf, visits, widthPx)}
            caption="A line runs from a page’s visit to its revisit. A solid line across t* is a sharp page."
          />
          <ChartFigure
            draw={(widthPx) => drawCoherence(asOf, coherence, widthPx)}
            caption="How many pages have an observed interval that contains a given time."
          />
        </>
      )}
    </Loaded>
  );
}

/** The site's directories by verdict, and where pages differed. */
export function Places(shared: SharedFigures) {
  return (
    <Loaded {...shared}>
      {({ directories }) => (
        <>
          <ChartFigure
            draw={(widthPx) => drawPageTree(directories, widthPx)}
            caption="Each bar is a directory with all that lies below it; its parts are the verdicts of its pages."
          />
          <Heat heat={directories.heat} />
        </>
      )}
    </Loaded>
  );
}

/** A chart of one shade says nothing that a sentence does not. */
function Heat({ heat }: Pick<DirectoryFigures, "heat">) {
  if (isHeatTelling(heat)) {
    return (
      <ChartFigure
        draw={(widthPx) => drawHeat(heat, widthPx)}
        caption="As large as a directory has pages; the stronger its colour, the greater the share of them that differed around t*."
      />
    );
  }
  const differing = heat.reduce((sum, one) => sum + one.differing, 0);
  return <p>{differing === 0 ? "No page differed around t*." : "All pages lie in one directory."}</p>;
}

type Rendering = NonNullable<ApiReportHead["rendered"]>;

/** How showing documents in a browser went, and those that are open, one by one. */
export function Rendered({ rendered, ...shared }: SharedFigures & { readonly rendered: Rendering }) {
  const { by, pages, closed, open, failed, composites } = rendered;
  return (
    <>
      <p>
        {count(pages)} {pages === 1 ? "document" : "documents"} shown in {by} from archived bytes alone:{" "}
        {count(closed)} closed (shown again from the same bytes, the same), {count(open)} open (went on
        without something), {count(failed)} failed; {count(composites.sharp)} sharp with all that they asked
        for.
      </p>
      <Loaded {...shared}>{({ unsettled }) => <UnsettledDocuments unsettled={unsettled} />}</Loaded>
    </>
  );
}

function UnsettledDocuments({ unsettled }: Pick<CaptureFigures, "unsettled">) {
  const { total, documents } = unsettled;
  if (total === 0) return <p>None is open, and none failed.</p>;
  return (
    <>
      {total > documents.length && (
        <p class="faint">
          The first {count(documents.length)} of {count(total)} that are open, not closed, or failed
        </p>
      )}
      <DataTable
        label="Documents that are open, not closed, or failed"
        rows={documents}
        rowKey={({ url }) => url}
        columns={[addressColumn("document"), { name: "what is open", cell: (one) => <OpenParts {...one} /> }]}
      />
    </>
  );
}

function OpenParts({ failure, doubts, open }: CaptureFigures["unsettled"]["documents"][number]) {
  const sentences = [
    ...(failure === null ? [] : [`failed: ${failure}`]),
    ...open.map(({ kind, url, detail }) => [kind, url, detail].filter((word) => word !== "").join(" · ")),
    ...doubts,
  ];
  return (
    <ul class="plain">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
