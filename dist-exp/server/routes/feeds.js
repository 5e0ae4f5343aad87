import { z } from "zod";
import { newsWhere } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { ATOM_TYPE, atomFeed } from "#report/index.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy, refuse } from "../route-guards.js";
const NEWS_IN_FEED = 100;
const ALL = "all";
/** What a feed reader may leave out; no patterns, which come from the web here and could be made to take for ever. */
const wishSchema = z.object({
    importance: z
        .string()
        .regex(/^(0|1|0?\.\d{1,6}|1\.0{1,6})$/)
        .transform(Number)
        .optional(),
    kinds: z
        .string()
        .regex(/^[a-z,]{1,200}$/)
        .transform((text) => text.split(","))
        .optional(),
});
/** Adds the routes; they are guarded as the API is, and feed readers may bring the token in the address. */
export function addFeedRoutes(server, { archive, news }) {
    server.get("/feeds/:name", guardedBy("archive"), async (request, reply) => {
        const name = /^(.+)\.atom$/s.exec(request.params.name)?.[1];
        if (name === undefined)
            throw noFeed();
        const site = name === ALL ? null : name;
        const wish = wishSchema.safeParse(request.query);
        if (!wish.success)
            return refuse(reply, 400, "a feed takes importance, such as 0.3, and kinds, such as new,gone,major");
        const asked = { limit: NEWS_IN_FEED, ...(site !== null && { site }) };
        const told = await newsWhere(news, asked, (item) => isWished(item, wish.data));
        // A site without news has a feed as soon as there is anything of it that the reader is told of.
        if (site !== null && told.length === 0 && !(await isKnown(site, archive)))
            throw noFeed();
        const room = `http://${hostAsked(request) ?? ""}`;
        // Without the token: whoever passes the feed on does not mean to pass that on.
        const self = `${room}/feeds/${encodeURIComponent(name)}.atom`;
        const items = told.map(({ item }) => item);
        return reply.type(ATOM_TYPE).send(atomFeed(items, { site, room, self }));
    });
}
function isWished({ importance, kind, verdict }, { importance: least = 0, kinds = [] }) {
    const isOfKind = kinds.length === 0 || kinds.includes(kind) || kinds.includes(verdict ?? kind);
    return importance >= least && isOfKind;
}
async function isKnown(site, { catalog }) {
    return (await catalog.captures.some({ site, limit: 1 })).length > 0;
}
function noFeed() {
    return new IsochronError("NOT_FOUND", "there is no such feed: ask for /feeds/all.atom or /feeds/<site>.atom");
}
