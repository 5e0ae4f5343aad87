// What the watch of every site stands on.
import type { World } from "#crawl/index.js";
import type { NewsItem, SitePlan, WatchTurn } from "#model/index.js";
import type { WatchStores } from "#ports/index.js";

/** One process, one archive, one set of gates. */
export interface WatchGround {
  readonly world: World;
  readonly stores: WatchStores;
  /** A site has its turn once in so many milliseconds. */
  readonly turnMs: number;
  /** Ends everything as soon as it can be left to be gone on with. */
  readonly signal: AbortSignal;
  /** Keeps news; what is known already is not told twice. */
  tell(plan: SitePlan, news: readonly NewsItem[]): Promise<void>;
  /** Told what each turn came to. */
  readonly onTurn?: ((turn: WatchTurn) => void) | undefined;
}
