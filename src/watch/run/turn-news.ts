// What a turn has to tell people: pages that changed, came, went, came back or moved, and what is wrong with the site.
import type { PageLooked } from "#crawl/index.js";
import { identityKey, isCaptured, toIso, type Instant, type NewsItem, type NewsKind } from "#model/index.js";
import { newsId } from "../news/index.js";

/** Of the words of a page no more is told. */
const MOST_TITLE = 200;
const MOST_SUMMARY = 600;

/** What a look is news of; `null` where there is nothing to tell. */
export function newsOfLook(site: string, look: PageLooked, isSettled: boolean): NewsItem | null {
  const kind = kindOf(look, isSettled);
  if (kind === null) return null;
  const { url, at, previous: since, sighting, importance, verdict, explanation, title, movedTo } = look;
  const identity = sighting !== null && isCaptured(sighting) ? identityKey(sighting.outcome.identity) : "";
  return {
    id: newsId({ site, kind, url, mark: identity, since }),
    site,
    kind,
    url,
    at,
    since,
    title: (title ?? url).slice(0, MOST_TITLE),
    summary: (kind === "moved" ? `leads to ${movedTo} now` : explanation).slice(0, MOST_SUMMARY),
    importance: importance ?? 1,
    verdict,
    captureId: sighting?.captureId ?? null,
  };
}

function kindOf({ found, previous, importance, movedTo }: PageLooked, isSettled: boolean): NewsKind | null {
  if (found === "first") return isSettled ? "new" : null;
  // Told once: a page that was gone before has no weighed change.
  if (found === "gone") return previous !== null && importance !== null ? "gone" : null;
  if (found !== "changed") return null;
  return movedTo === null ? "changed" : "moved";
}

/** News about the site as a whole; `mark` tells one such event from the next. */
export function siteNews(
  site: string,
  kind: "sharp" | "trouble" | "back",
  words: {
    readonly title: string;
    readonly summary: string;
    readonly at: Instant;
    readonly mark: string;
    readonly captureId?: string;
  },
): NewsItem {
  const { title, summary, at, mark, captureId = null } = words;
  return {
    id: newsId({ site, kind, url: null, mark, since: null }),
    site,
    kind,
    url: null,
    at,
    since: null,
    title: title.slice(0, MOST_TITLE),
    summary: summary.slice(0, MOST_SUMMARY),
    importance: 1,
    verdict: null,
    captureId,
  };
}

/** Said when nobody has answered for a while. */
export function deadNews(site: string, turns: number, at: Instant, until: Instant): NewsItem {
  return siteNews(site, "trouble", {
    title: `${site} does not answer`,
    summary: `Nobody answered in ${turns} turns; it is asked again at ${toIso(until)}, and more and more rarely while it stays silent.`,
    at,
    mark: `dead ${turns}`,
  });
}
