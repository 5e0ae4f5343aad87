// Sites in machines' hands in a table: who has each, what is done with it, and how far that is.
import { duration } from "#chart/index.js";
import type { ApiMachine, HandedSite } from "#server/cluster-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { shownHost } from "../parts/shown-url.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { progressWords, runWords } from "./machine-words.js";

interface Handed extends HandedSite {
  readonly machine: string;
}

/** Draws the table; what of it stands in other pieces of the list is said. */
export function HandTable({ machines }: { readonly machines: readonly ApiMachine[] }) {
  const rows = machines.flatMap(({ name, load }) =>
    (load?.sites ?? []).map((site) => ({ ...site, machine: name })),
  );
  if (rows.length === 0) return null;
  const unshown = machines.filter(({ load }) => load !== null && load.sitesInAll > load.sites.length);
  return (
    <section class="in-hand" aria-labelledby="in-hand">
      <h2 id="in-hand">In hand</h2>
      <DataTable label="Sites in hand" rows={rows} rowKey={({ site }) => site} columns={COLUMNS} />
      {unshown.length > 0 && <p class="faint">Of machines with very many sites the first ones are shown.</p>}
    </section>
  );
}

const COLUMNS: readonly Column<Handed>[] = [
  {
    name: "site",
    cell: ({ site, isKnown }) =>
      isKnown ? <a href={hrefOf(["sites", site])}>{shownHost(site)}</a> : shownHost(site),
    key: ({ site }) => site,
    isRowHead: true,
    class: "site-name",
  },
  {
    name: "machine",
    cell: ({ machine }) => <bdi>{machine}</bdi>,
    key: ({ machine }) => machine,
    class: "machine-name",
  },
  { name: "state", cell: (site) => <State site={site} />, key: (site) => runWords(site) },
  { name: "progress", cell: (site) => <Progress site={site} />, key: shareDone },
  {
    name: "pace",
    cell: ({ run }) => (isGoing(run) ? `${run!.progress!.pagesPerSecond!.toFixed(1)} pages/s` : "–"),
    key: ({ run }) => (isGoing(run) ? run!.progress!.pagesPerSecond! : -1),
    isNumeric: true,
  },
  {
    name: "left in this pass",
    cell: ({ run }) =>
      run?.state === "running" && run.progress?.etaMs ? `about ${duration(run.progress.etaMs)}` : "–",
    key: ({ run }) => run?.progress?.etaMs ?? Infinity,
    isNumeric: true,
  },
];

/** Of a run that is held up its last pace says nothing. */
function isGoing(run: HandedSite["run"]): boolean {
  return run?.state === "running" && typeof run.progress?.pagesPerSecond === "number";
}

function shareDone({ run }: HandedSite): number {
  return run?.progress ? run.progress.done / Math.max(1, run.progress.total) : -1;
}

function State({ site }: { readonly site: HandedSite }) {
  const { run, isKnown } = site;
  const isTrouble = run?.state === "disk-full";
  const words = runWords(site);
  return (
    <span class={isTrouble ? "trouble" : undefined}>
      {isTrouble && <span aria-hidden="true">▲ </span>}
      {run !== null && isKnown ? <a href={captureHref(run.captureId)}>{words}</a> : words}
    </span>
  );
}

function Progress({ site: { run } }: { readonly site: HandedSite }) {
  const words = progressWords(run);
  if (words === null) return <span class="faint">–</span>;
  const { done, total } = run!.progress!;
  return (
    <span class="held">
      {words}
      <SharpBar sharp={Math.min(done, total)} pages={total} />
    </span>
  );
}
