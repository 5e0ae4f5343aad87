import type { PageUrl } from "#model/index.js";
/** The folder of all pages. */
export declare const PAGES_FOLDER = "site";
/**
 * The file of an address: `site/<host>/<path>`. No two addresses share one, not even where case is not told apart:
 * "~" is in no plain part, and stands in all others before a digest of exactly what the part was. Files end in an
 * extension, directories with a "." in "~", so that no file stands where a directory must.
 */
export declare function copyPath(url: PageUrl, extensions: readonly string[]): string;
/** How a file is named from within another one of the copy; parts of names need no escapes. */
export declare function relativePath(from: string, to: string): string;
