// Every capture says of what differed whether it matters, and the living site knows which pages only rotate.
import { expect, it } from "vitest";
import type { PresetName, TruthPage } from "#lab/index.js";
import type { ReportPage } from "#model/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import { captureSimulated } from "../../support/captures/capture-simulated.js";

const DIFFERING = ["changed", "self-varying", "gone"];

/** Pages of one capture that differed, each with its true life. */
async function differing(seed: number, preset: PresetName): Promise<[ReportPage, TruthPage][]> {
  const { report, simulation } = await captureSimulated({ seed, preset, pages: 50 }, { delayMs: 2000 });
  const truth = new Map(simulation.site.truth(simulation.clock.now()).pages.map((page) => [page.path, page]));
  const [yes, no] = [true, false].map((is) =>
    report.pages.filter((page) => DIFFERING.includes(page.verdict) === is),
  );
  expect(no!.filter((page) => page.change !== undefined)).toEqual([]);
  const counted = Object.values(report.changes!.verdicts).reduce((sum, n) => sum + n, 0);
  expect(counted + report.changes!.unjudged).toBe(yes!.length);
  const scrubbed = yes!.filter(({ change }) => change?.scrubbed).length;
  expect(report.changes!.scrubbed).toBe(scrubbed);
  expect(renderHtml(report).includes("Scrubbed, apart from every other figure")).toBe(scrubbed > 0);
  expect(renderHtml(report).includes("What changed")).toBe(yes!.length > 0);
  expect(renderTerminal(report, { colour: false, width: 100 }).includes("What changed")).toBe(
    yes!.length > 0,
  );
  return yes!.map((page) => [page, truth.get(new URL(page.url).pathname + new URL(page.url).search)!]);
}

it("never calls an edited article insignificant, and a page that went is removed", async () => {
  const pages = (await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => differing(seed, "plain")))).flat();
  const edited = pages.filter(([page, truth]) => page.verdict === "changed" && truth.kind === "document");
  expect(edited.length).toBeGreaterThan(10);
  const calm = edited.filter(([{ change }]) => !change || change.verdict === "insignificant");
  expect(calm.map(([page]) => page.url)).toEqual([]);
  for (const [page] of pages)
    if (page.verdict === "gone") expect(page.change).toMatchObject({ verdict: "removed", importance: 1 });
});

it("calls a page that only varies by itself insignificant, and a template's edit too", async () => {
  const pages = (await Promise.all([1, 2, 4, 5].map((seed) => differing(seed, "everything")))).flat();
  const restless = pages.filter(([, { noisy, versions }]) => noisy && versions.length === 1);
  expect(restless.length).toBeGreaterThan(0);
  for (const [page] of restless) expect(page.change).toMatchObject({ verdict: "insignificant" });
  // The site's noise is text like any other to the rules fixed before the visits: nothing is scrubbed away.
  expect(pages.filter(([{ change }]) => change?.scrubbed)).toEqual([]);
  const verdicts = new Set(pages.map(([page]) => page.change?.verdict));
  for (const verdict of ["insignificant", "major", "structural"]) expect(verdicts).toContain(verdict);
  expect(verdicts).not.toContain("identical");
});
