// Figures side by side, as bars: one group per strategy or site, one bar per series.
import { framed, plotArea, type PlotArea, type PlotLabels } from "./plot-frame.js";
import { seriesColour } from "./series-style.js";
import { element, textAt } from "./svg.js";
import { valueAxis, type ValueAxis } from "./value-axis.js";

/** Bars standing together; a series without a figure is `null`. */
export interface BarGroup {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A chart of grouped bars from zero up, as an SVG string. */
export function barChart(labels: PlotLabels, groups: readonly BarGroup[], widthPx?: number): string {
  const area = plotArea(widthPx, 110);
  const known = groups.flatMap((group) => group.values.filter((value) => value !== null));
  const y = valueAxis([0, ...known], area.bottom, area.top);
  const width = (area.right - area.left) / Math.max(1, groups.length);
  const drawn = groups.map((group, g) => drawGroup(group, area.left + g * width, width, { area, y }));
  return framed(labels, area, y, drawn.join(""));
}

function drawGroup(
  group: BarGroup,
  left: number,
  width: number,
  { area, y }: { readonly area: PlotArea; readonly y: ValueAxis },
): string {
  const bar = (width * 0.8) / Math.max(1, group.values.length);
  const bars = group.values.map((value, k) => {
    if (value === null) return "";
    const top = y.at(value);
    const box = { x: left + width * 0.1 + k * bar, y: top, width: bar, height: area.bottom - top };
    return element("rect", { ...box, fill: seriesColour(k) }, element("title", {}, y.label(value)));
  });
  const middle = left + width / 2;
  const name = textAt(0, 0, group.name, {
    "text-anchor": "end",
    transform: `translate(${(middle + 4).toFixed(2)} ${area.bottom + 14}) rotate(-35)`,
  });
  return bars.join("") + name;
}
