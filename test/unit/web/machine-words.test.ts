// A cluster in words: what a newcomer reads of its machines.
import { describe, expect, it } from "vitest";
import {
  agoWords,
  figureWords,
  handSentence,
  machinesSentence,
  otherFigures,
  progressWords,
  runWords,
} from "../../../src/web/machines/machine-words.js";

const sums = (silent: number, draining: number, working: number) => ({
  machines: silent + draining + working,
  conditions: { silent, draining, working },
  sites: 1,
  running: 0,
});

describe("machines", () => {
  it("are counted by how they are, in the right number", () => {
    expect(machinesSentence(sums(0, 0, 1))).toBe("1 machine: 1 is at work.");
    expect(machinesSentence(sums(2, 1, 17))).toBe(
      "20 machines: 2 are silent, 1 takes nothing new, 17 are at work.",
    );
    expect(handSentence(sums(0, 0, 1))).toBe("1 site is in hand, 0 captures running.");
    expect(handSentence({ ...sums(0, 0, 1), sites: 1234, running: 1 })).toBe(
      "1\u202f234 sites are in hand, 1 capture running.",
    );
    expect(handSentence({ ...sums(0, 0, 1), sites: null, running: null })).toBeNull();
  });

  it("were heard of so many seconds ago, and never in the future", () => {
    expect([0, 1400, 59_999, 61_000, 7_500_000, -5].map((ms) => agoWords(100_000, 100_000 + ms))).toEqual([
      "0 s ago",
      "1 s ago",
      "60 s ago",
      "1 min ago",
      "2 h 5 min ago",
      "0 s ago",
    ]);
  });
});

it("figures are told by the unit in their name; a clock's error is never told smaller than it is", () => {
  expect(figureWords("uploadBacklogBytes", 12_500_000.4)).toBe("12.5 MB");
  expect(figureWords("clockErrorMs", 0.411)).toBe("0.42 ms");
  expect(figureWords("gateWaitMs", 903.2)).toBe("903 ms");
  expect(figureWords("leasesLost", 2)).toBe("2");
  expect(
    otherFigures({
      clockErrorMs: 1,
      sites: 4,
      gateTurns: 900,
      leasesLost: 0,
      gateWaiting: 14,
      spoolBytes: 2000,
      longestWaitMs: 1500,
    }),
  ).toEqual(["gate waiting 14", "spool 2.0 kB", "longest wait 1.5 s"]);
});

it("a site in hand is told by what its run says, and before that by what is done with it", () => {
  const progress = { pass: "revisit", done: 9, total: 1200, pagesPerSecond: null, etaMs: null } as const;
  const run = { captureId: "c", state: "paused", saidAt: 1, progress } as const;
  expect(runWords({ site: "a", run, isKnown: true })).toBe("paused");
  expect(progressWords(run)).toBe("Revisits: 9 of 1\u202f200");
  expect(runWords({ site: "a", run: null, isKnown: false })).toBe("fetched or put away");
  expect([progressWords(null), progressWords({ ...run, progress: null })]).toEqual([null, null]);
});
