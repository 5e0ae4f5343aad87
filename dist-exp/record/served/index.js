export { cutPage, newPage, takeRun, takesContent, unkeptRun } from "./take-run.js";
export { toldSpans } from "./told-spans.js";
