// What was asked for and is not forgotten yet: what waits, what runs, and what went wrong, with a way on.
import { useState } from "preact/hooks";
import type { ListedJob } from "#server/manage-schema.js";
import { captureHref, hrefOf } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { askForJob, cancelJob, fetchJobs } from "./manage-api.js";
import { usePolled } from "./polled.js";

const MOST_SHOWN = 20;
const EVERY_MS = 2000;

const KINDS: Readonly<Record<string, string>> = {
  survey: "survey of",
  capture: "capture of",
  resume: "rest of capture",
  end: "end of capture",
};

/** The newest jobs, read again every two seconds. */
export function JobQueue() {
  const { value, failure, again } = usePolled(() => fetchJobs(MOST_SHOWN), {
    everyMs: EVERY_MS,
    what: "jobs",
  });
  const [complaint, setComplaint] = useState<string | null>(null);
  const act = (doing: Promise<unknown>): void => {
    setComplaint(null);
    doing.then(again, (error: unknown) =>
      setComplaint(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <section class="jobs" aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      {failure !== null && <p role="alert">The jobs could not be read: {failure}.</p>}
      {complaint !== null && <p role="alert">That was refused: {complaint}.</p>}
      {value?.items.length === 0 && <p>Nothing was asked for yet.</p>}
      <p class="actions">
        <a class="button strong" href={hrefOf(["new"])}>
          New capture
        </a>
      </p>
      <ul>
        {value?.items.map((job) => (
          <li key={job.id}>
            <JobItem job={job} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JobItemProps {
  readonly job: ListedJob;
  readonly act: (doing: Promise<unknown>) => void;
}

function JobItem({ job, act }: JobItemProps) {
  const times = useTimes();
  const { id, kind, state, askedAt, endedAt, why, attempts, cancelAsked } = job;
  const isOpen = state === "waiting" || state === "running";
  return (
    <article>
      <p class="what">
        <span class={`state ${state}`}>{cancelAsked && isOpen ? "ending" : state}</span> {KINDS[kind] ?? kind}{" "}
        <span class="url">{aboutOf(job)}</span>
      </p>
      <p class="faint">
        Job {id}, asked for {times.full(askedAt)}
        {endedAt !== null && `, ended ${times.full(endedAt)}`}
        {attempts > 1 && `, begun ${attempts} times`}
      </p>
      {why !== null && <p role="alert">{why}</p>}
      {state === "failed" && job.log.length > 0 && <pre class="log">{job.log.slice(-8).join("\n")}</pre>}
      <JobActs job={job} act={act} />
    </article>
  );
}

/** What can be done about a job: by its state, and never what its state does not allow. */
function JobActs({ job, act }: JobItemProps) {
  const { id, state, cancelAsked } = job;
  if (state === "waiting" || state === "running")
    return cancelAsked ? null : (
      <p class="actions">
        <button type="button" class="button" onClick={() => act(cancelJob(id))}>
          Cancel
        </button>
      </p>
    );
  return (
    <p class="actions">
      <Outcome job={job} act={act} />
      <AgainLink job={job} />
    </p>
  );
}

function Outcome({ job: { id, kind, state, captureId }, act }: JobItemProps) {
  if (kind === "survey" && state === "done")
    return (
      <a class="button" href={hrefOf(["new"], { survey: String(id) })}>
        What it found
      </a>
    );
  if (captureId === null) return null;
  if (state === "done")
    return (
      <a class="button" href={captureHref(captureId)}>
        See what it proves
      </a>
    );
  if (state !== "failed" || kind === "end") return null;
  return (
    <button type="button" class="button" onClick={() => act(askForJob("resume", { captureId }))}>
      Resume
    </button>
  );
}

function AgainLink({ job }: { readonly job: ListedJob }) {
  const { captureId, kind } = job;
  if (captureId === null && kind === "end") return null;
  const query = captureId === null ? { url: aboutOf(job) } : { again: captureId };
  return (
    <a class="button" href={hrefOf(["new"], query)}>
      Again
    </a>
  );
}

function aboutOf({ input, captureId }: ListedJob): string {
  const { url, urls = [] } = input as { readonly url?: string; readonly urls?: readonly string[] };
  return url ?? urls[0] ?? captureId ?? "";
}
