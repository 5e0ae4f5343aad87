// Which response of an earlier capture may supply the body of an equal one: sealed, read again, and the same byte by byte.
import { createHash } from "node:crypto";
import { FormatError, StoreError } from "#errors.js";
import { readResponse } from "#formats/index.js";
import { identityKey, isCaptured, } from "#model/index.js";
import { openRecordAt } from "./read/record-at.js";
/** A reference takes some hundreds of bytes itself: what is shorter is stored. */
const LEAST_BYTES = 1024;
/** So many candidates are read again; beyond them storing the body is cheaper than looking for it. */
const MOST_READ = 3;
/** Whoever lends to a capture: the archive's finished captures; one lookup in the catalog per body, none kept. */
export async function lenderTo(archive, { id: own, startedAt }) {
    const all = await archive.captures.list();
    const finished = new Set(all.filter(({ id, phase }) => id !== own && phase === "finished").map(({ id }) => id));
    if (finished.size === 0)
        return async () => null;
    const sealed = new SealedFiles(archive.list);
    return async (wanted) => {
        const seen = (await archive.sightings.ofPage(wanted.url)).filter(isCaptured);
        // By our clock too: what is borrowed was received before the capture began.
        const earlier = seen.filter((one) => finished.has(one.captureId) && one.times.lastByteAt < startedAt);
        const candidates = earlier.filter((one) => isEqual(one, wanted));
        for (const candidate of candidates.slice(0, MOST_READ)) {
            const record = candidate.records.find(({ type }) => type === "response");
            if (!record || !(await sealed.has(candidate.captureId, record.file)))
                continue;
            const lent = await readAgain(archive.blobs, record, candidate, wanted);
            if (lent)
                return lent;
        }
        return null;
    };
}
/** Our own full responses alone: of others' records nobody vouches for what they hold. */
function isEqual({ outcome, records }, { digest, identity }) {
    return (outcome.imported !== true &&
        outcome.told === undefined &&
        outcome.payloadBytes >= LEAST_BYTES &&
        outcome.payloadDigest === digest &&
        identityKey(outcome.identity) === identityKey(identity) &&
        records.some(({ type }) => type === "response"));
}
/** Which files of finished captures are whole, as the catalog says. */
class SealedFiles {
    #list;
    #ofCapture = new Map();
    constructor(list) {
        this.#list = list;
    }
    async has(captureId, file) {
        let files = this.#ofCapture.get(captureId);
        if (!files) {
            const rows = await this.#list.ofCapture(captureId);
            files = new Set(rows.filter(({ sha256 }) => sha256 !== null).map((row) => row.file));
            this.#ofCapture.set(captureId, files);
        }
        return files.has(file);
    }
}
/** The catalog may be wrong and disks forget: what is to be referred to is read once more, as a verifier will. */
async function readAgain(blobs, ref, { times: { sentAt } }, { url, digest, identity }) {
    try {
        const record = await openRecordAt(blobs, ref);
        const isNamed = record.id === ref.id && record.type === "response" && record.target === url;
        if (!isNamed || record.date !== sentAt || record.field("WARC-Truncated") !== null)
            return null;
        const blockDigest = await digestOf(record);
        if (record.field("WARC-Block-Digest") !== blockDigest || !(await shows(record, digest, identity)))
            return null;
        const { file, offset, length } = ref;
        return { id: ref.id, date: sentAt, blockDigest, file, offset, length };
    }
    catch (error) {
        // Damaged, or not there any more: then the body is stored.
        if (error instanceof FormatError || isMissing(error))
            return null;
        throw error;
    }
}
async function shows(record, digest, identity) {
    const read = await readResponse(record);
    if (!read.ok || read.kind !== "identified" || !read.complete)
        return false;
    return read.payloadDigest === digest && identityKey(read.identity) === identityKey(identity);
}
async function digestOf({ first, pieces }) {
    const hash = createHash("sha256");
    if (pieces === null)
        hash.update(first);
    else
        for await (const piece of pieces())
            hash.update(piece);
    return `sha-256:${hash.digest("hex")}`;
}
function isMissing(error) {
    return error instanceof StoreError && error.code === "ARCHIVE_BROKEN";
}
