// A later capture of a site that did not change: heads and digests are its own, bodies are the first capture's.
import { expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import { RepeatedSite } from "../../support/captures/repeated-captures.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";

it("are not stored again: the second and third capture take a quarter of the first at most", () =>
  withTempDir(async (dir) => {
    const made = await new RepeatedSite(dir).times(3);
    const [first, ...later] = made.map(({ report }) => report.bytes);
    for (const bytes of later) expect(bytes).toBeLessThanOrEqual(first! / 4);
    for (const { certificate, report } of made) {
      const { findings, figures } = await verifyCertificate(certificate, { root: dir });
      expect(findings).toEqual([]);
      expect(figures!.bodies).toEqual({ firstBorrowed: 0, ...report.bodies });
      expect(secondOpinion(certificate, "--archive", dir).line).toMatch(/^TRUE/);
    }
  }));
