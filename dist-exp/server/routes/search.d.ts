import type { FastifyInstance } from "fastify";
import type { Archive } from "#ports/index.js";
/** What the route needs. */
export interface SearchRouteOptions {
    readonly archive: Archive;
    /** Prefix of replay addresses for a client that reached us by this Host header. */
    readonly replayUrl: (hostHeader: string) => string;
}
/** Adds the route. */
export declare function addSearchRoute(server: FastifyInstance, { archive, replayUrl }: SearchRouteOptions): void;
