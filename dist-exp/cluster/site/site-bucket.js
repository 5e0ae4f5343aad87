// What counts of one site, in bucket and agreement: objects under keys that are used once, a manifest of all that counts
// before each acknowledgement, so that the bucket alone tells it when the agreement is lost, and the acknowledgement.
import { createHash } from "node:crypto";
import { IsochronError, StoreError } from "#errors.js";
import { manifestBytes, manifestKey, objectKey } from "#store/index.js";
/** The newest one counts; the one before it is for whoever is reading it. */
const MANIFESTS_KEPT = 2;
/** One site's part of the bucket under one lease. */
export class SiteBucket {
    #ports;
    #lease;
    /** What counts of the site now, by name. */
    #held;
    #number = 0;
    #manifests = 0;
    #removed = 0;
    constructor(ports, lease, held) {
        this.#ports = ports;
        this.#lease = lease;
        this.#held = new Map(held.map((object) => [object.name, object]));
    }
    heldNames(prefix) {
        return [...this.#held.keys()].filter((name) => name.startsWith(prefix));
    }
    /** What of these does not count as it is, and what counts still of those that are gone. */
    differing(contents, gone) {
        return {
            changed: contents.filter(({ name, content }) => this.#held.get(name)?.sha256 !== content.sha256),
            leaving: gone.filter((name) => this.#held.has(name)),
        };
    }
    /** Says under the new lease what counts. */
    begin() {
        return this.#putManifest(this.#held);
    }
    /** Puts something that does not count yet. */
    upload({ name, content }) {
        const { bucket, patience } = this.#ports;
        const { site, fence } = this.#lease;
        const { sizeBytes, sha256 } = content;
        return patience.with(async () => {
            // A number is used once: an upload that failed half-way may still arrive.
            const key = objectKey(site, name, fence, ++this.#number);
            if ((await bucket.putOnce(key, content, patience.signal)) === "put")
                return { name, key, sizeBytes, sha256 };
            throw new IsochronError("CLUSTER", `${key} is in the bucket already; another key is tried`);
        });
    }
    /** From now on these count, and those are gone; `false` where the lease is held no more. */
    async acknowledge(put, gone) {
        const held = new Map(this.#held);
        for (const name of gone)
            held.delete(name);
        for (const object of put)
            held.set(object.name, object);
        // Before: what is acknowledged stands in a manifest, also when nobody can ask the agreement ever again.
        await this.#putManifest(held);
        const { objects, patience } = this.#ports;
        if (!(await patience.with(() => objects.acknowledge(this.#lease, { put, gone }))))
            return false;
        this.#held = held;
        await this.#removeOldManifests();
        return true;
    }
    async #putManifest(held) {
        const { cluster, clock, bucket, patience } = this.#ports;
        const { site, fence } = this.#lease;
        const seq = ++this.#manifests;
        const objects = [...held.values()];
        const bytes = manifestBytes({ version: 1, cluster, site, fence, seq, at: clock.now(), objects });
        const key = manifestKey(site, fence, seq);
        const put = await patience.with(() => bucket.putOnce(key, contentOf(bytes), patience.signal));
        if (put === "exists")
            await this.#requireSame(key, bytes);
    }
    /** A manifest that is there already was put by an attempt that was not heard of; or a database came back from long ago. */
    async #requireSame(key, bytes) {
        const { bucket, patience } = this.#ports;
        const isSame = await patience.with(async () => {
            const there = await bucket.open(key);
            if (there === null)
                return false;
            try {
                return there.sizeBytes === bytes.length && bytes.equals(await there.read(0, bytes.length));
            }
            finally {
                there.close();
            }
        });
        if (isSame)
            return;
        const why = `${key} is another machine's: the database is older than the bucket`;
        throw new StoreError("ARCHIVE_BROKEN", `${why}; isochron cluster restore brings them together`);
    }
    /** What cannot be removed now is removed by whoever sweeps. */
    async #removeOldManifests() {
        const { bucket } = this.#ports;
        const { site, fence } = this.#lease;
        for (; this.#removed < this.#manifests - MANIFESTS_KEPT; this.#removed++)
            await bucket.delete(manifestKey(site, fence, this.#removed + 1)).catch(() => undefined);
    }
}
/** Bytes in memory as content. */
function contentOf(bytes) {
    return {
        sizeBytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        pieces: async function* () {
            yield bytes;
        },
    };
}
