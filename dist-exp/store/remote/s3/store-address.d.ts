/** A bucket, and the folder in it that is the cluster's. */
export interface StoreAddress {
    readonly bucket: string;
    /** Without slashes at its ends; empty for the whole bucket. */
    readonly prefix: string;
}
/** How the server of a bucket is reached. */
export interface StoreServer {
    /** `null` for Amazon's own. */
    readonly endpoint: string | null;
    /** `null` for what the SDK finds in its files. */
    readonly region: string | null;
}
/** Reads `s3://bucket/prefix`. @throws UsageError for anything else */
export declare function parseStoreAddress(text: string): StoreAddress;
/** The same for people. */
export declare function storePlace({ bucket, prefix }: StoreAddress): string;
/** Which server the environment names. @throws UsageError for an address that is none, or that has a secret in it */
export declare function storeServer(env: Readonly<Record<string, string | undefined>>): StoreServer;
/** Listings are XML, which has no way to write these. */
export declare function hasControls(text: string): boolean;
