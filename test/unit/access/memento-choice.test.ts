import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseMemento } from "#access/memento-choice.js";
import { instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";

const URL = "http://site.test/";

function entry(at: number, over: Partial<IndexEntry> = {}): IndexEntry {
  const place = { file: "x.warc.gz", offset: at, length: 1, recordType: "response" as const };
  return { surt: "k", at: instant(at), url: URL, status: 200, mime: null, digest: null, ...place, ...over };
}

function chosenAt(
  entries: IndexEntry[],
  at: number,
  within: [number, number] | null = null,
): number | undefined {
  const span = within && { from: instant(within[0]), to: instant(within[1]) };
  return chooseMemento(entries, { url: URL, at: instant(at), within: span })?.at;
}

describe("choice of the memento", () => {
  it("takes the nearest in time, whatever the order", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(1000), (times, at) => {
        const distance = Math.abs(
          chosenAt(
            times.map((t) => entry(t)),
            at,
          )! - at,
        );
        expect(distance).toBe(Math.min(...times.map((t) => Math.abs(t - at))));
      }),
      { seed: 11 },
    );
  });

  it("takes the earlier of two equally near", () => {
    expect(chosenAt([entry(110), entry(90)], 100)).toBe(90);
    expect(chosenAt([entry(90), entry(110)], 100)).toBe(90);
  });

  it("takes a record of the capture before a nearer one of another", () => {
    expect(chosenAt([entry(40), entry(95)], 90, [0, 90])).toBe(40);
    expect(chosenAt([entry(95)], 90, [0, 90])).toBe(95);
  });

  it("takes the exact URL before one with the same look-up key", () => {
    const other = entry(100, { url: "https://site.test/" });
    expect(chosenAt([entry(10), other], 100)).toBe(10);
    expect(chosenAt([other], 100)).toBe(100);
  });

  it("takes a state of the page before an error or a 304", () => {
    expect(chosenAt([entry(10), entry(99, { status: 503 }), entry(100, { status: 304 })], 100)).toBe(10);
    expect(chosenAt([entry(10), entry(99, { status: 404 })], 100)).toBe(99);
    expect(chosenAt([entry(99, { status: 503 })], 100)).toBe(99);
  });

  it("takes what was captured at exactly that time, an error too: that is its address", () => {
    expect(chosenAt([entry(10), entry(99, { status: 503 })], 99)).toBe(99);
    expect(chosenAt([entry(10), entry(99, { status: 503, url: "https://site.test/" })], 99)).toBe(10);
    expect(chosenAt([entry(10), entry(99, { status: 304 })], 99)).toBe(10);
    expect(chosenAt([entry(10), entry(99, { status: 503 })], 99, [0, 50])).toBe(99);
  });

  it("takes nothing from nothing", () => {
    expect(chosenAt([], 100)).toBeUndefined();
  });
});
