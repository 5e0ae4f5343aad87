import type { Claim } from "#lab/index.js";
import {
  instant,
  parsePageUrl,
  type Digest,
  type PageUrl,
  type Sighting,
  type Validators,
} from "#model/index.js";
import type { Clock, Fetcher } from "#ports/index.js";
import { readResponse } from "../samples/http-message.js";
import { observedClaims } from "./sighted-claims.js";

/** What an observer looks at. */
export interface Observed {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly url: string;
  readonly paths: readonly string[];
  readonly delayMs: number;
}

/** Looks at every page twice, in opposite orders, and claims what two equal sightings prove. */
export async function observe(observed: Observed): Promise<Claim[]> {
  return observedClaims(await watch(observed, 2));
}

/** Looks at every page so many times, each time in the opposite order. */
export async function watch(
  { fetcher, clock, url, paths, delayMs }: Observed,
  rounds: number,
): Promise<Map<PageUrl, Sighting[]>> {
  const sightings = new Map<PageUrl, Sighting[]>();
  const order = paths.map((path) => parsePageUrl(path, url)!);
  let seq = 0;
  for (let round = 0; round < rounds; round++) {
    for (const target of round % 2 === 0 ? order : order.toReversed()) {
      const sighting = await look(fetcher, target, seq++);
      if (sighting) sightings.set(target, [...(sightings.get(target) ?? []), sighting]);
      await clock.sleepUntil(instant(clock.now() + delayMs));
    }
  }
  return sightings;
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
      validators: validatorsOf(response.headers),
    },
    records: [],
  };
}

/** Of what the server says only the signs of a cache matter here. */
function validatorsOf(headers: ReadonlyMap<string, string>): Validators {
  const age = headers.get("age");
  const cacheSigns = ["age", "via", "x-cache"].some((name) => headers.has(name));
  const ageSeconds = age === undefined ? null : Number(age);
  return { etag: null, lastModified: null, date: null, ageSeconds, cacheSigns };
}
