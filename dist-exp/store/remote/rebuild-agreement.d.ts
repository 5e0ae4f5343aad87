import type { Agreement, Bucket, Logger } from "#ports/index.js";
/** What is rebuilt from what. */
export interface RebuildAgreementOptions {
    readonly bucket: Bucket;
    readonly agreement: Pick<Agreement, "leases" | "objects">;
    /** The cluster's id, where it is known: manifests of another one are refused. */
    readonly cluster: string | null;
    readonly logger: Logger;
}
/** What was found in the bucket. */
export interface RebuiltAgreement {
    /** Of the manifests; `null` for a bucket without any. */
    readonly cluster: string | null;
    readonly sites: number;
    readonly objects: number;
}
/** The id of the cluster whose manifests lie in a bucket; `null` where there are none. */
export declare function clusterOf(bucket: Bucket): Promise<string | null>;
/** Brings back what counts of every site; a site of which anything is acknowledged already is left alone. */
export declare function rebuildAgreement(options: RebuildAgreementOptions): Promise<RebuiltAgreement>;
