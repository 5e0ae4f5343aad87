// Leave to send to a server address: asked for once the connection stands, given back when the fetch is over.
import type { FetchRequest } from "#ports/index.js";

/** One fetch's admission; the time spent waiting for it is no fault of the server's. */
export class Admission {
  readonly #admit: FetchRequest["admit"];
  #address: string | null = null;
  #release: (() => void) | null = null;
  #waitedMs = 0;

  constructor(admit: FetchRequest["admit"]) {
    this.#admit = admit;
  }

  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** Waits until a request may be sent to the address; at once when it is the one already admitted to. */
  async enter(address: string | undefined): Promise<void> {
    if (!this.#admit || address === undefined || address === this.#address) return;
    this.leave();
    const startedMs = performance.now();
    this.#release = await this.#admit(address);
    this.#address = address;
    this.#waitedMs += performance.now() - startedMs;
  }

  leave(): void {
    this.#release?.();
    this.#release = null;
    this.#address = null;
  }
}
