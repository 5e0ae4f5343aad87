// Data to SVG strings, used by the reports, the UI and the lab.
export { drawVisits, MOST_LINES, visitRevisitChart } from "./visit-revisit.js";
export { coherenceCurve, coherenceOf, drawCoherence } from "./coherence-curve.js";
export { changeHeat, drawHeat, isHeatTelling } from "./change-heat.js";
export { directoriesOfPages, DirectoryTree } from "./directory-tree.js";
export { drawPageTree, pageTreeChart } from "./page-tree.js";
export { CHART_THEME_CSS, verdictColour } from "./verdict-style.js";
export { escapeMarkup } from "./svg.js";
export { clockTime, count, duration, fullTime, pagesWord, percent, size } from "./figures.js";
export { barChart } from "./bar-chart.js";
export { lineChart } from "./line-chart.js";
export { coverageChart } from "./coverage-chart.js";
export { sparkline } from "./sparkline.js";
export { shareChart } from "./share-chart.js";
export { versionTimeline } from "./version-timeline.js";
export { heatMap } from "./heat-map.js";
export { treeMap } from "./tree-map.js";
export { histogram } from "./histogram.js";
