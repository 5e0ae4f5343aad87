// What one turn of looks may send and store, held at the fetcher: whatever asks (pages, robots.txt, trials, a second
// try on a full disk), not one request more leaves than the turn may send, and none between turns.
import type { Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import { NothingLeft } from "../ask/nothing-left.js";
import type { LookLimits } from "./refreshing.js";

/** The allowance of the turn that is going on. */
export class TurnAllowance {
  #limits: LookLimits = { mostRequests: 0, mostBytes: 0 };
  #roomBytes: (request: FetchRequest) => number = () => 0;
  #requests = 0;
  #isSpent = false;

  /** A turn begins; `roomBytes` says how many bytes of an answer may still be stored. */
  begin(limits: LookLimits, roomBytes: (request: FetchRequest) => number): void {
    this.#limits = limits;
    this.#roomBytes = roomBytes;
    this.#requests = 0;
    this.#isSpent = false;
  }

  /** The turn is over: nothing is sent before the next. */
  end(): void {
    this.#isSpent = true;
  }

  /** Requests of this turn. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether nothing more may be asked for in this turn. */
  get isOver(): boolean {
    const { mostRequests, signal } = this.#limits;
    return this.#isSpent || this.#requests >= mostRequests || signal?.aborted === true;
  }

  /** Whether an error is the end of the turn and no fault. */
  isEnd(error: unknown): boolean {
    if (error instanceof NothingLeft) return true;
    const { signal } = this.#limits;
    if (signal?.aborted !== true) return false;
    return error === signal.reason || (error instanceof Error && error.name === "AbortError");
  }

  /** The fetcher as far as the turn lets it send. */
  limited(fetcher: Fetcher): Fetcher {
    return {
      get profile() {
        return fetcher.profile; // it grows with the cookies that are kept
      },
      ...(fetcher.path && { path: fetcher.path }),
      ...(fetcher.cookies && { cookies: fetcher.cookies }),
      close: () => fetcher.close(),
      fetch: (request, signal) => this.#send(fetcher, request, signal),
    };
  }

  async #send(fetcher: Fetcher, request: FetchRequest, signal?: AbortSignal): Promise<FetchResult> {
    if (this.isOver) throw new NothingLeft();
    this.#requests++;
    const held = { isBack: false };
    const sent = fetcher.fetch(this.#asked(request, held), signal).catch((error: unknown) => {
      throw held.isBack ? new NothingLeft() : error;
    });
    const result = await sent;
    const isWhole = request.mostBytes !== undefined || !this.#isCut(result, request);
    if (!held.isBack && isWhole) return result;
    if (result.kind === "response") await result.exchange.spooled?.discard();
    this.#isSpent = true; // half of a robots.txt would be no rules: it is asked for again when there is room
    throw new NothingLeft();
  }

  /** Of pages whoever looks keeps no more than there is room for; of all else it is seen to here. */
  #asked(request: FetchRequest, held: { isBack: boolean }): FetchRequest {
    const { admit, mostBytes = this.#roomFor(request) } = request;
    // Whoever is told to stop while it waits for its turn at a server has sent nothing.
    const admitted = async (address: string): Promise<() => void> =>
      admit!(address).catch((error: unknown) => {
        held.isBack = this.#limits.signal?.aborted === true;
        throw error;
      });
    return { ...request, ...(mostBytes && { mostBytes }), ...(admit && { admit: admitted }) };
  }

  #roomFor(request: FetchRequest): (() => number) | undefined {
    return this.#limits.mostBytes === Infinity ? undefined : () => this.#roomBytes(request);
  }

  #isCut(result: FetchResult, request: FetchRequest): boolean {
    const room = this.#roomFor(request)?.() ?? Infinity;
    return result.kind === "response" && sizeOf(result) > room;
  }
}

function sizeOf({ exchange }: Extract<FetchResult, { kind: "response" }>): number {
  // What was cut to the room is as long as the room: more was to come.
  const isCut = exchange.truncated === "length" ? 1 : 0;
  return (exchange.spooled?.sizeBytes ?? exchange.responseBytes.length) + isCut;
}
