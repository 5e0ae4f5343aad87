// Turns that did nothing, on record: those in a row for one reason are one row, so that a site that is paused for a year
// takes no more room than one that was for a day.
import { lastOf, type WatchTurn } from "#model/index.js";
import type { WatchMemory } from "#ports/index.js";

/** Turns further apart are no run: nobody watched in between. */
const TURNS_APART = 2;

/** The last turn of a site, and whether the next is more of the same. */
export class IdleTurns {
  readonly #memory: Pick<WatchMemory, "turns">;
  readonly #apartMs: number;
  #last: WatchTurn | null = null;

  constructor(memory: Pick<WatchMemory, "turns">, turnMs: number) {
    this.#memory = memory;
    this.#apartMs = TURNS_APART * turnMs;
  }

  /** The row to be kept of a turn: its own, or that of the run which it goes on with. */
  async rowOf(turn: WatchTurn): Promise<WatchTurn> {
    if (turn.kind === "nothing") this.#last ??= (await this.#memory.turns(turn.site, 1))[0] ?? null;
    const last = this.#last;
    const row = last !== null && this.#isRun(last, turn) ? joined(last, turn) : turn;
    this.#last = row;
    return row;
  }

  #isRun(last: WatchTurn, turn: WatchTurn): boolean {
    const apartMs = turn.at - lastOf(last);
    const isIdle = last.kind === "nothing" && turn.kind === "nothing" && last.because === turn.because;
    return isIdle && apartMs >= 0 && apartMs <= this.#apartMs;
  }
}

function joined(last: WatchTurn, turn: WatchTurn): WatchTurn {
  return { ...last, until: turn.at, turns: (last.turns ?? 1) + 1 };
}
