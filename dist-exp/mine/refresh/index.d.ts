export { KNOWLEDGE_DEFAULTS, type KnowledgeSettings } from "./refresh-settings.js";
export { RefreshKnowledge, type LookFinding } from "./refresh-knowledge.js";
export { takeHint } from "./take-hint.js";
export { RefreshOutlook, type OutlookColumns, type PageOutlook } from "./refresh-outlook.js";
export { heldEstimate, type HeldEstimate, type HeldSettings } from "./held-estimate.js";
export { learnedColumns, type LearnedColumns } from "./learned-columns.js";
