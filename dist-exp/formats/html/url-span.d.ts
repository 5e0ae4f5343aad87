/** What the URL is to its page. `hint` neither shows nor leads anywhere (preconnect, ping-backs). */
export type UrlRole = "link" | "requisite" | "frame" | "action" | "base" | "hint";
/** The language the URL is written in at its place. */
export type UrlSyntax = "attribute" | "srcset" | "css" | "meta-refresh" | "script";
/** One URL in a text: `start` to `end` (exclusive) is what a rewriter replaces. */
export interface UrlSpan {
    readonly start: number;
    readonly end: number;
    /** As meant: references and escapes decoded, white space around it removed. */
    readonly value: string;
    readonly role: UrlRole;
    readonly syntax: UrlSyntax;
    /** Whether it stands in an HTML attribute, so that the replacement needs character references. */
    readonly inAttribute: boolean;
    /** Within a document in a srcdoc attribute: how many such attributes are around it, and that document's own base. */
    readonly srcdoc?: {
        readonly depth: number;
        readonly base?: string;
    };
}
/** Puts new URLs in the places of old ones; `null` or the same value leaves the source untouched there. */
export declare function rewriteSpans(text: string, spans: readonly UrlSpan[], replace: (span: UrlSpan) => string | null): string;
