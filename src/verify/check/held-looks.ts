// The looks that the files hold, page by page, whether or not the certificate lists them.
import { GrowingNumbers, type StringTable } from "#packed/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import { isAside } from "../read/passes.js";
import type { Evidence } from "../read/evidence.js";
import type { Look } from "../read/look.js";
import { certainLooks } from "./check-clock.js";
import type { ListedLooks } from "./listed-looks.js";

const NONE = -1;

/** All looks by address. */
export class HeldLooks {
  /** Looks at pages that can be recomputed, and at whatever is in no list. */
  count = 0;
  /** Addresses that no page has, and whether more was asked there than what is no look. */
  readonly unlisted = new Map<string, boolean>();
  readonly #evidence: Evidence;
  readonly #certificate: ShapedHead;
  readonly #urls: StringTable;
  /** By address: its first look and its last; by look: its number, and the next at its address. */
  readonly #first = new GrowingNumbers(Int32Array);
  readonly #last = new GrowingNumbers(Int32Array);
  readonly #number = new GrowingNumbers(Uint32Array);
  readonly #next = new GrowingNumbers(Int32Array);

  /** Goes through the looks once. */
  constructor(
    certificate: ShapedHead,
    { evidence, listed }: { readonly evidence: Evidence; readonly listed: ListedLooks },
    pages: { readonly urls: StringTable; has(url: string): boolean },
  ) {
    this.#evidence = evidence;
    this.#certificate = certificate;
    this.#urls = pages.urls;
    for (const { look, number } of evidence.heldLooks()) {
      if (listed.concerned.has(look.url)) continue;
      this.count++;
      this.#add(this.#urls.add(look.url), number);
      if (!pages.has(look.url))
        this.unlisted.set(look.url, (this.unlisted.get(look.url) ?? false) || !isAside(look.pass));
    }
  }

  /** How many there are at an address. */
  countAt(url: string): number {
    let count = 0;
    for (let at = this.#firstAt(url); at !== NONE; at = this.#next.at(at)) count++;
    return count;
  }

  /** Those at an address in the order of their times, as far as their clocks allow. */
  at(url: string): readonly Look[] {
    const looks: Look[] = [];
    for (let at = this.#firstAt(url); at !== NONE; at = this.#next.at(at))
      looks.push(this.#evidence.find(this.#number.at(at)) as Look);
    return certainLooks(
      looks.toSorted((a, b) => a.sentAt - b.sentAt),
      this.#certificate,
    );
  }

  #add(url: number, number: number): void {
    for (let missing = this.#first.length; missing <= url; missing++) {
      this.#first.push(NONE);
      this.#last.push(NONE);
    }
    const at = this.#number.push(number);
    this.#next.push(NONE);
    const last = this.#last.at(url);
    if (last === NONE) this.#first.set(url, at);
    else this.#next.set(last, at);
    this.#last.set(url, at);
  }

  #firstAt(url: string): number {
    const number = this.#urls.numberOf(url);
    return number === NONE || number >= this.#first.length ? NONE : this.#first.at(number);
  }
}
