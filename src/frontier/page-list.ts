// The pages of a frontier as a list whose items are made one at a time: a million of them take no room.
import { GrowingNumbers } from "#packed/index.js";
import { hostOf, type FrontierPage } from "#model/index.js";
import type { PageTable } from "./page-table.js";

/** All pages in order of discovery, or a choice of them; what passes through is garbage again at once. */
export class PageList implements Iterable<FrontierPage> {
  readonly #table: PageTable;
  /** `null` for all pages, also those that turn up later. */
  readonly #numbers: GrowingNumbers | null;

  constructor(table: PageTable, numbers: GrowingNumbers | null = null) {
    this.#table = table;
    this.#numbers = numbers;
  }

  get length(): number {
    return this.#numbers?.length ?? this.#table.size;
  }

  at(position: number): FrontierPage {
    return this.#table.at(this.#numbers?.at(position) ?? position);
  }

  *[Symbol.iterator](): Generator<FrontierPage, undefined> {
    for (let position = 0; position < this.length; position++) yield this.at(position);
  }

  /** The pages that pass the test, as an array: for tests that few pass. */
  filter(test: (page: FrontierPage) => boolean): FrontierPage[] {
    const passed: FrontierPage[] = [];
    for (const page of this) if (test(page)) passed.push(page);
    return passed;
  }

  /** The same for tests that many pass: four bytes each. */
  select(test: (page: FrontierPage) => boolean): PageList {
    const numbers = new GrowingNumbers(Uint32Array);
    for (const [position, page] of this.#entries()) if (test(page)) numbers.push(this.#numberAt(position));
    return new PageList(this.#table, numbers);
  }

  /** The pages of each host, their order kept. */
  byHost(): Map<string, PageList> {
    const groups = new Map<string, GrowingNumbers>();
    for (const [position, { url }] of this.#entries()) {
      const host = hostOf(url);
      const group = groups.get(host) ?? new GrowingNumbers(Uint32Array);
      groups.set(host, group);
      group.push(this.#numberAt(position));
    }
    return new Map([...groups].map(([host, numbers]) => [host, new PageList(this.#table, numbers)]));
  }

  /** What becomes of each page, as an array. */
  map<T>(become: (page: FrontierPage, position: number) => T): T[] {
    return Array.from(this, become);
  }

  /** The pages at these positions, to be taken one by one. */
  queue(positions: Iterable<number>): PageQueue {
    const numbers = new GrowingNumbers(Uint32Array);
    for (const position of positions) numbers.push(this.#numberAt(position));
    return new PageQueue(this.#table, numbers);
  }

  #numberAt(position: number): number {
    return this.#numbers?.at(position) ?? position;
  }

  *#entries(): Generator<[number, FrontierPage]> {
    for (let position = 0; position < this.length; position++) yield [position, this.at(position)];
  }
}

/** Pages in the order in which they are to be asked for. */
export class PageQueue {
  readonly #table: PageTable;
  readonly #numbers: GrowingNumbers;
  #next = 0;

  constructor(table: PageTable, numbers: GrowingNumbers) {
    this.#table = table;
    this.#numbers = numbers;
  }

  /** Pages left. */
  get length(): number {
    return this.#numbers.length - this.#next;
  }

  /** Takes the next page, as it is known now. */
  shift(): FrontierPage | undefined {
    return this.length === 0 ? undefined : this.#table.at(this.#numbers.at(this.#next++));
  }
}
