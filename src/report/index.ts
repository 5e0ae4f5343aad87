// One reporter per output; each reads the report object and nothing else.
export { renderTerminal, type TerminalOptions } from "./terminal.js";
export { renderJson, summarise, type CaptureSummary, type ResultPaths } from "./json.js";
export { renderHtml } from "./html.js";
export { renderDeclaration } from "./declaration.js";
export { headline } from "./wording.js";
