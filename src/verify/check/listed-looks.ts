// The looks that the pages list, gathered page by page: which of the looks held are listed, and what each page lists.
import { GrowingNumbers } from "#packed/index.js";
import type { ShapedHead, ShapedPage } from "../certificate-shape.js";
import { FalseLines } from "../false-lines.js";
import { FigureCount } from "../page-figures.js";
import type { Evidence } from "../read/evidence.js";
import type { Look } from "../read/look.js";
import type { StatedPages } from "../stated-certificate.js";
import { checkLooks } from "./check-looks.js";
import type { Removals } from "./check-removals.js";
import { checkUrl } from "./check-url.js";

/** What a certificate's claims are held against. */
export interface Found {
  readonly evidence: Evidence;
  readonly listed: ListedLooks;
  readonly removals: Removals;
}

const [LISTED, SHOWN] = [1, 2];

/** Gathers the looks that pages list, and what is wrong with them, to be told in its turn. */
export class ListedLooks {
  /** Of pages by themselves, and of the looks that they list. */
  readonly lines = { urls: new FalseLines(), looks: new FalseLines() };
  /** Pages that rest on removed records: what they say can no longer be recomputed. */
  readonly concerned = new Set<string>();
  /** How many pages these are. */
  removed = 0;
  /** Of the other pages. */
  readonly figures = new FigureCount();
  /** By the number of a look's id. */
  readonly #marks: Uint8Array;
  /** By page: its address, and where its looks begin. */
  readonly #urls = new GrowingNumbers(Int32Array);
  readonly #from = new GrowingNumbers(Uint32Array);
  readonly #numbers = new GrowingNumbers(Uint32Array);

  private constructor(evidence: Evidence) {
    this.#marks = new Uint8Array(evidence.ids.size);
  }

  /** Goes through the pages once. */
  static async gather(
    certificate: ShapedHead,
    pages: StatedPages,
    { evidence, removals }: Pick<Found, "evidence" | "removals">,
  ): Promise<ListedLooks> {
    const listed = new ListedLooks(evidence);
    let i = 0;
    for await (const page of pages) {
      const line = `pages[${i++}]`;
      checkUrl(page, line, listed.lines.urls);
      const isConcerned = removals.concerns(page);
      const check = { certificate, evidence, lines: listed.lines.looks, page, line };
      const looks = isConcerned ? [] : checkLooks(check);
      listed.#add(page, { number: pages.urls.numberOf(page.url), isConcerned, looks }, evidence);
    }
    return listed;
  }

  /** How many looks at pages that can be recomputed are listed. */
  get count(): number {
    return this.#numbers.length;
  }

  /** Whether a page lists the look. */
  has(number: number): boolean {
    return (this.#marks[number]! & LISTED) !== 0;
  }

  /** The looks of a page, by its place in the certificate, in the order of their times. */
  of(page: number, evidence: Evidence): Look[] {
    const looks: Look[] = [];
    const end = page + 1 < this.#from.length ? this.#from.at(page + 1) : this.#numbers.length;
    for (let at = this.#from.at(page); at < end; at++)
      looks.push(evidence.find(this.#numbers.at(at)) as Look);
    return looks;
  }

  /** The number of the page's address. */
  urlOf(page: number): number {
    return this.#urls.at(page);
  }

  /** How many pages there are. */
  get pages(): number {
    return this.#urls.length;
  }

  /** All looks listed, in the order of the records; those of pages that can still be recomputed alone. */
  *looks(evidence: Evidence, mark: "all" | "shown" = "all"): Generator<Look> {
    const bit = mark === "all" ? LISTED : SHOWN;
    for (const { look, number } of evidence.heldLooks()) if (this.#marks[number]! & bit) yield look;
  }

  #add(page: ShapedPage, { number, isConcerned, looks }: Taken, evidence: Evidence): void {
    if (isConcerned) {
      this.removed++;
      this.concerned.add(page.url);
    } else this.figures.add(page);
    for (const { id } of page.records) {
      const at = evidence.ids.numberOf(id);
      if (at >= 0) this.#marks[at]! |= isConcerned ? LISTED : LISTED | SHOWN;
    }
    this.#urls.push(number);
    this.#from.push(this.#numbers.length);
    for (const { id } of looks) this.#numbers.push(evidence.ids.numberOf(id));
  }
}

interface Taken {
  readonly number: number;
  readonly isConcerned: boolean;
  readonly looks: readonly Look[];
}
