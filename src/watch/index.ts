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
