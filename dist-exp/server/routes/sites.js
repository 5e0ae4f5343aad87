import { IsochronError } from "#errors.js";
import { dcPairs } from "#model/index.js";
import { CaptureListings } from "../capture-listings.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy } from "../route-guards.js";
import { addressesQuerySchema, treeQuerySchema, } from "../sites-schema.js";
import { addressesFrom } from "../sites/addresses.js";
import { FrontPages } from "../sites/front-page.js";
import { listAsked } from "../sites/list-asked.js";
import { settingsWords } from "../sites/settings-words.js";
import { SiteHabits } from "../sites/site-habits.js";
import { siteLife } from "../sites/site-life.js";
import { newestForSite, SiteListings } from "../sites/site-listings.js";
import { treeLevel } from "../sites/site-tree.js";
/** Sites of a list unless told. */
const USUAL_SITES = 24;
const MOST_SEEDS = 50;
const NEWEST = 24;
/** Adds the routes. */
export function addSiteRoutes(server, options) {
    const { archive, runs, watched } = options;
    const captures = new CaptureListings(archive);
    const fronts = new FrontPages(archive);
    const sites = new SiteListings({ archive, runs, captures, fronts, watched });
    server.get("/api/sites", guardedBy("archive"), (request) => sites.list(listAsked(request.query, USUAL_SITES)));
    addSiteRoute(server, options, sites);
    addThumbnailRoute(server, { archive, fronts, sites });
    addKnowledgeRoutes(server, archive);
    addAddressRoute(server, archive);
    server.get("/api/sites/:site/captures", guardedBy("archive"), async (request) => {
        const { cursor, limit, from, to } = listAsked(request.query);
        const found = await archive.catalog.captures.some({
            site: request.params.site,
            limit: limit + 1,
            ...(cursor !== undefined && { behind: cursor }),
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
        });
        const shown = found.slice(0, limit);
        return {
            captures: await Promise.all(shown.map((one) => captures.titled(one))),
            next: found.length > limit ? shown.at(-1).id : null,
        };
    });
}
function addSiteRoute(server, { archive, replayUrl }, sites) {
    server.get("/api/sites/:site", guardedBy("archive"), async (request) => {
        const { site } = request.params;
        const newest = await newestOf(site, archive);
        const capture = newest[0];
        const [listing] = await sites.of([await entryOf(site, archive)]);
        const said = await archive.descriptions.get({ kind: "site", site });
        const seeds = capture.seeds.slice(0, MOST_SEEDS);
        return {
            listing: listing,
            seeds,
            roots: [...new Set(seeds.map((seed) => new URL("/", seed).href))],
            description: said === null ? [] : dcPairs(said.elements).map(([name, value]) => [name, value]),
            settings: settingsWords(capture.settings),
            replayUrl: replayUrl(hostAsked(request) ?? ""),
        };
    });
}
function addThumbnailRoute(server, { archive, fronts, sites }) {
    server.get("/api/sites/:site/thumbnail", guardedBy("archive"), async (request, reply) => {
        const capture = await sites.thumbnailed(await newestOf(request.params.site, archive));
        const picture = capture && (await fronts.pictureOf(capture));
        if (!picture)
            throw new IsochronError("NOT_FOUND", "there is no picture of this site");
        // `nosniff` stands in every answer of this origin.
        return reply.type(picture.type).send(Buffer.from(picture.bytes));
    });
}
function addKnowledgeRoutes(server, archive) {
    const habits = new SiteHabits(archive);
    server.get("/api/sites/:site/life", guardedBy("archive"), async ({ params }) => {
        await newestOf(params.site, archive);
        return siteLife(params.site, archive);
    });
    server.get("/api/sites/:site/habits", guardedBy("archive"), async ({ params }) => {
        await newestOf(params.site, archive);
        return { habits: await habits.of(params.site) };
    });
    server.get("/api/sites/:site/tree", guardedBy("archive"), async (request) => {
        await newestOf(request.params.site, archive);
        const query = treeQuerySchema.safeParse(request.query);
        if (!query.success)
            throw new IsochronError("NOT_FOUND", "a level of a tree needs prefix, an address that ends with a slash");
        return treeLevel(archive.index, query.data.prefix, query.data.cursor);
    });
}
function addAddressRoute(server, { index }) {
    server.get("/api/addresses", guardedBy("archive"), async (request) => {
        const query = addressesQuerySchema.safeParse(request.query);
        return { addresses: query.success ? await addressesFrom(index, query.data.prefix) : [] };
    });
}
/** The newest captures of a site. @throws NOT_FOUND where there are none that the reader is told of */
async function newestOf(site, archive) {
    const captures = await newestForSite(site, NEWEST, archive);
    if (captures.length === 0)
        throw new IsochronError("NOT_FOUND", "no such site");
    return captures;
}
async function entryOf(site, { catalog }) {
    const [entry] = await catalog.captures.sites({ named: site, limit: 1 });
    return entry;
}
