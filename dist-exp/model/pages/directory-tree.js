// The directory tree of a site (near-miner section 3.1): directories and pages in two number ranges, parents first.
/** The last part of the path of a page that stands for its directory: `index.html`, `_index.md`, or none. */
const INDEX_PAGE = /^(?:_?index(?:\.[a-z\d.-]+)?)?$/i;
/** Directories and pages of a site; a directory's number is always greater than its parent's. */
export class DirectoryTree {
    #parents = [-1];
    #names = [""];
    #directories = new Map([["", 0]]);
    #pageDirectories = new Int32Array(1024);
    #indexPages = new Uint8Array(1024);
    #pages = 0;
    /** Adds a page by its path (`news/2010/a.html`; a leading slash is ignored) and returns its number. */
    addPage(path) {
        const from = path.startsWith("/") ? 1 : 0;
        const end = path.lastIndexOf("/");
        if (this.#pages === this.#pageDirectories.length)
            this.#grow();
        this.#pageDirectories[this.#pages] = this.#directory(end <= from ? "" : path.slice(from, end));
        this.#indexPages[this.#pages] = INDEX_PAGE.test(path.slice(end + 1)) ? 1 : 0;
        return this.#pages++;
    }
    get directoryCount() {
        return this.#parents.length;
    }
    get pageCount() {
        return this.#pages;
    }
    /** The directory above; −1 for the root, whose number is 0. */
    parentOf(directory) {
        return this.#parents[directory];
    }
    /** Parents of all directories, for loops over the whole tree. */
    parents() {
        return Int32Array.from(this.#parents);
    }
    /** The directory that each page lies in. */
    pageDirectories() {
        return this.#pageDirectories.subarray(0, this.#pages);
    }
    /**
     * The directory whose pages each page lives with: its own, but a directory's index page is one of the pages
     * above it, as `posts/a/` is one of the posts.
     */
    pageHomes() {
        return this.pageDirectories().map((directory, page) => this.#indexPages[page] === 1 ? Math.max(0, this.#parents[directory]) : directory);
    }
    /** Path of a directory without slashes at its ends; empty for the root. */
    pathOf(directory) {
        return this.#names[directory];
    }
    #directory(path) {
        const known = this.#directories.get(path);
        if (known !== undefined)
            return known;
        const missing = [];
        let at = path;
        while (!this.#directories.has(at)) {
            missing.push(at);
            at = at.slice(0, Math.max(0, at.lastIndexOf("/")));
        }
        let parent = this.#directories.get(at);
        for (const name of missing.toReversed()) {
            this.#parents.push(parent);
            this.#names.push(name);
            parent = this.#parents.length - 1;
            this.#directories.set(name, parent);
        }
        return parent;
    }
    #grow() {
        const wider = new Int32Array(this.#pageDirectories.length * 2);
        wider.set(this.#pageDirectories);
        this.#pageDirectories = wider;
        const flags = new Uint8Array(wider.length);
        flags.set(this.#indexPages);
        this.#indexPages = flags;
    }
}
/** The path by which a page's URL enters a directory tree: host, path segments, query as part of the leaf. */
export function treePathOf(url) {
    const { host, pathname, search } = new URL(url);
    return `${host}${pathname}${search.replaceAll("/", "%2F")}`;
}
