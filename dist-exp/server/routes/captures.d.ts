import type { FastifyInstance } from "fastify";
import type { Archive } from "#ports/index.js";
/** What the routes need. */
export interface CaptureRoutesOptions {
    readonly archive: Archive;
    /** Prefix of replay addresses for a client that reached us by this Host header. */
    readonly replayUrl: (hostHeader: string) => string;
}
/** Adds the API's routes. */
export declare function addCaptureRoutes(server: FastifyInstance, { archive, replayUrl }: CaptureRoutesOptions): void;
