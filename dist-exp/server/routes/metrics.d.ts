import type { FastifyInstance } from "fastify";
import type { NewsReader } from "#ports/index.js";
import type { MachineListings } from "../cluster/machine-listings.js";
import { type LiveSource } from "../live/live-captures.js";
import type { WatchListings } from "../watch/watch-listings.js";
/** What is counted. */
export interface MetricsSources extends LiveSource {
    readonly watched: WatchListings;
    readonly news?: NewsReader | undefined;
    /** `null` where there is no cluster. */
    readonly machines: MachineListings | null;
}
/** Adds the endpoint; it is guarded as the API is. */
export declare function addMetricsRoute(server: FastifyInstance, sources: MetricsSources): void;
