import { shownPath } from "./changes.js";
/** What is published, as commits come by. */
export class PageLives {
    #pages = new Map();
    #addressOf;
    #passed;
    constructor(addressOf, passed) {
        this.#addressOf = addressOf;
        this.#passed = passed;
    }
    /** Takes a commit's changes; what they end is told. */
    *take(commit, changes) {
        const gone = new Map();
        // What goes makes room before what comes: a file may be renamed within its address.
        for (const change of changes) {
            if (change.isOther !== null)
                this.#passed.add(OTHERS[change.isOther], shownPath(change.path));
            if (change.blob === null)
                yield* this.#remove(commit, change.path, gone);
        }
        for (const { path, blob } of changes)
            if (blob !== null)
                yield* this.#put(commit, { path, blob, formerPath: gone.get(blob) ?? null });
    }
    /** What is still there. */
    *rest() {
        for (const [url, page] of this.#pages)
            yield* told(url, page, null);
    }
    *#remove(commit, path, gone) {
        const url = this.#pageOf(path);
        const page = url && this.#pages.get(url);
        const at = page ? page.holders.findIndex((holder) => holder.path === path) : -1;
        if (!url || !page || at === -1)
            return;
        yield* told(url, page, commit);
        gone.set(page.holders[at].blob, path);
        page.holders.splice(at, 1);
        page.since = commit;
        if (page.holders.length === 0)
            this.#pages.delete(url);
    }
    *#put(commit, holder) {
        const url = this.#pageOf(holder.path);
        if (!url)
            return;
        const page = this.#pages.get(url) ?? { since: commit, holders: [] };
        this.#pages.set(url, page);
        const known = page.holders.find(({ path }) => path === holder.path);
        // Only its mode changed.
        if (known?.blob === holder.blob)
            return;
        yield* told(url, page, commit);
        if (known)
            Object.assign(known, holder);
        else
            page.holders.push(holder);
        if (page.holders.length > 1 && !known)
            this.#passed.add(CONTESTED, shownPath(holder.path));
        page.since = commit;
    }
    #pageOf(path) {
        const address = this.#addressOf(path);
        if (address.kind === "page")
            return address.url;
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
function* told(url, { since, holders }, ended) {
    const [only, second] = holders;
    if (only === undefined || second !== undefined || since === ended)
        return;
    yield { url, path: only.path, blob: only.blob, began: since, ended, formerPath: only.formerPath };
}
