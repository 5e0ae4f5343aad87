// The declared mutants fit the sources as they are now; `npm run mutate` shows that each of them is noticed.
import { expect, it } from "vitest";
import { flawOf, mutants, type Mutant } from "../../../scripts/mutants.mjs";

it("each mutant's text stands once in its file, and the tests that must notice it are there", () => {
  const all = mutants();
  expect(all.map(flawOf).filter((flaw) => flaw !== null)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(100);
});

it("a mutant whose text is gone, or stands twice, is told of", () => {
  const mutant: Mutant = {
    id: "planted",
    file: "src/model/evidence/version.ts",
    text: "no such words",
    with: "",
    why: "it does not matter",
    tests: ["test/unit/model/version.test.ts"],
  };
  expect(flawOf(mutant)).toContain("stands 0 times");
  expect(flawOf({ ...mutant, text: "return null;" })).toMatch(/stands \d+ times/);
  expect(flawOf({ ...mutant, file: "src/none.ts" })).toContain("there is no src/none.ts");
  expect(flawOf({ ...mutant, text: "export function versionsOf", tests: ["test/none.test.ts"] })).toContain(
    "no tests",
  );
});
