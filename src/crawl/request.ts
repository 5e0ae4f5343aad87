// One request of a run: at its host's pace, when nothing holds the run back, and never without an end.
import { hostOf, type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { CaptureRun } from "./capture-run.js";

/** Fetches a URL in its host's turn. @throws CaptureCancelled */
export function request(run: CaptureRun, url: PageUrl): Promise<FetchResult> {
  return run.gateOf(url).pass(async () => {
    await run.ready();
    // A long response that did not fit on the disk is asked for again when there is space.
    const result = await run.patience.patiently(() =>
      run.watchdog.watch(url, (signal) => run.world.fetcher.fetch({ url }, signal)),
    );
    run.meter.fetched(
      hostOf(url),
      receivedBytes(result),
      result.kind === "response" ? result.exchange.times : result.times,
    );
    return result;
  }, run.control.signal);
}

function receivedBytes(result: FetchResult): number {
  if (result.kind !== "response") return 0;
  return result.exchange.spooled?.sizeBytes ?? result.exchange.responseBytes.length;
}
