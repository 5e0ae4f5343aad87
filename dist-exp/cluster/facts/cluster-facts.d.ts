import type { Agreement, Bucket, ClusterFacts } from "#ports/index.js";
interface Reached {
    readonly agreement: Pick<Agreement, "facts" | "found">;
    readonly bucket: Pick<Bucket, "place">;
}
/** Makes a cluster, of the id given or a new one; `isNew` unless this very cluster was made before. @throws UsageError */
export declare function foundCluster({ agreement, bucket }: Reached, keySha256: string, id?: string): Promise<{
    readonly facts: ClusterFacts;
    readonly isNew: boolean;
}>;
/** What the cluster is, if this store, and the key where one is given, are its own. @throws CLUSTER @throws UsageError */
export declare function requireCluster({ agreement, bucket }: Reached, keySha256: string | null): Promise<ClusterFacts>;
export {};
