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
export { HintPoller, type LookedPage, type SourceStanding } from "./hints/hint-poller.js";
export type { FoundPage, HintNews, HintParts, OfferedHubs, TrustedHint } from "./hints/hint-news.js";
export { WebSub, type HubQuestion, type Subscription, type WebSubSettings } from "./hints/websub.js";
export { MOST_HUB_BYTES, type HubReply, type HubRequest } from "./hints/websub-messages.js";
