// The papers' measures on a capture small enough to count by hand.
import { describe, expect, it } from "vitest";
import type { Capture, Measure, Measures, PageUrl, Sighting } from "#model/index.js";
import { archiveMeasures, assessCapture, captureMeasures, siteMeasures } from "#quality/index.js";
import { at, captured, failed, frontierPage, unchanged } from "../../support/samples/sightings.js";

const AS_OF = at(100);
const DAY_MS = 86_400_000;
const url = (name: string): PageUrl => `http://site.test/${name}` as PageUrl;
const modified = (lastModified: number) => ({ validators: { lastModified: at(lastModified) } });
const css = { identity: { contentType: "text/css" } };

/** Visits before 100, revisits after it; `page` needs the style sheet, `torn` one that is not held. */
const LOOKS: Record<string, Sighting[]> = {
  page: [captured("a", 10, 20, modified(0)), captured("a", 180, 190, { ...modified(0), pass: "revisit" })],
  torn: [captured("b", 30, 40, modified(25)), captured("c", 160, 170, { ...modified(150), pass: "revisit" })],
  "style.css": [captured("s", 50, 60, css), captured("s", 140, 150, { ...css, pass: "revisit" })],
  told: [captured("t", 70, 80), unchanged(130, 135)],
  lost: [failed(85, 90, "visit")],
};
const NEEDS: Record<string, string[]> = { page: ["style.css"], torn: ["lost"] };

const names = Object.keys(LOOKS);
const capture: Capture = {
  id: "c1",
  site: "site.test",
  seeds: [url("page")],
  phase: "finished",
  startedAt: at(5),
  plannedAsOf: AS_OF,
  asOf: AS_OF,
  finishedAt: at(200),
  settings: {},
  expectedSharp: null,
  upperBound: null,
};

function measured(
  importanceOf: (page: PageUrl) => number = () => 1,
  importance: string | null = null,
  needs: Record<string, string[]> = NEEDS,
): Measures {
  const assessment = assessCapture({
    capture,
    plannedAsOf: AS_OF,
    pages: names.map((name, seq) =>
      frontierPage({ url: url(name), seq, kind: name.endsWith("css") ? "requisite" : "document" }),
    ),
    numberOf: (page) => names.indexOf(page.slice(url("").length)),
    sightingsOf: (page) => LOOKS[page.slice(url("").length)]!,
    requisitesOf: (document) => (needs[names[document]!] ?? []).map((name) => names.indexOf(name)),
  });
  return captureMeasures(assessment, 205, {
    importance,
    importanceOf,
    // One change per 200 ms, the length of the capture.
    ratePerDayOf: (page) => (page === url("page") ? DAY_MS / 200 : null),
  });
}

const find = ({ measures }: Measures, id: string): Measure => measures.find((one) => one.id === id)!;
const figures = (measure: Measure): Record<string, number | null> =>
  Object.fromEntries(measure.figures.map(({ label, value }) => [label, value]));

describe("the measures of a capture", () => {
  it("each name their source and what they rest on", () => {
    for (const { source, basis, name } of measured(() => 1, "as said").measures) {
      expect(source).toMatch(/20\d\d|this report/);
      expect(basis.length, name).toBeGreaterThan(30);
    }
  });

  it("Definition 3.1: nothing excludes all pages held together only where no page is known to differ", () => {
    // `torn` is held as seen before t*; its other state was complete at 170.
    expect(find(measured(), "coherence").interval).toEqual({ from: null, to: 170 });
  });

  it("Definitions 3.2 and 3.4: by Last-Modified, of two pages, one of which was modified after the start", () => {
    const observable = find(measured(), "observable-coherence");
    // [0, 20] and [25, 40] have nothing in common.
    expect(observable.interval).toBeNull();
    expect(figures(find(measured(), "measurable-coherence"))).toEqual({
      "coherence C": 0.5,
      "error rate q": 0.5,
      "pages tested": 2,
      "without Last-Modified": 2,
    });
  });

  it("Definitions 3.5 and 3.6: of four pages looked at on both sides one differs; a 304 counts as equal", () => {
    const inducible = find(measured(), "inducible-coherence");
    expect(figures(inducible)).toEqual({
      "coherence C": 0.75,
      "error rate q": 0.25,
      "pages tested": 4,
      "not looked at on both sides": 1,
    });
    expect(inducible.interval).toBeNull();
  });

  it("Definition 5.22: observed lives of two pages meet, possible ones of all four held", () => {
    const uniform = figures(find(measured(), "query-coherence"));
    expect(uniform["by count, observed"]).toBeCloseTo(2 / 4, 12);
    expect(uniform["by count, possible"]).toBe(1);
    const weighted = figures(
      find(
        measured((page) => (page === url("torn") ? 0.7 : 0.1)),
        "query-coherence",
      ),
    );
    // The heavy page's life was not observed: neither reading counts it as met.
    expect(weighted["by weight, observed"]).toBeCloseTo(0.2, 12);
  });

  it("Definition 5.13, estimated: one version held of 1 + rate · time = 2, and a page of which none is held", () => {
    expect(figures(find(measured(), "completeness"))).toEqual({
      site: 0.25,
      "page, mean": 0.25,
      "page, lowest": 0,
      "pages held without a rate": 3,
    });
    expect(find(measured(), "completeness").basis).toMatch(/Poisson/);
  });

  it("blur: rate · (t² − tT + T²/2) / T with T = 200 and the page fetched at t = 15", () => {
    const expected = (15 * 15 - 15 * 200 + (200 * 200) / 2) / 200 / 200;
    expect(figures(find(measured(), "blur"))["site"]).toBeCloseTo(expected, 12);
  });

  it("composite mementos: equal looks around a sharp document, one look before, a requisite not held", () => {
    expect(figures(find(measured(), "composite-mementos"))).toEqual({
      // `page`, sharp at t*, with its style sheet; `told`, which needs nothing.
      "prima facie coherent": 2,
      "possibly coherent": 0,
      "probably violative": 0,
      "prima facie violative": 0,
      // `torn`, which needs `lost`, and `lost` itself.
      incomplete: 2,
    });
    // `torn` is no longer sharp at t*: its look at 40 is its time, and the style sheet was seen only after it.
    const needs = measured(undefined, null, { torn: ["style.css"] });
    expect(figures(find(needs, "composite-mementos"))).toMatchObject({
      "prima facie coherent": 2,
      "probably violative": 1,
      incomplete: 1,
    });
  });
});

describe("importance", () => {
  it("weighs the report's figures, tier by tier, and finds the best time by weight", () => {
    const heavy = measured((page) => (page === url("torn") ? 0.5 : 0.125), "as said");
    const shares = figures(find(heavy, "coherence-by-importance"));
    expect(shares["all pages, sharp"]).toBeCloseTo(0.25, 12);
    expect(shares["all pages, attested"]).toBeCloseTo(0.125, 12);
    expect(shares["requisites, sharp"]).toBe(1);
    // Of documents 0.125 of 0.875 are sharp, and the sharp one has a sharp style sheet.
    expect(shares["composites, sharp"]).toBeCloseTo(0.125 / 0.875, 12);
    expect(figures(find(heavy, "best-time-by-importance"))["observed"]).toBeCloseTo(0.25, 12);
  });

  it("is left out of the figures where every page weighs the same", () => {
    expect(measured().measures.map(({ id }) => id)).not.toContain("coherence-by-importance");
  });
});

describe("the measures of a site's life and of an archive", () => {
  const sightings = new Map(names.map((name) => [url(name), LOOKS[name]!]));
  const knowledge = { importance: null, importanceOf: () => 1, ratePerDayOf: () => 0 };
  const site = siteMeasures("site.test", sightings, [AS_OF], knowledge);

  it("Definition 5.23 at the captures' t* and at all times", () => {
    const coherence = find(site, "site-coherence");
    expect(coherence.interval).toEqual({ from: 10, to: 190 });
    expect(figures(coherence)["at the captures’ t*, by count, observed"]).toBeCloseTo(2 / 4, 12);
    // The result for a query changes at 105 alone that matters: `torn` becomes its second state, seen once.
    expect(figures(coherence)["at all times, by count, observed"]).toBeCloseTo(2 / 4, 12);
    expect(figures(coherence)["at all times, by count, possible"]).toBe(1);
  });

  it("with a rate of 0 a page is complete once it is held", () => {
    expect(figures(find(site, "completeness"))).toMatchObject({ site: 0.8, "page, lowest": 0 });
  });

  it("Definitions 5.14 and 5.24: the mean over sites", () => {
    const other = siteMeasures("other.test", new Map([[url("told"), LOOKS["told"]!]]), [AS_OF], knowledge);
    const archive = archiveMeasures([site, other]);
    expect(figures(find(archive, "archive-completeness"))["site"]).toBeCloseTo(0.9, 12);
    // One page seen once: nothing observed, everything possible.
    expect(figures(find(archive, "archive-site-coherence"))["at all times, by count, observed"]).toBeCloseTo(
      0.25,
      12,
    );
  });
});
