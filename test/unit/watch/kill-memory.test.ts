// The judge of a watch's memory: what stays flat passes, what grows is found out, what was not measured is said.
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { growthIn, memoryLine, memoryOf } from "../../support/watch/watch-memory.js";
import type { WorldLine } from "../../support/watch/world-log.js";

/** A process that says how many megabytes it holds. */
function said(round: number, heaps: readonly number[]): WorldLine[] {
  return heaps.map((heap, no) => ({
    kind: "memory",
    round,
    at: instant(no),
    shownAt: instant(no),
    heapBytes: heap * 1_000_000,
    peakResidentBytes: (heap + 100) * 1_000_000,
  }));
}

const flat = [5, 18, 20, 21, 20, 22, 21, 20, 21, 22, 20];

describe("memory of a watch", () => {
  it("that stays as it is, after what a process loads at first, is flat", () => {
    const memory = memoryOf([...said(0, [5, 60]), ...said(1, flat)]);
    expect(growthIn(memory)).toEqual([]);
    expect(memoryLine(memory)).toBe(
      "watch memory: heap 20.3, 21.0, 21.0 MB in the thirds of the last process (9 measured after collection; at most 1.25 times the first is flat); at most 60.0 MB of heap and 160.0 MB resident in any of 2 processes",
    );
  });

  it("that grows by a tenth with every measurement is found out, in whichever third", () => {
    const leak = flat.map((heap, no) => heap * 1.1 ** no);
    expect(growthIn(memoryOf(said(0, leak)))).toEqual([
      "the heap grew from 27.1 to 37.2 MB in third 2 of its days",
      "the heap grew from 27.1 to 49.6 MB in third 3 of its days",
    ]);
    const late = flat.map((heap, no) => (no > 7 ? heap * 2 : heap));
    expect(growthIn(memoryOf(said(0, late)))).toHaveLength(1);
  });

  it("that was measured too rarely is not called flat", () => {
    expect(growthIn(memoryOf(said(0, flat.slice(0, 10))))).toEqual([
      "the last days were too short to see whether memory grows (8 measured)",
    ]);
    expect(growthIn(memoryOf([]))).toHaveLength(1);
  });
});
