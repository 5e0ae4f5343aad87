// One request of a run: at its host's pace, when nothing holds the run back, and never without an end.
import { hostOf, type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Fetches a URL in its host's turn. @throws CaptureCancelled */
export function request(run: CaptureRun, url: PageUrl): Promise<FetchResult> {
  return run.gateOf(url).pass(async () => {
    await run.ready();
    const result = await run.watchdog.watch(url, (signal) => run.world.fetcher.fetch({ url }, signal));
    const { times, responseBytes } =
      result.kind === "response" ? result.exchange : { ...result, responseBytes: "" };
    run.meter.fetched(hostOf(url), responseBytes.length, times);
    return result;
  }, run.control.signal);
}
