import { describe, expect, it } from "vitest";
import type { Verdict } from "#model/index.js";
import { renderHtml } from "#report/index.js";
import { makeReport } from "../../support/samples/reports.js";

const oneChanged = (i: number): Verdict => (i === 0 ? "changed" : "sharp");

describe("HTML report", () => {
  it("carries the headline, its charts, what spoiled it and a row per page", () => {
    const html = renderHtml(makeReport({ pages: 12, verdictOf: oneChanged }));
    expect(html).toContain('<p class="figure">11 <small>of 12 pages</small></p>');
    // Heat is drawn where directories differ in it, and here there is only one.
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html).toContain("What spoiled it");
    expect(html.match(/<td class="url">/g)).toHaveLength(12);
    expect(html).toContain("What this cannot prove");
  });

  it("asks nobody for anything", () => {
    const html = renderHtml(makeReport({ pages: 3 }));
    expect(html).not.toMatch(/\b(src|href|action)=|@import|url\(/);
    expect(html).toContain("default-src 'none'");
  });

  it("escapes every string that came from the web", () => {
    const evil = `</title><script>alert(1)</script><img onerror="x">`;
    const report = makeReport(
      { pages: 2, urlOf: () => `http://x.test/${evil}`, verdictOf: () => "changed" },
      { site: evil, seeds: [evil], capture: evil, strategy: evil, notes: [evil], warcs: [evil] },
    );
    const withReason = { ...report, pages: report.pages.map((page) => ({ ...page, reason: evil })) };
    const html = renderHtml(withReason);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).not.toContain("<img");
    expect(html.match(/<\/title>/g)).toHaveLength(10);
  });

  it("puts the pages that are not sharp first and bounds the table", () => {
    const html = renderHtml(makeReport({ pages: 5100, verdictOf: (i) => (i === 5050 ? "gone" : "sharp") }));
    const rows = html.slice(html.indexOf("<h2>Pages</h2>"));
    expect(rows.indexOf("page-5050.html")).toBeLessThan(rows.indexOf("page-0.html"));
    expect(html.match(/<td class="url">/g)).toHaveLength(5000);
    expect(html).toContain("… and 100 more");
  });

  it("does not let attested intervals raise the observed curve", () => {
    const html = renderHtml(makeReport({ pages: 4, verdictOf: (i) => (i === 0 ? "attested" : "sharp") }));
    expect(html).toContain("3 of 4 at 2026-11-15T12:31:07.412Z");
  });
});
