// The API: sites under watch, what is done with them and why, and what there is to tell of them. The same routes stand
// at two places: as readers may see them, and whole for those who manage.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { IsochronError } from "#errors.js";
import { instant, type PageUrl, type WatchTurn } from "#model/index.js";
import type { NewsReader, WatchReader } from "#ports/index.js";
import { guardedBy, type RouteGuard } from "../route-guards.js";
import { listAsked } from "../sites/list-asked.js";
import type { WatchListings } from "../watch/watch-listings.js";
import {
  newsQuerySchema,
  turnsQuerySchema,
  watchedPageQuerySchema,
  type ApiTurn,
  type NewsList,
  type PageWatch,
  type SiteWatch,
  type WatchList,
} from "../watch-schema.js";

/** What the routes need. */
export interface WatchRoutesOptions {
  /** The path that all of theirs begin with. */
  readonly at: string;
  readonly guard: RouteGuard;
  readonly watch: WatchReader;
  readonly watched: WatchListings;
  readonly news: NewsReader | null;
  readonly canEdit: boolean;
}

const USUAL_SITES = 50;
const USUAL_TURNS = 20;
const USUAL_NEWS = 20;
const CHOSEN_SHOWN = 25;

type ByName = { Params: { name: string } };

/** Adds the routes. */
export function addWatchRoutes(server: FastifyInstance, options: WatchRoutesOptions): void {
  const { at, guard, canEdit, watched } = options;
  server.get(at, guardedBy(guard), async (request): Promise<WatchList> => {
    return { ...(await watched.list(listAsked(request.query, USUAL_SITES))), canEdit };
  });
  server.get<ByName>(`${at}/sites/:name`, guardedBy(guard), (request) => siteWatch(options, request));
  server.get<ByName>(`${at}/sites/:name/page`, guardedBy(guard), (request) => pageWatch(options, request));
  server.get(`${at}/news`, guardedBy(guard), (request) => newsList(options, request.query));
}

async function siteWatch(
  { watch, watched, news, canEdit }: WatchRoutesOptions,
  { params: { name }, query }: FastifyRequest<ByName>,
): Promise<SiteWatch> {
  const asked = askedBy(turnsQuerySchema, query, "turns are asked for by limit (1 to 200) and before");
  const limit = Number(asked.limit ?? USUAL_TURNS);
  const found = await watched.get(name);
  const before = asked.before === undefined ? [] : [instant(Number(asked.before))];
  const turns = await watch.turns(name, limit + 1, ...before);
  const shown = turns?.slice(0, limit) ?? null;
  return {
    watch: found,
    turns: shown && shown.map(apiTurn),
    next: turns !== null && turns.length > limit ? shown!.at(-1)!.at : null,
    feed: news === null ? null : `/feeds/${encodeURIComponent(name)}.atom`,
    canEdit,
  };
}

function apiTurn({ site: _site, chosen, ...turn }: WatchTurn): ApiTurn {
  return { ...turn, chosen: chosen.slice(0, CHOSEN_SHOWN), chosenInAll: turn.chosenInAll ?? chosen.length };
}

async function pageWatch(
  { watch, watched }: WatchRoutesOptions,
  { params: { name }, query }: FastifyRequest<ByName>,
): Promise<PageWatch> {
  const { url } = askedBy(watchedPageQuerySchema, query, "a page is asked for by its url");
  const { nextTurnAt, nextSharpAt } = await watched.get(name);
  const page = await watch.page(name, url as PageUrl);
  if (page === null) throw new IsochronError("NOT_FOUND", "this page is not under watch");
  return { site: name, ...page, chosen: [...page.chosen], nextTurnAt, nextSharpAt };
}

async function newsList({ news }: WatchRoutesOptions, query: unknown): Promise<NewsList> {
  const words = "news are asked for by site, limit (1 to 200) and before, an id";
  const { site, before, limit: wanted } = askedBy(newsQuerySchema, query, words);
  if (news === null) return { items: [], next: null };
  // By its id: numbers of places would tell how much lies between two pieces.
  const place = before === undefined ? null : await news.find(before);
  if (before !== undefined && place === null) throw new IsochronError("NOT_FOUND", "no such piece of news");
  const limit = Number(wanted ?? USUAL_NEWS);
  const found = await news.list({
    limit: limit + 1,
    ...(site !== undefined && { site }),
    ...(place !== null && { before: place.no }),
  });
  const items = found.slice(0, limit).map(({ item }) => item);
  return { items, next: found.length > limit ? items.at(-1)!.id : null };
}

function askedBy<T extends z.core.$ZodType>(schema: T & z.ZodMiniType, query: unknown, words: string) {
  const read = schema.safeParse(query);
  if (!read.success) throw new IsochronError("NOT_FOUND", words);
  return read.data as z.infer<T>;
}
