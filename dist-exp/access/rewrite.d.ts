import { type PageReading } from "#formats/index.js";
/**
 * A template that a script has yet to fill in, `{{picture}}`: no address, and useless to the script once it is taken
 * for one. What stands before the braces can name no other host, whatever fills them: such an address is one already.
 */
export declare const UNFILLED_ADDRESS: RegExp;
/** The replay address of a link, resolved against a base, perhaps for a frame; `null` leaves the link as it is. */
export type LinkRewriter = (link: string, base: string, isFramed?: boolean) => string | null;
/** Rewrites a page; its base element leads into the archive too, so that scripts' relative links follow it. */
export declare function rewriteHtml(html: string, url: string, rewrite: LinkRewriter, reading?: PageReading): string;
/** The same for a part of a page: what its base is told by the parts before it, or by this one. */
export declare function rewriteHtmlPart(html: string, { url, base, charset, isXml, }: PageReading & {
    readonly url: string;
    readonly base: string | null;
}, rewrite: LinkRewriter): {
    readonly text: string;
    readonly base: string | null;
};
/** Rewrites a style sheet. */
export declare function rewriteCss(css: string, url: string, rewrite: LinkRewriter): string;
