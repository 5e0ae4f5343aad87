// A turn of looks: the pages that are worth most now, into the capture of the day.
import { openRefresh, type LookOutcomes, type Refreshing, type World } from "#crawl/index.js";
import { isRefresh, type Capture, type SitePlan } from "#model/index.js";
import type { Chosen, SiteCourse } from "../site/site-course.js";
import { captureSettingsOf } from "./plan-settings.js";

const DAY_MS = 86_400_000;

/** The refreshing of one site: one capture for each UTC day. */
export class DayOfLooks {
  readonly #course: SiteCourse;
  readonly #world: World;
  readonly #signal: AbortSignal;
  #open: Refreshing | null = null;

  constructor(course: SiteCourse, world: World, signal: AbortSignal) {
    this.#course = course;
    this.#world = world;
    this.#signal = signal;
  }

  /** Looks at the pages chosen, at most so many requests in all. */
  async look(plan: SitePlan, chosen: readonly Chosen[], mostRequests: number): Promise<LookOutcomes> {
    const refreshing = await this.open(plan);
    const wishes = chosen.map(({ page: { url, kind, depth, via } }) => ({ url, kind, depth, via }));
    return refreshing.look(wishes, { mostRequests, mostBytes: Infinity, signal: this.#signal });
  }

  /** The capture of today, begun or gone on with; what is left of an earlier day is ended first. */
  async open(plan: SitePlan): Promise<Refreshing> {
    await this.#endEarlier();
    if (this.#open !== null) return this.#open;
    const today = await this.#unfinished(plan.name);
    for (const capture of today) {
      const found = await this.#openCapture(plan, capture);
      if (this.#isToday(capture)) return (this.#open = found);
      await found.conclude();
    }
    return (this.#open = await this.#openCapture(plan, null));
  }

  /** Ends what is left of earlier days, also where nothing is to be looked at today. */
  async endEarlier(plan: SitePlan): Promise<void> {
    await this.#endEarlier();
    if (this.#open !== null) return;
    for (const capture of await this.#unfinished(plan.name))
      if (!this.#isToday(capture)) await (await this.#openCapture(plan, capture)).conclude();
  }

  /** Leaves it to be gone on with. */
  async leave(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.leave();
  }

  /** The open capture; `null` when there is none. */
  get captureId(): string | null {
    return this.#open?.capture.id ?? null;
  }

  async #endEarlier(): Promise<void> {
    if (this.#open === null || this.#isToday(this.#open.capture)) return;
    const open = this.#open;
    this.#open = null;
    await open.conclude();
  }

  #openCapture({ name, seeds, ...plan }: SitePlan, resume: Capture | null): Promise<Refreshing> {
    return openRefresh(
      {
        site: { name, seeds },
        settings: captureSettingsOf({ name, seeds, ...plan }),
        isKnown: (url) => this.#course.knows(url),
        ...(resume !== null && { resume }),
      },
      this.#world,
      { signal: this.#signal },
    );
  }

  async #unfinished(site: string): Promise<Capture[]> {
    const captures = await this.#world.archive.catalog.captures.some({ site, unfinished: true, limit: 100 });
    return captures.filter(isRefresh);
  }

  #isToday({ startedAt }: Capture): boolean {
    return Math.floor(startedAt / DAY_MS) === Math.floor(this.#world.clock.now() / DAY_MS);
  }
}
