import type { FastifyInstance } from "fastify";
import type { Logger } from "#ports/index.js";
import { type LiveSource } from "../live/live-captures.js";
/** Adds the stream; it ends with the server. */
export declare function addLiveRoute(server: FastifyInstance, { archive, runs, logger }: LiveSource & {
    readonly logger: Logger;
}): void;
