// The instrument against itself: an observer that obeys the rules of evidence makes no false observed claim.
import { describe, expect, it } from "vitest";
import { checkAgainstTruth, simulateLivingSite, type Claim, type ClaimOutcome } from "#lab/index.js";
import { parsePageUrl, toIso } from "#model/index.js";
import { readResponse } from "../support/samples/http-message.js";
import { observe } from "../support/captures/observer.js";

describe("claims of an honest observer", () => {
  it("are never false over 25 seeded sites with every habit there is", async () => {
    const total = { held: 0, returned: 0, "served-only": 0, false: 0, unknown: 0 };
    for (let seed = 1; seed <= 25; seed++) {
      const { clock, site, fetcher, url } = simulateLivingSite({ seed, preset: "everything", pages: 60 });
      const paths = site.pages.map((page) => page.path);
      const claims = await observe({ fetcher, clock, url, paths, delayMs: 150 });
      const { counts } = checkAgainstTruth(claims, site.truth(clock.now()));
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
