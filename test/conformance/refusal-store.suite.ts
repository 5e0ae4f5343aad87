// What every RefusalStore must do.
import { describe, expect, it } from "vitest";
import type { CaptureStore, RefusalStore } from "#ports/index.js";
import { collect, someCapture } from "../support/archives/archives.js";

/** Runs the suite on stores that begin empty. */
export function refusalStoreSuite(
  name: string,
  open: () => Promise<{ captures: CaptureStore; refusals: RefusalStore }>,
): void {
  describe(`${name} as a refusal store`, () => {
    it("replaces what is held of a rule and shape, and keeps captures apart", async () => {
      const { captures, refusals } = await open();
      for (const id of ["c1", "c2"]) await captures.create(someCapture(id));
      const row = {
        code: "calendar",
        shape: "a.test/{date}",
        hashes: [1, 2],
        examples: ["http://a.test/x"],
      } as const;
      await refusals.put("c1", [row, { ...row, code: "facets" }]);
      await refusals.put("c2", [row]);
      await refusals.put("c1", [{ ...row, hashes: [1, 2, 3] }]);
      expect(await collect(refusals.ofCapture("c1"))).toEqual([
        { ...row, hashes: [1, 2, 3] },
        { ...row, code: "facets" },
      ]);
      expect(await collect(refusals.ofCapture("c2"))).toEqual([row]);
    });
  });
}
