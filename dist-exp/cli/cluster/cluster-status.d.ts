import { type Instant } from "#model/index.js";
import type { Job, Machine, RunWord } from "#ports/index.js";
import type { OpenCluster } from "./cluster-address.js";
/** A cluster at one moment, by its own time. */
export interface ClusterStatus {
    readonly id: string;
    readonly store: string;
    readonly at: Instant;
    readonly machines: readonly Machine[];
    readonly runs: readonly RunWord[];
    /** Those that wait or run, oldest first. */
    readonly jobs: readonly Pick<Job, "id" | "kind" | "state" | "attempts" | "captureId" | "by" | "askedAt">[];
    /** Whether there are more jobs than these. */
    readonly isCut: boolean;
}
/** Asks for all of it. */
export declare function clusterStatus({ agreement, facts }: OpenCluster): Promise<ClusterStatus>;
/** In lines for a terminal. */
export declare function statusWords({ id, store, at, machines, runs, jobs, isCut }: ClusterStatus): string;
