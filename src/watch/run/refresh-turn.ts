// A turn of looks: the pages that are worth most now, into the capture of the day.
import {
  openRefresh,
  type LookOutcomes,
  type PageLooked,
  type Refreshing,
  type World,
} from "#crawl/index.js";
import { instant, isRefresh, type Capture, type Instant, type SitePlan } from "#model/index.js";
import type { Chosen, SiteCourse } from "../site/site-course.js";
import { captureSettingsOf } from "./plan-settings.js";
import type { SiteState } from "./site-state.js";

const DAY_MS = 86_400_000;

/** A day's capture, open. */
export interface OpenedDay {
  readonly refreshing: Refreshing;
  readonly recalled: readonly PageLooked[];
}

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
  look(refreshing: Refreshing, chosen: readonly Chosen[], mostRequests: number): Promise<LookOutcomes> {
    const wishes = chosen.map(({ page: { url, kind, depth, via } }) => ({ url, kind, depth, via }));
    return refreshing.look(wishes, { mostRequests, mostBytes: Infinity, signal: this.#signal });
  }

  /** The capture of today, begun or gone on with, and looks in it that nobody has learned from yet. */
  async open(plan: SitePlan, learned: SiteState["learned"]): Promise<OpenedDay> {
    if (this.#open !== null) return { refreshing: this.#open, recalled: [] };
    const { capture } = (this.#open = await this.#openToday(plan));
    return { refreshing: this.#open, recalled: await this.#open.recall(untilOf(learned, capture)) };
  }

  /** Ends what is left of earlier days; looks in it that nobody has learned from yet are told first. */
  async endEarlier(plan: SitePlan, learned: SiteState["learned"]): Promise<PageLooked[]> {
    if (this.#open !== null && !this.#isToday(this.#open.capture)) {
      const open = this.#open;
      this.#open = null;
      await open.conclude();
    }
    const looks: PageLooked[] = [];
    if (this.#open !== null) return looks;
    for (const capture of await this.#unfinished(plan.name)) {
      if (this.#isToday(capture)) continue;
      const left = await this.#openCapture(plan, capture);
      looks.push(...(await left.recall(untilOf(learned, capture))));
      await left.conclude();
    }
    return looks;
  }

  /** Leaves it to be gone on with. */
  async leave(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.leave();
  }

  async #openToday(plan: SitePlan): Promise<Refreshing> {
    const today = (await this.#unfinished(plan.name)).find((capture) => this.#isToday(capture));
    return this.#openCapture(plan, today ?? null);
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

/** Until when the looks of a capture were learned from. */
function untilOf(learned: SiteState["learned"], { id }: Capture): Instant {
  return learned?.captureId === id ? learned.until : instant(0);
}
