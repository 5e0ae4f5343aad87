// How much processor time a browser's processes have used, those that have ended included.
import type { ProcessFacts } from "./process-tree.js";

/** Adds up what each process has used more than when it was last seen. */
export class ProcessorTime {
  #totalMs: number | null = null;
  #last = new Map<string, number>();

  /** Since the first look; `null` where the system tells nothing. */
  get totalMs(): number | null {
    return this.#totalMs;
  }

  /** Takes one look at the whole tree. What a process used between its last look and its end is lost: a moment. */
  see(tree: readonly ProcessFacts[]): void {
    if (tree.length === 0) return;
    const now = new Map(tree.map((one) => [`${one.pid} ${one.startedAt}`, one.processorMs]));
    let usedMs = 0;
    for (const [key, ms] of now) usedMs += Math.max(0, ms - (this.#last.get(key) ?? 0));
    this.#totalMs = this.#totalMs === null ? 0 : this.#totalMs + usedMs;
    this.#last = now;
  }
}
