// One capture from seeds to certificate; pipeline.ts is the page to read first.
export { captureSite, resumeCapture } from "./pipeline.js";
export type { BudgetSettings } from "./budget-settings.js";
export type { CaptureOutcome } from "./conclude.js";
export type { CaptureRequest } from "./start.js";
export type { CaptureSettings, Progress, World } from "./world.js";
export { mannersOf, type MannersSettings } from "./manners-settings.js";
export { strategyNamed } from "./strategy.js";
export { quietStart } from "./quiet-start.js";
export { sketchVersions } from "./sketch-versions.js";
