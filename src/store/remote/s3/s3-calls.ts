// The requests of S3 that are needed, each asked once, by the SDK of Amazon: the one place that knows it, and so the one
// way out to a store's network (docs/adr/0166).
import { Readable } from "node:stream";
import type * as sdkModule from "@aws-sdk/client-s3";
import type { ListedObject } from "#ports/index.js";
import { NotAnswering } from "./s3-failure.js";
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

const CONNECT_MS = 10_000;
const MOST_SOCKETS = 64;
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Loads the SDK, which runs without a cluster never need, and opens a client. */
export async function openS3Calls(bucket: string, server: StoreServer, keys?: StoreKeys): Promise<S3Calls> {
  const sdk = await import("@aws-sdk/client-s3");
  return new S3Calls(
    sdk,
    quietly(() => clientOf(sdk, server, keys)),
    bucket,
  );
}

/** Requests to one bucket; they reject with the SDK's errors. */
export class S3Calls {
  readonly #sdk: Sdk;
  readonly #client: sdkModule.S3Client;
  readonly #bucket: string;

  constructor(sdk: Sdk, client: sdkModule.S3Client, bucket: string) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = bucket;
  }

  /** `taken` where there is an object of that key. */
  async put(key: string, request: PutRequest, abortSignal: AbortSignal): Promise<"put" | "taken"> {
    const body = Readable.from(request.pieces, { objectMode: false, highWaterMark: 1 });
    const command = new this.#sdk.PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: body,
      ContentLength: request.sizeBytes,
      ContentType: "application/octet-stream",
      IfNoneMatch: "*",
      Metadata: { sha256: request.sha256, put: request.putBy },
    });
    signDigest(command, request.sha256);
    // The SDK neither hears of a body that fails nor ends its request then: the error would end the process.
    const broken = new AbortController();
    body.on("error", (error) => broken.abort(error));
    try {
      await this.#client.send(command, { abortSignal: AbortSignal.any([abortSignal, broken.signal]) });
      return "put";
    } catch (error) {
      if (statusOf(error) === 412) return "taken";
      throw error;
    } finally {
      body.destroy();
    }
  }

  /** `null` where there is none. */
  async head(key: string, abortSignal: AbortSignal): Promise<HeadFacts | null> {
    const found = await this.#head(key, abortSignal);
    if (found !== null) return found;
    // Answers to HEAD have no body that says why: a bucket that is not there looks like an object that is not.
    if (await this.#isNone(key, abortSignal)) return null;
    const come = await this.#head(key, abortSignal);
    if (come === null) throw new NotAnswering("the server says one thing and another");
    return come;
  }

  /** `null` where the server refuses, whatever it means by that. */
  async #head(key: string, abortSignal: AbortSignal): Promise<HeadFacts | null> {
    const command = new this.#sdk.HeadObjectCommand({ Bucket: this.#bucket, Key: key });
    try {
      const { ContentLength = 0, ETag = null, Metadata } = await this.#client.send(command, { abortSignal });
      return { sizeBytes: ContentLength, etag: ETag, putBy: Metadata?.put ?? null };
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined || status >= 500) throw error;
      return null;
    }
  }

  async #isNone(key: string, abortSignal: AbortSignal): Promise<boolean> {
    const place = { Bucket: this.#bucket, Key: key, Range: "bytes=0-0" };
    try {
      const { Body } = await this.#client.send(new this.#sdk.GetObjectCommand(place), { abortSignal });
      (Body as Readable).destroy();
      return false;
    } catch (error) {
      if ((error as Error).name === "NoSuchKey") return true;
      if (statusOf(error) === 416) return false; // it is empty
      throw error;
    }
  }

  /** From an offset, of the version with that tag where one is named. */
  async range(
    key: string,
    { offset, lengthBytes, etag }: { offset: number; lengthBytes: number; etag: string | null },
    abortSignal: AbortSignal,
  ): Promise<RangeAnswer> {
    const command = new this.#sdk.GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Range: `bytes=${offset}-${offset + lengthBytes - 1}`,
      ...(etag !== null && { IfMatch: etag }),
    });
    const { Body, ETag, ContentRange } = await this.#client.send(command, { abortSignal });
    const body = Body as Readable;
    // Aborted behind its head, the SDK leaves the body as it is.
    abortSignal.addEventListener("abort", () => body.destroy(), { once: true });
    return { etag: ETag ?? null, sizeBytes: wholeSize(ContentRange), pieces: body };
  }

  async list(prefix: string, from: string | null, abortSignal: AbortSignal): Promise<ListPage> {
    const command = new this.#sdk.ListObjectsV2Command({
      Bucket: this.#bucket,
      Prefix: prefix,
      ...(from !== null && { ContinuationToken: from }),
    });
    const { Contents, IsTruncated, NextContinuationToken } = await this.#client.send(command, {
      abortSignal,
    });
    const objects = (Contents ?? []).map(({ Key = "", Size = 0 }) => ({ key: Key, sizeBytes: Size }));
    return { objects, next: IsTruncated ? (NextContinuationToken ?? null) : null };
  }

  async delete(key: string, abortSignal: AbortSignal): Promise<void> {
    const command = new this.#sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: key });
    await this.#client.send(command, { abortSignal });
  }

  close(): void {
    this.#client.destroy();
  }
}

/** Of a failure that is an answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/**
 * Signs the body's digest with the request: every server of S3 then refuses a body that has another one, and nobody on
 * the way can change it. What the SDK does by itself, a checksum behind the body, not every server understands.
 */
function signDigest(command: sdkModule.PutObjectCommand, sha256: string): void {
  command.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"] = sha256;
      return next(args);
    },
    { step: "build", name: "signDigest" },
  );
}

function clientOf(sdk: Sdk, { endpoint, region }: StoreServer, credentials?: StoreKeys): sdkModule.S3Client {
  return new sdk.S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(region !== null && { region }),
    ...(credentials && { credentials }),
    maxAttempts: 1, // a body cannot be sent twice by the SDK; who has the content tries again
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
      logger: SILENT,
    },
    logger: SILENT,
  });
}

const NODE_WARNING = "AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED";

/** The SDK tells whoever runs the program which Node to install: that is ours to say. */
function quietly<T>(open: () => T): T {
  const before = process.env[NODE_WARNING];
  process.env[NODE_WARNING] = "true";
  try {
    return open();
  } finally {
    if (before === undefined) delete process.env[NODE_WARNING];
    else process.env[NODE_WARNING] = before;
  }
}

/** Of `bytes 0-9/1234`. */
function wholeSize(contentRange: string | undefined): number | null {
  const [, size] = /^bytes \d+-\d+\/(\d{1,15})$/.exec(contentRange ?? "") ?? [];
  return size === undefined ? null : Number(size);
}
