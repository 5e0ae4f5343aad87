import { describe, expect, it } from "vitest";
import { pageTreeChart } from "#chart/index.js";
import type { Verdict } from "#model/index.js";

const page = (url: string, verdict: Verdict = "sharp") => ({ url, verdict });

describe("page tree", () => {
  it("counts every page in its directory and in all above it", () => {
    const svg = pageTreeChart([
      page("http://a.test/"),
      page("http://a.test/news/1.html", "changed"),
      page("http://a.test/news/2.html"),
    ]);
    expect(svg).toContain("<title>all pages: 2 sharp, 1 changed</title>");
    expect(svg).toContain("<title>news/: 1 sharp, 1 changed</title>");
    expect(svg).toContain("2 of 3 pages sharp in 3 directories");
  });

  it("stays legible with thousands of directories and says what it leaves out", () => {
    const pages = Array.from({ length: 3000 }, (_, i) => page(`http://a.test/d${i % 1000}/p${i}.html`));
    const svg = pageTreeChart(pages);
    expect(svg.match(/<g>/g)).toHaveLength(60);
    expect(svg).toContain("942 smaller directories are not drawn");
  });

  it("escapes names and draws nothing from nothing", () => {
    expect(pageTreeChart([page(`http://a.test/<b>'"/x`)])).not.toMatch(/<b>/);
    expect(pageTreeChart([])).toContain("0 of 0 pages sharp");
  });
});
