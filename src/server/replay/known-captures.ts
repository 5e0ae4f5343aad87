// The captures of the archive, asked for at most once a second: every replayed response needs to know them.
import type { Capture } from "#model/index.js";
import type { CaptureStore } from "#ports/index.js";

const FRESH_MS = 1_000;

/** The list of captures, a second old at most. */
export class KnownCaptures {
  readonly #store: Pick<CaptureStore, "list">;
  #listed: Promise<readonly Capture[]> | null = null;
  #listedAtMs = 0;

  constructor(store: Pick<CaptureStore, "list">) {
    this.#store = store;
  }

  /** All captures. */
  list(): Promise<readonly Capture[]> {
    const now = performance.now();
    if (this.#listed === null || now - this.#listedAtMs > FRESH_MS) {
      this.#listedAtMs = now;
      this.#listed = this.#store.list();
      this.#listed.catch(() => (this.#listed = null));
    }
    return this.#listed;
  }
}
