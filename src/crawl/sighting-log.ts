// All sightings of a running capture in memory, packed: a quarter of a kilobyte each, whole again when looked at.
import { GrowingNumbers, PackedValues, StringTable } from "#formats/index.js";
import type { PageUrl, Sighting } from "#model/index.js";

const NONE = -1;

/** Sightings by page, oldest first. */
export class SightingLog {
  readonly #urls = new StringTable();
  readonly #packed = new PackedValues();
  /** By sighting: where it is packed, and the sighting of the same page before it. */
  readonly #places = new GrowingNumbers(Float64Array);
  readonly #previous = new GrowingNumbers(Int32Array);
  /** By page: its last sighting. */
  readonly #last = new GrowingNumbers(Int32Array);

  /** Pages with at least one sighting. */
  get size(): number {
    return this.#last.length;
  }

  add({ url, ...rest }: Sighting): void {
    const sighting = this.#places.push(this.#packed.add(rest));
    const page = this.#urls.add(url);
    if (page === this.#last.length) this.#last.push(NONE);
    this.#previous.push(this.#last.at(page));
    this.#last.set(page, sighting);
  }

  has(url: PageUrl): boolean {
    return this.#urls.numberOf(url) !== -1;
  }

  /** Empty when the page was not seen. */
  of(url: PageUrl): Sighting[] {
    const page = this.#urls.numberOf(url);
    return page === -1 ? [] : this.#ofPage(page, url);
  }

  /** The sightings page by page, in the order in which pages were first seen. */
  *values(): Generator<Sighting[]> {
    for (let page = 0; page < this.size; page++) yield this.#ofPage(page, this.#urls.at(page) as PageUrl);
  }

  #ofPage(page: number, url: PageUrl): Sighting[] {
    const sightings: Sighting[] = [];
    for (let at = this.#last.at(page); at !== NONE; at = this.#previous.at(at)) {
      const rest = this.#packed.get(this.#places.at(at)) as Omit<Sighting, "url">;
      sightings.push({ url, ...rest });
    }
    return sightings.reverse();
  }
}
