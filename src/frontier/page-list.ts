// The pages of a frontier as a list whose items are made one at a time: a million of them take no room.
import type { FrontierPage } from "#model/index.js";
import type { PageTable } from "./page-table.js";

/** All pages in order of discovery; what passes through is garbage again at once. */
export class PageList implements Iterable<FrontierPage> {
  readonly #table: PageTable;

  constructor(table: PageTable) {
    this.#table = table;
  }

  get length(): number {
    return this.#table.size;
  }

  at(number: number): FrontierPage {
    return this.#table.at(number);
  }

  *[Symbol.iterator](): Generator<FrontierPage, undefined> {
    for (let number = 0; number < this.#table.size; number++) yield this.#table.at(number);
  }

  /** The pages that pass the test, as an array: for tests that few pass. */
  filter(test: (page: FrontierPage) => boolean): FrontierPage[] {
    const passed: FrontierPage[] = [];
    for (const page of this) if (test(page)) passed.push(page);
    return passed;
  }

  /** What becomes of each page, as an array. */
  map<T>(become: (page: FrontierPage) => T): T[] {
    return Array.from(this, become);
  }
}
