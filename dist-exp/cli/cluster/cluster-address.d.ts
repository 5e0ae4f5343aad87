import type { Command } from "commander";
import { type AddressSource } from "#agreement/index.js";
import type { Agreement, Bucket, ClusterFacts } from "#ports/index.js";
import type { Io } from "../io.js";
/** Settings that say where a cluster is. */
export declare const CLUSTER_PLACE: readonly ["cluster", "store"];
/** A cluster's two addresses. */
export interface ClusterPlace {
    readonly address: string;
    readonly source: AddressSource;
    readonly store: string;
    readonly environment: Io["env"];
}
/** A cluster, reached. */
export interface ReachedCluster {
    readonly agreement: Agreement;
    readonly bucket: Bucket;
    close(): Promise<void>;
}
/** A cluster that was made, with what it is. */
export interface OpenCluster extends ReachedCluster {
    readonly facts: ClusterFacts;
}
/** Where the settings say that the cluster is; `null` where they name none. @throws UsageError */
export declare function clusterPlaceOf(command: Command, io: Io): Promise<ClusterPlace | null>;
/** The same where a verb cannot do without. @throws UsageError */
export declare function requirePlace(command: Command, io: Io): Promise<ClusterPlace>;
/** Reaches database and store; nothing is asked of the store yet. @throws UsageError @throws CLUSTER */
export declare function reachCluster(place: ClusterPlace, isToBePrepared?: boolean): Promise<ReachedCluster>;
/** Opens a cluster that was made, if this is its store and, where one is given, its key. @throws UsageError @throws CLUSTER */
export declare function openCluster(place: ClusterPlace, keySha256?: string | null): Promise<OpenCluster>;
