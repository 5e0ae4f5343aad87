import type { FastifyInstance } from "fastify";
import type { Archive } from "#ports/index.js";
/** Adds the routes; their thread ends with the server. */
export declare function addDiffRoute(server: FastifyInstance, { archive }: {
    readonly archive: Archive;
}): void;
