// Watching a site under a budget.
export { RefreshMind } from "./mind/refresh-mind.js";
export {
  MIND_DEFAULTS,
  mindPlanners,
  type LookResult,
  type PageWhy,
  type RefreshMindSettings,
  type WatchedPage,
} from "./mind/mind-settings.js";
export { readWatchPlan, type PlanReading } from "./sites/read-plan.js";
export { PlanFile, type PlanNews, type PlanSource } from "./sites/plan-file.js";
export { changePlan, type PlanChanged, type PlanUnchanged } from "./sites/edit/change-plan.js";
export type { PlanChange } from "./sites/edit/make-change.js";
export type { SaidChanges } from "./sites/edit/said-changes.js";
export { SITE_KEYS } from "./sites/site-keys.js";
export { writtenSite } from "./sites/written-site.js";
