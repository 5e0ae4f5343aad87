// Sites that are open: each keeps its day's files and its mind at hand, so only so many are open at a time.
import type { SitePlan } from "#model/index.js";
import { SiteWatch } from "./site-watch.js";
import type { WatchGround } from "./watch-ground.js";

/** Files and memory of so many sites are kept; others are opened for their turns. */
const MOST_OPEN = 64;

/** The open sites of a watch, those used last last. */
export class OpenSites {
  readonly #ground: WatchGround;
  readonly #mostOpen: number;
  readonly #open = new Map<string, SiteWatch>();

  constructor(ground: WatchGround, mostOpen: number = MOST_OPEN) {
    this.#ground = ground;
    this.#mostOpen = mostOpen;
  }

  /** The watch of a site by its plan as it is now; the caller uses one site once at a time. */
  async get(plan: SitePlan): Promise<SiteWatch> {
    const known = this.#open.get(plan.name);
    if (known !== undefined && !known.fits(plan)) await this.leave(plan.name);
    else if (known !== undefined) {
      this.#open.delete(plan.name);
      this.#open.set(plan.name, known);
      known.edit(plan);
      return known;
    }
    const opened = await SiteWatch.open(plan, this.#ground);
    this.#open.set(plan.name, opened);
    return opened;
  }

  /** Leaves those that were not used lately, beyond as many as may be open. */
  async trim(inUse: ReadonlySet<string>): Promise<void> {
    for (const [name, site] of this.#open) {
      if (this.#open.size <= this.#mostOpen) return;
      if (inUse.has(name)) continue;
      this.#open.delete(name);
      await site.close();
    }
  }

  /** Leaves one, also after a fault: it is opened anew from what is kept. */
  async leave(name: string): Promise<void> {
    const site = this.#open.get(name);
    this.#open.delete(name);
    await site?.close();
  }

  /** Leaves all. */
  async close(): Promise<void> {
    for (const name of this.#open.keys()) await this.leave(name);
  }
}
