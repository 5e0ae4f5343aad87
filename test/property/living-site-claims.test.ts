// The instrument against itself: an observer that obeys the rules of evidence makes no false observed claim.
import { describe, expect, it } from "vitest";
import { judge, measureClaim, simulateLivingSite, type Claim } from "#lab/index.js";
import { parsePageUrl, toIso } from "#model/index.js";
import { readResponse } from "../support/samples/http-message.js";
import { observe } from "../support/captures/observer.js";
import { Tally } from "../support/captures/tallies.js";

const HIDDEN_CACHES = { share: 0.5, nodes: 1, ttlMs: 60_000, hiddenAgeShare: 1 };

describe("claims of an honest observer", () => {
  it("are never false over 25 seeded sites with every habit there is", async () => {
    const total = new Tally();
    for (let seed = 1; seed <= 25; seed++) {
      // Every fifth site stands behind caches that hide.
      const habits = seed % 5 === 0 ? { caches: HIDDEN_CACHES } : {};
      const options = { seed, preset: "everything", pages: 60, habits } as const;
      const { clock, site, fetcher, url } = simulateLivingSite(options);
      const paths = site.pages.map((page) => page.path);
      const claims = await observe({ fetcher, clock, url, paths, delayMs: 150 });
      total.add(judge(claims, site.truth(clock.now())).claims);
    }
    console.log(`observed claims: ${total.words()}`);
    expect(total.counts.false).toBe(0);
    expect(total.counts.unjudged).toBe(0);
    expect(total.counts.held).toBeGreaterThan(500);
    // The two ways in which an observer can be fooled do occur, so their counters are tested too.
    expect(total.excuses["returned-between-looks"]).toBeGreaterThan(0);
    expect(total.excuses["cached-without-a-sign"]).toBeGreaterThan(0);
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
      const { status, headers, contentDigest } = readResponse(result.exchange.responseBytes);
      const interval = { from: toIso(sentAt), to: toIso(lastByteAt) };
      const records = [
        { sentAt: interval.from, lastByteAt: interval.to, pass: "visit", restsOn: true } as const,
      ];
      const [location, contentType] = ["location", "content-type"].map((name) => headers.get(name) ?? null);
      claims.push({
        url: target,
        status,
        location: location!,
        contentType: contentType!,
        contentDigest,
        interval,
        records,
      });
    }
    const truth = site.truth(clock.now());
    expect(claims.filter((claim) => measureClaim(claim, truth) === "false").length).toBeGreaterThan(0);
    expect(judge(claims, truth).counts.false).toBe(claims.length);
  });
});
