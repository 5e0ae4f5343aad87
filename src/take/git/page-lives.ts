// Which page showed which file from which commit to which: one entry for each page that is there now, whatever the
// length of the history. Where two files are published at one address, nobody but the server knows which of them it
// showed: nothing is told of the page until one is left.
import type { PageUrl } from "#model/index.js";
import type { FileAddress } from "../address/file-address.js";
import type { NoteTally } from "../note-tally.js";
import { shownPath, type FileChange } from "./changes.js";

/** A content of a page, from the commit that brought it to the one that ended it; `null` while it is there. */
export interface LivedVersion {
  readonly url: PageUrl;
  readonly path: string;
  readonly blob: string;
  readonly began: number;
  readonly ended: number | null;
  /** The path that the same bytes had until the commit that brought them here. */
  readonly formerPath: string | null;
}

interface Holder {
  readonly path: string;
  blob: string;
  formerPath: string | null;
}

interface Page {
  /** The commit since which the first holder, alone, has been as it is. */
  since: number;
  readonly holders: Holder[];
}

/** What is published, as commits come by. */
export class PageLives {
  readonly #pages = new Map<PageUrl, Page>();
  readonly #addressOf: (path: string) => FileAddress;
  readonly #passed: NoteTally;

  constructor(addressOf: (path: string) => FileAddress, passed: NoteTally) {
    this.#addressOf = addressOf;
    this.#passed = passed;
  }

  /** Takes a commit's changes; what they end is told. */
  *take(commit: number, changes: readonly FileChange[]): Generator<LivedVersion> {
    const gone = new Map<string, string>();
    // What goes makes room before what comes: a file may be renamed within its address.
    for (const change of changes) {
      if (change.isOther !== null) this.#passed.add(OTHERS[change.isOther], shownPath(change.path));
      if (change.blob === null) yield* this.#remove(commit, change.path, gone);
    }
    for (const { path, blob } of changes)
      if (blob !== null) yield* this.#put(commit, { path, blob, formerPath: gone.get(blob) ?? null });
  }

  /** What is still there. */
  *rest(): Generator<LivedVersion> {
    for (const [url, page] of this.#pages) yield* told(url, page, null);
  }

  *#remove(commit: number, path: string, gone: Map<string, string>): Generator<LivedVersion> {
    const url = this.#pageOf(path);
    const page = url && this.#pages.get(url);
    const at = page ? page.holders.findIndex((holder) => holder.path === path) : -1;
    if (!url || !page || at === -1) return;
    yield* told(url, page, commit);
    gone.set(page.holders[at]!.blob, path);
    page.holders.splice(at, 1);
    page.since = commit;
    if (page.holders.length === 0) this.#pages.delete(url);
  }

  *#put(commit: number, holder: Holder): Generator<LivedVersion> {
    const url = this.#pageOf(holder.path);
    if (!url) return;
    const page = this.#pages.get(url) ?? { since: commit, holders: [] };
    this.#pages.set(url, page);
    const known = page.holders.find(({ path }) => path === holder.path);
    // Only its mode changed.
    if (known?.blob === holder.blob) return;
    yield* told(url, page, commit);
    if (known) Object.assign(known, holder);
    else page.holders.push(holder);
    if (page.holders.length > 1 && !known) this.#passed.add(CONTESTED, shownPath(holder.path));
    page.since = commit;
  }

  #pageOf(path: string): PageUrl | null {
    const address = this.#addressOf(path);
    if (address.kind === "page") return address.url;
    this.#passed.add(address.why, shownPath(path));
    return null;
  }
}

const OTHERS = {
  link: "not told: symbolic links",
  repository: "not told: repositories within the repository",
};

const CONTESTED = "not told while another file was published at the same address";

/** The content that ends here, unless several files claim the page, or it never was to be seen. */
function* told(url: PageUrl, { since, holders }: Page, ended: number | null): Generator<LivedVersion> {
  const [only, second] = holders;
  if (only === undefined || second !== undefined || since === ended) return;
  yield { url, path: only.path, blob: only.blob, began: since, ended, formerPath: only.formerPath };
}
