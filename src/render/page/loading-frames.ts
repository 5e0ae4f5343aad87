// Frames that are on their way: the browser fetches and builds them in processes and threads of its own, so that a
// machine with much else to do keeps them longer than a page must be quiet.

/** A frame that says nothing for so long is waited for no longer: a document that a script leaves open never ends. */
const PATIENCE_MS = 5_000;

/** The frames of one page that began to load and have not ended. */
export class LoadingFrames {
  readonly #sinceMs = new Map<string, number>();
  readonly #nowMs: () => number;

  constructor(nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  began(frameId: string): void {
    this.#sinceMs.set(frameId, this.#nowMs());
  }

  ended(frameId: string): void {
    this.#sinceMs.delete(frameId);
  }

  /** Whether any is waited for. */
  get areAny(): boolean {
    const nowMs = this.#nowMs();
    return [...this.#sinceMs.values()].some((sinceMs) => nowMs - sinceMs < PATIENCE_MS);
  }
}
