/** What shows that a page needs a browser, in words; stable, for counts. */
export declare const BROWSER_SIGNS: {
    readonly "empty-mount": "the place for its content is empty";
    readonly "asks-for-scripts": "it asks for JavaScript";
    readonly "empty-main": "its main part is empty";
    readonly bindings: "its markup names data that scripts fill in";
    readonly "empty-part": "it has few words, and an empty part that scripts fill";
    readonly "few-words": "it has hardly a word beside its scripts";
};
/** One of the signs. */
export type BrowserSign = keyof typeof BROWSER_SIGNS;
/** Whether a document must be shown by a browser before its content is there, and why. */
export type BrowserNeed = {
    readonly needsBrowser: true;
    readonly sign: BrowserSign;
    readonly why: string;
} | {
    readonly needsBrowser: false;
    readonly why: string;
};
/**
 * A script, few words, and a sign that scripts bring the content. A page that says something by itself, or shows it, is
 * not a shell. `content` is decoded from its content codings, not from its character set.
 */
export declare function needsBrowser(content: Uint8Array, contentType: string | null): BrowserNeed;
/** Whether a page's content is built by scripts: the same rule, for the evidence. */
export declare function isScriptBuilt(content: Uint8Array, contentType: string | null): boolean;
