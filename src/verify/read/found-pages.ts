// The pages that a run says it knew, by the million: addresses by number, what else is said of each in columns.
import { GrowingNumbers, StringTable } from "#packed/index.js";

/** A page as the run found it. */
export interface FoundPage {
  readonly kind: string;
  /** Links from a seed. */
  readonly depth: number;
  /** The page it was found on. */
  readonly via: string | null;
  /** On record before the visits: a seed, or named by a list or an earlier capture. */
  readonly isEarly: boolean;
}

const NONE = -1;
const [LATE, EARLY] = [1, 2];

/** Pages by address, in the order in which they came. */
export class FoundPages {
  readonly #urls: StringTable;
  readonly #kinds = new StringTable();
  readonly #order = new GrowingNumbers(Int32Array);
  /** By address: the place in that order. */
  readonly #places = new GrowingNumbers(Int32Array);
  readonly #early = new GrowingNumbers(Uint8Array);
  /** By place. */
  readonly #kind = new GrowingNumbers(Int32Array);
  readonly #depth = new GrowingNumbers(Float64Array);
  readonly #via = new GrowingNumbers(Int32Array);
  /** Those before it were forgotten. */
  #from = 0;

  constructor(urls = new StringTable()) {
    this.#urls = urls;
  }

  get size(): number {
    return this.#order.length - this.#from;
  }

  has(url: string): boolean {
    return this.#placeOf(url) !== NONE;
  }

  get(url: string): FoundPage | undefined {
    const place = this.#placeOf(url);
    return place === NONE ? undefined : this.#at(place);
  }

  /** Takes a page; whether it was early is settled when it first comes, in whatever process. */
  set(url: string, { kind, depth, via, isEarly }: FoundPage): void {
    const number = this.#urls.add(url);
    const from = via === null ? NONE : this.#urls.add(via);
    for (let missing = this.#places.length; missing <= number; missing++) {
      this.#places.push(NONE);
      this.#early.push(0);
    }
    if (this.#early.at(number) === 0) this.#early.set(number, isEarly ? EARLY : LATE);
    const place = this.#places.at(number) >= this.#from ? this.#places.at(number) : this.#addPlace(number);
    this.#kind.set(place, this.#kinds.add(kind));
    this.#depth.set(place, depth);
    this.#via.set(place, from);
  }

  /** Forgets them all, but for who came early. */
  clear(): void {
    this.#from = this.#order.length;
  }

  *keys(): Generator<string> {
    for (let place = this.#from; place < this.#order.length; place++)
      yield this.#urls.at(this.#order.at(place));
  }

  *[Symbol.iterator](): Generator<readonly [string, FoundPage]> {
    for (let place = this.#from; place < this.#order.length; place++)
      yield [this.#urls.at(this.#order.at(place)), this.#at(place)];
  }

  #addPlace(number: number): number {
    const place = this.#order.push(number);
    this.#places.set(number, place);
    for (const column of [this.#kind, this.#depth, this.#via]) column.push(NONE);
    return place;
  }

  #placeOf(url: string): number {
    const number = this.#urls.numberOf(url);
    if (number === NONE || number >= this.#places.length) return NONE;
    const place = this.#places.at(number);
    return place >= this.#from ? place : NONE;
  }

  #at(place: number): FoundPage {
    const via = this.#via.at(place);
    return {
      kind: this.#kinds.at(this.#kind.at(place)),
      depth: this.#depth.at(place),
      via: via === NONE ? null : this.#urls.at(via),
      isEarly: this.#early.at(this.#order.at(place)) === EARLY,
    };
  }
}
