// The measures and the series as a user reads them, over two captures of a simulated site.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeWorld, captureSite } from "#crawl/index.js";
import { simulateLivingSite } from "#lab/index.js";
import { instant, type CaptureReport, type Measure, type Measures, type SeriesReport } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { runCli } from "../../support/test-io.js";

const SETTINGS = { delayMs: 1000, strategy: "optimal-online", maxPages: 10_000, threshold: 0.3 } as const;
const NOON = Date.UTC(2026, 0, 5, 12);

let dir = "";
let site = "";
const reports: CaptureReport[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-measures-"));
  const archive = await openArchive(dir);
  for (const hour of [0, 24]) {
    const startAt = instant(NOON + hour * 3_600_000);
    const simulation = simulateLivingSite({ seed: 4, preset: "demo", pages: 30, startAt });
    const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
    const request = { site: siteFromSeeds([simulation.url]), settings: SETTINGS };
    reports.push((await captureSite(request, world)).report);
  }
  site = reports[0]!.site;
  await archive.close();
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function report(...argv: string[]): Promise<string> {
  const { code, out, err } = await runCli(["report", "--archive", dir, ...argv]);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

async function measuresOf(...argv: string[]): Promise<Measures> {
  return (JSON.parse(await report("--json", ...argv)) as { measures: Measures }).measures;
}

const find = ({ measures }: Measures, id: string): Measure => measures.find((one) => one.id === id)!;
const figure = (measure: Measure, label: string): number => {
  const found = measure.figures.find((one) => one.label === label);
  expect(found, label).toBeDefined();
  return found!.value!;
};

describe("report --measures", () => {
  it("agrees with the report: what differed is the error rate, what is sharp the observed query coherence", async () => {
    const { all, verdicts } = reports[1]!;
    const measures = await measuresOf("--measures");
    expect(measures).toMatchObject({ pages: all.pages, importance: "every page the same" });
    const inducible = find(measures, "inducible-coherence");
    const differing = verdicts.changed + verdicts.gone;
    const tested = figure(inducible, "pages tested");
    // A self-varying page may happen to show the same on both sides.
    const varying = verdicts["self-varying"];
    expect(Math.round(figure(inducible, "error rate q") * tested)).toBeGreaterThanOrEqual(differing);
    expect(Math.round(figure(inducible, "error rate q") * tested)).toBeLessThanOrEqual(differing + varying);
    const held = figure(find(measures, "coherence"), "pages held");
    const observed = figure(find(measures, "query-coherence"), "by count, observed");
    expect(observed).toBeCloseTo(all.sharp / held, 12);
    expect(figure(find(measures, "completeness"), "site")).toBeGreaterThan(0);
    expect(figure(find(measures, "blur"), "site")).toBeGreaterThan(0);
    const composites = find(measures, "composite-mementos").figures;
    expect(composites.reduce((sum, { value }) => sum + value!, 0)).toBe(reports[1]!.composites.pages);
  });

  it("prints every measure with its source, on the terminal and in HTML", async () => {
    const { measures } = await measuresOf("--measures");
    for (const text of [await report("--measures"), await report("--measures", "--html")]) {
      const flat = text.replaceAll(/\s+/g, " ").replaceAll("&amp;", "&");
      for (const { name, source } of measures) {
        expect(flat).toContain(name);
        expect(flat).toContain(source);
      }
    }
    expect(await report()).not.toContain("Measures of the literature");
  });

  it("weighs pages by the links between them", async () => {
    const measures = await measuresOf("--importance", "pagerank");
    expect(measures.importance).toMatch(/^PageRank .* over \d+ links between \d+ pages/);
    expect(Number(/over (\d+) links/.exec(measures.importance)![1])).toBeGreaterThan(30);
    const share = figure(find(measures, "coherence-by-importance"), "all pages, sharp");
    expect(share).not.toBeCloseTo(reports[1]!.all.sharp / reports[1]!.all.pages, 6);
  });

  it("weighs pages by keywords and as a file says", async () => {
    const byWords = await measuresOf("--importance", "keywords:the, zeppelin");
    expect(byWords.importance).toContain("the, zeppelin");
    const sharp = reports[1]!.pages.find(({ verdict }) => verdict === "sharp")!;
    const file = join(dir, "weights.txt");
    writeFileSync(file, `# what matters\n1 ${sharp.url}\n0 *\n`);
    const given = find(await measuresOf("--importance", file), "coherence-by-importance");
    expect(figure(given, "all pages, sharp")).toBe(1);
    writeFileSync(file, `2 ${sharp.url}\n`);
    const refused = await runCli(["report", "--archive", dir, "--importance", file]);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("line 1") });
    const missing = await runCli(["report", "--archive", dir, "--importance", "page-rank"]);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining("pagerank") });
  });
});

describe("report --archive-view --measures", () => {
  it("measures the site over its life and the archive as the mean of its sites", async () => {
    const [ofSite, ofArchive] = (
      JSON.parse(await report("--archive-view", site, "--measures", "--json")) as { measures: Measures[] }
    ).measures as [Measures, Measures];
    const label = "at all times, by count, observed";
    const share = figure(find(ofSite, "site-coherence"), label);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(figure(find(ofArchive, "archive-site-coherence"), label)).toBe(share);
    const html = await report("--archive-view", site, "--measures", "--html");
    for (const text of ["Proved at every instant", "Definition 5.23", "Definition 5.24"])
      expect(html).toContain(text);
    expect(html).not.toMatch(/(?:src|href)=/);
  });
});

describe("report --series", () => {
  it("gives each capture's figures, oldest first, as its own report has them", async () => {
    const { points, completenessModel } = JSON.parse(
      await report("--series", site, "--json"),
    ) as SeriesReport;
    expect(completenessModel).toContain("Poisson");
    expect(points).toHaveLength(2);
    for (const [i, point] of points.entries()) {
      const { capture, asOf, all, startedAt, finishedAt } = reports[i]!;
      expect(point).toMatchObject({ capture, asOf, ...all, durationMs: finishedAt - startedAt });
      expect(point.completeness).toBeGreaterThan(0);
      expect(point.completeness).toBeLessThanOrEqual(1);
      expect(point.inducible).toBeGreaterThanOrEqual(all.sharp / all.pages);
    }
  });

  it("draws them, and says so of a site that was never captured", async () => {
    const html = await report("--series", site, "--html");
    expect(html.match(/<circle/g)!.length).toBe(8);
    expect(await report("--series", site)).toContain(reports[0]!.capture);
    const none = await runCli(["report", "--archive", dir, "--series", "nowhere.test"]);
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining("nowhere.test") });
  });
});

describe("report of a capture whose replay was checked", () => {
  const CHECK = {
    format: "isochron-replay-check/1",
    software: "isochron-test",
    capture: "",
    site: "",
    asOf: null,
    browser: "Chromium 1",
    documents: 3,
    isByLot: false,
    counts: { same: 2, "missing-parts": 1, "text-differs": 0, "could-not-be-shown": 0 },
    pages: ["same", "same", "missing-parts"].map((result) => ({ result })),
    checkedAt: NOON,
  };

  const lay = (kept: unknown): void =>
    writeFileSync(join(dir, "captures", reports[1]!.capture, "check-replay.json"), JSON.stringify(kept));

  it("tells of it to people and programs", async () => {
    lay({ ...CHECK, capture: reports[1]!.capture });
    const words =
      "2 of 3 pages are shown by replay as from their stored bytes (checked 2026-01-05 12:00:00.000 UTC)";
    expect((await report()).replace(/\s+/g, " ")).toContain(words);
    expect(await report("--html")).toContain(words);
    expect(JSON.parse(await report("--json"))).toMatchObject({
      replayCheck: { checkedAt: NOON, counts: CHECK.counts },
    });
  });

  it("passes over what is no check of this capture", async () => {
    for (const other of [{ ...CHECK, capture: "another" }, { ...CHECK, format: "else" }, "words", null]) {
      lay(other);
      expect(await report("--json")).not.toContain("replayCheck");
    }
  });
});
