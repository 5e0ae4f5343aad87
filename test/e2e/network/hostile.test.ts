// A tenth of the hostile suite, by lot (ISOCHRON_SEED draws another); all of it runs in test:full and in the soak.
import { afterAll, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { hostileSuite, stopDripping } from "#lab/index.js";
import { expectHeld } from "../../support/captures/hostile-expectations.js";
import { meetHostile } from "../../support/captures/hostile-run.js";

afterAll(stopDripping);

const ALL = hostileSuite();
const CODINGS: ReadonlyMap<string, string> = new Map([
  ["sends Zstandard", "failed"],
  ["sends deflate without a zlib head", "sharp"],
  ["sends brotli", "sharp"],
]);

it("has at least 200 behaviours, each with a name of its own", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

it("meets a tenth of them: each is on record as it should be, within its bounds, and both verifiers agree", async () => {
  const random = new SeededRandom(Number(process.env["ISOCHRON_SEED"] ?? 1));
  const entries = ALL.filter(() => random.next() < 0.1);
  expectHeld(entries, await meetHostile(entries));
});

it("claims nothing of a coding that certificates have no rule for, and reads those that they have", async () => {
  const entries = ALL.filter(({ name }) => CODINGS.has(name));
  expect(entries).toHaveLength(CODINGS.size);
  const run = await meetHostile(entries);
  expectHeld(entries, run);
  expect(new Map(entries.map(({ name }) => [name, run.met.get(name)!.verdict]))).toEqual(CODINGS);
});
