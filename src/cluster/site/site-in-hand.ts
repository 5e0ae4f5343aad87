// A site in a machine's hands: what is acknowledged of it is restored and opened, something is done there, and everything
// sealed is acknowledged. Whatever is done, this is the same.
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import type { World } from "#crawl/index.js";
import type { Archive, SiteLease } from "#ports/index.js";
import {
  giveSigningKey,
  openArchive,
  removeSiteFolder,
  restoreSite,
  siteFolder,
  sweepSite,
  type RestoredSite,
} from "#store/index.js";
import type { WorkGround } from "../run/ground-keeper.js";
import type { HeldLease } from "../run/lease-keeper.js";
import { sealAll, sealStart } from "./site-seals.js";
import { SiteUploads } from "./site-uploads.js";
import { toldArchive } from "./told-archive.js";
import type { OpenedWorld, SitePorts } from "./work-ports.js";

/** A site that is open. */
export interface SiteOpened {
  readonly world: World;
  readonly uploads: SiteUploads;
  readonly dir: string;
}

/** What is done at a site. */
export interface SiteTask<T> {
  openWorld(archive: Archive): Promise<OpenedWorld>;
  /** What was seen is sealed and acknowledged also where this says that it went wrong; what it throws ends everything. */
  carryOut(at: SiteOpened): Promise<T>;
  /** The capture whose start an outside authority may have stamped. */
  captureId(): string | null;
  /** Whether a capture was begun here that nobody else knows of: the site stays as it was. */
  isUntold?(): boolean;
}

/** A site that this machine has. */
export class SiteInHand {
  readonly #ports: SitePorts;
  readonly #ground: WorkGround;
  readonly #lease: HeldLease;
  readonly #dir: string;
  #uploads: SiteUploads | null = null;

  constructor(ports: SitePorts, ground: WorkGround, lease: HeldLease) {
    this.#ports = ports;
    this.#ground = ground;
    this.#lease = lease;
    // By fence too: a site that was lost may be taken again before the work on it has ended here.
    this.#dir = join(ports.dir, `${siteFolder(lease.site)}@${lease.fence}`);
  }

  get backlogBytes(): number {
    return this.#uploads?.backlogBytes ?? 0;
  }

  /** Does it, until it is done or the site is lost; nothing of it stays on this machine. @throws SiteLost */
  async run<T>(task: SiteTask<T>): Promise<T> {
    const { signal } = this.#lease;
    const onLost = (): void => this.#uploads?.stop();
    signal.addEventListener("abort", onLost);
    try {
      const end = await this.#work(task);
      signal.throwIfAborted(); // whatever came of it is nobody's word any more
      return end;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", onLost);
      this.#uploads?.stop();
      await removeSiteFolder(this.#dir);
    }
  }

  async #work<T>(task: SiteTask<T>): Promise<T> {
    const { agreement, bucket, readOutcome, logger, signingKey } = this.#ports;
    const held = await agreement.objects.ofSite(this.#lease.site);
    const dir = this.#dir;
    const patience = { time: this.#ports.time, logger };
    const ports = { ...this.#ports, objects: agreement.objects, clock: this.#ground.clock, patience };
    const uploads = new SiteUploads(ports, this.#lease, { dir, held });
    this.#uploads = uploads;
    const objects = await uploads.begin();
    const restored = await restoreSite({ bucket, objects, dir, readOutcome, logger });
    await giveSigningKey(dir, signingKey);
    const archive = await this.#open(uploads, restored, task);
    let end: T;
    try {
      end = await this.#inWorld(archive, uploads, task);
    } finally {
      await archive.close(); // seals what is open
    }
    if (task.isUntold?.() !== true) await sealAll({ dir, beneath: restored.beneath }, uploads);
    await this.#sweep();
    return end;
  }

  /** What counts no more leaves the bucket; what cannot be removed now goes with the next job. */
  async #sweep(): Promise<void> {
    const { agreement, bucket, logger } = this.#ports;
    try {
      await sweepSite(bucket, this.#lease, await agreement.objects.ofSite(this.#lease.site));
    } catch (error) {
      if (!(error instanceof IsochronError)) throw error;
      logger.log("info", `${this.#lease.site} is swept another time: ${error.message}`);
    }
  }

  async #open<T>(uploads: SiteUploads, { beneath }: RestoredSite, task: SiteTask<T>): Promise<Archive> {
    const { software, logger, sealing } = this.#ports;
    const archive: Archive = await openArchive(this.#dir, {
      mode: "write",
      software,
      logger,
      maxWarcBytes: sealing.maxBytes,
      sealing: {
        maxAgeMs: sealing.maxAgeMs,
        onSealed: (file) => {
          if (task.isUntold?.() === true) return;
          uploads.add(file);
          const id = task.captureId();
          // What cannot be put now is put with everything else.
          if (id !== null) void sealStart(archive, id, uploads).catch(() => undefined);
        },
      },
      beneath,
    });
    return archive;
  }

  async #inWorld<T>(archive: Archive, uploads: SiteUploads, task: SiteTask<T>): Promise<T> {
    const lease: SiteLease = { site: this.#lease.site, fence: this.#lease.fence };
    const { agreement } = this.#ports;
    const opened = await task.openWorld(toldArchive(archive, agreement, lease));
    try {
      return await task.carryOut({ world: opened.world, uploads, dir: this.#dir });
    } finally {
      await opened.close();
      await agreement.board.say(lease, null).catch(() => undefined);
    }
  }
}
