// A turn of looks: the pages that are worth most now, into the capture of the day.
import {
  openRefresh,
  type LookLimits,
  type LookOutcomes,
  type PageLooked,
  type Refreshing,
  type World,
} from "#crawl/index.js";
import { instant, isRefresh, type Capture, type Instant, type SitePlan } from "#model/index.js";
import type { Chosen, SiteCourse } from "../site/site-course.js";
import { captureSettingsOf } from "./plan-settings.js";
import type { SiteState } from "./site-state.js";
import type { WatchGround } from "./watch-ground.js";

const DAY_MS = 86_400_000;

/** Takes looks of a capture, and has them on record when it returns. */
type TakeLooks = (capture: Capture, looks: readonly PageLooked[]) => Promise<void>;

/** The refreshing of one site: one capture for each UTC day. */
export class DayOfLooks {
  readonly #course: SiteCourse;
  readonly #world: World;
  readonly #signal: AbortSignal;
  readonly #idNumber: number | undefined;
  #open: Refreshing | null = null;

  constructor(
    course: SiteCourse,
    world: World,
    { signal, idNumber }: Pick<WatchGround, "signal" | "idNumber">,
  ) {
    this.#course = course;
    this.#world = world;
    this.#signal = signal;
    this.#idNumber = idNumber;
  }

  /** Looks at the pages chosen, at most so many requests in all. */
  look(
    refreshing: Refreshing,
    chosen: readonly Chosen[],
    { mostRequests, signal }: Pick<LookLimits, "mostRequests" | "signal">,
  ): Promise<LookOutcomes> {
    const wishes = chosen.map(({ page: { url, kind, depth, via } }) => ({ url, kind, depth, via }));
    return refreshing.look(wishes, { mostRequests, mostBytes: Infinity, ...(signal && { signal }) });
  }

  /** The capture of today, begun or gone on with. */
  async open(plan: SitePlan): Promise<Refreshing> {
    return (this.#open ??= await this.#openCapture(plan, null));
  }

  /**
   * Tells of looks that an earlier process kept and nobody has learned from, capture by capture, and ends those of
   * earlier days: only after they were taken, since what has ended is not looked through again.
   */
  async catchUp(plan: SitePlan, learned: SiteState["learned"], take: TakeLooks): Promise<void> {
    if (this.#open !== null && !this.#isToday(this.#open.capture)) await this.#end(this.#open);
    if (this.#open !== null) return;
    const left = await this.#unfinished(plan.name);
    for (const capture of left.toReversed()) {
      const opened = (this.#open = await this.#openCapture(plan, capture));
      const looks = await opened.recall(untilOf(learned, capture));
      if (looks.length > 0) await take(capture, looks);
      if (capture !== left[0] || !this.#isToday(capture)) await this.#end(opened);
    }
  }

  /** Leaves it to be gone on with. */
  async leave(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.leave();
  }

  async #end(open: Refreshing): Promise<void> {
    this.#open = null;
    await open.conclude();
  }

  #openCapture({ name, seeds, ...plan }: SitePlan, resume: Capture | null): Promise<Refreshing> {
    return openRefresh(
      {
        site: { name, seeds },
        settings: captureSettingsOf({ name, seeds, ...plan }),
        idNumber: this.#idNumber,
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
