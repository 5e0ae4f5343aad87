// What is written can be checked: certificates of many different captures, from their WARC bytes alone.
import { expect, it } from "vitest";
import type { PresetName } from "#lab/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";

const STRATEGIES = ["inducible", "bfs-fifo", "hottest-middle"];

it("holds for untouched certificates of 12 captures, by our verifier and by one written from the format page", async () => {
  const tiers = { sharp: 0, attested: 0, trusted: 0, pages: 0, records: 0 };
  for (let seed = 1; seed <= 12; seed++) {
    await withTempDir(async (dir) => {
      const preset: PresetName = seed % 3 === 0 ? "plain" : "everything";
      const settings = { strategy: STRATEGIES[seed % 3]!, delayMs: 100 + (seed % 4) * 300 };
      const options = { seed, preset, pages: 10 + (seed % 4) * 15 };
      const { files, certificate } = await captureInto(dir, options, settings);
      const { findings, figures } = await verifyCertificate(files.certificate, { root: dir });
      expect(findings, `seed ${seed}`).toEqual([]);
      expect(secondOpinion(files.certificate, "--archive", dir), `seed ${seed}`).toMatchObject({
        code: 0,
        err: "",
      });
      tiers.pages += figures!.pages;
      tiers.sharp += figures!.sharp;
      tiers.attested += figures!.attested;
      tiers.records += figures!.records;
      tiers.trusted += certificate.hosts.filter((host) => host.lastModified === "trusted").length;
    });
  }
  console.log(`verified ${JSON.stringify(tiers)}`);
  // The test would prove little if hardly anything were claimed.
  expect(tiers.sharp).toBeGreaterThan(100);
  expect(tiers.attested).toBeGreaterThan(0);
  expect(tiers.trusted).toBeGreaterThan(0);
});
