/** Directories and pages of a site; a directory's number is always greater than its parent's. */
export declare class DirectoryTree {
    #private;
    /** Adds a page by its path (`news/2010/a.html`; a leading slash is ignored) and returns its number. */
    addPage(path: string): number;
    get directoryCount(): number;
    get pageCount(): number;
    /** The directory above; −1 for the root, whose number is 0. */
    parentOf(directory: number): number;
    /** Parents of all directories, for loops over the whole tree. */
    parents(): Int32Array;
    /** The directory that each page lies in. */
    pageDirectories(): Int32Array;
    /**
     * The directory whose pages each page lives with: its own, but a directory's index page is one of the pages
     * above it, as `posts/a/` is one of the posts.
     */
    pageHomes(): Int32Array;
    /** Path of a directory without slashes at its ends; empty for the root. */
    pathOf(directory: number): string;
}
/** The path by which a page's URL enters a directory tree: host, path segments, query as part of the leaf. */
export declare function treePathOf(url: string): string;
