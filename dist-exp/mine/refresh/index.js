// Learning from the looks of a watch.
export { KNOWLEDGE_DEFAULTS } from "./refresh-settings.js";
export { RefreshKnowledge } from "./refresh-knowledge.js";
export { takeHint } from "./take-hint.js";
export { RefreshOutlook } from "./refresh-outlook.js";
export { heldEstimate } from "./held-estimate.js";
export { learnedColumns } from "./learned-columns.js";
