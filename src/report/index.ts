// One reporter per output; each reads the report object and nothing else.
export { renderTerminal } from "./terminal/terminal.js";
export { renderJson } from "./json.js";
export { renderHtml } from "./html/html.js";
export { renderDiffTerminal } from "./terminal/diff-terminal.js";
export { renderDiffHtml } from "./html/diff-html.js";
export { renderMineTerminal } from "./terminal/mine-terminal.js";
export { renderMineHtml } from "./html/mine-html.js";
export { renderSurveyTerminal } from "./terminal/survey-terminal.js";
export { renderMeasuresTerminal } from "./terminal/measures-terminal.js";
export { renderSeriesTerminal } from "./terminal/series-terminal.js";
export { renderSeriesHtml } from "./html/series-html.js";
export { renderSiteViewHtml } from "./html/site-view-html.js";
export { renderDeclaration } from "./html/declaration.js";
export { wrap } from "./terminal/terminal-text.js";
export { absentPages } from "./copy/absent-pages.js";
export { copyManifest, copyReadme } from "./copy/copy-texts.js";
export { listPages, startPage } from "./copy/start-page.js";
export { copyHeadline, type CopyTold } from "./copy/copy-words.js";
