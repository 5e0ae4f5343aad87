// The same edit on many pages of a capture is the site's template's, wherever it stands: menus inside the main part,
// pages without landmarks. A tally is kept of the edits of all pages compared; what it knows excuses an edit afterwards.
import { hash32 } from "../similarity/minhash.js";
import type { OperationType } from "../delta/operations.js";
import type { PageElement } from "../page/page-model.js";
import { isFigureEdit } from "./figures.js";

/** What an operation did, as far as a tally wants to know. */
export interface Edit {
  readonly type: OperationType;
  readonly before: PageElement | null;
  readonly after: PageElement | null;
}

/** An edit, and why it did not count when the tally was kept. */
export interface TalliedEdit extends Edit {
  readonly excuse: string | null;
}

/** Edits that many pages share. */
export interface TemplateEdits {
  /** Whether the same edit was seen on enough pages. */
  has(edit: Edit): boolean;
  /** Whether a page counted such an edit as its own when the tally was kept. */
  concerns(page: string): boolean;
}

/** Fewer pages with the same edit may be a series of pages edited alike. */
const LEAST_PAGES = 5;
/** Of the pages compared, at least this share must show the edit. */
const LEAST_SHARE = 0.1;
/** Edits remembered over all pages; what comes later is not counted, so that less is excused. */
const MOST_EDITS = 200_000;
/** Of one page so many edits are remembered: a new layout is a few hundred. */
const MOST_PER_PAGE = 2000;

/** Counts on how many pages each edit was made. */
export class EditTally {
  readonly #pages = new Map<number, number>();
  /** Of each page that counted an edit, the edits. */
  readonly #counting = new Map<string, readonly number[]>();
  #compared = 0;

  /** Takes the edits of one page; also those of the site's frame, which prove that others are the template's. */
  see(edits: Iterable<TalliedEdit>, page = ""): void {
    this.#compared++;
    const [seen, counting] = [new Set<number>(), new Set<number>()];
    for (const edit of edits) {
      if (seen.size >= MOST_PER_PAGE) break;
      for (const key of keysOf(edit)) {
        seen.add(key);
        if (edit.excuse === null) counting.add(key);
      }
    }
    if (counting.size > 0) this.#counting.set(page, [...counting]);
    for (const key of seen) {
      const pages = this.#pages.get(key);
      if (pages !== undefined || this.#pages.size < MOST_EDITS) this.#pages.set(key, (pages ?? 0) + 1);
    }
  }

  /** What the pages seen so far share. */
  template(): TemplateEdits {
    const least = Math.max(LEAST_PAGES, LEAST_SHARE * this.#compared);
    const shared = new Set([...this.#pages].filter(([, pages]) => pages >= least).map(([key]) => key));
    return {
      // A figure may be a price, and several pages may name the same one.
      has: (edit) => shared.size > 0 && !isFigureEdit(edit) && keysOf(edit).every((key) => shared.has(key)),
      concerns: (page) => this.#counting.get(page)?.some((key) => shared.has(key)) ?? false,
    };
  }
}

/** What went and what came; of a move, what moved. Where it stands is left open: pages differ. */
function keysOf({ type, before, after }: Edit): number[] {
  if (type === "move") return [keyOf("~", after!)];
  return [...(before ? [keyOf("-", before)] : []), ...(after ? [keyOf("+", after)] : [])];
}

/** 53 bits: two edits of a large site hardly ever share a key. */
function keyOf(sign: string, { kind, value }: PageElement): number {
  const text = `${sign}${kind} ${value}`;
  return (hash32(text) >>> 0) * 0x20_0000 + (hash32(`2${text}`) >>> 11);
}
