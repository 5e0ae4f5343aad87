import type { FastifyInstance } from "fastify";
import type { Archive, NewsReader } from "#ports/index.js";
/** What the routes need; both as the reader may see them. */
export interface FeedRoutesOptions {
    readonly archive: Archive;
    readonly news: NewsReader;
}
/** Adds the routes; they are guarded as the API is, and feed readers may bring the token in the address. */
export declare function addFeedRoutes(server: FastifyInstance, { archive, news }: FeedRoutesOptions): void;
