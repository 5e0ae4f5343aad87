// The turns that a process has: it says every third of the gates' patience that it is alive, and what was not heard in time
// is lost, judged by monotonic time since the renewal was asked for.
import type { HeldTicket } from "./gate-table.js";

/** A turn that was given. */
export interface HeldTurn extends HeldTicket {
  /** Monotonic: after this another may be in. */
  untilMs: number;
}

/** How the turns of a process are renewed. */
export interface RenewalPorts {
  readonly patienceMs: number;
  monotonicMs(): number;
  sleepUntil(atMs: number): Promise<void>;
  /** The tickets of those that are still in; `null` without an answer. */
  renew(turns: readonly HeldTicket[]): Promise<readonly string[] | null>;
}

/** By gate. */
export class HeldTurns {
  readonly #ports: RenewalPorts;
  readonly #held = new Map<string, HeldTurn>();
  /** How many were lost, for figures. */
  lost = 0;

  constructor(ports: RenewalPorts) {
    this.#ports = ports;
    void this.#renewOn();
  }

  get size(): number {
    return this.#held.size;
  }

  /** Whether a gate is surely this process's. */
  isIn(name: string): boolean {
    const turn = this.#held.get(name);
    return turn !== undefined && this.#ports.monotonicMs() < turn.untilMs;
  }

  keep(turn: HeldTurn): void {
    this.#held.set(turn.name, turn);
  }

  leave(turn: HeldTurn): void {
    if (this.#held.get(turn.name) === turn) this.#held.delete(turn.name);
    turn.untilMs = -Infinity;
  }

  async #renewOn(): Promise<void> {
    const { patienceMs } = this.#ports;
    for (;;) {
      await this.#ports.sleepUntil(this.#ports.monotonicMs() + patienceMs / 3);
      const turns = [...this.#held.values()];
      if (turns.length === 0) continue;
      const askedMs = this.#ports.monotonicMs();
      const renewed = await this.#ports.renew(turns);
      if (renewed !== null) this.#takeIn(turns, new Set(renewed), askedMs + patienceMs);
    }
  }

  #takeIn(turns: readonly HeldTurn[], renewed: ReadonlySet<string>, untilMs: number): void {
    for (const turn of turns) {
      if (this.#held.get(turn.name) !== turn) continue; // left meanwhile
      if (renewed.has(turn.ticket)) turn.untilMs = Math.max(turn.untilMs, untilMs);
      else if (turn.untilMs > -Infinity) {
        turn.untilMs = -Infinity;
        this.lost++;
      }
    }
  }
}
