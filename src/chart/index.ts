// Data to SVG strings, used by the reports, the UI and the lab.
export { visitRevisitChart } from "./visit-revisit.js";
export { coherenceCurve } from "./coherence-curve.js";
export { CHART_THEME_CSS, verdictColour } from "./verdict-style.js";
export { escapeMarkup } from "./svg.js";
export { clockTime, count, duration, fullTime, pagesWord, percent, size } from "./figures.js";
export { barChart, type BarGroup } from "./bar-chart.js";
export { lineChart, type LineSeries } from "./line-chart.js";
