import { type PageReading } from "#formats/index.js";
import type { CopyLinks } from "./copy-links.js";
/** A byte order mark comes before whatever a file says of its encoding (HTML standard, 13.2.3.2; CSS Syntax 3, 3.2). */
export declare const BOM = "\uFEFF";
/** A page ready to be written, and its title. */
export interface CopiedDocument {
    readonly text: string;
    readonly title: string | null;
}
/** Rewrites a page for its place in the copy. */
export declare function copyDocument(html: string, url: string, links: CopyLinks, reading: Required<PageReading> & {
    readonly withScripts: boolean;
}): CopiedDocument;
/** Rewrites a style sheet for its place in the copy. */
export declare function copyStyle(css: string, url: string, links: CopyLinks): string;
