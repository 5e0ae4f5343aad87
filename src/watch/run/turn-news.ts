// What the looks of a turn are news of, and what is to be told of the site as a whole.
import type { PageLooked } from "#crawl/index.js";
import {
  identityKey,
  instant,
  isCaptured,
  toIso,
  type Instant,
  type NewsItem,
  type ReportHead,
} from "#model/index.js";
import { pageNews, siteNews, type PageEvent } from "../news/make-news.js";
import type { TellableNews } from "../news/news-rule.js";

/** What is known of the page beside the look itself. */
export interface NewsContext {
  readonly site: string;
  /** Whether every page known at the start has been seen: what turns up from then on is new. */
  readonly isSettled: boolean;
  /** Whether the last look found the page gone. */
  readonly wasGone: boolean;
}

/** What a look is news of; `null` where there is nothing to tell. */
export function newsOfLook(look: PageLooked, context: NewsContext): TellableNews | null {
  const kind = kindOf(look, context);
  if (kind === null || look.sighting === null) return null;
  const { url, at, previous: since, sighting, title, movedTo, explanation } = look;
  const version = isCaptured(sighting) ? identityKey(sighting.outcome.identity) : explanation;
  return pageNews({
    site: context.site,
    url,
    kind,
    version,
    at,
    since,
    captureId: sighting.captureId,
    title,
    change: kind === "changed" ? look.change : null,
    ...(kind === "moved" && { note: `It leads to ${movedTo} now.` }),
  });
}

function kindOf(look: PageLooked, { isSettled, wasGone }: NewsContext): PageEvent["kind"] | null {
  const { found, importance, movedTo } = look;
  if (found === "first") return isSettled ? "new" : null;
  // Weighed only where it was there before: a page that stays gone is told once.
  if (found === "gone") return importance === null ? null : "gone";
  if (found !== "changed") return null;
  if (wasGone) return "back";
  return movedTo === null ? "changed" : "moved";
}

/** What is told of a site that keeps silent. */
export interface Silence {
  readonly site: string;
  readonly turns: number;
  readonly at: Instant;
  /** Until when it was left alone before: the same for whoever tells of it again after a kill. */
  readonly before: Instant | null;
}

function markOf(before: Instant | null): string {
  return before === null ? "at first" : toIso(before);
}

/** Said when nobody has answered for a while. */
export function deadNews({ site, turns, at, before }: Silence, until: Instant): NewsItem {
  return siteNews({
    site,
    kind: "trouble",
    mark: `silent ${markOf(before)}`,
    at,
    captureId: null,
    title: `${site} does not answer`,
    summary: `Nobody answered in ${turns} turns; it is asked again at ${toIso(until)}, and more and more rarely while it stays silent.`,
  });
}

/** Said when a site answers that was told to be silent. */
export function aliveNews({ site, turns, at, before }: Silence): NewsItem {
  return siteNews({
    site,
    kind: "trouble",
    mark: `answers ${markOf(before)}`,
    at,
    captureId: null,
    title: `${site} answers again`,
    summary: `It had not answered in ${turns} turns.`,
  });
}

/** Said when a whole capture has ended. */
export function sharpNews({ capture, site, all, asOf, finishedAt }: ReportHead): NewsItem {
  return siteNews({
    site,
    kind: "sharp",
    mark: capture,
    at: instant(finishedAt),
    captureId: capture,
    title: `${site}: ${all.sharp} of ${all.pages} pages proved as of ${toIso(instant(asOf))}`,
    summary: "A whole capture has ended; its certificate says page by page what is proved.",
  });
}
