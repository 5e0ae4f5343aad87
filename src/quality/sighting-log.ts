// All sightings of a capture in memory, packed: some 150 bytes each, whole again when looked at.
import { GrowingNumbers, PackedValues } from "#packed/index.js";
import type { PageUrl, Sighting } from "#model/index.js";

const NONE = -1;

/** The pages of a capture by number; −1 for what is none of them. */
interface NumberedPages {
  numberOf(url: PageUrl): number;
  urlAt(number: number): PageUrl;
}

/** Sightings by page, oldest first. */
export class SightingLog {
  readonly #pages: NumberedPages;
  readonly #packed = new PackedValues();
  /** By sighting: where it is packed, and the sighting of the same page before it. */
  readonly #places = new GrowingNumbers(Float64Array);
  readonly #previous = new GrowingNumbers(Int32Array);
  /** By the page's number, and for what is no page of the capture by URL: its last sighting. */
  readonly #last = new GrowingNumbers(Int32Array);
  readonly #lastElsewhere = new Map<PageUrl, number>();
  #seen = 0;

  constructor(pages: NumberedPages) {
    this.#pages = pages;
  }

  /** Pages with at least one sighting. */
  get size(): number {
    return this.#seen;
  }

  add({ url, ...rest }: Sighting): void {
    const last = this.#lastOf(url);
    if (last === NONE) this.#seen++;
    const texts: string[] = [];
    for (const place of this.#placesUpTo(last)) this.#packed.get(place, texts);
    this.#previous.push(last);
    this.#setLast(url, this.#places.push(this.#packed.add(rest, texts)));
  }

  has(url: PageUrl): boolean {
    return this.#lastOf(url) !== NONE;
  }

  /** Empty when the page was not seen. */
  of(url: PageUrl): Sighting[] {
    return this.#upTo(this.#lastOf(url), url);
  }

  /** The sightings page by page, those of the capture in order of discovery. */
  *values(): Generator<Sighting[]> {
    for (let page = 0; page < this.#last.length; page++)
      if (this.#last.at(page) !== NONE) yield this.#upTo(this.#last.at(page), this.#pages.urlAt(page));
    for (const [url, last] of this.#lastElsewhere) yield this.#upTo(last, url);
  }

  #lastOf(url: PageUrl): number {
    const page = this.#pages.numberOf(url);
    const last = page !== -1 && page < this.#last.length ? this.#last.at(page) : NONE;
    return last === NONE ? (this.#lastElsewhere.get(url) ?? NONE) : last;
  }

  #setLast(url: PageUrl, sighting: number): void {
    const page = this.#pages.numberOf(url);
    if (page === -1) return void this.#lastElsewhere.set(url, sighting);
    this.#lastElsewhere.delete(url);
    while (this.#last.length <= page) this.#last.push(NONE);
    this.#last.set(page, sighting);
  }

  #upTo(last: number, url: PageUrl): Sighting[] {
    const texts: string[] = [];
    return this.#placesUpTo(last).map((place) => {
      const rest = this.#packed.get(place, texts) as Omit<Sighting, "url">;
      return { url, ...rest };
    });
  }

  /** Where a sighting and those of its page before it are packed, oldest first: they are one series. */
  #placesUpTo(last: number): number[] {
    const places: number[] = [];
    for (let at = last; at !== NONE; at = this.#previous.at(at)) places.push(this.#places.at(at));
    return places.reverse();
  }
}
