// One capture from seeds to certificate; pipeline.ts is the page to read first.
export { cancelCapture, captureSite, patchCapture, resumeCapture } from "./pipeline.js";
export type { BudgetSettings } from "./budget-settings.js";
export type { CaptureOutcome } from "./conclude.js";
export type { CaptureRequest } from "./start.js";
export type { CaptureSettings, Progress, World } from "./world.js";
export { type MannersSettings } from "./manners-settings.js";
export { whyOf, type Why } from "./why.js";
export type { ProgressFigures } from "./progress.js";
export { editWords } from "./control.js";
export { isUnfinished, runningCapture } from "./running.js";
export { patchedBy } from "./patch.js";
export { strategyNamed } from "./strategy.js";
export { surveySite } from "./survey.js";
export { quietStart } from "./quiet-start.js";
export { sealCertificate } from "./seal.js";
export { mineInputOfArchive } from "./site-knowledge.js";
export { sketchVersions } from "./sketch-versions.js";
