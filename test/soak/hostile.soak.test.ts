// The soak of the hostile suite: all of it, then fifty captures of five hundred random odd pages. ISOCHRON_SOAK_RUNS and
// ISOCHRON_SEED say how many and from where.
import { afterAll, describe, it } from "vitest";
import { hostileSuite, stopDripping } from "#lab/index.js";
import { expectHeld } from "../support/captures/hostile-expectations.js";
import { meetHostile } from "../support/captures/hostile-run.js";
import { expectOddTrue } from "../support/captures/odd-capture.js";

const RUNS = Number(process.env["ISOCHRON_SOAK_RUNS"] ?? 50);
const FIRST = Number(process.env["ISOCHRON_SEED"] ?? 1);
const PAGES = 500;

afterAll(stopDripping);

describe("hostile", () => {
  it("meets every behaviour of the suite", async () => {
    const entries = hostileSuite();
    expectHeld(entries, await meetHostile(entries));
  });

  it.each(Array.from({ length: RUNS }, (_, i) => FIRST + i))(
    "captures 500 random odd pages truly, by both verifiers (seed %i)",
    (seed) => expectOddTrue(seed, PAGES),
  );
});
