// Stalls are found: a fetch beyond every limit is ended, a pass in which nothing comes is reported.
import { IsochronError, StoreError } from "#errors.js";
import { hostOf, type Instant, type PageUrl } from "#model/index.js";
import type { FetchResult } from "#ports/index.js";
import { NothingLeft } from "../ask/nothing-left.js";
import type { World } from "../world.js";

/** Longer than any pause a host may ask for. */
const QUIET_MS = 600_000;

/** A fetch to be watched; time spent in what `waiting` is given does not count. */
type WatchedFetch = (
  signal: AbortSignal,
  waiting: <T>(turn: Promise<T>) => Promise<T>,
) => Promise<FetchResult>;

interface InFlight {
  readonly url: PageUrl;
  readonly sentAt: Instant;
  /** From when the limit counts; `null` while the fetch waits for its turn. */
  countedFrom: Instant | null;
  readonly stop: AbortController;
  settle: (result: FetchResult) => void;
}

/** Watches the fetches of one run. */
export class Watchdog {
  readonly #world: World;
  readonly #inFlight = new Set<InFlight>();
  /** Of fetches that ended by themselves: a new one for every page costs more than all else here. */
  readonly #unused: AbortController[] = [];
  #lastSign: Instant;

  constructor(world: World) {
    this.#world = world;
    this.#lastSign = world.clock.now();
  }

  /** Runs a fetch; one that outlasts the world's limit is ended by {@link endStalled}. */
  async watch(url: PageUrl, fetch: WatchedFetch): Promise<FetchResult> {
    const now = this.#world.clock.now();
    const stop = this.#unused.pop() ?? new AbortController();
    const watched: InFlight = { url, sentAt: now, countedFrom: now, stop, settle: () => undefined };
    const ended = new Promise<FetchResult>((resolve) => (watched.settle = resolve));
    this.#inFlight.add(watched);
    try {
      return await Promise.race([ended, fetch(stop.signal, (turn) => this.#patiently(watched, turn))]);
    } catch (error) {
      if (isOurs(error)) throw error; // no fault of this page
      return this.#failed(watched, "internal", `a fault of the program while fetching: ${String(error)}`);
    } finally {
      this.#inFlight.delete(watched);
      if (!stop.signal.aborted) this.#unused.push(stop);
      this.alive();
    }
  }

  /** Something went on, or is waiting on purpose. */
  alive(): void {
    this.#lastSign = this.#world.clock.now();
  }

  /** Ends every fetch that outlasts the limit, with a failure that says so. */
  endStalled(): void {
    const { clock, logger, stallMs = Infinity } = this.#world;
    for (const watched of this.#inFlight) {
      const { url, countedFrom, settle, stop } = watched;
      if (countedFrom === null || clock.now() < countedFrom + stallMs) continue;
      const message = `no end after ${stallMs / 1000} s; the watchdog ended the fetch`;
      logger.log("warn", `${hostOf(url)}: ${message} (${url})`);
      settle(this.#failed(watched, "stalled", message)); // what the fetch says later counts no more
      stop.abort();
    }
  }

  /** Says once in a while that nothing comes, and what is being waited for. */
  check(doing: string): void {
    const now = this.#world.clock.now();
    if (now - this.#lastSign < QUIET_MS) return;
    const waiting = [...this.#inFlight].map(
      ({ url, sentAt }) => `${hostOf(url)} for ${Math.round((now - sentAt) / 1000)} s (${url})`,
    );
    const what = waiting.length === 0 ? "no request is in flight" : `waiting for ${waiting.join(", ")}`;
    this.#world.logger.log(
      "warn",
      `${doing}: nothing has come for ${(now - this.#lastSign) / 1000} s; ${what}`,
    );
    this.alive();
  }

  async #patiently<T>(watched: InFlight, turn: Promise<T>): Promise<T> {
    watched.countedFrom = null;
    try {
      return await turn;
    } finally {
      watched.countedFrom = this.#world.clock.now();
    }
  }

  #failed({ sentAt }: InFlight, code: string, message: string): FetchResult {
    const now = this.#world.clock.now();
    return { kind: "failed", code, message, times: { sentAt, firstByteAt: now, lastByteAt: now } };
  }
}

/** The spool, the means of this machine, or its proxy. */
function isOurs(error: unknown): boolean {
  const isMeans = error instanceof IsochronError && OWN_MEANS.has(error.code);
  const isEnd = error instanceof Error && error.name === "AbortError"; // the run is to end: nothing was sent
  return error instanceof StoreError || error instanceof NothingLeft || isMeans || isEnd;
}

const OWN_MEANS: ReadonlySet<string> = new Set(["OUT_OF_MEANS", "PROXY", "CLUSTER"]);
