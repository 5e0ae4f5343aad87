// The one way to ask a server for anything: pages, robots.txt, lists of URLs, time stamps; for captures and surveys.
// It waits for the host's and the address's turn, reads what came and lets the pace follow it.
import type { Reading } from "#detect/index.js";
import type { DecodeLimits } from "#formats/index.js";
import type { Caller, Gates, HostAnswer } from "#frontier/index.js";
import { hostOf, type PageUrl } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult, Logger } from "#ports/index.js";
import { hostAnswer } from "./host-answer.js";
import { HostPatience } from "./host-patience.js";
import { readSafely } from "./read-safely.js";
import { withTimesInOrder } from "./times-in-order.js";

/** What an asker asks with. */
export interface AskingPorts {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborting ends every wait for a turn. */
  readonly signal?: AbortSignal;
}

/** A world to ask in. */
export interface AskingWorld extends AskingPorts {
  readonly gates: Gates;
}

/** What came of a question; whoever asked discards what was spooled. */
export interface Answered {
  readonly result: FetchResult;
  /** `null` without a response. */
  readonly reading: Reading | null;
}

/** How somebody asks. */
export interface AskingHabits {
  /** Whether several hosts on one server address may be asked at once, as for CDN addresses. */
  readonly sharedAddresses?: boolean;
  /** By which contents are decoded; the rules of now unless told. */
  readonly limits?: DecodeLimits;
  /** Told how a host took each request. */
  readonly onAnswer?: (url: PageUrl, answer: HostAnswer) => void;
  /** Told when a host that keeps silent is waited for less from now on. */
  readonly onShortened?: (words: string) => void;
}

/** Asks servers for one party at the gates. */
export class Asker {
  readonly caller: Caller;
  readonly #ports: AskingPorts;
  readonly #habits: AskingHabits;
  readonly #patience: HostPatience;

  constructor(ports: AskingPorts, caller: Caller, habits: AskingHabits = {}) {
    this.#ports = ports;
    this.caller = caller;
    this.#habits = habits;
    this.#patience = new HostPatience(habits.onShortened);
  }

  /** One request and what its answer says; when this resolves, the host may be asked again. */
  async ask(request: FetchRequest): Promise<Answered> {
    const { fetcher, signal, clock, logger } = this.#ports;
    const { url } = request;
    const { limits } = this.#habits;
    const fetched = this.caller.pass(hostOf(url), () => fetcher.fetch(this.#polite(request)), signal);
    const result = await withTimesInOrder(await fetched);
    this.#patience.note(hostOf(url), result);
    const reading =
      result.kind === "response" ? await readSafely(url, result.exchange, { logger, limits }) : null;
    const answer = hostAnswer(result, reading, clock.now());
    if (answer !== null) {
      this.caller.note(hostOf(url), answer);
      this.#habits.onAnswer?.(url, answer);
    }
    return { result, reading };
  }

  #polite(request: FetchRequest): FetchRequest {
    const patienceMs = this.#patience.of(hostOf(request.url));
    const asked = patienceMs === null ? request : { ...request, patienceMs };
    const host = hostOf(request.url);
    const { signal } = this.#ports;
    let entered: string | null = null;
    // Connecting takes a while: whether the turns are still ours is judged again in the moment of sending.
    const requireTurn = (): void => this.caller.requireTurns(host, entered);
    if (this.#habits.sharedAddresses) return { ...asked, admit: async () => () => undefined, requireTurn };
    const admit = (address: string): Promise<() => void> => {
      entered = address;
      return this.caller.enterAddress(address, signal, host);
    };
    return { ...asked, admit, requireTurn };
  }
}

/** An asker with a place of its own at the gates; whoever takes it leaves them by its caller. */
export function askerIn(world: AskingWorld, delayMs: number): Asker {
  return new Asker(world, world.gates.join(delayMs));
}

/** Gives up what a response left aside. */
export async function discard({ result }: Answered): Promise<void> {
  if (result.kind === "response") await result.exchange.spooled?.discard();
}
