import type { Bucket } from "#ports/index.js";
import { type Patience } from "./attempts.js";
import { type StoreKeys } from "./s3-calls.js";
import { type StoreServer } from "./store-address.js";
/** How a bucket is opened. */
export interface S3BucketOptions {
    /** What the environment names, unless told. */
    readonly server?: StoreServer;
    /** What the SDK finds (environment, files of ~/.aws, the machine's role), unless told. */
    readonly keys?: StoreKeys;
    readonly patience?: Patience;
    /** For what was read, by all readers together. */
    readonly readMemoryBytes?: number;
}
/** Opens the bucket at `s3://bucket/prefix`; nothing is asked yet. @throws UsageError for an address that is none */
export declare function openS3Bucket(address: string, options?: S3BucketOptions): Promise<Bucket>;
