// What counts of one site, in bucket and agreement: objects under keys that are used once, a manifest of all that counts
// before each acknowledgement, so that the bucket alone tells it when the agreement is lost, and the acknowledgement.
import { IsochronError } from "#errors.js";
import type { Agreement, Bucket, BucketContent, Clock, SealedObject, SiteLease } from "#ports/index.js";
import {
  bytesContent,
  listChange,
  manifestBytes,
  manifestKey,
  objectKey,
  toldByManifests,
} from "#store/index.js";
import type { Patience } from "./patience.js";
import { SiteLost } from "./site-lost.js";

/** What it takes to keep a site's objects. */
export interface SiteBucketPorts {
  readonly objects: Agreement["objects"];
  readonly bucket: Bucket;
  /** The cluster's id. */
  readonly cluster: string;
  readonly clock: Clock;
  readonly patience: Patience;
}

/** Something to be put: its name in the archive, and its bytes. */
export interface NamedContent {
  readonly name: string;
  readonly content: BucketContent;
}

/** The newest one counts; the one before it is for whoever is reading it. */
const MANIFESTS_KEPT = 2;

/** One site's part of the bucket under one lease. */
export class SiteBucket {
  readonly #ports: SiteBucketPorts;
  readonly #lease: SiteLease;
  /** What counts of the site now, by name. */
  #held: ReadonlyMap<string, SealedObject>;
  #number = 0;
  #manifests = 0;
  #removed = 0;
  readonly #broken = new AbortController();

  constructor(ports: SiteBucketPorts, lease: SiteLease, held: readonly SealedObject[]) {
    this.#ports = ports;
    this.#lease = lease;
    this.#held = new Map(held.map((object) => [object.name, object]));
  }

  /** Aborted when a word went wrong of which nobody knows what became: nothing is acknowledged here any more. */
  get broken(): AbortSignal {
    return this.#broken.signal;
  }

  heldNames(prefix: string): string[] {
    return [...this.#held.keys()].filter((name) => name.startsWith(prefix));
  }

  /** What of these does not count as it is, and what counts still of those that are gone. */
  differing(contents: readonly NamedContent[], gone: readonly string[]) {
    return {
      changed: contents.filter(({ name, content }) => this.#held.get(name)?.sha256 !== content.sha256),
      leaving: gone.filter((name) => this.#held.has(name)),
    };
  }

  /** Finds out what counts, and says it under the new lease. @throws CLUSTER where database and bucket are of two times */
  async begin(): Promise<SealedObject[]> {
    const { bucket, patience } = this.#ports;
    const { site } = this.#lease;
    const told = await patience.with(() => toldByManifests(bucket, site, [...this.#held.values()]));
    if (told.kind === "apart") throw apart(told.key);
    if (told.kind === "ahead") await this.#takeOver(told.manifest.objects);
    await this.#putManifest(this.#held);
    return [...this.#held.values()];
  }

  /** What a manifest was put of was to count: where nobody knows whether that was heard, it counts. */
  async #takeOver(objects: readonly SealedObject[]): Promise<void> {
    const { patience, objects: list } = this.#ports;
    const change = listChange([...this.#held.values()], objects);
    if (!(await patience.with(() => list.acknowledge(this.#lease, change))))
      throw new SiteLost(this.#lease.site, "lease");
    this.#held = new Map(objects.map((object) => [object.name, object]));
  }

  /** Puts something that does not count yet. */
  upload({ name, content }: NamedContent): Promise<SealedObject> {
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
  async acknowledge(put: readonly SealedObject[], gone: readonly string[]): Promise<boolean> {
    this.broken.throwIfAborted();
    const held = new Map(this.#held);
    for (const name of gone) held.delete(name);
    for (const object of put) held.set(object.name, object);
    try {
      // Before: what is acknowledged stands in a manifest, also when nobody can ask the agreement ever again.
      await this.#putManifest(held);
      const { objects, patience } = this.#ports;
      if (!(await patience.with(() => objects.acknowledge(this.#lease, { put, gone })))) return false;
    } catch (error) {
      // Another manifest behind this one would make two steps of which the list may have none.
      this.#broken.abort(error);
      throw error;
    }
    this.#held = held;
    await this.#removeOldManifests();
    return true;
  }

  async #putManifest(held: ReadonlyMap<string, SealedObject>): Promise<void> {
    const { cluster, clock, bucket, patience } = this.#ports;
    const { site, fence } = this.#lease;
    const seq = ++this.#manifests;
    const objects = [...held.values()];
    const bytes = manifestBytes({ version: 1, cluster, site, fence, seq, at: clock.now(), objects });
    const key = manifestKey(site, fence, seq);
    const put = await patience.with(() => bucket.putOnce(key, bytesContent(bytes), patience.signal));
    if (put === "exists") await this.#requireSame(key, bytes);
  }

  /** A manifest that is there already was put by an attempt that was not heard of; or a database came back from long ago. */
  async #requireSame(key: string, bytes: Buffer): Promise<void> {
    const { bucket, patience } = this.#ports;
    const isSame = await patience.with(async () => {
      const there = await bucket.open(key);
      if (there === null) return false;
      try {
        return there.sizeBytes === bytes.length && bytes.equals(await there.read(0, bytes.length));
      } finally {
        there.close();
      }
    });
    if (!isSame) throw apart(key);
  }

  /** What cannot be removed now is removed by whoever sweeps. */
  async #removeOldManifests(): Promise<void> {
    const { bucket } = this.#ports;
    const { site, fence } = this.#lease;
    for (; this.#removed < this.#manifests - MANIFESTS_KEPT; this.#removed++)
      await bucket.delete(manifestKey(site, fence, this.#removed + 1)).catch(() => undefined);
  }
}

function apart(key: string): IsochronError {
  const why = `${key} tells of another list than the database, which is older than the bucket, or newer`;
  return new IsochronError(
    "CLUSTER",
    `${why}; stop the workers, and isochron cluster restore brings them together`,
  );
}
