// The project's words as types and pure functions; imports nothing.
export * from "./time/instant.js";
export * from "./time/interval.js";
export * from "./time/rate.js";
export * from "./time/survival.js";
export * from "./time/blur.js";
export * from "./time/turns.js";
export * from "./time/sweep.js";
export * from "./pages/page.js";
export * from "./pages/page-request.js";
export * from "./pages/page-label.js";
export * from "./pages/asked-fields.js";
export * from "./pages/request-match.js";
export * from "./pages/page-hint.js";
export * from "./pages/page-acts.js";
export type * from "./pages/layout-box.js";
export * from "./pages/view-of.js";
export * from "./pages/page-look.js";
export type * from "./pages/asked-words.js";
export * from "./evidence/sighting.js";
export * from "./evidence/told.js";
export * from "./evidence/told-sighting.js";
export * from "./evidence/told-claims.js";
export * from "./evidence/rendering.js";
export * from "./evidence/run-clock.js";
export * from "./evidence/version.js";
export * from "./evidence/proved-intervals.js";
export * from "./evidence/standing.js";
export * from "./evidence/standing-share.js";
export type * from "./evidence/version-sketch.js";
export * from "./evidence/verdict.js";
export type * from "./captures/json-value.js";
export * from "./captures/capture.js";
export * from "./captures/capture-lists.js";
export * from "./captures/capture-settings.js";
export * from "./captures/scope-rules.js";
export * from "./captures/description.js";
export type * from "./reports/survey-report.js";
export * from "./evidence/certificate.js";
export type * from "./evidence/testimony.js";
export * from "./evidence/testimony-words.js";
export * from "./reports/capture-report.js";
export * from "./reports/refresh-figures.js";
export * from "./reports/testimony-figures.js";
export * from "./reports/told-comparison.js";
export * from "./reports/change-report.js";
export * from "./pages/directory-tree.js";
export type * from "./pages/evolution-rule.js";
export * from "./pages/refusal.js";
export * from "./pages/page-change.js";
export type * from "./pages/page-rate.js";
export * from "./pages/completeness.js";
export * from "./pages/query-coherence.js";
export * from "./evidence/claims.js";
export type * from "./reports/measures.js";
export type * from "./reports/mine-report.js";
export type * from "./reports/site-view.js";
export * from "./reports/site-copy.js";
export type * from "./reports/replay-check.js";
export type * from "./reports/streamed.js";
export type * from "./captures/control.js";
export type * from "./watch/site-plan.js";
export type * from "./watch/news-item.js";
export type * from "./watch/watch-status.js";
export {
  lastOf,
  pageInTurns,
  TOLD_CHOICES,
  type IdleSpan,
  type PageInTurns,
} from "./watch/page-in-turns.js";
export * from "./access/access-rule.js";
export * from "./access/ruling.js";
