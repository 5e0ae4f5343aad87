// Every chart at every width: no text begins or ends outside of the picture, so that nothing is cut off.
import { describe, expect, it } from "vitest";
import {
  barChart,
  changeHeat,
  coherenceCurve,
  coverageChart,
  heatMap,
  histogram,
  lineChart,
  pageTreeChart,
  shareChart,
  treeMap,
  visitRevisitChart,
} from "#chart/index.js";
import { makeReport } from "../../support/samples/reports.js";

const WIDTHS = [290, 340, 480, 760, 960, 1600];
/** Narrower than the mean glyph of the charts' fonts at size 12: what is found outside by it is outside. */
const LEAST_CHAR_PX = 5;

const report = makeReport({
  pages: 60,
  verdictOf: (i) => (["sharp", "changed", "excluded", "self-varying", "sharp"] as const)[i % 5]!,
  urlOf: (i) => `http://demo.example/a-rather-long-name-of-a-directory-${i % 3}/below/it/${i}.html`,
  slotMs: 30_000,
});
const days = Array.from({ length: 9 }, (_, i) => Date.UTC(2026, 8, 1 + 11 * i));
const title = "a-site-with-quite-a-long-name.example in the archive";
const hours = Array.from({ length: 24 }, (_, i) => String(i));

const CHARTS: Readonly<Record<string, (widthPx: number) => string>> = {
  "visits and revisits": (widthPx) => visitRevisitChart(report, widthPx),
  coherence: (widthPx) => coherenceCurve(report, widthPx),
  "page tree": (widthPx) => pageTreeChart(report.pages, widthPx),
  "change heat": (widthPx) => changeHeat(report.pages, widthPx),
  shares: (widthPx) =>
    shareChart(title, [{ name: "sharp", points: days.map((at) => ({ at, value: 0.5 })) }], widthPx),
  coverage: (widthPx) =>
    coverageChart(
      title,
      days.map((at, count) => ({ at, count })),
      9,
      widthPx,
    ),
  "hours and weekdays": (widthPx) =>
    heatMap(
      { title: "Hours", columns: hours, rows: ["Mon", "Tue"], unit: "changes" },
      hours.map(Number),
      widthPx,
    ),
  lines: (widthPx) =>
    lineChart(
      { title: "Lines", xLabel: "x", yLabel: "y" },
      [
        {
          name: "one",
          points: [
            [0, 1],
            [5, 9],
          ],
        },
      ],
      widthPx,
    ),
  bars: (widthPx) =>
    barChart(
      { title: "Bars", xLabel: "x", yLabel: "y", series: ["a", "b"] },
      [{ name: "g", values: [1, 2] }],
      widthPx,
    ),
  "tree map": (widthPx) => treeMap(title, [{ name: "/a/", size: 3, shade: 0.5 }], { widthPx }),
  classes: (widthPx) =>
    histogram(
      { title: "Classes", xLabel: "x", yLabel: "y" },
      hours.map((label) => ({ label: `${label} h`, count: 3 })),
      widthPx,
    ),
};

interface Extent {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where the texts of a chart stand at the least; turned ones run upwards and are left out. */
function textsOf(svg: string): Extent[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].flatMap(([, attributes = "", text = ""]) => {
    if (attributes.includes("rotate")) return [];
    const x = Number(/\bx="([^"]+)"/.exec(attributes)![1]);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? "start";
    const width = text.length * LEAST_CHAR_PX;
    const from = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
    return [{ text, from, to: from + width }];
  });
}

describe.each(Object.entries(CHARTS))("%s", (_name, draw) => {
  it.each(WIDTHS)("keeps every word inside a picture of %i pixels", (widthPx) => {
    const svg = draw(widthPx);
    const drawnPx = Number(/viewBox="0 0 (\S+) /.exec(svg)![1]);
    expect(drawnPx).toBeLessThanOrEqual(widthPx);
    expect(textsOf(svg).filter(({ from, to }) => from < 0 || to > drawnPx)).toEqual([]);
  });
});

it("names t* at every width, and fewer distances from it where there is less room", () => {
  const ticks = WIDTHS.map((widthPx) => coherenceCurve(report, widthPx).match(/[−+]\d+ \w+</g)!.length);
  for (const widthPx of WIDTHS) expect(coherenceCurve(report, widthPx)).toContain("t* = 12:31:07.412Z");
  expect(ticks[0]).toBeLessThan(ticks.at(-1)!);
});
