// The sweep over 1,000,000 observations: the best t* and the archive-wide view, in seconds and in flat memory.
import { instant, type Digest, type PageUrl, type Sighting } from "#model/index.js";
import { archiveView, bestTime } from "#quality/index.js";
import { coverageSteps, type WeightedInterval } from "#model/index.js";
import { tellAtMost } from "./support/told/figure.js";

const OBSERVATIONS = 1_000_000;
const PAGES = OBSERVATIONS / 2;
const MOST_SECONDS = 5;

/** Visits one after the other before t*, revisits in reverse after it, with a deterministic jitter. */
function interval(i: number): WeightedInterval {
  const jitter = (i * 2_654_435_761) % 997;
  return { from: instant(i * 1000 + jitter), to: instant((2 * PAGES - i) * 1000 + jitter), weight: 1 };
}

function sighting(page: PageUrl, seq: number, at: number): Sighting {
  const contentDigest = "sha-256:0" as Digest;
  const validators = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };
  return {
    url: page,
    captureId: "c",
    seq,
    pass: "visit",
    times: { sentAt: instant(at), firstByteAt: instant(at), lastByteAt: instant(at) },
    outcome: {
      kind: "captured",
      identity: { status: 200, location: null, contentType: "text/html", contentDigest },
      payloadDigest: contentDigest,
      payloadBytes: 0,
      validators,
    },
    records: [],
  };
}

function megabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

function measure(name: string, work: () => unknown): void {
  const before = megabytes();
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000;
  const kept = megabytes() - before;
  const cpuSeconds = ((user + system) / 1e6).toFixed(2);
  tellAtMost(`${name}, ${OBSERVATIONS} observations`, (user + system) / 1e6, "s of processor", MOST_SECONDS);
  console.log(
    `${name}: ${seconds.toFixed(2)} s (${cpuSeconds} s of CPU), ${kept.toFixed(0)} MB kept, result ${String(result)}`,
  );
}

function main(): void {
  console.log(`${OBSERVATIONS} observations of ${PAGES} pages`);
  const intervals = Array.from({ length: PAGES }, (_, i) => interval(i));
  console.log(`the intervals themselves: ${megabytes().toFixed(0)} MB of heap in all`);
  measure("best t* over the intervals", () => bestTime(intervals, instant(PAGES * 1000)));
  measure("steps of the archive-wide view", () => coverageSteps(intervals).length);
  const sightings = new Map(
    intervals.map(({ from, to }, i) => {
      const page = `http://site.test/${i}` as PageUrl;
      return [page, [sighting(page, 2 * i, from), sighting(page, 2 * i + 1, to)]] as const;
    }),
  );
  measure("from sightings: versions, intervals and steps", () => archiveView(sightings).steps.length);
}

main();
