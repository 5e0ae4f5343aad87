// Captures that may not spend what they would need: what is left out stays in the denominator, with the reason.
import { describe, expect, it } from "vitest";
import { makeWorld, captureSite, resumeCapture } from "#crawl/index.js";
import { simulateLivingSite } from "#lab/index.js";
import { instant, poissonSurvival, ratePerSlot } from "#model/index.js";
import { LIVE_STRATEGIES, liveStrategyByName } from "#schedule/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { captureSimulated } from "../../support/captures/capture-simulated.js";
import { withTempDir } from "../../support/temp-dir.js";

const SITE = { seed: 3, pages: 40 } as const;
const OPTIMAL = { strategy: "optimal-online" } as const;

describe("a budget of requests", () => {
  it("is kept, a third of it left to the revisits, every page in the denominator", async () => {
    const { report } = await captureSimulated(SITE, { ...OPTIMAL, budget: { maxRequests: 48 } });
    expect(report.requests).toBeLessThanOrEqual(48);
    expect(report.pages.filter(({ revisitAt }) => revisitAt !== null).length).toBeGreaterThanOrEqual(12);
    const reasons = (verdict: string) =>
      new Set(report.pages.filter((page) => page.verdict === verdict).map(({ reason }) => reason));
    expect(reasons("skipped")).toEqual(new Set(["max-requests: over the limit of requests (48)"]));
    expect(reasons("seen")).toEqual(new Set(["not asked for again: over the budget of the capture"]));
  });

  it("goes to the revisits with the greatest expected gain", () => {
    const rates = [0.001, 5, 0.002, 3, 0.003];
    const visited = rates.map((rate, index) => ({
      index,
      survival: poissonSurvival(ratePerSlot(rate)),
      weight: 1,
      ageSlots: 5 - index,
    }));
    const plan = liveStrategyByName("optimal-online")!.planRevisits(visited, "live", 3);
    expect([...plan.order].sort((a, b) => a - b)).toEqual([0, 2, 4]);
    expect(plan.expectedSharp).toBeLessThanOrEqual(plan.upperBound);
    for (const strategy of LIVE_STRATEGIES) {
      const partial = strategy.planRevisits(visited, "live", 3);
      expect(partial.order).toHaveLength(3);
      expect(partial.expectedSharp).toBeLessThanOrEqual(partial.upperBound);
    }
  });

  it("changes nothing when it is large enough", async () => {
    const free = await captureSimulated(SITE, OPTIMAL);
    const rich = await captureSimulated(SITE, { ...OPTIMAL, budget: { maxRequests: 1000, deadlineMs: 9e6 } });
    expect(rich.report.all).toEqual(free.report.all);
    expect(rich.report.requests).toBe(free.report.requests);
  });
});

it("keeps a deadline: nothing is asked for after it", async () => {
  const deadlineMs = 30_000;
  const { report, simulation } = await captureSimulated(SITE, { ...OPTIMAL, budget: { deadlineMs } });
  const last = Math.max(...simulation.site.log.requests.map((request) => request.arrivedAt));
  expect(last - report.startedAt).toBeLessThanOrEqual(deadlineMs + 1_100);
  expect(report.all.sharp).toBeGreaterThan(3);
  expect(
    report.pages.some(({ reason }) =>
      reason?.startsWith("deadline: after the deadline of the capture (30 s"),
    ),
  ).toBe(true);
});

it("keeps a deadline over an interruption: resumed after it, a capture asks for nothing and concludes", async () => {
  await withTempDir(async (dir) => {
    const simulation = simulateLivingSite(SITE);
    const archive = await openArchive(dir, { software: "isochron-test" });
    const stop = new AbortController();
    const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
    const settings = {
      delayMs: 1000,
      ...OPTIMAL,
      maxPages: 1000,
      threshold: 0.3,
      budget: { deadlineMs: 60_000 },
    };
    const interrupted = captureSite({ site: siteFromSeeds([simulation.url]), settings }, world, {
      signal: stop.signal,
      onProgress: ({ done }) => void (done === 12 && stop.abort()),
    });
    await expect(interrupted).rejects.toMatchObject({ code: "INTERRUPTED" });
    const asked = simulation.site.log.requests.length;
    await simulation.clock.sleepUntil(instant(simulation.clock.now() + 3_600_000));
    const { report } = await resumeCapture(null, world);
    expect(simulation.site.log.requests.length).toBe(asked);
    expect(report.all.pages).toBeGreaterThan(12);
    expect(report.pages.some(({ reason }) => reason?.startsWith("deadline: "))).toBe(true);
    await archive.close();
  });
});

it("repairs revisits that failed, up to three tries each", async () => {
  const faults = { unavailable: 0.35, cut: 0 };
  const { certificate, report } = await captureSimulated({ ...SITE, habits: { faults } }, OPTIMAL);
  const tries = certificate.pages.map(
    ({ records }) => records.filter(({ pass }) => pass === "revisit").length,
  );
  expect(Math.max(...tries)).toBe(3);
  expect(tries.filter((n) => n === 2).length).toBeGreaterThan(2);
  const failed = report.pages.filter(({ reason }) => reason?.startsWith("the revisit failed"));
  expect(failed.length).toBeLessThanOrEqual(2);
});

it("asks a few documents twice in a row, and finds pages that vary by themselves before t*", async () => {
  const site = { seed: 5, pages: 120, fates: { noisyShare: 0.9 } };
  const { certificate } = await captureSimulated(site, OPTIMAL);
  const early = certificate.pages.filter(({ records }) =>
    records.some(({ pass, sentAt }) => pass === "probe" && sentAt < certificate.plannedAsOf),
  );
  expect(early.length).toBeGreaterThan(0);
  expect(early.some(({ verdict }) => verdict === "self-varying")).toBe(true);
});
