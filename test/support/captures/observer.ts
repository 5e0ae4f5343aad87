import type { Claim } from "#lab/index.js";
import {
  instant,
  observedInterval,
  parsePageUrl,
  toIso,
  versionsOf,
  type Digest,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Clock, Fetcher } from "#ports/index.js";
import { readResponse } from "../samples/http-message.js";

/** What an observer looks at. */
export interface Observed {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly url: string;
  readonly paths: readonly string[];
  readonly delayMs: number;
}

const NONE = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };

/** Looks at every page twice, in opposite orders, and claims what two equal sightings prove. */
export async function observe({ fetcher, clock, url, paths, delayMs }: Observed): Promise<Claim[]> {
  const sightings = new Map<PageUrl, Sighting[]>();
  const order = paths.map((path) => parsePageUrl(path, url)!);
  for (const [seq, target] of [...order, ...order.toReversed()].entries()) {
    const sighting = await look(fetcher, target, seq);
    if (sighting) sightings.set(target, [...(sightings.get(target) ?? []), sighting]);
    await clock.sleepUntil(instant(clock.now() + delayMs));
  }
  return [...sightings].flatMap(([target, seen]) => claimsOf(target, seen));
}

/** One sighting; `null` for what proves nothing. */
async function look(fetcher: Fetcher, url: PageUrl, seq: number): Promise<Sighting | null> {
  const result = await fetcher.fetch({ url });
  if (result.kind !== "response" || result.exchange.truncated !== null) return null;
  const response = readResponse(result.exchange.responseBytes);
  if (response.status === 503) return null;
  const identity = {
    status: response.status,
    location: response.headers.get("location") ?? null,
    contentType: response.headers.get("content-type") ?? null,
    contentDigest: response.contentDigest as Digest,
  };
  return {
    url,
    captureId: "c",
    seq,
    pass: "visit",
    times: result.exchange.times,
    outcome: {
      kind: "captured",
      identity,
      payloadDigest: response.payloadDigest as Digest,
      payloadBytes: response.payload.length,
      validators: NONE,
    },
    records: [],
  };
}

function claimsOf(url: PageUrl, seen: readonly Sighting[]): Claim[] {
  return versionsOf(seen).flatMap((version): Claim[] => {
    const interval = observedInterval(version);
    if (!interval) return [];
    const { contentDigest, status, location } = version.identity;
    const { from, to } = interval;
    const records = version.sightings.map(({ times }) => ({
      sentAt: toIso(times.sentAt),
      lastByteAt: toIso(times.lastByteAt),
    }));
    return [
      { url, contentDigest, status, location, records, interval: { from: toIso(from), to: toIso(to) } },
    ];
  });
}
