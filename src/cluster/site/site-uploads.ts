// What is sealed of a site on its way into the bucket. Only what is uploaded, stamped by a clock that is surely within its
// bound, and acknowledged under the site's lease counts; everything else is asked for again by whoever has the site next.
import type { SealedObject, SiteLease } from "#ports/index.js";
import { knownContent, type SealedFile } from "#store/index.js";
import type { AgreedClock } from "../clock/agreed-clock.js";
import { Patience } from "./patience.js";
import { SiteBucket, type NamedContent, type SiteBucketPorts } from "./site-bucket.js";
import { SiteLost } from "./site-lost.js";

/** What uploads need. */
export interface UploadPorts extends Omit<SiteBucketPorts, "patience" | "clock"> {
  readonly clock: AgreedClock;
  readonly patience: Omit<ConstructorParameters<typeof Patience>[0], "site" | "backlogBytes">;
}

/** How often a clock is looked at again that could not be judged. */
const UNSURE_WAIT_MS = 200;

/** The uploads of one site under one lease, in the order in which things are sealed. */
export class SiteUploads {
  readonly #clock: AgreedClock;
  readonly #lease: SiteLease;
  readonly #dir: string;
  readonly #patience: Patience;
  readonly #bucket: SiteBucket;
  #waiting: NamedContent[] = [];
  #tail: Promise<void> = Promise.resolve();
  #backlogBytes = 0;

  constructor(
    ports: UploadPorts,
    lease: SiteLease,
    { dir, held }: { dir: string; held: readonly SealedObject[] },
  ) {
    this.#clock = ports.clock;
    this.#lease = lease;
    this.#dir = dir;
    const { site } = lease;
    this.#patience = new Patience({ ...ports.patience, site, backlogBytes: () => this.#backlogBytes });
    this.#bucket = new SiteBucket({ ...ports, patience: this.#patience }, lease, held);
  }

  /** Bytes that are sealed and not acknowledged. */
  get backlogBytes(): number {
    return this.#backlogBytes;
  }

  /** Aborted when nothing can be acknowledged here any more. */
  get broken(): AbortSignal {
    return this.#bucket.broken;
  }

  /** Finds out what counts now, and says it in the bucket, so that it is found there when the agreement is lost. */
  begin(): Promise<SealedObject[]> {
    return this.#inTurn(() => this.#bucket.begin());
  }

  /** A WARC file was closed. */
  add({ file, sizeBytes, sha256 }: SealedFile): void {
    this.#waiting.push({ name: file, content: knownContent(this.#dir, file, { sizeBytes, sha256 }) });
    this.#backlogBytes += sizeBytes;
    // Whoever puts more hears of a failure.
    void this.#inTurn(() => this.#putWaiting()).catch(() => undefined);
  }

  /**
   * Puts these where they differ from what counts, and lets names go, in one acknowledgement; everything added so far
   * counts before. @throws SiteLost
   */
  put(contents: readonly NamedContent[], gone: readonly string[] = []): Promise<void> {
    return this.#inTurn(async () => {
      await this.#putWaiting();
      const { changed, leaving } = this.#bucket.differing(contents, gone);
      if (changed.length + leaving.length > 0) await this.#putAll(changed, leaving);
    });
  }

  /** Names that count, of those that begin so. */
  heldNames(prefix: string): string[] {
    return this.#bucket.heldNames(prefix);
  }

  /** Sends nothing more: the site is another's, or the machine is. */
  stop(): void {
    this.#patience.end(new SiteLost(this.#lease.site, "lease"));
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #putWaiting(): Promise<void> {
    const waiting = [...this.#waiting]; // more may be added meanwhile
    if (waiting.length === 0) return;
    await this.#putAll(waiting, []);
    this.#waiting = this.#waiting.slice(waiting.length);
    for (const { content } of waiting) this.#backlogBytes -= content.sizeBytes;
  }

  async #putAll(contents: readonly NamedContent[], gone: readonly string[]): Promise<void> {
    const put: SealedObject[] = [];
    for (const one of contents) put.push(await this.#bucket.upload(one));
    await this.#requireClock();
    if (!(await this.#bucket.acknowledge(put, gone))) throw new SiteLost(this.#lease.site, "lease");
  }

  /** What was sealed was stamped before this: a clock that is within its bound now was so all the time. */
  async #requireClock(): Promise<void> {
    for (;;) {
      const finding = await this.#patience.with(() => this.#clock.check());
      if (finding === "wrong") throw new SiteLost(this.#lease.site, "clock");
      if (finding === "sure") return;
      await this.#patience.wait(UNSURE_WAIT_MS);
    }
  }
}
