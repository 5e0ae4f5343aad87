// What the looks of a turn teach and tell: the course learns from each, pages that they lead to come under watch, and
// what people should hear of is gathered.
import type { PageLooked } from "#crawl/index.js";
import { instant, type Instant } from "#model/index.js";
import type { TellableNews } from "../news/news-rule.js";
import { unseenPages } from "../skip/course-pages.js";
import type { FoundPage, SiteCourse } from "../site/site-course.js";
import type { SiteState } from "./site-state.js";
import { aliveNews, deadNews, newsOfLook, type Silence } from "./turn-news.js";

/** How fast the figure of versions per look follows. */
const FOLLOWING = 0.02;
const HOUR_MS = 3_600_000;
/** A site that does not answer is asked after one, two, four … hours, and once a week at last. */
const MOST_DEAD_MS = 7 * 24 * HOUR_MS;
/** Said to people when it has been silent so often, and again when it answers. */
const TELL_DEAD = 3;

/** The looks of one turn. */
export class TakenLooks {
  readonly #site: string;
  readonly #course: SiteCourse;
  readonly #now: Instant;
  readonly #isSettled: boolean;
  readonly news: TellableNews[] = [];
  looks = 0;
  changes = 0;
  answers = 0;
  #versionsPerLook: number;

  constructor(site: string, course: SiteCourse, state: SiteState, now: Instant) {
    this.#site = site;
    this.#course = course;
    this.#now = now;
    this.#isSettled = state.isSettled;
    this.#versionsPerLook = state.versionsPerLook;
  }

  /** Takes one look. */
  take(look: PageLooked): void {
    if (look.found === "refused") return;
    this.looks++;
    if (look.found !== "failed") this.answers++;
    const wasGone = this.#course.isGone(look.url);
    const heard = asHeard(look, wasGone);
    const { found } = heard;
    const isVersion = found === "changed" || (found === "gone" && look.importance !== null);
    if (isVersion) this.changes++;
    this.#versionsPerLook += FOLLOWING * ((isVersion ? 1 : 0) - this.#versionsPerLook);
    const context = { site: this.#site, isSettled: this.#isSettled, wasGone };
    const told = newsOfLook(heard, context);
    if (told !== null) this.news.push(told);
    this.#course.learn([heard]);
    this.#course.enter(foundIn(look), this.#now);
  }

  /** The loop's state after these looks. */
  after(state: SiteState): SiteState {
    const isSilent = this.looks > 0 && this.answers === 0;
    return {
      ...state,
      looks: state.looks + this.looks,
      versions: state.versions + this.changes,
      versionsPerLook: this.#versionsPerLook,
      isSettled: state.isSettled || (this.looks > 0 && [...unseenPages(this.#course)].length === 0),
      ...(this.looks === 0 ? {} : isSilent ? this.#silent(state) : this.#answered(state)),
    };
  }

  #silent({ deadTurns: turns, deadUntil: before }: SiteState): Pick<SiteState, "deadTurns" | "deadUntil"> {
    const deadTurns = turns + 1;
    const deadUntil = instant(this.#now + Math.min(MOST_DEAD_MS, HOUR_MS * 2 ** (deadTurns - 1)));
    if (deadTurns === TELL_DEAD) this.news.push(deadNews(this.#silence(deadTurns, before), deadUntil));
    return { deadTurns, deadUntil };
  }

  #answered({ deadTurns, deadUntil }: SiteState): Pick<SiteState, "deadTurns" | "deadUntil"> {
    if (deadTurns >= TELL_DEAD) this.news.push(aliveNews(this.#silence(deadTurns, deadUntil)));
    return { deadTurns: 0, deadUntil: null };
  }

  #silence(turns: number, before: Instant | null): Silence {
    return { site: this.#site, turns, at: this.#now, before };
  }
}

/** A look as a watch hears of it: what varies by itself is kept like any version, and counts as none that matters. */
export function asHeard(look: PageLooked, wasGone: boolean): PageLooked {
  return look.isByItself && !wasGone ? { ...look, found: "same" } : look;
}

/** Pages that a look leads to and nobody knew. */
function foundIn({ links }: PageLooked): FoundPage[] {
  return links.map(({ url, kind, depth, via }) => ({ url, kind, depth, via }));
}
