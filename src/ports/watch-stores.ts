// The stores of a watch, opened together.
import type { HintStore } from "./hints.js";
import type { NewsStore } from "./news/news.js";
import type { WatchMemory } from "./watch.js";

/** What a watch keeps beside the catalog; any number of readers may be open while one watch writes. */
export interface WatchStores {
  readonly memory: WatchMemory;
  readonly news: NewsStore;
  readonly hints: HintStore;
  close(): void;
}
