// A capture of a site without end: it ends, keeps what is worth having, and says what it left out.
import { describe, expect, it } from "vitest";
import type { CaptureOutcome } from "#crawl/index.js";
import { verifyCertificate } from "#verify/index.js";
import { captureLoopback } from "../../support/captures/capture-loopback.js";
import { captureSimulated } from "../../support/captures/capture-simulated.js";
import { endlessSite } from "../../support/sites/endless-site.js";
import { startLoggingSites } from "../../support/sites/logging-sites.js";
import { withTempDir } from "../../support/temp-dir.js";

async function captureEndless(
  shapeBudget: number,
): Promise<CaptureOutcome & { probes: number; ok: boolean }> {
  const sites = await startLoggingSites(["127.0.0.2"], (_host, path) => endlessSite(path));
  try {
    return await withTempDir(async (dir) => {
      const seeds = [`http://x.test:${sites.portOf("127.0.0.2")}/`];
      const settings = { delayMs: 0, maxPages: 120, manners: { shapeBudget } };
      const outcome = await captureLoopback({ dir, seeds, names: { "x.test": "127.0.0.2" }, settings });
      const { ok } = await verifyCertificate(outcome.files.certificate, { root: dir });
      return { ...outcome, ok, probes: sites.log.filter(({ path }) => path.startsWith("/isochron-")).length };
    });
  } finally {
    await sites.close();
  }
}

describe("a capture of a site without end", () => {
  it("ends, holds the ordinary pages, and itemises by rule and shape what was not pursued", async () => {
    const { report, certificate, probes, ok } = await captureEndless(10);
    const paths = report.pages
      .filter(({ verdict }) => verdict === "sharp")
      .map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining(["/", "/about", "/news", "/news/1"]));
    expect(report.pages.length).toBeLessThan(400);
    const codes = new Map(report.refusals!.map((refusal) => [refusal.code, refusal]));
    for (const code of ["repeating-path", "session-id", "shape-budget", "soft-404"] as const) {
      expect(codes.get(code)?.urls, code).toBeGreaterThan(0);
      expect(
        codes.get(code)!.shapes.every(({ examples }) => examples.length >= 1 && examples.length <= 3),
      ).toBe(true);
    }
    expect(report.pages.some(({ url }) => /jsessionid|PHPSESSID/.test(url))).toBe(false);
    expect(certificate.notes.join("\n")).toMatch(/not pursued: shape-budget/);
    expect(probes).toBe(1);
    expect(report.pages.find(({ url }) => url.endsWith("/gone/"))?.labels).toEqual(["soft-404"]);
    expect(report.pages.find(({ url }) => url.endsWith("/about"))?.labels).toBeUndefined();
    expect(ok).toBe(true);
  });
});

describe("a capture of an ordinary living site", () => {
  it.each([3, 4])("refuses nothing as a trap (seed %i)", async (seed) => {
    const { report } = await captureSimulated({ preset: "demo", pages: 80, seed });
    const kept = new Set(["robots", "out-of-scope", "max-pages"]);
    expect(report.refusals!.filter(({ code }) => !kept.has(code))).toEqual([]);
    expect(report.pages.length).toBeGreaterThan(70);
  });
});
