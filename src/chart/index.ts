// Data to SVG strings, used by the reports, the UI and the lab.
export { drawVisits, MOST_LINES, visitRevisitChart, type VisitFigures } from "./visit-revisit.js";
export { coherenceCurve, coherenceOf, drawCoherence, type CoherenceFigures } from "./coherence-curve.js";
export { changeHeat, drawHeat, isHeatTelling } from "./change-heat.js";
export { directoriesOfPages, DirectoryTree, type DirectoryFigures } from "./directory-tree.js";
export { drawPageTree, pageTreeChart } from "./page-tree.js";
export { CHART_THEME_CSS, verdictColour } from "./verdict-style.js";
export { escapeMarkup } from "./svg.js";
export { clockTime, count, duration, fullTime, pagesWord, percent, size } from "./figures.js";
export { barChart } from "./bar-chart.js";
export { lineChart, type LineSeries } from "./line-chart.js";
export { coverageChart, type CoverageStep } from "./coverage-chart.js";
export { sparkline } from "./sparkline.js";
export { shareChart, type ShareSeries } from "./share-chart.js";
export { versionTimeline, type TimelineVersion } from "./version-timeline.js";
export { heatMap, type HeatMapLabels } from "./heat-map.js";
export { treeMap, type TreeMapArea } from "./tree-map.js";
export { histogram, type HistogramClass } from "./histogram.js";
