// Both bodies of every sharp page, for those who want bytes and not a digest.
import { join } from "node:path";
import { expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { withTempDir } from "../../support/temp-dir.js";

async function bodies(keepBoth: boolean) {
  return withTempDir(async (dir) => {
    const { report } = await captureInto(dir, { seed: 5, pages: 15 }, keepBoth ? { keepBoth } : {});
    const path = join(dir, "captures", report.capture, "certificate.json");
    const { ok, figures } = await verifyCertificate(path, { root: dir });
    expect(ok).toBe(true);
    return { figures: figures!, notes: report.notes.join("\n"), bytes: report.bytes };
  });
}

it("are in the files when asked for, and the report says what that took", async () => {
  const [one, both] = [await bodies(false), await bodies(true)];
  expect(one.figures.sharp).toBeGreaterThan(5);
  expect(one.figures.bodies).toEqual({ both: 0, secondByDigest: one.figures.sharp, firstBorrowed: 0 });
  expect(both.figures.sharp).toBe(one.figures.sharp);
  expect(both.figures.bodies).toEqual({ both: one.figures.sharp, secondByDigest: 0, firstBorrowed: 0 });
  expect(both.notes).toMatch(
    /both bodies were kept of \d+ pages: second and further responses took \d+ bytes/,
  );
  expect(one.notes).not.toContain("both bodies");
  expect(both.bytes).toBeGreaterThan(one.bytes);
});
