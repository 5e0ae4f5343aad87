// Strategies that go through the whole site again and again in a fixed order.
import type { RefreshRun } from "./refresh-planner.js";

/** Takes the next pages of the order, and starts again at its end. */
export class PassRun implements RefreshRun {
  readonly #order: Int32Array;
  #next = 0;

  constructor(order: Int32Array) {
    this.#order = order;
  }

  choose(_period: number, budget: number): Int32Array {
    const count = Math.min(budget, this.#order.length);
    const chosen = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      chosen[i] = this.#order[this.#next]!;
      this.#next = (this.#next + 1) % this.#order.length;
    }
    return chosen;
  }
}

/** Page numbers by falling key, ties by number. */
export function byFallingKey(keys: Float64Array): Int32Array {
  return Int32Array.from(keys, (_, i) => i).sort((a, b) => keys[b]! - keys[a]! || a - b);
}
