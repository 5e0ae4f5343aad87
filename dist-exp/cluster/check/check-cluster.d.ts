import type { Agreement, Bucket, ClusterFacts } from "#ports/index.js";
/** Something that is not as it should be. */
export interface ClusterFault {
    /** A site, or an object in the store. */
    readonly where: string;
    readonly what: string;
}
/** What was found. */
export interface ClusterCheck {
    readonly sites: number;
    readonly objects: number;
    readonly bytes: number;
    /** Objects in the store that count no more, or not yet. */
    readonly leftOver: number;
    readonly faults: readonly ClusterFault[];
}
interface Checked {
    readonly agreement: Pick<Agreement, "leases" | "objects">;
    readonly bucket: Bucket;
    readonly facts: ClusterFacts;
}
/** Looks at every site; nothing is changed. */
export declare function checkCluster(cluster: Checked, signal: AbortSignal): Promise<ClusterCheck>;
export {};
