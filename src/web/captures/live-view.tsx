// What is going on now: every unfinished capture with its progress, its pace and the pages as they come.
import { useEffect, useState } from "preact/hooks";
import { clockTime, count, duration, percent, size } from "#chart/index.js";
import { liveProgressSchema, type LiveCapture, type LiveSnapshot } from "#server/api-schema.js";
import { followLive } from "../shell/api.js";
import { JobQueue } from "../manage/job-queue.js";
import { SteerBar } from "../manage/steer-bar.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useSession } from "../shell/session.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { PageAddress } from "../parts/page-address.js";
import { SharpBar } from "../parts/sharp-bar.js";
import { Title } from "../shell/title.js";
import { PASS_WORDS } from "./pass-words.js";

const MOST_ROWS = 300;
type Recent = LiveCapture["recent"][number];

/** Follows the server's stream for as long as it is shown. */
export function View() {
  const [snapshot, setSnapshot] = useState<LiveSnapshot | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { manage } = useSession();
  useEffect(() => {
    const take = (next: LiveSnapshot): void => {
      setSnapshot(next);
      setBroken(false);
    };
    return followLive(take, () => setBroken(true));
  }, []);
  return (
    <>
      <Title text="Live" />
      <h1>Live</h1>
      {isBroken && <p role="alert">The server does not answer; trying again …</p>}
      {snapshot === null ? (
        <p class="faint" role="status">
          Looking at the archive …
        </p>
      ) : (
        <Snapshot snapshot={snapshot} />
      )}
      {manage && <JobQueue />}
    </>
  );
}

function Snapshot({ snapshot: { captures, ended } }: { readonly snapshot: LiveSnapshot }) {
  return (
    <>
      {ended.map((one) => (
        <Ended key={one.id} ended={one} />
      ))}
      {captures.length === 0 && <p class="lead">No capture is running.</p>}
      {captures.map((capture) => (
        <Running key={capture.id} capture={capture} />
      ))}
    </>
  );
}

/** A capture that failed proves nothing: nobody is led to a report that is not there. */
function Ended({ ended: { id, site, phase } }: { readonly ended: LiveSnapshot["ended"][number] }) {
  const { manage } = useSession();
  if (phase !== "failed")
    return (
      <p role="status">
        {site} is {phase}: <a href={captureHref(id)}>see what it proves</a>
      </p>
    );
  return (
    <p role="status">
      The capture of {site} failed: nothing was captured that could be judged.{" "}
      {manage && <a href={hrefOf(["new"], { again: id })}>Capture it again</a>}
    </p>
  );
}

function Running({ capture }: { readonly capture: LiveCapture }) {
  const told = liveProgressSchema.safeParse(capture.progress);
  const progress = told.success ? told.data : null;
  const { manage } = useSession();
  const recent = useGrowing(capture.recent);
  return (
    <section class="live" aria-labelledby={`live-${capture.id}`}>
      <h2 id={`live-${capture.id}`}>
        {capture.site}
        <span class={`state ${capture.state}`}>{capture.state.replace("-", " ")}</span>
      </h2>
      {manage && <SteerBar capture={capture} />}
      <Idle capture={capture} />
      {capture.state === "interrupted" && !manage && (
        <p>
          No process is running it. <code>isochron capture --resume</code> goes on.
        </p>
      )}
      {progress && (
        <>
          <p class="lead">
            {PASS_WORDS[progress.pass]}: <strong>{count(progress.done)}</strong> of {count(progress.total)}
          </p>
          <SharpBar sharp={progress.done} pages={progress.total} />
        </>
      )}
      <Tiles capture={capture} figures={progress?.figures ?? null} />
      {capture.machine === undefined && <RecentPages recent={recent} total={capture.sightings} />}
    </section>
  );
}

interface TilesProps {
  readonly capture: LiveCapture;
  readonly figures: NonNullable<ReturnType<typeof liveProgressSchema.parse>["figures"]> | null;
}

function Tiles({ capture, figures }: TilesProps) {
  const { pages } = capture;
  const isRunning = capture.state === "running";
  const tiles = countTiles(capture);
  if (figures) {
    if (isRunning) tiles.push(["pace", `${figures.pagesPerSecond.toFixed(1)} pages/s`]);
    if (isRunning && figures.etaMs !== null)
      tiles.push(["left in this pass", `about ${duration(figures.etaMs)}`]);
    if (figures.sharp !== null)
      tiles.push([
        "sharp so far",
        capture.machine === undefined
          ? `${count(figures.sharp)} (${percent(figures.sharp, pages.visited)})`
          : count(figures.sharp),
      ]);
    tiles.push(["received", `${size(figures.bytes)}, ${size(figures.bytesPerSecond)}/s`]);
    if (figures.slowestHost)
      tiles.push(["slowest host", `${figures.slowestHost.host}, ${figures.slowestHost.meanMs} ms`]);
  }
  return (
    <dl class="tiles">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a machine of a cluster has counted is in its own catalog: here stands what it acknowledged, which is old. */
function countTiles({ machine, pages, sightings }: LiveCapture): (readonly [string, string])[] {
  if (machine !== undefined) return [["machine", machine]];
  return [
    ["pages known", count(Object.values(pages).reduce((sum, n) => sum + n, 0))],
    ["visited", count(pages.visited)],
    ["failed, refused, skipped", count(pages.failed + pages.refused + pages.skipped)],
    ["looks", count(sightings)],
  ];
}

/** In a cluster somebody else goes on with what nobody runs. */
function Idle({ capture: { state } }: { readonly capture: LiveCapture }) {
  if (state === "waiting")
    return <p>No machine has it now. One that is free goes on with it while its job stands in the queue.</p>;
  if (state === "unheard")
    return <p>The cluster cannot be asked now: nobody here can say whether it runs.</p>;
  return null;
}

/** The server tells the latest looks only; those told before are kept, newest first. */
function useGrowing(recent: readonly Recent[]): readonly Recent[] {
  const [rows, setRows] = useState(recent);
  useEffect(() => {
    setRows((before) => {
      const newest = before[0]?.seq ?? -1;
      const fresh = recent.filter(({ seq }) => seq > newest);
      return fresh.length === 0 ? before : [...fresh, ...before].slice(0, MOST_ROWS);
    });
  }, [recent]);
  return rows;
}

const LOOKS: readonly Column<Recent>[] = [
  { name: "page", cell: ({ url }) => <PageAddress url={url} />, class: "url" },
  { name: "pass", cell: ({ pass }) => pass },
  { name: "outcome", cell: ({ status, outcome }) => status ?? outcome },
  { name: "size", cell: ({ bytes }) => (bytes === null ? "–" : size(bytes)) },
  { name: "time", cell: ({ at }) => clockTime(at), class: "time" },
];

function RecentPages({ recent, total }: { readonly recent: readonly Recent[]; readonly total: number }) {
  return (
    <>
      <p class="faint">
        The latest {count(recent.length)} of {count(total)} looks; times are UTC
      </p>
      <DataTable label="Latest looks" rows={recent} rowKey={({ seq }) => seq} columns={LOOKS} />
    </>
  );
}
