// Who is about to look at which page: a pass and a page that is being shown may want the same one at the same time, and
// each is asked for once.
import type { PageUrl } from "#model/index.js";

interface Claim {
  readonly over: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Pages that somebody has taken and not yet looked at. */
export class Claims {
  readonly #taken = new Map<PageUrl, Claim>();

  /** Takes a page that nobody has. */
  take(url: PageUrl): void {
    const { promise, resolve, reject } = withResolvers();
    promise.catch(() => undefined); // whoever waits hears of it
    this.#taken.set(url, { over: promise, resolve, reject });
  }

  /** The look is kept, or the page is left. */
  release(url: PageUrl): void {
    this.#taken.get(url)?.resolve();
    this.#taken.delete(url);
  }

  /** Resolves when nobody has the page any more; `null` when nobody has. */
  whenFree(url: PageUrl): Promise<void> | null {
    return this.#taken.get(url)?.over ?? null;
  }

  /** A fault ends the pass: whoever waits hears of it. */
  fail(error: unknown): void {
    for (const { reject } of this.#taken.values()) reject(error);
    this.#taken.clear();
  }
}

/** As `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void> } & Omit<Claim, "over"> {
  const settle = {} as Omit<Claim, "over">;
  const promise = new Promise<void>((resolve, reject) => void Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}
