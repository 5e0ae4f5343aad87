// Watching a site under a budget.
export { RefreshMind } from "./mind/refresh-mind.js";
export {
  MIND_BY_HOURS,
  MIND_DEFAULTS,
  mindPlanners,
  type LookResult,
  type PageWhy,
  type RefreshMindSettings,
  type WatchedPage,
} from "./mind/mind-settings.js";
export { newsId, type NewsEvent } from "./news/news-id.js";
export { pageNews, siteNews, type PageEvent, type SiteEvent } from "./news/make-news.js";
export { newsFilter, type NewsFilter, type TellableNews } from "./news/news-rule.js";
export { NewsDesk, type DeliveryRound, type NewsWays } from "./news/news-desk.js";
export { newsWays } from "./news/news-ways.js";
export { HintPoller, type LookedPage, type SourceStanding } from "./hints/hint-poller.js";
export { Watch, type WatchOptions } from "./run/watch.js";
export { Housekeeping, type House } from "./run/housekeeping.js";
export { takeTurn, type TurnTaken } from "./run/lone-turn.js";
export type { WatchGround } from "./run/watch-ground.js";
export { courseSettingsOf } from "./run/plan-settings.js";
export { SiteCourse, type CourseSettings, type CourseStep } from "./site/site-course.js";
export { pageWeight } from "./site/page-weight.js";
export { retrace, type Retraced } from "./site/retrace.js";
export { openHubDesk } from "./run/open-hub-desk.js";
export { HubDesk } from "./hints/hub-desk.js";
export { readWatchPlan, type PlanReading } from "./sites/read-plan.js";
export { PlanFile, type PlanNews, type PlanSource } from "./sites/plan-file.js";
export { changePlan, type PlanChanged, type PlanUnchanged } from "./sites/edit/change-plan.js";
export type { PlanChange } from "./sites/edit/make-change.js";
export type { SaidChanges } from "./sites/edit/said-changes.js";
export { SITE_KEYS } from "./sites/site-keys.js";
export { writtenSite } from "./sites/written-site.js";
export type { FoundPage, HintNews, HintParts, OfferedHubs, TrustedHint } from "./hints/hint-news.js";
export { WebSub, type HubQuestion, type Subscription, type WebSubSettings } from "./hints/websub.js";
export { MOST_HUB_BYTES, type HubReply, type HubRequest } from "./hints/websub-messages.js";
