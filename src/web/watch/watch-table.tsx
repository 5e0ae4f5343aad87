// Sites under watch in a table: how each stands, how much of it is held, what it cost, and what comes next.
import { count, percent } from "#chart/index.js";
import type { WatchedSite, WatchFigures } from "#server/watch-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { shownHost } from "../parts/shown-url.js";
import { captureHref, hrefOf, WATCH_HREF } from "../shell/route.js";
import { ShareBar } from "./share-bar.js";
import { CONDITION_WORDS, isTroubled, wholePercent } from "./watch-words.js";
import { When } from "./when.js";

interface WatchTableProps {
  readonly sites: readonly WatchedSite[];
  /** What can be done with a site; `null` for readers. */
  readonly onAct: ((site: string, act: "pause" | "resume") => void) | null;
}

/** Draws the table. */
export function WatchTable({ sites, onAct }: WatchTableProps) {
  const acts: Column<WatchedSite>[] = onAct
    ? [{ name: "do", cell: (site) => <Acts site={site} onAct={onAct} /> }]
    : [];
  return (
    <div class="watched">
      <DataTable
        label="Sites under watch"
        rows={sites}
        rowKey={({ site }) => site}
        columns={[...COLUMNS, ...acts]}
      />
    </div>
  );
}

/** A figure, or the word for one that is not told. */
function figure(of: (figures: WatchFigures) => preact.ComponentChildren) {
  return ({ figures }: WatchedSite) => (figures === null ? <span class="faint">not told</span> : of(figures));
}

const COLUMNS: readonly Column<WatchedSite>[] = [
  {
    name: "site",
    cell: (site) => <Site site={site} />,
    key: ({ site }) => site,
    isRowHead: true,
    class: "site-name",
  },
  {
    name: "completeness",
    cell: figure(({ completeness }) => <Held completeness={completeness} />),
    key: ({ figures }) => figures?.completeness?.share ?? -1,
  },
  {
    name: "freshness",
    cell: figure(({ freshness }) => (freshness === null ? "–" : wholePercent(freshness))),
    key: ({ figures }) => figures?.freshness ?? -1,
    isNumeric: true,
  },
  {
    name: "proved",
    cell: figure(({ proved }) =>
      proved === null ? "–" : <a href={captureHref(proved.captureId)}>{percent(proved.share, 1)}</a>,
    ),
    key: ({ figures }) => figures?.proved?.share ?? -1,
    isNumeric: true,
  },
  {
    name: "requests today",
    cell: figure(({ requestsToday }) => <Spent spending={requestsToday} />),
    key: ({ figures }) => figures?.requestsToday.spent ?? -1,
  },
  {
    name: "next turn",
    cell: ({ nextTurnAt }) => <When at={nextTurnAt} />,
    key: ({ nextTurnAt }) => nextTurnAt ?? Infinity,
  },
  {
    name: "next whole capture",
    cell: ({ nextSharpAt }) => <When at={nextSharpAt} none="when it is worth it" />,
    key: ({ nextSharpAt }) => nextSharpAt ?? Infinity,
  },
];

function Site({ site: { site, condition, figures } }: { readonly site: WatchedSite }) {
  const isTrouble = isTroubled(condition);
  return (
    <>
      <a href={hrefOf(["sites", site])}>{shownHost(site)}</a>
      <span class={isTrouble ? "condition trouble" : "condition faint"}>
        {isTrouble && <span aria-hidden="true">▲ </span>}
        {CONDITION_WORDS[condition]}
      </span>
      {figures?.note != null && isTrouble && <span class="condition faint">{figures.note}</span>}
    </>
  );
}

function Held({ completeness }: Pick<WatchFigures, "completeness">) {
  if (completeness === null) return <span class="faint">too early to say</span>;
  const { share, low, high } = completeness;
  return (
    <span class="held">
      {wholePercent(share)}{" "}
      <small class="faint">
        {Math.round(low * 100)}–{Math.round(high * 100)}
      </small>
      <ShareBar share={share} interval={completeness} />
    </span>
  );
}

function Spent({ spending: { spent, most } }: { readonly spending: WatchFigures["requestsToday"] }) {
  return (
    <span class="held">
      {count(spent)} {most !== null && <small class="faint">of {count(most)}</small>}
      {most !== null && <ShareBar share={spent / most} kind="spent" />}
    </span>
  );
}

function Acts({
  site: { site, condition },
  onAct,
}: {
  readonly site: WatchedSite;
  readonly onAct: (site: string, act: "pause" | "resume") => void;
}) {
  const act = condition === "paused" ? "resume" : "pause";
  return (
    <span class="acts-on-site">
      <a class="button" href={`${WATCH_HREF}?${new URLSearchParams({ edit: site }).toString()}`}>
        Edit<span class="unseen"> {site}</span>
      </a>
      <button type="button" class="button" onClick={() => onAct(site, act)}>
        {act === "pause" ? "Pause" : "Resume"}
        <span class="unseen"> {site}</span>
      </button>
    </span>
  );
}
