// A capture over real sockets in which names stand for loopback addresses.
import { SystemClock } from "#adapters/index.js";
import { makeWorld, captureSite, type CaptureOutcome } from "#crawl/index.js";
import type { CaptureSettings } from "#model/index.js";
import { HttpFetcher, type HttpFetcherOptions } from "#fetch/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";

const SETTINGS: CaptureSettings = { delayMs: 1, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };

/** What a loopback capture is given. */
export interface LoopbackCapture {
  readonly dir: string;
  readonly seeds: readonly string[];
  /** Addresses by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly settings?: Partial<CaptureSettings>;
  readonly fetcher?: Partial<HttpFetcherOptions>;
}

/** Captures the seeds into an archive at `dir`. */
export async function captureLoopback(options: LoopbackCapture): Promise<CaptureOutcome> {
  const clock = new SystemClock();
  const archive = await openArchive(options.dir, { software: "isochron-test" });
  const fetcher = new HttpFetcher({
    clock,
    userAgent: "isochron-test (+https://example.org/)",
    allowPrivate: true,
    resolve: async (name) => [{ address: options.names[name] ?? "127.0.0.1", family: 4 }],
    ...options.fetcher,
  });
  try {
    const world = makeWorld({ archive, fetcher, clock, software: "isochron-test" });
    const settings = { ...SETTINGS, ...options.settings };
    return await captureSite({ site: siteFromSeeds(options.seeds), settings }, world);
  } finally {
    await fetcher.close();
    await archive.close();
  }
}
