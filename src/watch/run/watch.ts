// READ FIRST of the watch: one process, many sites, one set of gates. Each site has a turn in its time; what a turn does
// is in site-watch.ts. Nothing here waits for anything but the clock, so that the lab runs the same loop.
import { IsochronError } from "#errors.js";
import { instant, type Instant, type SitePlan, type WatchPlan, type WatchTurn } from "#model/index.js";
import { unplanned } from "./lone-turn.js";
import { OpenSites } from "./open-sites.js";
import { nextTurn } from "./turn-times.js";
import type { WatchGround } from "./watch-ground.js";

/** How a watch runs beside its ground. */
export interface WatchOptions {
  /** The plan as it is now: read again before every round, the old one where the new one is wrong. */
  plan(): Promise<WatchPlan>;
  /**
   * What is done between turns: news are delivered, the archive is looked after; says when it wants to be called next.
   * `turns` settles when the turns under way have ended: who has a clock that would run ahead of them waits for it.
   */
  between(now: Instant, turns: Promise<unknown>): Promise<Instant | null>;
  /** Sites that have their turn at the same time. */
  readonly sitesAtOnce?: number;
  /** Ends by itself at this instant; never unless told. */
  readonly until?: Instant;
}

/** Side by side: most of a turn is waiting for the site's pauses. */
const SITES_AT_ONCE = 16;
/** The plan is looked at again after so long at the latest. */
const LOOK_UP_MS = 60_000;
/** A site whose turn failed through a fault of ours is left alone for so long. */
const FAULT_PAUSE_MS = 15 * 60_000;

/** Runs the turns of all sites until it is stopped. */
export class Watch {
  readonly #ground: WatchGround;
  readonly #options: WatchOptions;
  readonly #sites: OpenSites;
  /** When each site has its next turn. */
  readonly #dueAt = new Map<string, Instant>();
  readonly #running = new Map<string, Promise<void>>();
  /** The names of the plan that unplanned sites were last told by. */
  #planned: string | null = null;
  /** A fault that ends the watch: the disk, the archive itself. */
  #fault: unknown = null;

  constructor(ground: WatchGround, options: WatchOptions) {
    this.#ground = ground;
    this.#options = options;
    this.#sites = new OpenSites(ground);
  }

  /** Returns when it was stopped, or its time is over; everything is left to be gone on with. */
  async run(): Promise<void> {
    const { clock } = this.#ground.world;
    const until = this.#options.until ?? Infinity;
    await this.#ground.world.gates.remember(this.#ground.stores.pauses);
    try {
      while (!this.#ground.signal.aborted && this.#fault === null && clock.now() < until) {
        const plan = await this.#options.plan();
        const wakeAt = await this.#round(plan);
        await this.#wait(instant(Math.min(wakeAt, until)));
      }
    } finally {
      await Promise.all(this.#running.values());
      await this.#sites.close();
    }
    if (this.#fault !== null) throw this.#fault;
  }

  /** Starts the turns that are due; says when to look again. */
  async #round({ sites }: WatchPlan): Promise<Instant> {
    const now = this.#ground.world.clock.now();
    await this.#forget(sites);
    for (const plan of sites) this.#begin(plan, now);
    const wish = await this.#options.between(now, Promise.all(this.#running.values()));
    await this.#sites.trim(new Set(this.#running.keys()));
    const dues = [...this.#dueAt.values()].filter((due) => due > now);
    return instant(Math.min(now + LOOK_UP_MS, wish ?? Infinity, ...dues));
  }

  #begin(plan: SitePlan, now: Instant): void {
    const { turnMs } = this.#ground;
    const due = this.#dueAt.get(plan.name);
    // A site that is new to this process begins at once, and keeps to its place from then on.
    if (due !== undefined && due > now) return;
    const isFull = this.#running.size >= (this.#options.sitesAtOnce ?? SITES_AT_ONCE);
    if (isFull || this.#running.has(plan.name)) return;
    this.#dueAt.set(plan.name, nextTurn(plan.name, now, turnMs));
    this.#running.set(
      plan.name,
      this.#turn(plan).finally(() => this.#running.delete(plan.name)),
    );
  }

  async #turn(plan: SitePlan): Promise<void> {
    const { world, signal } = this.#ground;
    try {
      const site = await this.#sites.get(plan);
      const turn: WatchTurn = await site.turn();
      this.#ground.onTurn?.(turn);
    } catch (error) {
      if (signal.aborted) return;
      await this.#sites.leave(plan.name).catch(() => undefined); // what went wrong first is told
      if (isOfAll(error)) this.#fault ??= error;
      else {
        world.logger.log("error", `${plan.name}: its turn failed: ${String(error)}; tried again later`);
        this.#dueAt.set(plan.name, instant(world.clock.now() + FAULT_PAUSE_MS));
      }
    }
  }

  /** Sites that are in the plan no more are left. */
  async #forget(sites: readonly SitePlan[]): Promise<void> {
    const names = new Set(sites.map(({ name }) => name));
    for (const name of this.#dueAt.keys()) {
      if (names.has(name)) continue;
      await this.#running.get(name);
      await this.#sites.leave(name);
      this.#ground.hubs?.forget(name);
      this.#dueAt.delete(name);
    }
    await this.#tellUnplanned(names);
  }

  async #tellUnplanned(names: ReadonlySet<string>): Promise<void> {
    const { memory } = this.#ground.stores;
    const key = [...names].join("\n");
    if (key === this.#planned) return;
    this.#planned = key;
    for (const status of await memory.statuses()) {
      if (names.has(status.site) || status.condition === "not-running") continue;
      await memory.tell(unplanned(status));
    }
  }

  async #wait(until: Instant): Promise<void> {
    const { world, signal } = this.#ground;
    await world.clock.sleepUntil(until, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

/** Faults that no other site would be spared. */
function isOfAll(error: unknown): boolean {
  return (
    error instanceof IsochronError &&
    (error.code === "DISK_FULL" || error.code === "ARCHIVE_UNWRITABLE" || error.code === "OUT_OF_MEANS")
  );
}
