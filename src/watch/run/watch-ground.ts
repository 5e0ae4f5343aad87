// What the watch of every site stands on.
import type { World } from "#crawl/index.js";
import type { SitePlan, WatchCondition, WatchTurn } from "#model/index.js";
import type { WatchStores } from "#ports/index.js";
import type { HubDesk } from "../hints/hub-desk.js";
import type { TellableNews } from "../news/news-rule.js";
import type { CourseStep } from "../site/site-course.js";

/** Why nothing may be asked for, whatever the site: in words, and as the condition that sites are in. */
export interface Held {
  readonly because: string;
  readonly condition: Extract<WatchCondition, "disk-full">;
}

/** One process, one archive, one set of gates. */
export interface WatchGround {
  readonly world: World;
  readonly stores: WatchStores;
  /** A site has its turn once in so many milliseconds. */
  readonly turnMs: number;
  /** Ends everything as soon as it can be left to be gone on with. */
  readonly signal: AbortSignal;
  /** Why nothing may be asked for now, whatever the site; `null` when there is no such reason. */
  isHeld(): Held | null;
  /** Keeps news; what is known already is not told twice. */
  tell(plan: SitePlan, news: readonly TellableNews[]): Promise<void>;
  /** Where hubs are answered; without it none are subscribed at. */
  readonly hubs?: HubDesk | undefined;
  /** What ids of captures end with, where other machines begin some as well. */
  readonly idNumber?: number | undefined;
  /** Told what each turn came to. */
  readonly onTurn?: ((turn: WatchTurn) => void) | undefined;
  /** Told what each site's course is told and chooses, in order. */
  readonly onStep?: ((site: string, step: CourseStep) => void) | undefined;
}
