import type * as sdkModule from "@aws-sdk/client-s3";
import type { ListedObject } from "#ports/index.js";
import type { StoreServer } from "./store-address.js";
/** Keys to a store that are not those of the environment. */
export interface StoreKeys {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
}
/** An object as its head tells it. */
export interface HeadFacts {
    readonly sizeBytes: number;
    readonly etag: string | null;
    /** Whose putting it was. */
    readonly putBy: string | null;
}
/** What is sent with an object. */
export interface PutRequest {
    readonly sizeBytes: number;
    /** Hex. The server takes nothing else. */
    readonly sha256: string;
    readonly putBy: string;
    readonly pieces: AsyncIterable<Uint8Array>;
}
/** A range of an object as it comes. */
export interface RangeAnswer {
    readonly etag: string | null;
    /** Of the whole object. */
    readonly sizeBytes: number | null;
    readonly pieces: AsyncIterable<Uint8Array>;
}
/** A page of a listing. */
export interface ListPage {
    readonly objects: readonly ListedObject[];
    /** How to go on; `null` behind the last. */
    readonly next: string | null;
}
type Sdk = typeof sdkModule;
/** Loads the SDK, which runs without a cluster never need, and opens a client. */
export declare function openS3Calls(bucket: string, server: StoreServer, keys?: StoreKeys): Promise<S3Calls>;
/** Requests to one bucket; they reject with the SDK's errors. */
export declare class S3Calls {
    #private;
    constructor(sdk: Sdk, client: sdkModule.S3Client, bucket: string);
    /** `taken` where there is an object of that key. */
    put(key: string, request: PutRequest, abortSignal: AbortSignal): Promise<"put" | "taken">;
    /** `null` where there is none. */
    head(key: string, abortSignal: AbortSignal): Promise<HeadFacts | null>;
    /** From an offset, of the version with that tag where one is named. */
    range(key: string, { offset, lengthBytes, etag }: {
        offset: number;
        lengthBytes: number;
        etag: string | null;
    }, abortSignal: AbortSignal): Promise<RangeAnswer>;
    list(prefix: string, from: string | null, abortSignal: AbortSignal): Promise<ListPage>;
    delete(key: string, abortSignal: AbortSignal): Promise<void>;
    close(): void;
}
/** Of a failure that is an answer. */
export declare function statusOf(error: unknown): number | undefined;
export {};
