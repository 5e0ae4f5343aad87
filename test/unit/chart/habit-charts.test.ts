import { describe, expect, it } from "vitest";
import { heatMap, histogram, treeMap } from "#chart/index.js";

describe("charts of a site's habits", () => {
  it("the heat map has a cell per value, the greatest the darkest, and none dark when nothing changed", () => {
    const labels = { title: "Week", columns: ["0", "1"], rows: ["Mon", "Tue"], unit: "x" };
    const svg = heatMap(labels, [0, 1, 2, 4]);
    expect(svg.match(/<rect/g)!.length).toBe(4);
    expect(svg).toContain('fill-opacity="1"');
    expect(heatMap(labels, [0, 0, 0, 0])).not.toContain('fill-opacity="1"');
  });

  it("the tree map gives every area its share of the picture, and escapes names", () => {
    const svg = treeMap("Tree", [
      { name: "<a>", size: 3, shade: 1 },
      { name: "b", size: 1, shade: 0 },
      { name: "none", size: 0, shade: 0 },
    ]);
    const boxes = [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/g)];
    const areas = boxes.map(([, width, height]) => (Number(width) + 2) * (Number(height) + 2));
    expect(areas.length).toBe(2);
    expect(areas[0]! / areas[1]!).toBeCloseTo(3, 1);
    expect(svg).toContain("&lt;a&gt;");
    expect(treeMap("Nothing", [])).toContain("<svg");
  });

  it("the histogram has a bar and a label per class", () => {
    const svg = histogram({ title: "Rates", xLabel: "rate", yLabel: "pages" }, [
      { label: "weekly", count: 4 },
      { label: "daily", count: 0 },
    ]);
    expect(svg.match(/<rect/g)!.length).toBe(2);
    expect(svg).toContain("weekly");
  });
});
