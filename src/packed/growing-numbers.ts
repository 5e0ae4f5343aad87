// A list of numbers in a typed array that grows by doubling: one, four or eight bytes each, nothing for the collector.
import { IsochronError } from "#errors.js";

type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array;
type Kind = Uint8ArrayConstructor | Int32ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor;

/** A growing list of numbers of one kind. */
export class GrowingNumbers {
  #items: Numbers;
  #length = 0;

  constructor(kind: Kind) {
    this.#items = new kind(16);
  }

  get length(): number {
    return this.#length;
  }

  /** Appends and returns the index. */
  push(value: number): number {
    if (this.#length === this.#items.length) this.#grow();
    this.set(this.#length, value);
    return this.#length++;
  }

  at(index: number): number {
    return this.#items[index]!;
  }

  /** Puts a number in a place; one that there is no room for is never kept as another. */
  set(index: number, value: number): void {
    this.#items[index] = value;
    const kept = this.#items[index];
    if (kept !== value && !Object.is(kept, value))
      throw new IsochronError("INTERNAL", `a list of numbers has no room for ${value}`);
  }

  /** The numbers so far, sharing memory. */
  view(): Numbers {
    return this.#items.subarray(0, this.#length);
  }

  #grow(): void {
    const bigger = new (this.#items.constructor as new (length: number) => Numbers)(this.#items.length * 2);
    bigger.set(this.#items);
    this.#items = bigger;
  }
}
