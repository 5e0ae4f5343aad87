// Charts over dates and directories: what they say, and that they stay small and safe.
import { describe, expect, it } from "vitest";
import { changeHeat, coverageChart, shareChart } from "#chart/index.js";
import { dateAxis } from "#chart/date-axis.js";
import type { Verdict } from "#model/index.js";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

describe("an axis of dates", () => {
  it("marks round times of the calendar and names them as finely as it must", () => {
    const weeks = dateAxis([START, START + 21 * DAY_MS], 0, 100);
    expect(weeks.ticks.every((tick) => tick % DAY_MS === 0)).toBe(true);
    expect(weeks.ticks.map((tick) => weeks.label(tick)).slice(0, 2)).toEqual(["2026-01-02", "2026-01-07"]);
    expect(weeks.at(START)).toBe(0);
    expect(weeks.at(START + 21 * DAY_MS)).toBe(100);
    const hours = dateAxis([START, START + 6 * 3_600_000], 0, 100);
    expect(hours.ticks.map((tick) => hours.label(tick))).toContain("03:00");
  });

  it("never has more than a few marks, from a moment to a century", () => {
    for (const spanMs of [0, 1000, 3 * 60_000, DAY_MS / 3, DAY_MS, 40 * DAY_MS, 36_500 * DAY_MS])
      expect(dateAxis([START, START + spanMs], 0, 100).ticks.length).toBeLessThanOrEqual(8);
    expect(dateAxis([], 0, 100).ticks.length).toBeGreaterThan(0);
  });
});

describe("shares over time", () => {
  const points = [0.5, null, 1].map((value, i) => ({ at: START + i * DAY_MS, value }));

  it("draw a mark for every figure, none where there is none, and say it in words", () => {
    const svg = shareChart("Quality", [{ name: "sharp", points }]);
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).toContain("sharp: 50.0 % at 2026-01-01T00:00:00.000Z");
  });

  it("leave the marks out of a long series, and escape names", () => {
    const long = Array.from({ length: 500 }, (_, i) => ({ at: START + i * DAY_MS, value: 0.5 }));
    expect(shareChart("Quality", [{ name: "sharp", points: long }])).not.toContain("<circle");
    expect(shareChart("<b>", [{ name: "<i>", points }])).not.toMatch(/<[bi]>/);
  });
});

describe("coverage over time", () => {
  it("stays small with a hundred thousand steps and keeps the highest", () => {
    const steps = Array.from({ length: 100_000 }, (_, i) => ({ at: START + i * 60_000, count: i % 7 }));
    const svg = coverageChart("Proved", [...steps, { at: START + 100_001 * 60_000, count: 90 }], 100);
    expect(svg.length).toBeLessThan(150_000);
    expect(svg).toContain("all 100 pages");
    expect(coverageChart("Proved", [], 0)).toContain("<svg");
  });
});

describe("change heat", () => {
  const page = (url: string, verdict: Verdict = "sharp") => ({ url, verdict });

  it("counts what differed in each directory, without the host where there is only one", () => {
    const svg = changeHeat([
      page("http://a.test/"),
      page("http://a.test/news/1.html", "changed"),
      page("http://a.test/news/2.html", "self-varying"),
      page("http://a.test/news/3.html", "attested"),
      page("http://a.test/news/2026/4.html", "gone"),
    ]);
    expect(svg).toContain("<title>/news/: 2 of 3 differed</title>");
    expect(svg).toContain("<title>/news/2026/: 1 of 1 differed</title>");
    expect(svg).toContain("<title>/: 0 of 1 differed</title>");
    expect(changeHeat([page("http://a.test/"), page("http://b.test/")])).toContain("b.test/: 0 of 1");
  });

  it("puts the smallest of very many together, draws nothing from nothing, escapes names", () => {
    const many = Array.from({ length: 1000 }, (_, i) => page(`http://a.test/d${i % 300}/p${i}`, "gone"));
    const svg = changeHeat(many);
    expect(svg.match(/<rect/g)).toHaveLength(61);
    expect(svg).toContain("240 smaller directories: ");
    expect(changeHeat([])).toContain("<svg");
    expect(changeHeat([page("not <b>an</b> address")])).not.toContain("<b>");
  });
});
