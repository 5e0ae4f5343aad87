// The requests of S3 that are needed, each asked once, by the SDK of Amazon: the one place that knows it, and so the one
// way out to a store's network (docs/adr/0166).
import { Readable } from "node:stream";
import { NotAnswering } from "./s3-failure.js";
const CONNECT_MS = 10_000;
const MOST_SOCKETS = 64;
const SILENT = { trace() { }, debug() { }, info() { }, warn() { }, error() { } };
/** Loads the SDK, which runs without a cluster never need, and opens a client. */
export async function openS3Calls(bucket, server, keys) {
    const sdk = await import("@aws-sdk/client-s3");
    return new S3Calls(sdk, quietly(() => clientOf(sdk, server, keys)), bucket);
}
/** Requests to one bucket; they reject with the SDK's errors. */
export class S3Calls {
    #sdk;
    #client;
    #bucket;
    constructor(sdk, client, bucket) {
        this.#sdk = sdk;
        this.#client = client;
        this.#bucket = bucket;
    }
    /** `taken` where there is an object of that key. */
    async put(key, request, abortSignal) {
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
        }
        catch (error) {
            if (statusOf(error) === 412)
                return "taken";
            throw error;
        }
        finally {
            body.destroy();
        }
    }
    /** `null` where there is none. */
    async head(key, abortSignal) {
        const found = await this.#head(key, abortSignal);
        if (found !== null)
            return found;
        // Answers to HEAD have no body that says why: a bucket that is not there looks like an object that is not.
        if (await this.#isNone(key, abortSignal))
            return null;
        const come = await this.#head(key, abortSignal);
        if (come === null)
            throw new NotAnswering("the server says one thing and another");
        return come;
    }
    /** `null` where the server refuses, whatever it means by that. */
    async #head(key, abortSignal) {
        const command = new this.#sdk.HeadObjectCommand({ Bucket: this.#bucket, Key: key });
        try {
            const { ContentLength = 0, ETag = null, Metadata } = await this.#client.send(command, { abortSignal });
            return { sizeBytes: ContentLength, etag: ETag, putBy: Metadata?.put ?? null };
        }
        catch (error) {
            const status = statusOf(error);
            if (status === undefined || status >= 500)
                throw error;
            return null;
        }
    }
    async #isNone(key, abortSignal) {
        const place = { Bucket: this.#bucket, Key: key, Range: "bytes=0-0" };
        try {
            const { Body } = await this.#client.send(new this.#sdk.GetObjectCommand(place), { abortSignal });
            Body.destroy();
            return false;
        }
        catch (error) {
            if (error.name === "NoSuchKey")
                return true;
            if (statusOf(error) === 416)
                return false; // it is empty
            throw error;
        }
    }
    /** From an offset, of the version with that tag where one is named. */
    async range(key, { offset, lengthBytes, etag }, abortSignal) {
        const command = new this.#sdk.GetObjectCommand({
            Bucket: this.#bucket,
            Key: key,
            Range: `bytes=${offset}-${offset + lengthBytes - 1}`,
            ...(etag !== null && { IfMatch: etag }),
        });
        const { Body, ETag, ContentRange } = await this.#client.send(command, { abortSignal });
        const body = Body;
        // Aborted behind its head, the SDK leaves the body as it is.
        abortSignal.addEventListener("abort", () => body.destroy(), { once: true });
        return { etag: ETag ?? null, sizeBytes: wholeSize(ContentRange), pieces: body };
    }
    async list(prefix, from, abortSignal) {
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
    async delete(key, abortSignal) {
        const command = new this.#sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: key });
        await this.#client.send(command, { abortSignal });
    }
    close() {
        this.#client.destroy();
    }
}
/** Of a failure that is an answer. */
export function statusOf(error) {
    return error.$metadata?.httpStatusCode;
}
/**
 * Signs the body's digest with the request: every server of S3 then refuses a body that has another one, and nobody on
 * the way can change it. What the SDK does by itself, a checksum behind the body, not every server understands.
 */
function signDigest(command, sha256) {
    command.middlewareStack.add((next) => (args) => {
        args.request.headers["x-amz-content-sha256"] = sha256;
        return next(args);
    }, { step: "build", name: "signDigest" });
}
function clientOf(sdk, { endpoint, region }, credentials) {
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
function quietly(open) {
    const before = process.env[NODE_WARNING];
    process.env[NODE_WARNING] = "true";
    try {
        return open();
    }
    finally {
        if (before === undefined)
            delete process.env[NODE_WARNING];
        else
            process.env[NODE_WARNING] = before;
    }
}
/** Of `bytes 0-9/1234`. */
function wholeSize(contentRange) {
    const [, size] = /^bytes \d+-\d+\/(\d{1,15})$/.exec(contentRange ?? "") ?? [];
    return size === undefined ? null : Number(size);
}
