// Sites under watch in a table: how each stands, how much of it is held, what it cost, and what comes next.
import { count, percent } from "#chart/index.js";
import type { WatchedSite, WatchFigures } from "#server/watch-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { shownHost } from "../parts/shown-url.js";
import { captureHref, hrefOf, WATCH_HREF } from "../shell/route.js";
import { ShareBar } from "./share-bar.js";
import { CONDITION_WORDS, intervalPercents, isTroubled, wholePercent } from "./watch-words.js";
import { When } from "./when.js";

interface WatchTableProps {
  readonly sites: readonly WatchedSite[];
  /** What can be done with a site; `null` for readers. */
  readonly onAct: ((site: string, act: "pause" | "resume") => void) | null;
}

/** Draws the table. */
export function WatchTable({ sites, onAct }: WatchTableProps) {
  const named: Column<WatchedSite> = {
    name: "site",
    cell: (site) => <Site site={site} onAct={onAct} />,
    key: ({ site }) => site,
    isRowHead: true,
    class: "site-name",
  };
  return (
    <div class="watched">
      <DataTable
        label="Sites under watch"
        rows={sites}
        rowKey={({ site }) => site}
        columns={[named, ...COLUMNS]}
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
    name: "whole capture",
    cell: ({ nextSharpAt }) => <When at={nextSharpAt} />,
    key: ({ nextSharpAt }) => nextSharpAt ?? Infinity,
  },
];

function Site({ site, onAct }: { readonly site: WatchedSite } & Pick<WatchTableProps, "onAct">) {
  const { site: name, condition, figures } = site;
  const isTrouble = isTroubled(condition);
  const note = isTrouble ? (figures?.note ?? null) : null;
  return (
    <div>
      <a href={hrefOf(["sites", name])}>{shownHost(name)}</a>
      <span class={isTrouble ? "condition trouble" : "condition faint"}>
        {isTrouble && <span aria-hidden="true">▲ </span>}
        {CONDITION_WORDS[condition]}
      </span>
      {note !== null && (
        <span class="condition faint">
          <bdi>{note}</bdi>
        </span>
      )}
      {onAct && <Acts site={site} onAct={onAct} />}
    </div>
  );
}

function Held({ completeness }: Pick<WatchFigures, "completeness">) {
  if (completeness === null) return <span class="faint">too early to say</span>;
  const { share } = completeness;
  return (
    <span class="held">
      {wholePercent(share)} <small class="faint">{intervalPercents(completeness).join("–")}</small>
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
