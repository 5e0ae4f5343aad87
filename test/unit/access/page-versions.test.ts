// Versions of a page among its records, and the strip of them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mementosOf, pageVersions, recordStrip, versionNeighbours, type HeldMemento } from "#access/index.js";
import { MOST_MARKS } from "#access/memento/record-strip.js";
import { instant } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const PAGE = "http://a.test/";

/** Records of one page, one a minute; each letter is a content, `?` one whose digest is not known. */
async function records(contents: string): Promise<HeldMemento[]> {
  const index = new MemoryIndex();
  for (const [i, content] of contents.split("").entries())
    Object.assign(index.add(PAGE, 60_000 * i, "HTTP/1.1 200 OK", content), {
      digest: content === "?" ? null : content,
    });
  return mementosOf(await index.lookup(PAGE), PAGE);
}

describe("versions of a page", () => {
  it("are runs of records with the same bytes: what comes back is another", async () => {
    expect(pageVersions(await records("aabba"))).toMatchObject({ numbers: [1, 1, 2, 2, 3], versions: 3 });
  });

  it("are not told to be one where a digest is not known", async () => {
    expect(pageVersions(await records("??aa?")).numbers).toEqual([1, 2, 3, 3, 4]);
  });

  it("are others with another status", async () => {
    const index = new MemoryIndex();
    Object.assign(index.add(PAGE, 0, "HTTP/1.1 200 OK"), { digest: "a" });
    Object.assign(index.add(PAGE, 1, "HTTP/1.1 404 Not Found"), { digest: "a" });
    expect(pageVersions(mementosOf(await index.lookup(PAGE), PAGE)).versions).toBe(2);
  });

  it("lead to the record of the next version that is nearest, and to the ends", async () => {
    const all = pageVersions(await records("aabbcc"));
    const minutes = (at: number): (number | null)[] =>
      Object.values(versionNeighbours(all, at)).map((one) => one && one.at / 60_000);
    expect(minutes(2)).toEqual([0, 1, 4, 5]);
    expect(minutes(3)).toEqual([0, 1, 4, 5]);
    expect(minutes(0)).toEqual([null, null, 2, 5]);
    expect(minutes(5)).toEqual([0, 3, null, null]);
  });
});

describe("the strip", () => {
  it("has a mark for each record, and knows which is shown", async () => {
    const strip = recordStrip(pageVersions(await records("ab")), 1, null)!;
    expect(strip.marks).toMatchObject([
      { place: 0, records: 1, fromVersion: 1, isShown: false },
      { place: 1, records: 1, fromVersion: 2, isShown: true },
    ]);
  });

  it("reaches over the life of the archive", async () => {
    const life = { from: instant(-60_000), to: instant(180_000) };
    const strip = recordStrip(pageVersions(await records("ab")), 0, life)!;
    expect([strip.from, strip.to]).toEqual([life.from, life.to]);
    expect(strip.marks.map(({ place }) => place)).toEqual([0.25, 0.5]);
  });

  it("is none without records, and one mark where all are of one instant", async () => {
    expect(recordStrip(pageVersions([]), -1, null)).toBeNull();
    expect(recordStrip(pageVersions(await records("a")), 0, null)!.marks).toMatchObject([{ place: 0.5 }]);
  });

  it("stays short however many records there are, counts each once, and leads to the one that is shown", async () => {
    const many = await records("ab".repeat(2500));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: many.length - 1 }), (shown) => {
        const { marks } = recordStrip(pageVersions(many), shown, null)!;
        expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
        expect(marks.reduce((sum, mark) => sum + mark.records, 0)).toBe(many.length);
        expect(marks.filter(({ isShown }) => isShown).map(({ memento }) => memento.at)).toEqual([
          many[shown]!.at,
        ]);
        expect(marks.map(({ place }) => place)).toEqual(
          marks.map(({ place }) => place).sort((a, b) => a - b),
        );
      }),
      { seed: 1, numRuns: 20 },
    );
  });
});
