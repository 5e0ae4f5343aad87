// Every "same" and every "changed" is true by the living site's own record.
import { expect, it } from "vitest";
import { looksAgainstTruth } from "../../../support/captures/watched-truth.js";

it("says same and changed as the site itself does, and proves only what was so", async () => {
  const counts = await looksAgainstTruth([1, 2, 3, 4]);
  expect(counts.same).toBeGreaterThan(100);
  expect(counts.changed).toBeGreaterThan(100);
  expect(counts.proved).toBeGreaterThan(20);
});
