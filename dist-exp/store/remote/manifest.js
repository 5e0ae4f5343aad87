// What counts of a site, written into the bucket before it is acknowledged: when the agreement is lost, the newest
// manifest of each site says what there was.
import { z } from "zod";
import { FormatError, IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { requireKey } from "../blobs/blob-key.js";
import { requireSealedName } from "./local-content.js";
import { manifestKey, objectsPrefix } from "./site-keys.js";
/** A million WARC files take less. */
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_NAME = 1000;
const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const sealedObject = z.object({
    name: z.string().min(1).max(MOST_NAME),
    key: z
        .string()
        .min(1)
        .max(2 * MOST_NAME),
    sizeBytes: count,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const siteManifest = z.object({
    version: z.literal(1),
    cluster: z.string().min(1).max(200),
    site: z.string().min(1).max(MOST_NAME),
    fence: count,
    seq: count,
    at: count.transform((ms) => instant(ms)),
    objects: z.array(sealedObject),
});
/** A manifest as it lies in the bucket. */
export function manifestBytes(manifest) {
    return Buffer.from(`${JSON.stringify(manifest)}\n`);
}
/** Reads a manifest from the bucket. @throws FORMAT for what is none, or speaks of other places than its site's */
export async function readManifest(bucket, key) {
    const reader = await bucket.open(key);
    if (!reader)
        throw new IsochronError("CLUSTER", `${key} is not in ${bucket.place} any more: try again`);
    try {
        if (reader.sizeBytes > MOST_BYTES)
            throw new FormatError("a manifest of this size is none", key, 0);
        return parsed(await wholeOf(reader), key);
    }
    finally {
        reader.close();
    }
}
async function wholeOf(reader) {
    const bytes = await reader.read(0, reader.sizeBytes);
    return Buffer.from(bytes).toString("utf8");
}
function parsed(text, key) {
    const found = siteManifest.safeParse(asJson(text));
    if (!found.success)
        throw new FormatError(`no manifest of a site: ${z.prettifyError(found.error)}`, key, 0);
    const { site, fence, seq, objects } = found.data;
    if (manifestKey(site, fence, seq) !== key)
        throw new FormatError("a manifest of another key", key, 0);
    requireObjects(site, objects);
    return found.data;
}
/** Refuses objects that lie elsewhere than their site, or that no archive has sealed. */
function requireObjects(site, objects) {
    const names = new Set();
    for (const { name, key } of objects) {
        requireSealedName(name);
        requireKey(key);
        if (!key.startsWith(objectsPrefix(site)))
            throw new IsochronError("CLUSTER", `${key} is no object of ${site}: its manifest is damaged`);
        if (names.has(name))
            throw new IsochronError("CLUSTER", `${name} stands twice in a manifest of ${site}`);
        names.add(name);
    }
}
function asJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
