// One page over all its captures: its versions on a line of time, what changed between any two, and what proves it.
import { useState } from "preact/hooks";
import { count, versionTimeline } from "#chart/index.js";
import type { ApiPageHistory, ApiVersion } from "#server/page-schema.js";
import { ChartFigure } from "../parts/chart-figure.js";
import { Contents, Fold } from "../parts/fold.js";
import { PageAddress } from "../parts/page-address.js";
import { replayHref } from "../parts/replay-href.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf, type Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { Compare } from "./compare.js";
import { fetchPage } from "./page-api.js";
import { PageProof } from "./page-proof.js";
import { SimilarPages } from "./similar-pages.js";
import { ToldTable } from "./told-table.js";
import { VersionTable } from "./version-table.js";
import { PageWatchPart } from "../watch/page-watch-part.js";

/** The page of one page. */
export function View({ place }: ViewProps) {
  const url = place.path[1]!;
  return (
    <Loaded what={url} load={() => fetchPage(url)}>
      {(history) => <History place={place} first={history} />}
    </Loaded>
  );
}

const SECTIONS = [
  ["versions", "Versions"],
  ["told", "Told by others"],
  ["compare", "Compare two versions"],
  ["proof", "What is known and proved"],
  ["watch", "Under watch"],
  ["similar", "Similar pages"],
] as const;

function History({ place, first }: { readonly place: Place; readonly first: ApiPageHistory }) {
  const [history, setHistory] = useState(first);
  const { url, versions } = history;
  const chosen = versionAt(versions, place.query.get("at"));
  const more = async (): Promise<void> => {
    const next = await fetchPage(url, history.cursor);
    setHistory({ ...history, versions: [...versions, ...next.versions], cursor: next.cursor });
  };
  const bodies = {
    versions: <Versions place={place} history={history} chosen={chosen} more={more} />,
    told: <ToldTable {...history} total={history.totalTold} />,
    compare: <Compare place={place} history={history} chosen={chosen} />,
    proof: <PageProof place={place} history={history} chosen={chosen} />,
    watch: <PageWatchPart history={history} />,
    similar: <SimilarPages url={url} />,
  };
  const sections = SECTIONS.filter(([id]) => id !== "told" || history.told.length > 0);
  return (
    <>
      <Title text={url} />
      <Opening place={place} history={history} chosen={chosen} />
      <Contents place={place} sections={sections} />
      {sections.map(([id, title]) => (
        <Fold key={id} place={place} id={id} title={title}>
          {bodies[id]}
        </Fold>
      ))}
    </>
  );
}

/** The version that stood at an instant, else the one seen nearest to it; the newest where none is asked for. */
function versionAt(versions: readonly ApiVersion[], at: string | null): ApiVersion | null {
  const [newest = null] = versions;
  if (at === null || !/^\d{1,15}$/.test(at)) return newest;
  const distance = ({ firstAt, lastAt }: ApiVersion): number =>
    Math.max(0, firstAt - Number(at), Number(at) - lastAt);
  return versions.reduce((best, one) => (best && distance(best) <= distance(one) ? best : one), newest);
}

interface OfVersion {
  readonly place: Place;
  readonly history: ApiPageHistory;
  readonly chosen: ApiVersion | null;
}

function Opening({ place, history, chosen }: OfVersion) {
  const { url, totalVersions, looks, looksInVain, captures, replayUrl } = history;
  const times = useTimes();
  return (
    <header class="opening">
      <p class="eyebrow">
        <a href="#/">Captures</a> / Page
      </p>
      <h1>
        <PageAddress url={url} />
      </h1>
      <p class="figure">
        {count(totalVersions)} <small>{totalVersions === 1 ? "version" : "versions"}</small>
      </p>
      <p class="lead">
        in {count(looks)} {looks === 1 ? "look" : "looks"} by {count(captures.length)}
        {captures.length === 200 ? " or more" : ""} {captures.length === 1 ? "capture" : "captures"}
        {looksInVain > 0 && `; ${count(looksInVain)} showed no state of it`}
        {history.totalTold > 0 && `; ${count(history.totalTold)} more are told by others`}
      </p>
      {chosen && (
        <>
          <p>
            Version {chosen.number}, first seen <strong>{times.full(chosen.firstAt)}</strong>, last seen{" "}
            {times.full(chosen.lastAt)}.
          </p>
          <p class="actions">
            <a
              class="button strong"
              href={replayHref(replayUrl, url, chosen.firstAt)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Show this version
            </a>
            <Step place={place} history={history} chosen={chosen} by={-1} name="Previous version" />
            <Step place={place} history={history} chosen={chosen} by={1} name="Next version" />
          </p>
        </>
      )}
    </header>
  );
}

function Step({
  place,
  history,
  chosen,
  by,
  name,
}: OfVersion & { readonly by: number; readonly name: string }) {
  const other = history.versions.find(({ number }) => number === chosen!.number + by);
  if (!other) return null;
  return (
    <a class="button" href={chooseHref(place, other)}>
      {name}
    </a>
  );
}

/** The address at which a version is the chosen one. */
function chooseHref(place: Place, { firstAt }: Pick<ApiVersion, "firstAt">): string {
  const { section: _section, ...query } = Object.fromEntries(place.query);
  return hrefOf(place.path, { ...query, at: String(firstAt) });
}

function Versions({ place, history, chosen, more }: OfVersion & { readonly more: () => Promise<void> }) {
  const { url, versions, cursor } = history;
  const drawn = versions.map((version) => ({ ...version, isChosen: version === chosen }));
  if (versions.length === 0)
    return <p>No look showed a state of this page; below it is said what came of each.</p>;
  return (
    <>
      <ChartFigure
        draw={(widthPx) => versionTimeline(drawn, widthPx)}
        caption="Three kinds of evidence for each version, times in UTC. They are never added up."
      />
      <VersionTable
        url={url}
        versions={versions}
        chosen={chosen}
        hrefOf={(version) => chooseHref(place, version)}
      />
      {cursor !== null && (
        <p>
          <button type="button" class="button" onClick={() => void more()}>
            Show older versions
          </button>
        </p>
      )}
    </>
  );
}
