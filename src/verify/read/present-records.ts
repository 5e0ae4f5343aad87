// Which records are there, by the number of their ids, and which ids stand for two.
import { GrowingNumbers, type IdTable } from "#packed/index.js";

/** Records in the order in which they are read. */
export class PresentRecords {
  /** Ids that stand for two records. */
  readonly duplicates: string[] = [];
  /** How many there are, those of one id counted once. */
  count = 0;
  readonly #ids: IdTable;
  readonly #isPresent = new GrowingNumbers(Uint8Array);

  constructor(ids: IdTable) {
    this.#ids = ids;
  }

  has(id: string): boolean {
    return this.#has(this.#ids.numberOf(id));
  }

  /** Takes a record; how many stand before it, or `null` where one of its id was there. */
  add(id: string): number | null {
    const number = this.#ids.add(id);
    if (this.#has(number)) {
      this.duplicates.push(id);
      return null;
    }
    while (this.#isPresent.length <= number) this.#isPresent.push(0);
    this.#isPresent.set(number, 1);
    return this.count++;
  }

  #has(number: number): boolean {
    return number >= 0 && number < this.#isPresent.length && this.#isPresent.at(number) === 1;
  }
}
