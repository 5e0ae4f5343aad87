// Which captures are run now, and by whom: by a process that writes to the archive, or by machines of a cluster.
import type { Capture, RunStatus } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { runningCapture } from "#study/index.js";

/** A capture that is run. */
export interface RunNow {
  /** What it said last; `null` before it said anything. */
  readonly status:
    | (Pick<RunStatus, "state" | "at"> & { readonly progress: Readonly<Record<string, unknown>> | null })
    | null;
  /** Which machine of a cluster runs it; `null` where there is none. */
  readonly machine: string | null;
}

/** What runs at one moment. */
export interface RunsNow {
  /** `null` where nobody runs it. */
  of(capture: Pick<Capture, "id" | "site">): RunNow | null;
  /** Whether something is run at a site. */
  hasSite(site: string): boolean;
  /** What to say of a capture that has begun and that nobody runs: whoever could say so may be out of reach. */
  readonly idle: "interrupted" | "waiting" | "unheard";
}

/** Tells what runs now. */
export type RunsReader = () => Promise<RunsNow>;

/** An archive has one writer: the capture that it runs. */
export function localRuns(archive: Archive): RunsReader {
  return async () => {
    const running = await runningCapture(archive);
    const status = running && (await archive.catalog.runStatus.get(running.id));
    return {
      of: ({ id }) => (id === running?.id ? { status, machine: null } : null),
      hasSite: (site) => site === running?.site,
      idle: "interrupted",
    };
  };
}
