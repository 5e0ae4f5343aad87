// spaniol2009: the definitions of section 3 on the worked examples of figures 2, 3 and 4. Exact.
import { describe, expect, it } from "vitest";
import {
  coherenceInterval,
  inducibleCoherence,
  inducibleInterval,
  measurableCoherence,
  observableInterval,
  type CrawlRevisit,
} from "#quality/index.js";
import { at } from "../support/samples/sightings.js";

/** Invariance intervals of a crawl over [t1, t4]; a change splits a page's time, and the download is in one part. */
const span = (from: number | null, to: number | null) => ({
  from: from === null ? null : at(from),
  to: to === null ? null : at(to),
});

describe("coherence (Definition 3.1)", () => {
  it("figure 2, left: p2 changes at t3 after its download at t2, p3 at t2 before its own at t3: [t2, t3)", () => {
    const pages = [span(null, null), span(null, 3), span(2, null), span(null, null)];
    expect(coherenceInterval(pages)).toEqual({ from: 2, to: 3 });
  });

  it("figure 2, right: p1 changes at t2 after its download at t1, p3 at t2 before its own at t3: nothing", () => {
    const pages = [span(null, 2), span(null, null), span(2, null), span(null, null)];
    expect(coherenceInterval(pages)).toBeNull();
  });

  it("finds a single page always coherent", () => {
    expect(coherenceInterval([span(1, 2)])).toEqual({ from: 1, to: 2 });
    expect(coherenceInterval([])).toEqual({ from: null, to: null });
  });
});

describe("observable coherence (Definition 3.2)", () => {
  it("needs a time between every page's last change and its download", () => {
    const pages = [0, 0, 0].map((changed, i) => ({ lastChangeAt: at(changed), downloadedAt: at(i + 1) }));
    expect(observableInterval(pages)).toEqual({ from: 0, to: 1 });
    const late = pages.with(2, { lastChangeAt: at(2), downloadedAt: at(3) });
    expect(observableInterval(late)).toBeNull();
  });

  it("is closed at the right: the content was seen at its download", () => {
    const pages = [
      { lastChangeAt: at(0), downloadedAt: at(1) },
      { lastChangeAt: at(1), downloadedAt: at(2) },
    ];
    expect(observableInterval(pages)).toEqual({ from: 1, to: 1 });
  });
});

describe("measurable coherence (Definition 3.4)", () => {
  const crawl = [1, 2, 3, 4, 5].map((t) => ({ lastChangeAt: at(0), downloadedAt: at(t) }));

  it("figure 3, top: every test succeeds, the site is coherent at t_s", () => {
    expect(measurableCoherence(crawl, at(1))).toEqual({ errorRate: 0, coherence: 1 });
  });

  it("figure 3, bottom: p3 was modified at t2, so one of n tests fails; a change at t_s itself is fine", () => {
    const violated = crawl.with(2, { lastChangeAt: at(2), downloadedAt: at(3) });
    expect(measurableCoherence(violated, at(1))).toEqual({ errorRate: 0.2, coherence: 0.8 });
    const atStart = crawl.with(2, { lastChangeAt: at(1), downloadedAt: at(3) });
    expect(measurableCoherence(atStart, at(1)).errorRate).toBe(0);
  });
});

describe("inducible coherence (Definitions 3.5 and 3.6)", () => {
  // Position i is visited at t_i and revisited at t_(2n−i); the last page's visit is its revisit.
  const crawl = (n: number): CrawlRevisit[] =>
    Array.from({ length: n }, (_, k) => ({
      visitedAt: at(k + 1),
      revisitedAt: at(2 * n - (k + 1)),
      visitHash: `h${k}`,
      revisitHash: `h${k}`,
    }));

  it("figure 4, top: equal hashes throughout, coherent at t_n", () => {
    expect(inducibleCoherence(crawl(5))).toEqual({ errorRate: 0, coherence: 1 });
    expect(inducibleInterval(crawl(5))).toEqual({ from: 5, to: 5 });
  });

  it("figure 4, bottom: p3 differs at its revisit at t_(2n−3): its whole interval is insecure", () => {
    const pages = crawl(5).with(2, { ...crawl(5)[2]!, revisitHash: "other" });
    expect(pages[2]!.revisitedAt).toBe(2 * 5 - 3);
    expect(inducibleCoherence(pages)).toEqual({ errorRate: 0.2, coherence: 0.8 });
    expect(inducibleInterval(pages)).toBeNull();
  });
});
