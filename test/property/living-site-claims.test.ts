// The instrument against itself: an observer that obeys the rules of evidence makes no false observed claim.
import { describe, expect, it } from "vitest";
import { checkAgainstTruth, simulateLivingSite, type Claim, type ClaimOutcome } from "#lab/index.js";
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
import { readResponse } from "../support/http-message.js";

const NONE = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };

/** Looks at every page twice, in opposite orders, and claims what two equal sightings prove. */
async function observe(
  seed: number,
  pages: number,
  delayMs: number,
): Promise<Readonly<Record<ClaimOutcome, number>>> {
  const { clock, site, fetcher, url } = simulateLivingSite({ seed, preset: "everything", pages });
  const sightings = new Map<PageUrl, Sighting[]>();
  const order = site.pages.map((page) => parsePageUrl(page.path, url)!);
  for (const [seq, target] of [...order, ...order.toReversed()].entries()) {
    const result = await fetcher.fetch({ url: target });
    await clock.sleepUntil(instant(clock.now() + delayMs));
    if (result.kind !== "response" || result.exchange.truncated !== null) continue;
    const response = readResponse(result.exchange.responseBytes);
    if (response.status === 503) continue;
    const identity = {
      status: response.status,
      location: response.headers.get("location") ?? null,
      contentType: response.headers.get("content-type") ?? null,
      contentDigest: response.contentDigest as Digest,
    };
    const outcome = {
      kind: "captured",
      identity,
      payloadDigest: response.payloadDigest as Digest,
      payloadBytes: response.payload.length,
      validators: NONE,
    } as const;
    const sighting = {
      url: target,
      captureId: "c",
      seq,
      pass: "visit",
      times: result.exchange.times,
      outcome,
      records: [],
    } as const;
    sightings.set(target, [...(sightings.get(target) ?? []), sighting]);
  }
  const claims = [...sightings].flatMap(([target, seen]) =>
    versionsOf(seen).flatMap((version): Claim[] => {
      const interval = observedInterval(version);
      if (!interval) return [];
      const { contentDigest, status, location } = version.identity;
      return [
        {
          url: target,
          contentDigest,
          status,
          location,
          interval: { from: toIso(interval.from), to: toIso(interval.to) },
        },
      ];
    }),
  );
  return checkAgainstTruth(claims, site.truth(clock.now())).counts;
}

describe("claims of an honest observer", () => {
  it("are never false over 25 seeded sites with every habit there is", async () => {
    const total = { held: 0, returned: 0, "served-only": 0, false: 0, unknown: 0 };
    for (let seed = 1; seed <= 25; seed++) {
      const counts = await observe(seed, 60, 150);
      for (const [outcome, count] of Object.entries(counts)) total[outcome as ClaimOutcome] += count;
    }
    console.log(`observed claims: ${JSON.stringify(total)}`);
    expect(total.false).toBe(0);
    expect(total.unknown).toBe(0);
    expect(total.held).toBeGreaterThan(500);
    // The two ways in which an observer can be fooled do occur, so their counters are tested too.
    expect(total.returned).toBeGreaterThan(0);
    expect(total["served-only"]).toBeGreaterThan(0);
  });

  it("become false when the observer forgets that a fetch is a span", async () => {
    const { clock, site, fetcher, url } = simulateLivingSite({
      seed: 1,
      pages: 30,
      changes: { rates: { kind: "fixed", perDay: 86_400 / 2 }, staticDocumentShare: 0 },
      habits: { latency: { beforeChoice: [300, 300], afterChoice: [300, 300], body: [0, 0] } },
    });
    const claims: Claim[] = [];
    for (const page of site.pages) {
      const target = parsePageUrl(page.path, url)!;
      const result = await fetcher.fetch({ url: target });
      if (result.kind !== "response") throw new Error(result.message);
      const { sentAt, lastByteAt } = result.exchange.times;
      const { contentDigest } = readResponse(result.exchange.responseBytes);
      claims.push({ url: target, contentDigest, interval: { from: toIso(sentAt), to: toIso(lastByteAt) } });
    }
    expect(checkAgainstTruth(claims, site.truth(clock.now())).counts.false).toBeGreaterThan(0);
  });
});
