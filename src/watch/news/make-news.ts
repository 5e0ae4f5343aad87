// News from what a watch has seen: an event with its id, its words and its weight.
import type { ChangeResult, Instant, NewsItem, PageUrl } from "#model/index.js";
import { oneLine } from "#formats/index.js";
import { newsId } from "./news-id.js";
import type { TellableNews } from "./news-rule.js";
import { summaryOfChange, textOfChange, titleOfPageNews, type PageNewsKind } from "./news-words.js";

/** What happened to a page between two looks. */
export interface PageEvent {
  readonly site: string;
  readonly url: PageUrl;
  readonly kind: PageNewsKind;
  /** The identity key of the version that was found; of a page that is gone, what was found in its place. */
  readonly version: string;
  readonly at: Instant;
  readonly since: Instant | null;
  readonly captureId: string | null;
  /** Of the page, in its own words. */
  readonly title: string | null;
  /** What the detector says of a change; `null` where there is nothing to compare. */
  readonly change: ChangeResult | null;
  /** Said where there is no change to tell of, such as the address that a page has moved to. */
  readonly note?: string;
}

/** What happened to a site as a whole, or to the watch itself. */
export interface SiteEvent {
  readonly site: string;
  readonly kind: "sharp" | "trouble";
  /** What tells this event from others of its kind: a capture's id, or the trouble and the day. */
  readonly mark: string;
  readonly at: Instant;
  readonly captureId: string | null;
  readonly title: string;
  readonly summary: string;
}

const MOST_TITLE_CHARS = 200;
const MOST_SUMMARY_CHARS = 500;

const NOTES: Readonly<Record<PageNewsKind, string>> = {
  changed: "It differs from what was seen before.",
  new: "It was seen for the first time.",
  gone: "It is not there any more.",
  back: "It is there again.",
  moved: "It leads to another address.",
};

/** News of a page. */
export function pageNews(event: PageEvent): TellableNews {
  const { site, url, kind, version, at, since, captureId, title, change, note = NOTES[kind] } = event;
  return {
    id: newsId({ site, kind, url, mark: version, since }),
    site,
    kind,
    url,
    at,
    since,
    title: titleOfPageNews(kind, url, title),
    summary: change === null ? oneLine(note, MOST_SUMMARY_CHARS) : summaryOfChange(change),
    importance: change === null ? 1 : change.importance,
    verdict: change === null ? null : change.verdict,
    captureId,
    ...(change !== null && { changedText: textOfChange(change) }),
  };
}

/** News of a site as a whole. */
export function siteNews({ site, kind, mark, at, captureId, title, summary }: SiteEvent): NewsItem {
  return {
    id: newsId({ site, kind, url: null, mark, since: null }),
    site,
    kind,
    url: null,
    at,
    since: null,
    title: oneLine(title, MOST_TITLE_CHARS),
    summary: oneLine(summary, MOST_SUMMARY_CHARS),
    importance: 1,
    verdict: null,
    captureId,
  };
}
