import type { UrlSpan } from "./url-span.js";
/** A place in the style sheet, before it is placed in the text around it. */
export interface CssUrl {
    readonly start: number;
    readonly end: number;
    readonly value: string;
}
/** Finds all URLs of a style sheet or a declaration list, in order. */
export declare function findCssUrls(css: string): UrlSpan[];
/** Finds the URLs of a piece of CSS, wherever it stands. */
export declare function scanCss(css: string): CssUrl[];
