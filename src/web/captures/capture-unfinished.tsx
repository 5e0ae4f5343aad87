// A capture without a report: what is going on, or what became of it, and what can be done.
import { count, size } from "#chart/index.js";
import { liveProgressSchema } from "#server/api-schema.js";
import type { CaptureHead } from "#server/capture-schema.js";
import { LIVE_HREF } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { Title } from "../shell/title.js";
import { CaptureFiles } from "./capture-files.js";

/** The page of such a capture. */
export function Unfinished({ head }: { readonly head: CaptureHead }) {
  const { capture, run } = head;
  const times = useTimes();
  const said = saidOf(head);
  return (
    <>
      <Title text={`${capture.site}, ${said.title}`} />
      <header class="opening">
        <p class="eyebrow">
          <a href="#/captures">Captures</a> / {capture.id}
        </p>
        <h1>{capture.site}</h1>
        <p class="figure">{said.title}</p>
        <p class="lead">{said.what}</p>
        <p>{said.todo}</p>
        {run && !["interrupted", "waiting", "unheard"].includes(run.state) && (
          <p class="actions">
            <a class="button strong" href={LIVE_HREF}>
              Watch it
            </a>
          </p>
        )}
        <dl>
          <dt>Begun</dt>
          <dd>{times.full(capture.startedAt)}</dd>
          {capture.finishedAt !== null && (
            <>
              <dt>Ended</dt>
              <dd>{times.full(capture.finishedAt)}</dd>
            </>
          )}
          {run && run.machine !== undefined && (
            <>
              <dt>Machine</dt>
              <dd>
                <bdi>{run.machine}</bdi>
              </dd>
            </>
          )}
          {run && run.machine === undefined && <Counts run={run} />}
        </dl>
      </header>
      {head.files.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">Files</h2>
          <CaptureFiles head={head} />
        </section>
      )}
    </>
  );
}

function Counts({ run }: { readonly run: NonNullable<CaptureHead["run"]> }) {
  const { pages, sightings, warcBytes, saidAt } = run;
  const times = useTimes();
  const known = Object.values(pages).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <dt>Pages</dt>
      <dd>
        {count(pages.visited)} visited of {count(known)} known, {count(pages.failed)} failed,{" "}
        {count(pages.refused + pages.skipped)} refused or skipped
      </dd>
      <dt>Looks</dt>
      <dd>
        {count(sightings)}, {size(warcBytes)} stored
      </dd>
      {saidAt !== null && (
        <>
          <dt>Last heard of</dt>
          <dd>{times.full(saidAt)}</dd>
        </>
      )}
    </>
  );
}

interface Said {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
}

const PASSES = {
  visiting: "It is on its visits: pages are found and looked at for the first time.",
  revisiting: "Its moment is fixed. It is on its revisits: pages are looked at again.",
} as const;

function saidOf({ capture: { id, phase, refresh }, run, failure }: CaptureHead): Said {
  if (refresh !== undefined && (phase === "visiting" || phase === "revisiting"))
    return {
      title: "looks of a watch",
      what: "A watch looks at pages of this site, again and again, and keeps the looks of a day together.",
      todo: "Its report is written when the day is over.",
    };
  if (phase === "finished" || phase === "cancelled")
    return {
      title: phase,
      what: "It ended, and its report is not here.",
      todo: "isochron capture --resume makes it from what is stored.",
    };
  if (phase === "failed")
    return {
      title: "failed",
      what: failure
        ? `No page answered. ${failure.url}: ${failure.why}.`
        : "No page answered, so there is nothing to judge.",
      todo: "Nothing is certified of it. See whether its address is right and its server answers, and capture it again.",
    };
  const what = PASSES[phaseTold(phase, run)];
  if (run === null) return { title: phase, what, todo: "Its report is written when it ends." };
  return { ...STATES[run.state](id), ...(run.state === "running" && { what }) };
}

/** A machine's word is newer than the phase in a catalog that it has acknowledged. */
function phaseTold(phase: keyof typeof PASSES, run: CaptureHead["run"]): keyof typeof PASSES {
  const told = liveProgressSchema.safeParse(run?.machine === undefined ? null : run.progress);
  return told.success && told.data.pass !== "visit" ? "revisiting" : phase;
}

const STATES: Readonly<Record<NonNullable<CaptureHead["run"]>["state"], (id: string) => Said>> = {
  running: () => ({
    title: "running",
    what: "",
    todo: "Its report is written when it ends.",
  }),
  paused: (id) => ({
    title: "paused",
    what: "Somebody asked it to wait.",
    todo: `isochron captures resume ${id} lets it go on.`,
  }),
  "disk-full": (id) => ({
    title: "waiting for room",
    what: "The disk is full. It goes on by itself when there is room again.",
    todo: `Make room, or end it: isochron captures cancel ${id} judges what is stored.`,
  }),
  interrupted: (id) => ({
    title: "interrupted",
    what: "No process runs it. What it stored is kept.",
    todo: `isochron capture --resume takes it up where it was; isochron captures cancel ${id} ends it and judges what is stored.`,
  }),
  waiting: () => ({
    title: "waiting for a machine",
    what: "No machine has it now. What was acknowledged of it is kept.",
    todo: "One that is free goes on with it while its job stands in the queue.",
  }),
  unheard: () => ({
    title: "begun",
    what: "The cluster cannot be asked now: nobody here can say whether a machine runs it.",
    todo: "Its report is written when it ends.",
  }),
};
