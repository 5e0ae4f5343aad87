// The turns that this machine has: renewed together, three times in the gates' patience, and over when that was not heard
// in time, whatever the network does: that is judged by monotonic time since the renewal was asked for.
import type { SharedTurn } from "#ports/index.js";
import type { GateStatements, TurnWord } from "./gate-statements.js";

/** A turn that was given. */
export interface GivenTurn extends TurnWord {
  /** Monotonic: after this it counts no more unless it is renewed. */
  readonly untilMs: number;
  readonly untilDbMs: number;
}

interface HeldTurn extends TurnWord {
  /** By the database's clock: before this nobody else has it. */
  untilDbMs: number;
  /** The same by this machine's monotonic time. */
  untilMs: number;
}

/** What has not been heard of for so long is forgotten. */
const SWEEP_AFTER = { gatesMs: 3_600_000, pausesMs: 30 * 86_400_000 };
const SWEEP_EVERY_MS = 600_000;

/** Turns in hand. */
export class HeldTurns {
  readonly #statements: GateStatements;
  readonly #patienceMs: number;
  readonly #held = new Map<string, HeldTurn>();
  #timer: NodeJS.Timeout | null = null;
  #sweepAtMs: number;
  /** How many were lost, for figures. */
  lost = 0;

  constructor(statements: GateStatements, patienceMs: number) {
    this.#statements = statements;
    this.#patienceMs = patienceMs;
    // Machines that started together do not all sweep together.
    this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS * (0.5 + Math.random());
  }

  get size(): number {
    return this.#held.size;
  }

  /** Keeps a turn until it is left. */
  take(given: GivenTurn, leave: (word: TurnWord, mayTell: () => boolean) => void): SharedTurn {
    const { name, turn } = given;
    const held: HeldTurn = { ...given };
    this.#held.set(turn, held);
    this.#renewSoon();
    const isOurs = (): boolean => performance.now() < held.untilMs;
    let isLeft = false;
    return {
      isHeld: () => this.#held.has(turn) && isOurs(),
      leave: (leftMs) => {
        if (isLeft) return;
        isLeft = true;
        // Also of one that was lost: whoever stands in line here waits for this.
        const isKnown = this.#held.delete(turn);
        leave({ name, turn, pauseMs: leftMs }, () => isKnown && isOurs());
      },
    };
  }

  /** Renews nothing more. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#held.clear();
  }

  #renewSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      if (this.#held.size === 0) return;
      // Again in time, also where this one hangs.
      this.#renewSoon();
      void this.#renew().catch(() => undefined);
    }, this.#patienceMs / 3).unref();
  }

  async #renew(): Promise<void> {
    const turns = [...this.#held.values()];
    const askedMs = performance.now();
    const renewed = await this.#statements.renew(turns);
    for (const held of turns) {
      const untilDbMs = renewed.get(held.turn);
      if (untilDbMs === undefined) this.#lose(held);
      else {
        held.untilDbMs = Math.max(held.untilDbMs, untilDbMs);
        held.untilMs = Math.max(held.untilMs, askedMs + this.#patienceMs);
      }
    }
    await this.#sweep();
  }

  #lose({ turn }: HeldTurn): void {
    if (this.#held.delete(turn)) this.lost++; // one that was left meanwhile was not lost
  }

  async #sweep(): Promise<void> {
    if (performance.now() < this.#sweepAtMs) return;
    this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS;
    await this.#statements.sweep(SWEEP_AFTER);
  }
}
