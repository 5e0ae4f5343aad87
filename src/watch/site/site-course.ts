// One site under watch without clock and I/O: which pages there are, whom to look at next, what looks teach. The lab
// and the live watch run the same class, and choose the same looks from the same sightings.
import { TOLD_CHOICES, type ChosenPage, type Instant, type PageKind, type PageUrl } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import { RefreshMind } from "../mind/refresh-mind.js";
import type { RefreshMindSettings } from "../mind/mind-settings.js";
import { coursePages, roundFinding } from "../skip/course-pages.js";
import { SkipRounds, type SkipSettings } from "../skip/skip-rounds.js";
import { pageDirectory, pageWeight } from "./page-weight.js";
import {
  fallsAsleep,
  leaves,
  staysAway,
  troubleAfter,
  wakes,
  type Found,
  type PageTrouble,
} from "./page-trouble.js";

/** A page that turned up. */
export interface FoundPage {
  readonly url: PageUrl;
  readonly kind: PageKind;
  readonly depth: number;
  readonly via: PageUrl | null;
}

/** What one look told; what was refused tells nothing of the page. */
export interface CourseLook {
  readonly url: PageUrl;
  readonly at: Instant;
  readonly found: Found | "refused";
  /** E of the change; `null` when nobody weighed it. */
  readonly importance: number | null;
}

/** What is remembered beside mind and pages, JSON-safe. */
export interface CourseState {
  readonly nextNumber: number;
  /** By page number. */
  readonly troubles: readonly (readonly [number, PageTrouble])[];
}

/** How a site is watched. */
export interface CourseSettings {
  readonly mind: RefreshMindSettings;
  readonly maxPages: number;
  /** How pages are passed over; `null` where the planner chooses without rounds. */
  readonly skip?: SkipSettings | null;
  /** Hears of every step, for whoever wants to go the same way again. */
  readonly onStep?: ((step: CourseStep) => void) | undefined;
}

/** What a course was told, or chose: all of them in order lead another course the same way. */
export type CourseStep =
  | { readonly kind: "enter"; readonly found: readonly FoundPage[]; readonly at: Instant }
  | { readonly kind: "learn"; readonly look: CourseLook }
  | { readonly kind: "hint"; readonly url: PageUrl; readonly at: Instant; readonly trust: number }
  | {
      readonly kind: "choose";
      readonly at: Instant;
      readonly most: number;
      readonly chosen: readonly ChosenPage[];
    };

/** A page chosen for a look. */
export interface Chosen extends ChosenPage {
  readonly page: WatchedPageRow;
}

/** The course of one site. */
export class SiteCourse {
  /** In which pages are passed over; `null` where none are. */
  readonly rounds: SkipRounds | null;
  readonly #settings: CourseSettings;
  readonly #mind: RefreshMind;
  readonly #byUrl = new Map<PageUrl, WatchedPageRow>();
  readonly #byNumber = new Map<number, WatchedPageRow>();
  readonly #troubles: Map<number, PageTrouble>;
  readonly #changed = new Set<number>();
  #nextNumber: number;

  constructor(
    settings: CourseSettings,
    mind: RefreshMind = new RefreshMind(settings.mind),
    pages: Iterable<WatchedPageRow> = [],
    state: CourseState = { nextNumber: 0, troubles: [] },
  ) {
    this.#settings = settings;
    this.#mind = mind;
    this.#troubles = new Map(state.troubles);
    this.#nextNumber = state.nextNumber;
    for (const page of pages) this.#hold(page);
    this.#reconcile();
    this.rounds = settings.skip ? new SkipRounds(settings.skip, coursePages(this)) : null;
  }

  /** Pages under watch, those that sleep or are gone aside. */
  get count(): number {
    return this.#mind.count;
  }

  get #hasRoom(): boolean {
    return this.count < this.#settings.maxPages;
  }

  get mind(): RefreshMind {
    return this.#mind;
  }

  /** The page of a number. */
  page(number: number): WatchedPageRow {
    return this.#byNumber.get(number)!;
  }

  /** Of every page ever met, in any state. */
  pages(): Iterable<WatchedPageRow> {
    return this.#byNumber.values();
  }

  knows(url: PageUrl): boolean {
    const state = this.#byUrl.get(url)?.state;
    return state === "watched" || state === "asleep";
  }

  /** Whether the last look at a page found it gone. */
  isGone(url: PageUrl): boolean {
    const page = this.#byUrl.get(url);
    return page !== undefined && (page.state === "gone" || (this.#troubles.get(page.number)?.gone ?? 0) > 0);
  }

  /** Takes pages that turned up under watch, as far as there is room; one that had left comes back. */
  enter(found: Iterable<FoundPage>, now: Instant): WatchedPageRow[] {
    const [pages, entered]: [FoundPage[], WatchedPageRow[]] = [[...found], []];
    this.#settings.onStep?.({ kind: "enter", found: pages, at: now });
    for (const { url, kind, depth, via } of pages) {
      const known = this.#byUrl.get(url);
      if ((known !== undefined && known.state !== "gone") || !this.#hasRoom) continue;
      const number = known?.number ?? this.#nextNumber++;
      const row = {
        number,
        url,
        kind,
        depth,
        via,
        state: "watched",
        addedAt: known?.addedAt ?? now,
      } as const;
      this.#troubles.delete(number);
      this.#put(row);
      this.rounds?.arrive(number);
      entered.push(row);
    }
    return entered;
  }

  /** Whom to look at now, the most worthwhile first; at most so many. */
  choose(now: Instant, most: number): Chosen[] {
    this.#wakeSleepers(now);
    const chosen = this.rounds === null ? this.#byMind(now, most) : this.#byRounds(this.rounds, now, most);
    const told = chosen.map(({ url, because, index }) => ({ url, because, index }));
    this.#settings.onStep?.({ kind: "choose", at: now, most, chosen: told });
    return chosen;
  }

  /** Learns from looks, in whatever order they ended. */
  learn(looks: Iterable<CourseLook>): void {
    for (const { url, at, found, importance } of looks) {
      this.#settings.onStep?.({ kind: "learn", look: { url, at, found, importance } });
      const page = this.#byUrl.get(url);
      if (page !== undefined) this.rounds?.learn(page.number, roundFinding(found), this.expected(url, at));
      if (page === undefined || found === "refused") continue;
      if (!this.#mind.has(page.number)) {
        if (staysAway(page, found) || !this.#hasRoom) continue;
        this.#put({ ...page, state: "watched" });
      }
      this.#mind.note({ page: page.number, at, found, importance: importance ?? 1 });
      this.#follow(page, troubleAfter(this.#troubles.get(page.number) ?? null, found, at), at);
    }
  }

  /** A list of the site says that a page changed; `trust` is the chance that it is right. */
  hint(url: PageUrl, at: Instant, trust: number): void {
    this.#settings.onStep?.({ kind: "hint", url, at, trust });
    const page = this.#byUrl.get(url);
    if (page === undefined || !this.#mind.has(page.number)) return;
    this.#mind.hint(page.number, at, trust);
    this.rounds?.hint(page.number, trust);
  }

  /** The chance that a page has changed since its last look, as it is without any hint. */
  expected(url: PageUrl, now: Instant): number {
    const page = this.#byUrl.get(url);
    return page !== undefined && this.#mind.has(page.number) ? this.#mind.why(page.number, now).unhinted : 0;
  }

  /** When a page was last looked at: `null` for never, `undefined` for one that is not under watch. */
  lookedAt(url: PageUrl): Instant | null | undefined {
    const page = this.#byUrl.get(url);
    return page !== undefined && this.#mind.has(page.number) ? this.#mind.lookedAt(page.number) : undefined;
  }

  /** Rows that came or changed since this was last asked. */
  takeChanged(): WatchedPageRow[] {
    const rows = [...this.#changed].map((number) => this.#byNumber.get(number)!);
    this.#changed.clear();
    return rows;
  }

  get state(): CourseState {
    return { nextNumber: this.#nextNumber, troubles: [...this.#troubles] };
  }

  #byMind(now: Instant, most: number): Chosen[] {
    const numbers = [...this.#mind.choose(now, most)];
    return numbers.map((number, place) => {
      const page = this.#byNumber.get(number)!;
      // Those that turns tell of, and the last: its index is what a page must have to be chosen.
      if (place >= TOLD_CHOICES && place < numbers.length - 1)
        return { page, url: page.url, because: "chosen", index: 0 };
      const { because, index } = this.#mind.why(number, now);
      return { page, url: page.url, because, index };
    });
  }

  #byRounds(rounds: SkipRounds, now: Instant, most: number): Chosen[] {
    return rounds.choose(now, most).map(({ page: number, because, index }) => {
      const page = this.#byNumber.get(number)!;
      return { page, url: page.url, because, index };
    });
  }

  #follow(page: WatchedPageRow, trouble: PageTrouble | null, now: Instant): void {
    const { number } = page;
    if (trouble === null) {
      this.#troubles.delete(number);
      return;
    }
    this.#troubles.set(number, trouble);
    if (leaves(trouble, now)) this.#rest(page, "gone");
    else if (fallsAsleep(trouble, now)) {
      this.#troubles.set(number, { ...trouble, asleepSince: now });
      this.#rest(page, "asleep");
    }
  }

  #wakeSleepers(now: Instant): void {
    for (const [number, trouble] of this.#troubles) {
      if (!wakes(trouble, now) || !this.#hasRoom) continue;
      this.#troubles.set(number, { ...trouble, asleepSince: null, failures: 0 });
      this.#put({ ...this.#byNumber.get(number)!, state: "watched" });
    }
  }

  #rest(page: WatchedPageRow, state: "asleep" | "gone"): void {
    if (this.#mind.has(page.number)) this.#mind.removePage(page.number);
    if (state === "gone") this.#troubles.delete(page.number);
    this.#hold({ ...page, state });
    this.#changed.add(page.number);
  }

  #put(row: WatchedPageRow): void {
    this.#hold(row);
    this.#changed.add(row.number);
    this.#mind.addPage({ number: row.number, weight: pageWeight(row), directory: pageDirectory(row.url) });
  }

  #hold(row: WatchedPageRow): void {
    this.#byUrl.set(row.url, row);
    this.#byNumber.set(row.number, row);
    this.#nextNumber = Math.max(this.#nextNumber, row.number + 1);
  }

  /** Mind and pages are kept together; should one be lost, the pages say what is under watch. */
  #reconcile(): void {
    for (const row of this.#byNumber.values())
      if (row.state === "watched" && !this.#mind.has(row.number))
        this.#mind.addPage({
          number: row.number,
          weight: pageWeight(row),
          directory: pageDirectory(row.url),
        });
  }
}
