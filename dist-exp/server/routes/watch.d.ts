import type { FastifyInstance } from "fastify";
import type { NewsReader, WatchReader } from "#ports/index.js";
import { type RouteGuard } from "../route-guards.js";
import type { WatchListings } from "../watch/watch-listings.js";
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
/** Adds the routes. */
export declare function addWatchRoutes(server: FastifyInstance, options: WatchRoutesOptions): void;
