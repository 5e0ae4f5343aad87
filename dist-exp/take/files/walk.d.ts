import type { NoteTally } from "../note-tally.js";
/** Paths below a directory: bytes with slashes, one character for each byte. @throws UsageError when the root cannot be read or holds too many */
export declare function walkFiles(root: string, passed: NoteTally): AsyncGenerator<string>;
/** The place of a path below a root, in bytes. */
export declare function fullPath(root: string, path: string): Buffer;
/** A path as people read it. */
export declare function shownName(path: string): string;
