// Captures, indexing, serving and verifying last long and keep little in JavaScript objects: the collector is told to clean up
// early instead of letting garbage fill whatever memory the machine has. Nothing here is a limit: a heap that needs more gets it.
import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Old objects are collected when they have grown by so much since the last time; by up to 300 % otherwise. */
const GROWTH_PERCENT = 25;
/** Young objects get so much room, in two halves; up to 33 MB otherwise. */
const YOUNG_BYTES = 8 * 1024 * 1024;
/** The collector may narrow that room at any time: so often it is looked at whether it has. */
const LOOK_MS = 1_000;

/** Makes the collector of this process thrifty, for as long as it runs; to be called before much is loaded. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const growth = new YoungGrowth();
  growth.look();
  setInterval(() => growth.look(), LOOK_MS).unref();
}

/** Lets the space for young objects grow up to its bound, and no further. */
class YoungGrowth {
  readonly #observer = new PerformanceObserver(() => this.look());
  #isObserved = false;

  /** The collector widens the space by this factor when many survive. */
  look(): void {
    const mayGrow = youngBytes() < YOUNG_BYTES;
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
    this.#observe(mayGrow);
  }

  /**
   * Every collection is looked at while the space grows, and none after: an observer is given an entry of two kilobytes for
   * each, and work that lets the event loop wait for minutes leaves ten thousands of them.
   */
  #observe(mayGrow: boolean): void {
    if (mayGrow === this.#isObserved) return;
    this.#isObserved = mayGrow;
    if (mayGrow) this.#observer.observe({ entryTypes: ["gc"] });
    else this.#observer.disconnect();
  }
}

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ?? 0;
}
