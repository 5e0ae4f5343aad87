// The whole hostile suite, and a few captures of random odd responses.
import { afterAll, it } from "vitest";
import { hostileSuite, stopDripping } from "#lab/index.js";
import { expectHeld } from "../../support/captures/hostile-expectations.js";
import { meetHostile } from "../../support/captures/hostile-run.js";
import { expectOddTrue } from "../../support/captures/odd-capture.js";

afterAll(stopDripping);

it("meets every hostile behaviour: each is on record as it should be, within its bounds, and both verifiers agree", async () => {
  const entries = hostileSuite();
  expectHeld(entries, await meetHostile(entries));
});

it.each([11, 12, 13])("certificates over random odd responses are true by both verifiers (seed %i)", (seed) =>
  expectOddTrue(seed, 150),
);
