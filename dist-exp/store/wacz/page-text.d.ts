/** Longer texts are cut: a page list is read whole. */
export declare const MAX_TEXT_CHARS: number;
/** What a page list shows of a page. */
export interface PageText {
    readonly title: string | null;
    readonly text: string;
}
/** Reads a response's HTML; a body that cannot be decoded has neither title nor text. */
export declare function pageText(httpBytes: Uint8Array): PageText;
