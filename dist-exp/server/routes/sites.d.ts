import type { FastifyInstance } from "fastify";
import type { Archive } from "#ports/index.js";
import type { RunsReader } from "../live/runs-now.js";
import type { WatchListings } from "../watch/watch-listings.js";
/** What the routes need. */
interface SiteRoutesOptions {
    readonly archive: Archive;
    readonly runs: RunsReader;
    readonly watched: WatchListings;
    readonly replayUrl: (hostHeader: string) => string;
}
/** Adds the routes. */
export declare function addSiteRoutes(server: FastifyInstance, options: SiteRoutesOptions): void;
export {};
