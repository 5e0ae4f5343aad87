import type { FastifyInstance } from "fastify";
import type { Archive, Clock, NewsReader, WatchReader } from "#ports/index.js";
import { WatchListings } from "../watch/watch-listings.js";
import type { Management } from "./manage.js";
/** A watch, by who asks. */
export interface WatchDoors {
    /** News as the readers may be told them; without them there are no feeds. */
    readonly news?: NewsReader | undefined;
    /** Sites under watch, as the readers may be told of them; without it there are none. */
    readonly watch?: WatchReader | undefined;
    /** Both whole, for those who manage. */
    readonly wholeWatch?: {
        readonly watch: WatchReader;
        readonly news: NewsReader | null;
    } | undefined;
    readonly clock?: Pick<Clock, "now"> | undefined;
}
interface Options extends WatchDoors {
    readonly archive: Archive;
    readonly management?: Management;
}
/** Adds the routes; returns the sites as readers are told of them, for other routes. */
export declare function addEveryWatchRoute(server: FastifyInstance, options: Options): WatchListings;
export {};
