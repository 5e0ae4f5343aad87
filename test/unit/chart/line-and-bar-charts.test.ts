import { describe, expect, it } from "vitest";
import { barChart, lineChart } from "#chart/index.js";

const labels = { title: "A <title> & more", xLabel: "x (slots)", yLabel: "y (pages)" };

describe("line charts", () => {
  const svg = lineChart(labels, [
    {
      name: 'evil "><script>',
      points: [
        [0, 0.25],
        [1, 0.75],
      ],
    },
    {
      name: "flat",
      points: [
        [0, 0.5],
        [1, 0.5],
      ],
    },
  ]);

  it("escape every text", () => {
    expect(svg).toContain("A &lt;title&gt; &amp; more");
    expect(svg).not.toContain("<script");
  });

  it("name their axes with units, and every series", () => {
    for (const text of ["x (slots)", "y (pages)", "flat"]) expect(svg).toContain(text);
  });

  it("draw one line per series, told apart by more than colour", () => {
    expect(svg.match(/<polyline/g)).toHaveLength(2);
    expect(svg).toContain("stroke-dasharray");
    expect(svg).toContain("var(--isochron-series-1");
  });

  it("mark round values that enclose the data", () => {
    for (const tick of ["0.2", "0.8"]) expect(svg).toContain(`>${tick}<`);
  });

  it("stand without data, and with all values equal", () => {
    expect(lineChart(labels, [])).toContain("<svg");
    expect(lineChart(labels, [{ name: "one", points: [[3, 3]] }])).not.toContain("NaN");
  });
});

describe("bar charts", () => {
  it("draw a bar per figure, leave out missing ones, and start at zero", () => {
    const groups = [
      { name: "g1", values: [10, null] },
      { name: "g2", values: [20, 30] },
    ];
    const svg = barChart({ ...labels, series: ["s1", "s2"] }, groups);
    expect(svg.match(/<rect/g)).toHaveLength(3);
    expect(svg).toContain(">0<");
    expect(svg).not.toContain("NaN");
  });

  it("are the same for the same data", () => {
    const draw = (): string => barChart({ ...labels, series: ["s"] }, [{ name: "g", values: [1] }]);
    expect(draw()).toBe(draw());
  });
});
