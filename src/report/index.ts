// One reporter per output; each reads the report object and nothing else.
export { renderTerminal } from "./terminal.js";
export { renderJson } from "./json.js";
export { renderHtml } from "./html.js";
export { renderDiffTerminal } from "./diff-terminal.js";
export { renderDiffHtml } from "./diff-html.js";
export { renderMineTerminal } from "./mine-terminal.js";
export { renderMineHtml } from "./mine-html.js";
export { renderSurveyTerminal } from "./survey-terminal.js";
export { renderMeasuresTerminal } from "./measures-terminal.js";
export { renderSeriesTerminal } from "./series-terminal.js";
export { renderSeriesHtml } from "./series-html.js";
export { renderSiteViewHtml } from "./site-view-html.js";
export { renderDeclaration } from "./declaration.js";
