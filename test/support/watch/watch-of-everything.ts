// A watch with a bit of everything for the interface: sites in every condition, turns, pages and news, hostile ones too.
import { instant, type NewsItem, type PageUrl, type WatchSiteStatus } from "#model/index.js";
import { MemoryNews, type MemoryWatch } from "#store/index.js";
import { newsItem } from "../news/news-samples.js";
import { HOUR_MS, watchedPage, watchedStatus, watchOf, watchTurn } from "./watch-samples.js";

const DAY_MS = 24 * HOUR_MS;
const LONG = "long-".repeat(60);
/** What must never become markup. */
export const HOSTILE_WORDS = `"><img src=x onerror="window.caught=1"><script>window.caught=1</script>\u202e`;

/** What the server is given. */
export interface WatchOfEverything {
  readonly watch: MemoryWatch;
  readonly news: MemoryNews;
}

/** Of this site, and of others beside it; its page was chosen twice. */
export async function watchOfEverything(
  site: string,
  page: string,
  now = Date.now(),
): Promise<WatchOfEverything> {
  const at = (ms: number) => instant(now + ms);
  const times = {
    at: at(-HOUR_MS / 2),
    beganAt: at(-198 * DAY_MS),
    lastTurnAt: at(-HOUR_MS / 2),
    nextTurnAt: at(HOUR_MS / 2),
    nextSharpAt: at(4.2 * DAY_MS),
    proved: { share: 0.973, asOf: at(-2 * DAY_MS), captureId: "20261115020000-demo" },
  };
  const status = (name: string, over: Partial<WatchSiteStatus> = {}): WatchSiteStatus =>
    watchedStatus(name, { ...times, ...over });
  const statuses = [
    status(site, {
      wholeNeeds: { pages: 1234, requests: 2725 },
      nextLooks: [
        { url: `http://${site}/` as PageUrl, because: "own-rate", gain: 0.81 },
        { url: page as PageUrl, because: "hint", gain: 0.6 },
        { url: `http://${site}/${LONG}` as PageUrl, because: HOSTILE_WORDS, gain: 0.2 },
      ],
    }),
    status("dead.example", { condition: "dead", note: HOSTILE_WORDS, nextSharpAt: null }),
    status("paused.example", { condition: "paused", nextTurnAt: null, nextSharpAt: null }),
    status("late.example", { nextTurnAt: at(-3 * DAY_MS) }),
    status(`${LONG}.example`, {
      condition: "spent",
      requestsToday: { spent: 500, most: 500 },
      completeness: { share: 0.41, low: 0.2, high: 0.68 },
    }),
    status("new.example", { completeness: null, freshness: null, proved: null, looks: 0, nextLooks: [] }),
  ];
  const chosen = [page, `http://${site}/${LONG}`].map((url) => ({
    url: url as PageUrl,
    because: "own-rate",
    index: 0.4,
  }));
  const turns = Array.from({ length: 12 }, (_, i) =>
    watchTurn(site, 0, {
      at: at(-(i + 0.5) * HOUR_MS),
      ...(i % 5 === 4 && {
        kind: "sharp",
        because: `a whole capture is due ${HOSTILE_WORDS}`,
        chosen: [],
        bar: null,
      }),
      ...(i % 3 === 0 && { chosen }),
    }),
  );
  // The last of them a run of turns that looked at nothing.
  turns.unshift(
    watchTurn(site, 0, {
      at: at(-HOUR_MS / 3),
      until: at(-HOUR_MS / 6),
      turns: 2,
      kind: "nothing",
      because: `the clock is behind what is on record ${HOSTILE_WORDS}`,
      captureId: null,
      requests: 0,
      looks: 0,
      changes: 0,
      chosen: [],
      bar: null,
    }),
  );
  const news = new MemoryNews();
  await news.add(someNews(site, page, at).toReversed(), []);
  return { watch: await watchOf(statuses, turns, [watchedPage(page)]), news };
}

function someNews(site: string, page: string, at: (ms: number) => NewsItem["at"]): NewsItem[] {
  const plain = Array.from({ length: 12 }, (_, i) =>
    newsItem(i + 10, {
      site,
      url: page as PageUrl,
      at: at(-(i + 2) * HOUR_MS),
      since: at(-(i + 26) * HOUR_MS),
      title: `Opening hours of the library, number ${i + 1}`,
      summary: "2 of 14 lines of text changed, 1 was added. (major)",
      verdict: "major",
      importance: 0.62,
    }),
  );
  return [
    newsItem(1, {
      site: "dead.example",
      kind: "trouble",
      url: null,
      verdict: null,
      captureId: null,
      since: null,
      at: at(-HOUR_MS / 3),
      title: "dead.example does not answer",
      summary: "Nobody answered in 4 turns; it is asked again tomorrow.",
    }),
    newsItem(2, {
      site,
      url: `http://${site}/${LONG}` as PageUrl,
      at: at(-HOUR_MS),
      since: null,
      kind: "new",
      title: HOSTILE_WORDS,
      summary: HOSTILE_WORDS + LONG,
    }),
    ...plain,
  ];
}
