// A bucket on a server of S3: Amazon's, Ceph's, or any that keeps to a PUT with If-None-Match and to signed digests.
import { randomUUID } from "node:crypto";
import { UsageError } from "#errors.js";
import { requireKey } from "../../blobs/blob-key.js";
import { USUAL_PATIENCE } from "./attempts.js";
import { rangesOf } from "./object-ranges.js";
import { ObjectWindows } from "./object-windows.js";
import { PatientCalls } from "./patient-calls.js";
import { openS3Calls } from "./s3-calls.js";
import { S3Reader } from "./s3-reader.js";
import { Sending } from "./sending.js";
import { hasControls, parseStoreAddress, storePlace, storeServer, } from "./store-address.js";
/** What a server of S3 takes in one PUT. */
const MOST_OBJECT_BYTES = 5 * 1024 ** 3;
const MOST_KEY_BYTES = 1024;
const READ_MEMORY_BYTES = 64 * 1024 * 1024;
/** Opens the bucket at `s3://bucket/prefix`; nothing is asked yet. @throws UsageError for an address that is none */
export async function openS3Bucket(address, options = {}) {
    const at = parseStoreAddress(address);
    const { server = storeServer(process.env), patience = USUAL_PATIENCE, keys } = options;
    const calls = new PatientCalls(await openS3Calls(at.bucket, server, keys), {
        place: storePlace(at),
        patience,
    });
    const windows = new ObjectWindows(options.readMemoryBytes ?? READ_MEMORY_BYTES);
    return new S3Bucket(calls, windows, at.prefix);
}
/** The objects below one prefix. */
class S3Bucket {
    place;
    #calls;
    #windows;
    /** Before every key: empty, or with a slash behind it. */
    #folder;
    constructor(calls, windows, prefix) {
        this.place = calls.place;
        this.#calls = calls;
        this.#windows = windows;
        this.#folder = prefix === "" ? "" : `${prefix}/`;
    }
    async putOnce(key, content, signal) {
        const object = this.#objectOf(key);
        requireSize(key, content.sizeBytes);
        // Should an answer be lost, this tells whether what stands there then is what we have put.
        const putBy = randomUUID();
        const outcome = await this.#put({ key, object, putBy }, content, signal);
        if (outcome !== "taken")
            return outcome;
        const there = await this.#calls.ask({ what: `putting ${key}`, signal }, (calls, { signal: end }) => calls.head(object, end));
        return there?.putBy === putBy ? "put" : "exists";
    }
    async open(key, knownBytes) {
        const object = this.#objectOf(key);
        const known = knownBytes === undefined ? null : { sizeBytes: knownBytes, etag: null };
        const found = known ?? (await this.#head(key, object));
        if (found === null)
            return null;
        const { sizeBytes, etag } = found;
        const fetch = rangesOf(this.#calls, { key, object, sizeBytes, etag });
        return new S3Reader(this.#windows, { key, version: etag ?? `${sizeBytes}`, sizeBytes, fetch });
    }
    async *list(prefix) {
        let last = "";
        let from = null;
        do {
            const page = await this.#page(prefix, from);
            for (const { key, sizeBytes } of page.objects) {
                this.#requireNext(key, last, prefix);
                last = key;
                yield { key: key.slice(this.#folder.length), sizeBytes };
            }
            from = page.next;
        } while (from !== null);
    }
    async delete(key) {
        const object = this.#objectOf(key);
        await this.#calls.ask({ what: `deleting ${key}` }, (calls, { signal }) => calls.delete(object, signal));
        this.#windows.forget(key);
    }
    close() {
        this.#calls.close();
    }
    async #put({ key, object, putBy }, content, signal) {
        const { sizeBytes, sha256 } = content;
        let fault = null;
        const outcome = await this.#calls.ask({ what: `putting ${key}`, sizeBytes, signal }, async (calls, attempt) => {
            // What was sent before may have arrived; a server that refuses while we send may cut us off unheard.
            if (attempt.number > 1 && (await calls.head(object, attempt.signal)))
                return "taken";
            const sending = new Sending(key, content, attempt.touch);
            const pieces = sending.pieces();
            try {
                return await calls.put(object, { sizeBytes, sha256, putBy, pieces }, attempt.signal);
            }
            catch (error) {
                if ((fault = sending.fault) === null)
                    throw error;
                return "fault"; // trying again would not mend it
            }
        });
        if (outcome === "fault")
            throw fault.error;
        return outcome;
    }
    #head(key, object) {
        return this.#calls.ask({ what: `opening ${key}` }, (calls, { signal }) => calls.head(object, signal));
    }
    #page(prefix, from) {
        return this.#calls.ask({ what: "listing" }, (calls, { signal }) => calls.list(this.#folder + prefix, from, signal));
    }
    /** A listing out of order, or of something else, may never end, and may lack what is looked for. */
    #requireNext(key, last, prefix) {
        const isNext = last === "" || Buffer.compare(Buffer.from(last), Buffer.from(key)) < 0;
        if (!isNext || !key.startsWith(this.#folder + prefix))
            throw this.#calls.failure("the server does not list in the order of the keys' bytes");
    }
    #objectOf(key) {
        const object = this.#folder + requireKey(key);
        if (hasControls(key) || Buffer.byteLength(object) > MOST_KEY_BYTES)
            throw new UsageError("BAD_INPUT", `no name for an object: ${JSON.stringify(key.slice(0, 200))}`);
        return object;
    }
}
function requireSize(key, sizeBytes) {
    if (sizeBytes <= MOST_OBJECT_BYTES)
        return;
    const words = `${key} has ${sizeBytes} bytes, and a store takes 5 GiB at once: make WARC files smaller`;
    throw new UsageError("BAD_INPUT", words);
}
