// Hosts are asked side by side, each at its own pace: one loop per host, woken again when work turns up.

/** Runs one loop per host; `step` does one piece of work for a host and says whether there was any. */
export class Lanes {
  readonly #step: (host: string) => Promise<boolean>;
  readonly #running = new Map<string, Promise<void>>();
  #failure: unknown = null;

  constructor(step: (host: string) => Promise<boolean>) {
    this.#step = step;
  }

  /** Starts the host's loop unless it runs already. */
  wake(host: string): void {
    if (this.#failure !== null || this.#running.has(host)) return;
    const loop = this.#loop(host).finally(() => this.#running.delete(host));
    this.#running.set(host, loop);
    loop.catch((error: unknown) => (this.#failure ??= error));
  }

  /** Resolves when every loop has run dry; rejects with the first failure once all have stopped. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values());
    if (this.#failure !== null) throw this.#failure;
  }

  async #loop(host: string): Promise<void> {
    while (this.#failure === null && (await this.#step(host)));
  }
}
