import { describe, expect, it } from "vitest";
import { visitRevisitChart } from "#chart/index.js";
import type { Verdict } from "#model/index.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";

const MIXED: Verdict[] = [
  "sharp",
  "changed",
  "attested",
  "failed",
  "sharp",
  "excluded",
  "self-varying",
  "sharp",
];

/** The y of every line drawn, by the page's URL. */
function linesOf(svg: string): Map<string, { y: number; from: number; to: number }> {
  const found = svg.matchAll(/<title>(\S+) – [\w-]+<\/title><path d="M([\d.]+) ([\d.]+)H([\d.]+)"/g);
  return new Map(
    [...found].map(([, url, from, y, to]) => [url!, { y: Number(y), from: Number(from), to: Number(to) }]),
  );
}

describe("visit–revisit chart", () => {
  it("looks as it did when it was last looked at", async () => {
    const report = makeReport({ pages: 8, verdictOf: (i) => MIXED[i]! });
    await expect(visitRevisitChart(report)).toMatchFileSnapshot("../../fixtures/charts/visit-revisit.svg");
  });

  it("nests the lines of a symmetric plan, the page visited first lowest", () => {
    const lines = [...linesOf(visitRevisitChart(makeReport({ pages: 30 }))).values()];
    expect(lines).toHaveLength(30);
    for (const [i, line] of lines.slice(1).entries()) {
      const outer = lines[i]!;
      expect(line.y).toBeLessThan(outer.y);
      expect(line.from).toBeGreaterThan(outer.from);
      expect(line.to).toBeLessThan(outer.to);
    }
  });

  it("tells verdicts apart by dash as well as by colour", () => {
    const svg = visitRevisitChart(makeReport({ pages: 8, verdictOf: (i) => MIXED[i]! }));
    const dashes = [...svg.matchAll(/– ([\w-]+)<\/title><path d="[^"]+"( stroke-dasharray="[^"]+")?/g)];
    const byVerdict = new Map(dashes.map(([, verdict, dash]) => [verdict, dash ?? "solid"]));
    expect(new Set(byVerdict.values()).size).toBe(byVerdict.size);
    expect(byVerdict.get("sharp")).toBe("solid");
  });

  it("says in words what it shows", () => {
    const svg = visitRevisitChart(
      makeReport({ pages: 3, verdictOf: (i) => (i === 1 ? "changed" : "sharp") }),
    );
    expect(svg).toContain('role="img"');
    expect(svg).toContain("of 3 pages around 2026-11-15T12:31:07.412Z: 2 sharp, 1 changed.");
    expect(svg).toContain("t* = 12:31:07.412Z");
  });

  it("escapes every string that came from the web", () => {
    const urlOf = (): string => `http://x.test/"><script>alert(1)</script>&'\u0000\u001b`;
    const svg = visitRevisitChart(makeReport({ pages: 2, urlOf }));
    expect(svg).not.toContain("<script");
    expect(svg).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(svg).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("thins thousands of pages by the same factor for each verdict, and says so", () => {
    const verdictOf = (i: number): Verdict => (i % 10 === 0 ? "changed" : i === 4321 ? "gone" : "sharp");
    const svg = visitRevisitChart(makeReport({ pages: 4800, verdictOf }));
    const drawn = (verdict: string): number => svg.split(`– ${verdict}</title>`).length - 1;
    expect(svg).toContain("Each line stands for 10 pages of the same verdict.");
    expect([drawn("sharp"), drawn("changed"), drawn("gone")]).toEqual([432, 48, 1]);
    expect(svg).toContain("sharp 4319");
  });

  it("draws pages without a second sighting as a point, and counts those never requested", () => {
    const verdicts: Verdict[] = ["seen", "excluded", "sharp"];
    const svg = visitRevisitChart(makeReport({ pages: 3, verdictOf: (i) => verdicts[i]! }));
    expect(svg).toMatch(/– seen<\/title><circle/);
    expect(svg).toContain("1 page was never requested and no line is drawn.");
  });

  it("can be drawn without any page and with a single instant", () => {
    expect(visitRevisitChart({ asOf: AS_OF, pages: [] })).toContain("no pages");
    const page = { url: "http://x.test/", verdict: "seen", visitAt: AS_OF, revisitAt: null } as const;
    expect(visitRevisitChart({ asOf: AS_OF, pages: [page] })).not.toContain("NaN");
  });
});
