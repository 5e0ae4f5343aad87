// Stalls are found: a fetch beyond every limit is ended, a pass in which nothing comes is reported.
import { StoreError } from "#errors.js";
import { hostOf, instant, type Instant, type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import type { World } from "./world.js";

/** Longer than any pause a host may ask for. */
const QUIET_MS = 600_000;

/** A fetch to be watched; time spent in what `waiting` is given does not count. */
type WatchedFetch = (
  signal: AbortSignal | undefined,
  waiting: <T>(turn: Promise<T>) => Promise<T>,
) => Promise<FetchResult>;

/** Watches the fetches of one run. */
export class Watchdog {
  readonly #world: World;
  readonly #inFlight = new Map<PageUrl, Instant>();
  #lastSign: Instant;

  constructor(world: World) {
    this.#world = world;
    this.#lastSign = world.clock.now();
  }

  /** Runs a fetch; one that outlasts the world's limit is ended with a failure that says so. */
  async watch(url: PageUrl, fetch: WatchedFetch): Promise<FetchResult> {
    this.#inFlight.set(url, this.#world.clock.now());
    try {
      return await this.#limited(url, fetch);
    } catch (error) {
      if (error instanceof StoreError) throw error; // the spool: no fault of this page
      return this.#failed(url, "internal", `a fault of the program while fetching: ${String(error)}`);
    } finally {
      this.#inFlight.delete(url);
      this.alive();
    }
  }

  /** Something went on, or is waiting on purpose. */
  alive(): void {
    this.#lastSign = this.#world.clock.now();
  }

  /** Says once in a while that nothing comes, and what is being waited for. */
  check(doing: string): void {
    const now = this.#world.clock.now();
    if (now - this.#lastSign < QUIET_MS) return;
    const waiting = [...this.#inFlight].map(
      ([url, since]) => `${hostOf(url)} for ${Math.round((now - since) / 1000)} s (${url})`,
    );
    const what = waiting.length === 0 ? "no request is in flight" : `waiting for ${waiting.join(", ")}`;
    this.#world.logger.log(
      "warn",
      `${doing}: nothing has come for ${(now - this.#lastSign) / 1000} s; ${what}`,
    );
    this.alive();
  }

  async #limited(url: PageUrl, fetch: WatchedFetch): Promise<FetchResult> {
    const { clock, stallMs } = this.#world;
    if (stallMs === undefined) return fetch(undefined, (turn) => turn);
    const [stop, done] = [new AbortController(), new AbortController()];
    let [since, isWaiting] = [clock.now(), false];
    const limit = (async (): Promise<null> => {
      while (isWaiting || clock.now() < since + stallMs)
        await clock.sleepUntil(instant((isWaiting ? clock.now() : since) + stallMs), done.signal);
      return null;
    })().catch(() => null);
    const fetching = fetch(stop.signal, async (turn) => {
      isWaiting = true;
      try {
        return await turn;
      } finally {
        [since, isWaiting] = [clock.now(), false];
      }
    });
    try {
      const result = await Promise.race([fetching, limit]);
      if (result) return result;
      fetching.catch(() => undefined); // ended below; what it says then counts no more
      stop.abort();
      const message = `no end after ${stallMs / 1000} s; the watchdog ended the fetch`;
      this.#world.logger.log("warn", `${hostOf(url)}: ${message} (${url})`);
      return this.#failed(url, "stalled", message);
    } finally {
      done.abort();
    }
  }

  #failed(url: PageUrl, code: string, message: string): FetchResult {
    const now = this.#world.clock.now();
    const sentAt = this.#inFlight.get(url) ?? now;
    return { kind: "failed", code, message, times: { sentAt, firstByteAt: now, lastByteAt: now } };
  }
}
