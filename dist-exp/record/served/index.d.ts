export type { AnswerRun, LostSight } from "./answer-run.js";
export { cutPage, newPage, takeRun, takesContent, unkeptRun } from "./take-run.js";
export { toldSpans, type ToldSpan } from "./told-spans.js";
