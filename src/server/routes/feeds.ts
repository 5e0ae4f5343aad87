// `GET /feeds/all.atom` and `GET /feeds/<site>.atom`: what a watch has to tell, for feed readers.
import type { FastifyInstance } from "fastify";
import { IsochronError } from "#errors.js";
import type { Archive, NewsReader } from "#ports/index.js";
import { ATOM_TYPE, atomFeed } from "#report/index.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy } from "../route-guards.js";

/** What the routes need; both as the reader may see them. */
export interface FeedRoutesOptions {
  readonly archive: Archive;
  readonly news: NewsReader;
}

const NEWS_IN_FEED = 100;
const ALL = "all";

/** Adds the routes; they are guarded as the API is, and feed readers may bring the token in the address. */
export function addFeedRoutes(server: FastifyInstance, { archive, news }: FeedRoutesOptions): void {
  server.get<{ Params: { name: string } }>("/feeds/:name", guardedBy("archive"), async (request, reply) => {
    const name = /^(.+)\.atom$/s.exec(request.params.name)?.[1];
    if (name === undefined) throw noFeed();
    const site = name === ALL ? null : name;
    const told = await news.list({ limit: NEWS_IN_FEED, ...(site !== null && { site }) });
    // A site without news has a feed as soon as there is anything of it that the reader is told of.
    if (site !== null && told.length === 0 && !(await isKnown(site, archive))) throw noFeed();
    const room = `http://${hostAsked(request) ?? ""}`;
    // Without the token: whoever passes the feed on does not mean to pass that on.
    const self = `${room}/feeds/${encodeURIComponent(name)}.atom`;
    const items = told.map(({ item }) => item);
    return reply.type(ATOM_TYPE).send(atomFeed(items, { site, room, self }));
  });
}

async function isKnown(site: string, { catalog }: Archive): Promise<boolean> {
  return (await catalog.captures.some({ site, limit: 1 })).length > 0;
}

function noFeed(): IsochronError {
  return new IsochronError(
    "NOT_FOUND",
    "there is no such feed: ask for /feeds/all.atom or /feeds/<site>.atom",
  );
}
