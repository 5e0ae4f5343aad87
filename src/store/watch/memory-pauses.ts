// Pauses in memory: what the others are held against, and what the lab's watches need.
import type { KeptPause, PauseStore } from "#ports/index.js";

/** Pauses that are forgotten with the process. */
export class MemoryPauses implements PauseStore {
  readonly #pauses = new Map<string, KeptPause>();

  async all(): Promise<KeptPause[]> {
    return [...this.#pauses.values()];
  }

  async keep(pause: KeptPause): Promise<void> {
    this.#pauses.delete(pause.name);
    this.#pauses.set(pause.name, pause);
  }

  async forget(name: string): Promise<void> {
    this.#pauses.delete(name);
  }
}
