// Every server that one process asks, whoever in it asks: a turnstile per host and per server address. They belong to
// the world and not to one capture, so that two captures never ask one server at once. Over all hosts so many requests
// are under way at a time, whoever makes them.
import { instant, Turns, type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, PauseStore, SharedGates } from "#ports/index.js";
import type { HostAnswer } from "./adaptive-pace.js";
import { KeptPauses } from "./kept-pauses.js";
import { HostGate } from "./politeness.js";

/** Requests under way over all hosts, where nothing else is said. */
const REQUESTS_AT_ONCE = 64;

/** More are looked through for such as may be forgotten. */
const MANY_GATES = 1024;

/** The turnstiles of one process. */
export class Gates {
  readonly #clock: Clock;
  readonly #requests: Turns;
  readonly #gates = new Map<string, HostGate>();
  readonly #shared: SharedGates | null;
  #kept: KeptPauses | null = null;

  /** @param shared where other machines ask the same servers: nobody is let in whom they would not let in */
  constructor(clock: Clock, requestsAtOnce: number = REQUESTS_AT_ONCE, shared: SharedGates | null = null) {
    this.#clock = clock;
    this.#requests = new Turns(requestsAtOnce);
    this.#shared = shared;
  }

  /** Somebody who asks servers, with the pause that is kept for them wherever they ask. */
  join(delayMs: number): Caller {
    for (const [name, gate] of this.#gates) if (gate.isIdle) this.#gates.delete(name);
    return new Caller(this.#clock, delayMs, {
      gateNamed: (name) => this.#gate(name),
      forget: (name) => void this.#gates.delete(name),
      requests: this.#requests,
      noteAsked: (name, askedMs) => this.#kept?.noteAsked(name, askedMs) ?? null,
    });
  }

  /** Keeps pauses from now on, and leaves every server alone for as long as an earlier process would have. */
  async remember(store: PauseStore): Promise<void> {
    this.#kept = await KeptPauses.open(store);
    const now = this.#clock.now();
    // One millisecond more, since instants are cut to the millisecond.
    for (const { name, ms } of this.#kept.holds) this.#gate(name).holdUntil(instant(now + ms + 1));
  }

  /** Of how many hosts and addresses something is remembered. */
  get size(): number {
    return this.#gates.size;
  }

  #gate(name: string): HostGate {
    let gate = this.#gates.get(name);
    if (!gate) {
      const shared = this.#shared && { name, gates: this.#shared };
      gate = new HostGate(this.#clock, (ms) => this.#kept?.note(name, ms) ?? null, shared);
      gate.recallAsked(this.#kept?.askedOf(name) ?? 0);
      this.#gates.set(name, gate);
    }
    return gate;
  }
}

/** What a party passes through. */
interface Entrances {
  gateNamed(name: string): HostGate;
  /** Nobody asks there any more, and nothing was learned. */
  forget(name: string): void;
  /** Over all hosts. */
  readonly requests: Turns;
  /** Keeps what robots.txt asks for; `null` where nothing has to be written. */
  noteAsked(name: string, askedMs: number): Promise<void> | null;
}

/** One party at the gates: a capture, or a survey. */
export class Caller {
  readonly #clock: Clock;
  readonly #entrances: Entrances;
  readonly #used = new Map<string, HostGate>();
  #delayMs: number;
  #mostUsed = MANY_GATES;
  /** Before this nobody is asked: an earlier process may have asked them a moment ago. */
  #notBefore: Instant = instant(0);

  constructor(clock: Clock, delayMs: number, entrances: Entrances) {
    this.#clock = clock;
    this.#delayMs = delayMs;
    this.#entrances = entrances;
  }

  /** Runs a request when the host's turn has come, and one of those over all hosts. */
  pass<T>(host: string, request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const gate = this.#host(host);
    const send = (): Promise<T> => {
      gate.requireTurn();
      return request();
    };
    return gate.pass(() => this.#inTurn(send, signal), signal);
  }

  /** Waits until the host may be asked again, so that what is judged then holds when it is asked. */
  untilFree(host: string, signal?: AbortSignal): Promise<void> {
    return this.#host(host).untilFree(signal);
  }

  /**
   * Waits for the turn at a server address, whatever hosts it stands for; what is returned ends it. Whoever asks in the
   * turn of a host names it, so that it is judged again right before something is sent.
   */
  async enterAddress(address: string, signal?: AbortSignal, host?: string): Promise<() => void> {
    const gate = this.#gate(addressGate(address));
    const leave = await gate.enter(signal);
    try {
      gate.requireTurn();
      if (host !== undefined) this.#host(host).requireTurn(); // it may have been lost while the address was waited for
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** For whoever is in the turn of a host, and of an address where one is named. @throws CLUSTER where one was lost */
  requireTurns(host: string, address: string | null): void {
    this.#host(host).requireTurn();
    if (address !== null) this.#gate(addressGate(address)).requireTurn();
  }

  /** Lets the host's pace follow what came back. */
  note(host: string, answer: HostAnswer): void {
    this.#host(host).note(answer);
  }

  /** At least this pause between all requests to the host, as its robots.txt asks for by Crawl-delay; or none. */
  slowTo(host: string, delayMs: number | null): void {
    const gate = this.#host(host);
    gate.recallAsked(0);
    if (delayMs !== null) gate.slowTo(delayMs);
    gate.waitFor(this.#entrances.noteAsked(`host ${host}`, delayMs ?? 0));
  }

  /** Another pause for every host and address from now on; what robots.txt asks for is kept all the same. */
  paceTo(delayMs: number): void {
    this.#delayMs = delayMs;
    for (const gate of this.#used.values()) gate.paceFor(this, delayMs);
  }

  /** Takes in what an earlier process saw of a host, in the order of its looks. */
  recall(host: string, answer: HostAnswer | null, times: FetchTimes): void {
    this.#host(host).recall(answer, times);
  }

  /** A resumed capture keeps the hosts' pace. */
  goOn(): void {
    this.#notBefore = instant(this.#clock.now() + this.#delayMs);
    for (const gate of this.#used.values()) {
      gate.goOn();
      gate.holdUntil(this.#notBefore);
    }
  }

  /** Asks no more: its pause holds nobody up any longer. */
  leave(): void {
    for (const gate of this.#used.values()) gate.paceFor(this, null);
    this.#used.clear();
  }

  async #inTurn<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.#entrances.requests.enter();
    try {
      signal?.throwIfAborted();
      return await request();
    } finally {
      leave();
    }
  }

  /** Of thousands of hosts most are asked once; those with a pause under way, or a pace of their own, stay. */
  #forgetPlain(): void {
    for (const [name, gate] of this.#used) {
      if (!gate.isPlain) continue;
      this.#used.delete(name);
      this.#entrances.forget(name);
    }
    this.#mostUsed = Math.max(MANY_GATES, 2 * this.#used.size);
  }

  #host(host: string): HostGate {
    return this.#gate(`host ${host}`);
  }

  #gate(name: string): HostGate {
    let gate = this.#used.get(name);
    if (!gate) {
      if (this.#used.size >= this.#mostUsed) this.#forgetPlain();
      this.#used.set(name, (gate = this.#entrances.gateNamed(name)));
      gate.paceFor(this, this.#delayMs);
      gate.holdUntil(this.#notBefore);
    }
    return gate;
  }
}

function addressGate(address: string): string {
  return `address ${address.replace(/^::ffff:(?=\d+\.)/i, "")}`;
}
