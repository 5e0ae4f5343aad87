import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { guardedBy } from "../route-guards.js";
import { listAsked } from "../sites/list-asked.js";
import { newsQuerySchema, turnsQuerySchema, watchedPageQuerySchema, } from "../watch-schema.js";
const USUAL_SITES = 50;
const USUAL_TURNS = 20;
const USUAL_NEWS = 20;
const CHOSEN_SHOWN = 25;
/** Adds the routes. */
export function addWatchRoutes(server, options) {
    const { at, guard, canEdit, watched } = options;
    server.get(at, guardedBy(guard), async (request) => {
        return { ...(await watched.list(listAsked(request.query, USUAL_SITES))), canEdit };
    });
    server.get(`${at}/sites/:name`, guardedBy(guard), (request) => siteWatch(options, request));
    server.get(`${at}/sites/:name/page`, guardedBy(guard), (request) => pageWatch(options, request));
    server.get(`${at}/news`, guardedBy(guard), (request) => newsList(options, request.query));
}
async function siteWatch({ watch, watched, news, canEdit }, { params: { name }, query }) {
    const asked = askedBy(turnsQuerySchema, query, "turns are asked for by limit (1 to 200) and before");
    const limit = Number(asked.limit ?? USUAL_TURNS);
    const found = await watched.get(name);
    const before = asked.before === undefined ? [] : [instant(Number(asked.before))];
    const turns = await watch.turns(name, limit + 1, ...before);
    const shown = turns?.slice(0, limit) ?? null;
    return {
        watch: found,
        turns: shown && shown.map(apiTurn),
        next: turns !== null && turns.length > limit ? shown.at(-1).at : null,
        feed: news === null ? null : `/feeds/${encodeURIComponent(name)}.atom`,
        canEdit,
    };
}
function apiTurn({ site: _site, chosen, ...turn }) {
    return { ...turn, chosen: chosen.slice(0, CHOSEN_SHOWN), chosenInAll: chosen.length };
}
async function pageWatch({ watch, watched }, { params: { name }, query }) {
    const { url } = askedBy(watchedPageQuerySchema, query, "a page is asked for by its url");
    const { nextTurnAt, nextSharpAt } = await watched.get(name);
    const page = await watch.page(name, url);
    if (page === null)
        throw new IsochronError("NOT_FOUND", "this page is not under watch");
    return { site: name, ...page, chosen: [...page.chosen], nextTurnAt, nextSharpAt };
}
async function newsList({ news }, query) {
    const words = "news are asked for by site, limit (1 to 200) and before, an id";
    const { site, before, limit: wanted } = askedBy(newsQuerySchema, query, words);
    if (news === null)
        return { items: [], next: null };
    // By its id: numbers of places would tell how much lies between two pieces.
    const place = before === undefined ? null : await news.find(before);
    if (before !== undefined && place === null)
        throw new IsochronError("NOT_FOUND", "no such piece of news");
    const limit = Number(wanted ?? USUAL_NEWS);
    const found = await news.list({
        limit: limit + 1,
        ...(site !== undefined && { site }),
        ...(place !== null && { before: place.no }),
    });
    const items = found.slice(0, limit).map(({ item }) => item);
    return { items, next: found.length > limit ? items.at(-1).id : null };
}
function askedBy(schema, query, words) {
    const read = schema.safeParse(query);
    if (!read.success)
        throw new IsochronError("NOT_FOUND", words);
    return read.data;
}
