// The share that a watch says it holds, against the records of two hundred living sites under the whole loop.
import { expect, it } from "vitest";
import { coverageOf, heldLine, livingCases } from "../support/watch/held-cases.js";

it("no fewer than nine of ten 90 % intervals hold the truth of two hundred living sites", async () => {
  const cases = await livingCases(6_000, 200);
  console.log(heldLine("living sites", cases));
  expect(coverageOf(cases)).toBeGreaterThanOrEqual(0.85);
}, 3_600_000);
