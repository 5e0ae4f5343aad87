import type { Bucket, SealedObject, SiteLease } from "#ports/index.js";
/**
 * Sweeps a site that this machine has, with nothing of its own on the way; returns how many objects went. Whatever was put
 * under a higher fence stays: the site may be another's by now, without this machine knowing.
 */
export declare function sweepSite(bucket: Bucket, { site, fence }: SiteLease, counting: readonly SealedObject[]): Promise<number>;
