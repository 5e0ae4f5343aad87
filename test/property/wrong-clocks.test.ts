// The crawler's clock is wrong: by an offset, by drift, and by a step when a capture is resumed. In true time no claim
// may be false where the error on record is right, and no capture speaks of a moment that has not come.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claimsOf, judge, type Judgement } from "#lab/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureWrongly, type WrongCapture, type WrongOutcome } from "../support/captures/wrong-clocks.js";
import { secondOpinion } from "../support/second-verifier.js";
import { withTempDir } from "../support/temp-dir.js";

const HOUR_MS = 3_600_000;
const SEEDS = [1, 2, 3];

type Run = WrongOutcome & { readonly judged: Judgement };

/** Runs it, holds its claims against the truth in true time, and lets both verifiers read it. */
function run(capture: WrongCapture): Promise<Run> {
  return withTempDir(async (dir) => {
    const outcome = await captureWrongly(dir, capture);
    const path = join(dir, "captures", readdirSync(join(dir, "captures"))[0]!, "certificate.json");
    expect((await verifyCertificate(path, { root: dir })).findings).toEqual([]);
    if (capture.site.seed === SEEDS[0]) expect(secondOpinion(path).line).toMatch(/^TRUE /);
    const { certificate, simulation, trueMs } = outcome;
    const truth = simulation.site.truth(simulation.clock.now());
    return { ...outcome, judged: judge(claimsOf(certificate, "sharp"), truth, 0, trueMs) };
  });
}

const site = (seed: number): WrongCapture["site"] => ({ seed, preset: "plain", pages: 24 });

describe("a clock within the bound that the operator states", () => {
  const faults = [{ offsetMs: 20_000 }, { offsetMs: -20_000 }, { offsetMs: 5_000, driftPpm: 400 }];

  it.each(faults)("makes no claim false in true time: %o", async (fault) => {
    for (const seed of SEEDS) {
      const settings = { clockErrorMs: 21_000 };
      const { judged, certificate } = await run({ site: site(seed), settings, clocks: [fault] });
      expect(judged.counts).toMatchObject({ false: 0, unjudged: 0 });
      // A known error costs waiting, not sharpness.
      expect(judged.counts.held).toBeGreaterThan(5);
      expect(certificate.clock!.runs[0]).toMatchObject({ boundMs: 21_000, errorMs: 21_000, doubts: [] });
    }
  });

  it("is needed: intervals that are not shortened are found to be false", async () => {
    let found = 0;
    for (const fault of faults)
      for (const seed of SEEDS)
        found += (await run({ site: site(seed), clocks: [fault] })).judged.counts.false;
    expect(found).toBeGreaterThan(50);
  });
});

describe("a resume with the clock an hour ahead", () => {
  const aheads = [
    { when: "during the visits, by the servers' Dates", stopAfter: 9, ahead: { offsetMs: HOUR_MS } },
    { when: "during the revisits, by the servers' Dates", stopAfter: 34, ahead: { offsetMs: HOUR_MS } },
  ];

  it.each(aheads)("proves nothing that was not, $when", async ({ stopAfter, ahead }) => {
    for (const seed of SEEDS) {
      const { judged, certificate, simulation, report } = await run({
        site: site(seed),
        clocks: [{}, ahead],
        stopAfter,
      });
      expect(judged.counts.false).toBe(0);
      const [first, second] = certificate.clock!.runs;
      expect(first).toMatchObject({ errorMs: 0, doubts: [] });
      expect(second!.doubts).toMatchObject([{ kind: "dates", host: "living.test" }]);
      expect(second!.errorMs).toBeGreaterThanOrEqual(HOUR_MS);
      expect(second!.errorMs).toBeLessThan(HOUR_MS + 3000);
      if (report.all.sharp > 0)
        expect(Date.parse(certificate.asOf)).toBeLessThanOrEqual(simulation.clock.now());
      expect(report.notes.join()).toMatch(/stands elsewhere than before, say the servers' Dates/);
    }
  });

  it("is told by the machine's uptime, whatever the servers say", async () => {
    for (const seed of SEEDS) {
      const { judged, certificate } = await run({
        site: { seed, preset: "everything", pages: 24 },
        clocks: [{ tellsUptime: true }, { offsetMs: HOUR_MS, tellsUptime: true }],
        stopAfter: 20,
      });
      expect(judged.counts.false).toBe(0);
      const { errorMs, doubts } = certificate.clock!.runs[1]!;
      expect(doubts).toContainEqual(expect.objectContaining({ kind: "uptime", ms: HOUR_MS }));
      expect(errorMs).toBeGreaterThanOrEqual(HOUR_MS);
    }
  });

  it("is told from a resume with the clock as it was", async () => {
    for (const seed of SEEDS) {
      const { judged, certificate } = await run({
        site: site(seed),
        clocks: [{ tellsUptime: true }, { tellsUptime: true }],
        stopAfter: 20,
      });
      expect(judged.counts).toMatchObject({ false: 0 });
      expect(judged.counts.held).toBeGreaterThan(0);
      expect(certificate.clock!.runs.map(({ errorMs, doubts }) => [errorMs, doubts])).toEqual([
        [0, []],
        [0, []],
      ]);
    }
  });
});
