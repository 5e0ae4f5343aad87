// One request of a run: asked for when nobody holds the run back, at its host's pace.
import type { PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Fetches a URL in its host's turn. @throws CaptureCancelled */
export function request(run: CaptureRun, url: PageUrl): Promise<FetchResult> {
  const { control, world } = run;
  return run.gateOf(url).pass(async () => {
    await control.ready();
    return world.fetcher.fetch({ url });
  }, control.signal);
}
