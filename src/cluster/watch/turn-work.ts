// One turn of a site under watch, at a site that this machine has: the turn of a watch on one machine, over what counts of
// the site, with everything that it saw and learned acknowledged together.
import { resumeCapture, type World } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import {
  instant,
  isRefresh,
  isTestimony,
  type Instant,
  type SitePlan,
  type WatchTurn,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openWatch } from "#store/index.js";
import { takeTurn, type WatchGround } from "#watch/index.js";
import type { WorkGround } from "../run/ground-keeper.js";
import type { HeldLease } from "../run/lease-keeper.js";
import { Patience } from "../site/patience.js";
import { SiteInHand, type SiteOpened } from "../site/site-in-hand.js";
import { sealWatch } from "../site/site-seals.js";
import type { OpenedWorld, SitePorts } from "../site/work-ports.js";
import { agreedMemory } from "./agreed-memory.js";

/** What turns need beside what it takes to have a site in hand. */
export interface TurnPorts extends SitePorts, Pick<WatchGround, "turnMs" | "onStep"> {
  /** `null` for a site that is under watch no more. */
  readonly planOf: (site: string) => Promise<SitePlan | null>;
  readonly openWatched: (archive: Archive, ground: WorkGround) => Promise<OpenedWorld>;
}

/** What came of a turn, and when the next one is due. */
export interface TurnEnded {
  readonly dueAt: Instant | null;
  /** `null` where none came to its end. */
  readonly turn: WatchTurn | null;
  /** What went wrong, where something did. */
  readonly why: string | null;
}

const DAY_MS = 86_400_000;
/** Turns and news are remembered with the site for so long; bytes are counted elsewhere. */
const REMEMBERED_MS = 40 * DAY_MS;
/** A site whose turn failed is left alone for so long. */
const FAULT_PAUSE_MS = 15 * 60_000;

/** The turn of a site that this machine has. */
export class TurnWork {
  readonly #ports: TurnPorts;
  readonly #ground: WorkGround;
  readonly #lease: HeldLease;
  readonly #number: number;
  readonly #site: SiteInHand;

  constructor(ports: TurnPorts, ground: WorkGround, { lease, number }: { lease: HeldLease; number: number }) {
    this.#ports = ports;
    this.#ground = ground;
    this.#lease = lease;
    this.#number = number;
    this.#site = new SiteInHand(ports, ground, lease);
  }

  get backlogBytes(): number {
    return this.#site.backlogBytes;
  }

  /** Has the turn, as far as it gets until it is stopped. @throws SiteLost */
  run(stop: AbortSignal): Promise<TurnEnded> {
    return this.#site.run({
      openWorld: (archive) => this.#ports.openWatched(archive, this.#ground),
      carryOut: (at) => this.#turn(at, stop).catch((error: unknown) => this.#endOf(error, stop)),
      captureId: () => null, // nobody stamps the captures of a watch
    });
  }

  async #turn({ world, uploads, dir }: SiteOpened, stop: AbortSignal): Promise<TurnEnded> {
    const { site } = this.#lease;
    const { planOf, turnMs, onStep, agreement } = this.#ports;
    const plan = await planOf(site);
    await this.#concludeAgain(world);
    const stores = openWatch(dir);
    const patience = this.#patience();
    try {
      await this.#trim(stores);
      const memory = agreedMemory(stores.memory, {
        watch: agreement.watch,
        lease: this.#lease,
        patience,
        seal: () => sealWatch(dir, uploads),
      });
      const taken = await takeTurn(site, plan, {
        world,
        stores: { ...stores, memory },
        turnMs,
        idNumber: this.#number,
        signal: AbortSignal.any([stop, this.#lease.signal, uploads.broken]),
        isHeld: () => null,
        // Nobody is told of what does not count yet: news are read where the site's memory is read.
        tell: async (_plan, news) => void (await stores.news.add(news, [])),
        onStep,
      });
      return { ...taken, why: null };
    } finally {
      patience.end(new Error("the turn is over"));
      stores.close();
    }
  }

  /** What cannot be reached is waited for while the site is ours. */
  #patience(): Patience {
    const { time, logger } = this.#ports;
    const { site, signal } = this.#lease;
    const patience = new Patience({ site, time, logger, backlogBytes: () => this.backlogBytes });
    signal.addEventListener("abort", () => patience.end(signal.reason as Error));
    return patience;
  }

  async #trim({ memory, news }: ReturnType<typeof openWatch>): Promise<void> {
    const before = instant(Math.max(0, this.#ground.clock.now() - REMEMBERED_MS));
    await memory.trim(before);
    await news.trim(before);
  }

  /** A machine may have died when the last words of a capture counted, and before its results did. */
  async #concludeAgain(world: World): Promise<void> {
    const { captures } = world.archive.catalog;
    const ended = (await captures.some({ site: this.#lease.site, limit: 100 })).find(
      (one) => !isRefresh(one) && !isTestimony(one),
    );
    if (ended?.phase !== "finished" || (await world.archive.results.getReportHead(ended.id)) !== null) return;
    await resumeCapture({ id: ended.id }, world, { signal: this.#lease.signal });
  }

  /** A fault of one turn is no reason to forget what was seen in it. */
  #endOf(error: unknown, stop: AbortSignal): TurnEnded {
    this.#lease.signal.throwIfAborted();
    const now = this.#ground.clock.now();
    if (stop.aborted) return { dueAt: now, turn: null, why: null };
    const why = error instanceof Error ? error.message : String(error);
    this.#ports.logger.log("error", `${this.#lease.site}: its turn failed: ${why}; tried again later`, {
      ...(!(error instanceof IsochronError) && error instanceof Error && { stack: error.stack }),
    });
    return { dueAt: instant(now + FAULT_PAUSE_MS), turn: null, why };
  }
}
