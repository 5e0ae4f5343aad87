// Data to SVG strings, used by the reports, the UI and the lab.
export { visitRevisitChart, type VisitRevisitPage } from "./visit-revisit.js";
export { coherenceCurve } from "./coherence-curve.js";
export { CHART_THEME_CSS, verdictColour } from "./verdict-style.js";
export { escapeMarkup } from "./svg.js";
