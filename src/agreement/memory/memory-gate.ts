// One server's turnstile in memory: whoever came first is let in first, when the pause after the last one is over.
import { instant, type Instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";

/** Somebody in a gate. */
export interface Presence {
  readonly pauseMs: number;
}

interface Waiter {
  readonly pauseMs: number;
  readonly letIn: (presence: Presence) => void;
}

/** What a gate knows besides who is there. */
export interface GateGround {
  readonly clock: Clock;
  /** Nobody is let in before this and their own pause. */
  readonly notBefore: () => number;
}

/** The gate of one name. */
export class MemoryGate {
  readonly #ground: GateGround;
  readonly #queue: Waiter[] = [];
  #inside: Presence | null = null;
  #leftAt = -Infinity;
  #leftPauseMs = 0;
  #keptPauseMs = 0;
  #heldUntil = -Infinity;
  #sleep: AbortController | null = null;

  constructor(ground: GateGround) {
    this.#ground = ground;
  }

  /** Whether it can be forgotten. */
  get isIdle(): boolean {
    return this.#inside === null && this.#queue.length === 0 && this.#ground.clock.now() >= this.#earliest(0);
  }

  /** Waits in line; rejects with the signal's reason. */
  enter(pauseMs: number, signal?: AbortSignal): Promise<Presence> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        reject(signal?.reason as Error);
        this.#look();
      };
      const letIn = (presence: Presence): void => {
        signal?.removeEventListener("abort", abort);
        resolve(presence);
      };
      const waiter = { pauseMs, letIn };
      signal?.addEventListener("abort", abort, { once: true });
      this.#queue.push(waiter);
      this.#look();
    });
  }

  /** Ends somebody's turn; nothing happens where he is not in. */
  leave(presence: Presence, pauseMs: number): void {
    if (this.#inside !== presence) return;
    this.#leftAt = this.#ground.clock.now();
    this.#leftPauseMs = pauseMs;
    this.decline(presence);
  }

  /** Ends the turn of somebody who never knew of it. */
  decline(presence: Presence): void {
    if (this.#inside !== presence) return;
    this.#inside = null;
    this.#look();
  }

  hold(until: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, until);
    this.#look();
  }

  /** Forgets what it knew but long pauses; whoever is in and can say so stays. */
  forget(isHeard: (presence: Presence) => boolean, longPauseMs: number): void {
    if (this.#inside !== null && !isHeard(this.#inside)) this.#inside = null;
    this.#keptPauseMs = this.#leftPauseMs > longPauseMs ? this.#leftPauseMs : 0;
    this.#leftAt = -Infinity;
    this.#look();
  }

  /** Lets the first one in, or sleeps until it may be let in. */
  #look(): void {
    this.#sleep?.abort();
    this.#sleep = null;
    const [first] = this.#queue;
    if (this.#inside !== null || !first) return;
    const from = this.#earliest(first.pauseMs);
    if (this.#ground.clock.now() < from) return this.#lookAt(instant(from));
    this.#queue.shift();
    // Whoever has just come may not know of the pause that was kept here before, and may die.
    this.#inside = { pauseMs: Math.max(first.pauseMs, this.#leftPauseMs) };
    first.letIn(this.#inside);
  }

  #lookAt(at: Instant): void {
    const sleep = (this.#sleep = new AbortController());
    this.#ground.clock.sleepUntil(at, sleep.signal).then(
      () => this.#look(),
      () => undefined, // somebody looked before
    );
  }

  #earliest(pauseMs: number): number {
    const pause = Math.max(this.#leftPauseMs, pauseMs);
    // One millisecond more, since instants are cut to the millisecond.
    const over = this.#leftAt + pause + (pause > 0 ? 1 : 0);
    return Math.ceil(
      Math.max(over, this.#heldUntil, this.#ground.notBefore() + Math.max(pauseMs, this.#keptPauseMs)),
    );
  }
}
