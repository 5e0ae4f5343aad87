// Pages that a run found on documents which a browser showed. The record of a rendering names what it asked for, and no
// links: that the document showed them is the maker's word, and such pages are counted.
import type { RunNotes } from "../read/run-notes.js";

/** Pages found on a rendered document, less those that some content was seen to name. */
export class ShownLinks {
  readonly #unseen = new Set<string>();

  constructor({ pages, renderings }: Pick<RunNotes, "pages" | "renderings">) {
    for (const [url, { via, isEarly }] of pages) {
      const rendering = isEarly || via === null ? undefined : renderings.byDocument.get(via);
      if (rendering && !rendering.requests.includes(url)) this.#unseen.add(url);
    }
  }

  /** A content names the page: nothing is taken on trust. */
  note(url: string): void {
    this.#unseen.delete(url);
  }

  /** How many pages nothing but a browser's screen is said to have named. */
  get onTrust(): number {
    return this.#unseen.size;
  }
}
