import type { ResolvedSettings } from "#config/index.js";
import type { BrowserSettings, BudgetSettings, CaptureSettings, MannersSettings } from "#model/index.js";
import type { selectionOf } from "./selection.js";
/** Settings that say what a capture does, beside its selection and its manners. */
export declare const TASK_SETTINGS: readonly ["delay", "strategy", "maxPages", "threshold", "timestampUrl", "clockError", "passes", "maxRequests", "deadline", "conditionalAbove", "attested", "keepBoth", "ownBodies", "browser", "viewport", "maxRequestsPerPage", "behaviours"];
/** What was read of them. */
export interface CaptureTask {
    readonly settings: ResolvedSettings<(typeof TASK_SETTINGS)[number]>;
    readonly selection: ReturnType<typeof selectionOf>;
    readonly manners: MannersSettings;
    readonly steps: NonNullable<BrowserSettings["steps"]>;
}
/** As the capture keeps them. */
export declare function captureSettings({ settings, selection, manners, steps }: CaptureTask): CaptureSettings;
/** Only what is limited is kept with the capture. */
export declare function budgetOf(settings: Pick<CaptureTask["settings"], "maxRequests" | "deadline">): BudgetSettings;
