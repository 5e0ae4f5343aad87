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
export { newsId, type NewsEvent } from "./news/news-id.js";
export { pageNews, siteNews, type PageEvent, type SiteEvent } from "./news/make-news.js";
export { newsFilter, type NewsFilter, type TellableNews } from "./news/news-rule.js";
export { NewsDesk, type DeliveryRound, type NewsWays } from "./news/news-desk.js";
export { newsWays } from "./news/news-ways.js";
export { HintPoller, type LookedPage, type SourceStanding } from "./hints/hint-poller.js";
export type { FoundPage, HintNews, HintParts, TrustedHint } from "./hints/hint-news.js";
export { Watch, type WatchOptions } from "./run/watch.js";
export type { WatchGround } from "./run/watch-ground.js";
