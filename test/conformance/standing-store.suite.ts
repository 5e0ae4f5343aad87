// What every StandingStore must do.
import { describe, expect, it } from "vitest";
import { mergedChanges, StepTally, type ClosedInterval, type StandingShare } from "#model/index.js";
import type { CaptureStore, StandingStore } from "#ports/index.js";
import { someCapture } from "../support/archives/archives.js";

const WORD = { host: "a.test", trust: { skewUpperMs: 12.5 }, isNotModifiedTrusted: true };

function share(from: number, to: number, more: Partial<StandingShare> = {}): StandingShare {
  const tally = new StepTally();
  tally.add([{ from, to } as ClosedInterval]);
  return { pages: 3, changes: tally.changes, hosts: [], ...more };
}

/** Runs the suite on stores that begin empty. */
export function standingStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; standing: StandingStore }>,
): void {
  const begin = async (): Promise<StandingStore> => {
    const { captures, standing } = await open();
    for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
    await captures.create({ ...someCapture("d1"), site: "other" });
    return standing;
  };
  const { site } = someCapture("c1");

  describe(`${name} as a store of what captures add`, () => {
    it("gives back what was put, and keeps sites apart", async () => {
      const standing = await begin();
      await standing.put("c1", share(10, 1_799_999_999_999));
      await standing.put("d1", share(1, 2));
      await standing.put("c2", share(20, 25, { pages: 0 }));
      expect(await standing.captures(site)).toEqual(["c1", "c2"]);
      const held = await standing.ofSite(site);
      expect(held.map(({ pages }) => pages)).toEqual([3, 0]);
      const { at, by } = mergedChanges(held.map(({ changes }) => changes));
      expect([[...at], [...by]]).toEqual([
        [10, 20, 26, 1_800_000_000_000],
        [1, 1, -1, -1],
      ]);
      expect(await standing.ofSite("nowhere")).toEqual([]);
    });

    it("replaces what a capture added, its hosts too", async () => {
      const standing = await begin();
      await standing.put("c1", share(1, 2, { hosts: [WORD, { ...WORD, host: "b.test" }] }));
      await standing.put(
        "c1",
        share(5, 6, { hosts: [{ ...WORD, trust: null, isNotModifiedTrusted: false }] }),
      );
      expect((await standing.ofSite(site)).map(({ changes }) => [...changes.at])).toEqual([[5, 7]]);
      expect(await standing.ofHost("a.test")).toEqual([
        { host: "a.test", trust: null, isNotModifiedTrusted: false },
      ]);
      expect(await standing.ofHost("b.test")).toEqual([]);
    });

    it("tells of a host what every capture found, of whatever site", async () => {
      const standing = await begin();
      const lying = { ...WORD, isNotModifiedTrusted: false };
      await standing.put("c1", share(1, 2, { hosts: [WORD] }));
      await standing.put("d1", share(1, 2, { hosts: [lying] }));
      expect(await standing.ofHost("a.test")).toEqual([WORD, lying]);
    });

    it("has another stamp after every change, and forgets a site alone", async () => {
      const standing = await begin();
      const stamps = [await standing.stamp()];
      for (const id of ["c1", "d1", "c1"]) {
        await standing.put(id, share(1, 2, { hosts: [WORD] }));
        stamps.push(await standing.stamp());
      }
      await standing.forget(site);
      stamps.push(await standing.stamp());
      expect(new Set(stamps).size).toBe(5);
      expect(await standing.ofSite(site)).toEqual([]);
      expect(await standing.captures("other")).toEqual(["d1"]);
      expect(await standing.ofHost("a.test")).toEqual([WORD]);
    });

    it("refuses a capture that is not in the archive", async () => {
      const standing = await begin();
      await expect(standing.put("nobody", share(1, 2))).rejects.toMatchObject({ code: "NOT_FOUND" });
    });
  });
}
