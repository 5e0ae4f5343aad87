// The mind of a watch alone, without turns and requests: it chooses once in a period, looks at the site, and learns from
// what it saw alone. It is set as a live watch is (`living-watch.ts` runs the loop itself).
import type { KnowledgeSettings } from "#mine/index.js";
import { instant, type Instant } from "#model/index.js";
import { RefreshMind } from "#watch/index.js";
import { versionAt } from "../importance/lives.js";
import { completenessOf, type RefreshMeasures } from "../importance/measure.js";
import type { WatchedSite } from "./watched-site.js";

/** How a site is watched. */
export interface WatchOptions {
  readonly planner: string;
  /** Looks per period. */
  readonly budget: number;
  readonly knowledge?: Partial<KnowledgeSettings>;
}

/** What a watch reached. */
export interface WatchMeasures extends Pick<RefreshMeasures, "completeness" | "weightCaptured"> {
  /** Looks after the first one at every page. */
  readonly looks: number;
  /** By time, in periods: share of the weight of all versions that was held. */
  readonly held: readonly (readonly [time: number, share: number])[];
}

/** Points of that curve. */
const HELD_POINTS = 52;

/** Watches for the whole horizon; every page begins with one look, as a capture gives it. */
export function runWatch(site: WatchedSite, options: WatchOptions): WatchMeasures {
  const watch = new LabWatch(site, options);
  const total = weightOfChanges(site);
  const held: [number, number][] = [];
  const every = Math.max(1, Math.floor(site.horizon / HELD_POINTS));
  for (let period = 0; period < site.horizon; period++) {
    watch.step(period, options.budget);
    if ((period + 1) % every === 0) held.push([period + 1, total === 0 ? 1 : watch.heldWeight / total]);
  }
  const looks = watch.captures.reduce((sum, times) => sum + times.length - 1, 0);
  return { ...completenessOf(site, watch.captures), looks, held };
}

function weightOfChanges({ pages, lives }: WatchedSite): number {
  let sum = 0;
  for (let page = 0; page < pages.count; page++)
    for (let version = lives.first[page]! + 1; version < lives.first[page + 1]!; version++)
      sum += pages.weights[page]! * lives.importance[version]!;
  return sum;
}

/** One watch of one site, period by period. */
export class LabWatch {
  readonly mind: RefreshMind;
  /** Times of the looks at each page, in periods. */
  readonly captures: number[][];
  /** Weight of the versions held, the first ones aside. */
  heldWeight = 0;
  readonly #site: WatchedSite;
  /** The version that the last look at each page showed. */
  readonly #held: Int32Array;

  constructor(site: WatchedSite, { planner, knowledge }: WatchOptions) {
    this.#site = site;
    this.mind = new RefreshMind({
      ...site.mind,
      planner,
      ...(knowledge === undefined ? {} : { knowledge }),
    });
    this.captures = Array.from({ length: site.pages.count }, () => [0]);
    this.#held = site.lives.first.slice(0, site.pages.count);
    for (let page = 0; page < site.pages.count; page++) {
      this.mind.addPage({
        number: page,
        weight: site.pages.weights[page]!,
        directory: site.directories[page]!,
      });
      this.mind.note({ page, at: instant(0), found: "first" });
    }
  }

  /** Looks at what the mind chooses for a period, evenly over it. */
  step(period: number, budget: number): void {
    const chosen = this.mind.choose(this.#instantOf(period), budget);
    for (const [i, page] of chosen.entries()) this.#look(page, period + (i + 0.5) / chosen.length);
  }

  #look(page: number, time: number): void {
    const version = versionAt(this.#site.lives, page, time);
    const isSame = version === this.#held[page];
    const isGone = this.#site.gone[version] === 1;
    this.captures[page]!.push(time);
    if (!isSame) this.heldWeight += this.#site.pages.weights[page]! * this.#site.lives.importance[version]!;
    this.#held[page] = version;
    this.mind.note({
      page,
      at: this.#instantOf(time),
      found: isGone ? "gone" : isSame ? "same" : "changed",
      importance: this.#site.lives.importance[version]!,
    });
  }

  #instantOf(time: number): Instant {
    return instant(Math.round(time * this.#site.mind.periodMs));
  }
}
