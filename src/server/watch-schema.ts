// The API's documents about a watch, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";

/** What a site under watch is doing, those in trouble first. */
export const CONDITIONS = ["disk-full", "dead", "not-running", "spent", "watching", "paused"] as const;

const condition = z.enum(CONDITIONS);
const spending = z.object({ spent: z.number(), most: z.nullable(z.number()) });
const at = z.nullable(z.number());
const estimate = z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() }));

const watchFigures = z.object({
  /** When they were told. */
  at: z.number(),
  note: z.nullable(z.string()),
  pages: z.object({ watched: z.number(), asleep: z.number(), gone: z.number() }),
  looks: z.number(),
  versions: z.number(),
  requestsToday: spending,
  bytesThisMonth: spending,
  completeness: estimate,
  freshness: z.nullable(z.number()),
  proved: z.nullable(z.object({ share: z.number(), asOf: z.number(), captureId: z.string() })),
  nextLooks: z.array(z.object({ url: z.string(), because: z.string(), gain: z.number() })),
  wholeNeeds: z.optional(z.object({ pages: z.number(), requests: z.number() })),
  /** Where rounds pass over pages. */
  skip: z.optional(
    z.object({
      asked: z.number(),
      beganAt: z.number(),
      endsAt: z.number(),
      isWhole: z.boolean(),
      isOver: z.boolean(),
      verified: z.number(),
      unverified: z.number(),
      delivered: estimate,
    }),
  ),
});

/** What is counted and estimated of a site. */
export type WatchFigures = z.infer<typeof watchFigures>;

/** One site under watch. */
export const watchedSite = z.object({
  site: z.string(),
  condition,
  beganAt: z.number(),
  lastTurnAt: at,
  nextTurnAt: at,
  nextSharpAt: at,
  /** `null` where rules keep something from the reader: figures speak of everything. */
  figures: z.nullable(watchFigures),
});

/** One site under watch. */
export type WatchedSite = z.infer<typeof watchedSite>;

/** `GET /api/watch`: those in trouble first. */
export const watchListSchema = z.object({
  sites: z.array(watchedSite),
  next: z.nullable(z.string()),
  /** Over all sites of the list, also those of other pieces. */
  sums: z.object({
    sites: z.number(),
    conditions: z.record(condition, z.number()),
    /** `null` where figures are not told. */
    requestsToday: z.nullable(spending),
    /** By pages under watch; `null` where figures are not told, or nobody can say yet. */
    completeness: estimate,
    freshness: z.nullable(z.number()),
  }),
  /** Whether sites can be added and changed by whoever asks. */
  canEdit: z.boolean(),
});

/** The sites under watch. */
export type WatchList = z.infer<typeof watchListSchema>;

const turn = z.object({
  at: z.number(),
  kind: z.enum(["refresh", "sharp", "nothing"]),
  because: z.string(),
  captureId: z.nullable(z.string()),
  requests: z.number(),
  looks: z.number(),
  changes: z.number(),
  /** The first of them. */
  chosen: z.array(z.object({ url: z.string(), because: z.string(), index: z.number() })),
  chosenInAll: z.number(),
  bar: z.nullable(z.number()),
  /** Of a run of idle turns: when the last of them was, and how many they were. */
  until: z.optional(z.number()),
  turns: z.optional(z.number()),
});

/** One turn of a site. */
export type ApiTurn = z.infer<typeof turn>;

/** `GET /api/watch/sites/:name`: its turns newest first. */
export const siteWatchSchema = z.object({
  watch: watchedSite,
  /** `null` where they are not told. */
  turns: z.nullable(z.array(turn)),
  next: at,
  /** Where its news are told as a feed; `null` where there are no news. */
  feed: z.nullable(z.string()),
  canEdit: z.boolean(),
});

/** What a watch knows of a site. */
export type SiteWatch = z.infer<typeof siteWatchSchema>;

/** `GET /api/watch/sites/:name/page`. */
export const pageWatchSchema = z.object({
  site: z.string(),
  state: z.enum(["watched", "asleep", "gone"]),
  kind: z.string(),
  addedAt: at,
  chosen: z.array(z.object({ at: z.number(), because: z.string(), index: z.number() })),
  turns: z.number(),
  turnsSince: at,
  perhaps: at,
  idle: z.nullable(z.object({ since: z.number(), because: z.string() })),
  isInRounds: z.boolean(),
  nextBecause: z.nullable(z.string()),
  nextTurnAt: at,
  nextSharpAt: at,
});

/** What a watch knows of a page. */
export type PageWatch = z.infer<typeof pageWatchSchema>;

const newsItem = z.object({
  id: z.string(),
  site: z.string(),
  kind: z.enum(["changed", "new", "gone", "back", "moved", "sharp", "trouble"]),
  url: z.nullable(z.string()),
  at: z.number(),
  since: at,
  title: z.string(),
  summary: z.string(),
  importance: z.number(),
  verdict: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
});

/** One piece of news. */
export type ApiNews = z.infer<typeof newsItem>;

/** `GET /api/watch/news`: newest first; `next` asks for older ones. */
export const newsListSchema = z.object({ items: z.array(newsItem), next: z.nullable(z.string()) });

/** A part of the news. */
export type NewsList = z.infer<typeof newsListSchema>;

const limit = z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/)));

/** The query of `GET /api/watch/sites/:name`. */
export const turnsQuerySchema = z.object({
  limit,
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

/** The query of `GET /api/watch/news`; `before` is the id of the last piece that was told. */
export const newsQuerySchema = z.object({
  limit,
  site: z.optional(z.string().check(z.maxLength(600))),
  before: z.optional(z.string().check(z.maxLength(100))),
});

/** The query of `GET /api/watch/sites/:name/page`. */
export const watchedPageQuerySchema = z.object({ url: z.string().check(z.maxLength(16_384)) });

const MOST_KEYS = 40;
const said = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(10_000)))
  .check(z.refine((keys) => Object.keys(keys).length <= MOST_KEYS));

/** The body of `POST /api/watch/sites`: an address, and keys of a site as a file of sites has them. */
export const addSiteSchema = z.object({ url: z.string().check(z.maxLength(4096)), says: z.optional(said) });

/** The body of `POST /api/watch/sites/:name`: an empty value takes a key out. */
export const editSiteSchema = z.object({ says: said });

/** `GET /api/watch/sites/:name/plan`: every key with the value in force, as people write it. */
export const planSchema = z.object({ site: z.string(), says: z.record(z.string(), z.string()) });

/** What is wanted of a site. */
export type SiteSays = z.infer<typeof planSchema>;

/** The answer to a change: whose plan it was, and what is odd about it. */
export const changedSchema = z.object({ site: z.string(), notes: z.array(z.string()) });

/** A change that was made. */
export type SiteChanged = z.infer<typeof changedSchema>;
