// Whether a store keeps the one promise that all else rests on. Some servers take a PUT with If-None-Match and replace what
// is there: two machines would then lose each other's bytes, and nobody would be told.
import { createHash, randomUUID } from "node:crypto";
import { IsochronError } from "#errors.js";
/** Puts an object twice, reads and lists it, and takes it away. @throws IsochronError that says what the store lacks */
export async function requireWriteOnce(bucket) {
    const key = `checks/${randomUUID()}`;
    const outcomes = [await bucket.putOnce(key, contentOf("first"))];
    try {
        outcomes.push(await bucket.putOnce(key, contentOf("other")));
        const isKept = (await textOf(bucket, key)) === "first";
        if (outcomes.join() !== "put,exists" || !isKept)
            throw failure(bucket, "replaces objects in spite of If-None-Match: it cannot be shared, take another");
        if (!(await isListed(bucket, key)))
            throw failure(bucket, "does not list what was just put: it cannot be shared, take another");
    }
    finally {
        await bucket.delete(key);
    }
}
async function textOf(bucket, key) {
    const reader = await bucket.open(key);
    if (!reader)
        throw failure(bucket, "does not have what was just put: it cannot be shared, take another");
    try {
        return Buffer.from(await reader.read(0, reader.sizeBytes)).toString();
    }
    finally {
        reader.close();
    }
}
async function isListed(bucket, key) {
    for await (const { key: found } of bucket.list(key))
        if (found === key)
            return true;
    return false;
}
function failure({ place }, line) {
    return new IsochronError("CLUSTER", `${place}: the store ${line}`);
}
function contentOf(text) {
    const bytes = Buffer.from(text);
    return {
        sizeBytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        pieces: async function* () {
            yield bytes;
        },
    };
}
