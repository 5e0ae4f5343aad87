// Walks over what a store holds for a caller on the other side, who takes some at a time.

const AT_ONCE = 500;

type Walk = (...args: readonly unknown[]) => AsyncIterable<unknown>;

/** The walks under way. */
export class Cursors {
  readonly #targetNamed: (name: string) => object;
  readonly #open = new Map<number, AsyncIterator<unknown>>();
  #count = 0;

  constructor(targetNamed: (name: string) => object) {
    this.#targetNamed = targetNamed;
  }

  open(target: string, method: string, args: readonly unknown[]): number {
    const walk = (this.#targetNamed(target) as Record<string, Walk>)[method]!;
    const items = walk.apply(this.#targetNamed(target), [...args]);
    this.#open.set(++this.#count, items[Symbol.asyncIterator]());
    return this.#count;
  }

  /** The next items; none at the end. */
  async next(cursor: number): Promise<unknown[]> {
    const items = this.#open.get(cursor);
    const some: unknown[] = [];
    while (items && some.length < AT_ONCE) {
      const { done, value } = await items.next();
      if (done) break;
      some.push(value);
    }
    return some;
  }

  async close(cursor: number): Promise<void> {
    await this.#open.get(cursor)?.return?.();
    this.#open.delete(cursor);
  }
}
