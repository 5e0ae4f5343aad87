// The fetcher as a run uses it: it sends when nothing holds the run back, and no fetch is without an end.
import { hostOf, type PageUrl } from "#model/index.js";
import type { Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import type { DiskPatience } from "./disk-patience.js";
import type { ProgressMeter } from "../run/progress-meter.js";
import type { Watchdog } from "./watchdog.js";

/** What stands between a run and the network. */
export interface Guards {
  readonly patience: DiskPatience;
  readonly watchdog: Watchdog;
  readonly meter: ProgressMeter;
  /** Returns when a request may be sent. @throws CaptureCancelled */
  ready(): Promise<void>;
}

/** Wraps a fetcher with the guards of a run. */
export function guardedFetcher(guards: Guards, fetcher: Fetcher): Fetcher {
  return {
    get profile() {
      return fetcher.profile; // it grows with the cookies that are kept
    },
    ...(fetcher.path && { path: fetcher.path }),
    ...(fetcher.cookies && { cookies: fetcher.cookies }),
    close: () => fetcher.close(),
    fetch: async (request) => {
      await guards.ready();
      // A long response that did not fit on the disk is asked for again when there is space.
      const result = await guards.patience.patiently(() => watched(guards.watchdog, fetcher, request));
      count(guards.meter, request.url, result);
      return result;
    },
  };
}

function watched(watchdog: Watchdog, fetcher: Fetcher, request: FetchRequest): Promise<FetchResult> {
  return watchdog.watch(request.url, (signal, waiting) => {
    const { admit } = request;
    // No limit runs while a request waits for its turn at a server address, or for means of our own.
    const patient = admit && { admit: (address: string) => waiting(admit(address)) };
    return fetcher.fetch({ ...request, ...patient, patiently: waiting }, signal);
  });
}

function count(meter: ProgressMeter, url: PageUrl, result: FetchResult): void {
  if (result.kind !== "response") return meter.fetched(hostOf(url), 0, result.times);
  const { exchange } = result;
  meter.fetched(hostOf(url), exchange.spooled?.sizeBytes ?? exchange.responseBytes.length, exchange.times);
}
