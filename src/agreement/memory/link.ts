// A machine's line to an agreement in memory: it may be cut, and be whole again.
import { IsochronError } from "#errors.js";

/** Whether a machine hears and is heard. */
export class Link {
  #isCut = false;
  readonly #onHealed = new Set<() => void>();

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Nothing gets through from now on. */
  cut(): void {
    this.#isCut = true;
  }

  heal(): void {
    this.#isCut = false;
    for (const tell of this.#onHealed) tell();
    this.#onHealed.clear();
  }

  /** @throws CLUSTER where the line is cut */
  require(): void {
    if (this.#isCut) throw new IsochronError("CLUSTER", "the agreement is out of reach");
  }

  /** Resolves when the line is whole; rejects with the signal's reason. */
  whole(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#isCut) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#onHealed.delete(healed);
        reject(signal?.reason as Error);
      };
      const healed = (): void => {
        signal?.removeEventListener("abort", abort);
        resolve();
      };
      this.#onHealed.add(healed);
      signal?.addEventListener("abort", abort, { once: true });
    });
  }

  /** The same store, as it is reached over this line. */
  over<T extends object>(store: T): T {
    return new Proxy(store, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== "function") return method;
        return async (...args: unknown[]): Promise<unknown> => {
          this.require();
          return Reflect.apply(method, target, args) as unknown;
        };
      },
    });
  }
}
