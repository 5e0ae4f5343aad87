// Captures whose machine dies: what was acknowledged of them lies in a bucket, and another machine goes on from that.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  captureSite,
  resumeCapture,
  type CaptureOutcome,
  type CaptureRequest,
  type World,
} from "#crawl/index.js";
import { readExchange } from "#detect/index.js";
import type { DecodeLimits } from "#formats/index.js";
import type { Instant } from "#model/index.js";
import type { Archive, Bucket, ReadableExchange, SealedObject } from "#ports/index.js";
import {
  giveSigningKey,
  localContent,
  MemoryBucket,
  objectKey,
  openArchive,
  restoreSite,
  sealedBeside,
  snapshotCatalog,
  type RestoredSite,
  type SealedFile,
} from "#store/index.js";
import { collect, MemoryLogger, temporaryDirectory } from "../archives/archives.js";
import { TWO_HOSTS, twoHostWorld } from "../sites/two-host-world.js";

/** Small, so that a capture has many files and there are many places to cut it. */
const MOST_WARC_BYTES = 15_000;

/** Reads answers as the crawl does. */
export const readOutcome = async (exchange: ReadableExchange, limits?: DecodeLimits) =>
  (await readExchange(exchange, limits)).outcome;

/** One site's sealed files in a bucket, as one machine after the other acknowledges them. */
export class SiteInBucket {
  readonly bucket: Bucket;
  readonly request: CaptureRequest;
  #objects = new Map<string, SealedObject>();
  #fence = 0;
  #number = 0;

  constructor(bucket: Bucket = new MemoryBucket(), request: CaptureRequest = TWO_HOSTS) {
    this.bucket = bucket;
    this.request = request;
  }

  get site(): string {
    return this.request.site.name;
  }

  get objects(): SealedObject[] {
    return [...this.#objects.values()];
  }

  /** What counts is this again, and no more: the rest was never acknowledged. */
  goBack(objects: readonly SealedObject[]): void {
    this.#objects = new Map(objects.map((object) => [object.name, object]));
  }

  nextFence(): number {
    this.#number = 0;
    return ++this.#fence;
  }

  async acknowledge(dir: string, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const content = await localContent(dir, name);
      if (this.#objects.get(name)?.sha256 === content.sha256) continue;
      const key = objectKey(this.site, name, this.#fence, ++this.#number);
      await this.bucket.putOnce(key, content);
      const { sizeBytes, sha256 } = content;
      this.#objects.set(name, { name, key, sizeBytes, sha256 });
    }
  }

  /** What a machine acknowledges when its job has ended. */
  async acknowledgeAll(dir: string, archive: Archive): Promise<void> {
    await this.acknowledgeCatalog(dir);
    await this.acknowledge(dir, await sealedBeside(archive.blobs));
  }

  async acknowledgeCatalog(dir: string): Promise<void> {
    const copies = join(dir, "copies");
    await this.acknowledge(copies, await snapshotCatalog(dir, copies));
  }
}

/** A directory with everything that counts of a site, as it lies in the bucket. */
export async function broughtHome({ bucket, objects }: SiteInBucket): Promise<string> {
  const dir = temporaryDirectory();
  for (const { name, key } of objects) {
    const reader = (await bucket.open(key))!;
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), await reader.read(0, reader.sizeBytes));
    reader.close();
  }
  return dir;
}

/** What counted when a machine died, and when that was. */
export interface Cut {
  readonly objects: readonly SealedObject[];
  readonly at: Instant;
}

/** A run on one machine. */
export interface MachineRun {
  readonly dir: string;
  /** Files that it never had in its directory. */
  readonly beneath: RestoredSite["beneath"];
  readonly outcome: CaptureOutcome;
  readonly endedAt: Instant;
  /** All the places at which it could have been cut. */
  readonly cuts: readonly Cut[];
}

/** How a machine works at a site. */
export interface RunOptions {
  readonly at?: Instant;
  readonly resume?: string;
  /** After so many sealed files the catalog's copy is acknowledged once more. */
  readonly copyAfter?: number;
  /** Where the machine works; a directory that ends with the test unless told. */
  readonly dir?: string;
  /** Given to the machine; otherwise it makes one. */
  readonly signingKey?: string;
  /** Where its virtual clock begins: a machine that goes on does so later. */
  readonly openWorld?: (archive: Archive, at?: Instant) => Promise<World>;
}

/** Restores the site on a machine of its own, and captures there or goes on. */
export async function runOnMachine(site: SiteInBucket, options: RunOptions = {}): Promise<MachineRun> {
  const { dir = temporaryDirectory() } = options;
  const { bucket, objects } = site;
  const restored = await restoreSite({ bucket, objects, dir, readOutcome, logger: new MemoryLogger() });
  if (options.signingKey !== undefined) await giveSigningKey(dir, options.signingKey);
  site.nextFence();
  const machine = new Machine(site, dir, options);
  const archive = await openArchive(dir, {
    software: "isochron-test",
    maxWarcBytes: MOST_WARC_BYTES,
    sealing: { maxAgeMs: 20_000, onSealed: (file) => machine.sealed(file) },
    beneath: restored.beneath,
  });
  try {
    return { ...(await machine.run(archive)), beneath: restored.beneath };
  } finally {
    await archive.close();
  }
}

class Machine {
  readonly #site: SiteInBucket;
  readonly #dir: string;
  readonly #options: RunOptions;
  readonly #cuts: Promise<Cut>[] = [];
  #world: World | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(site: SiteInBucket, dir: string, options: RunOptions) {
    this.#site = site;
    this.#dir = dir;
    this.#options = options;
  }

  /** In the order of sealing, as uploads are. */
  sealed({ file, sizeBytes, sha256 }: SealedFile): void {
    const at = this.#world!.clock.now();
    const copies = this.#cuts.length + 1 === this.#options.copyAfter;
    const cut = this.#last.then(async () => {
      const bytes = readFileSync(join(this.#dir, file));
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (bytes.length !== sizeBytes || digest !== sha256) throw new Error(`${file} is not what was sealed`);
      await this.#site.acknowledge(this.#dir, [file]);
      if (copies) await this.#site.acknowledgeCatalog(this.#dir);
      return { objects: this.#site.objects, at };
    });
    this.#last = cut;
    this.#cuts.push(cut);
  }

  async run(archive: Archive): Promise<Omit<MachineRun, "beneath">> {
    const { at, resume, openWorld = twoHostWorld } = this.#options;
    const world = await openWorld(archive, at);
    this.#world = world;
    const began = { at: world.clock.now(), objects: this.#site.objects };
    await this.#site.acknowledgeCatalog(this.#dir);
    const outcome = await (resume === undefined
      ? captureSite(this.#site.request, world)
      : resumeCapture({ id: resume }, world));
    const cuts = [began, ...(await Promise.all(this.#cuts))];
    await this.#site.acknowledgeAll(this.#dir, archive);
    return { dir: this.#dir, outcome, endedAt: world.clock.now(), cuts };
  }
}

/** Ids of the records of all looks whose records lie in these files, by look. */
export async function looksIn(dir: string, objects: readonly SealedObject[]): Promise<string[]> {
  const files = new Set(objects.map(({ name }) => name));
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const looks: string[] = [];
    for (const { id } of await archive.catalog.captures.list())
      for (const { records } of await collect(archive.catalog.sightings.ofCapture(id)))
        if (records.every(({ file }) => files.has(file))) looks.push(records.map((one) => one.id).join(" "));
    return looks.sort();
  } finally {
    await archive.close();
  }
}
