import type { TextForm } from "#model/index.js";
/** What a reader would see of a page. */
export interface ReaderText {
    readonly form: TextForm;
    readonly title: string;
    /** What the page says it is written in, up to the first hyphen, in lower case. */
    readonly language: string | null;
    readonly text: string;
    /** Whether there was more of it. */
    readonly isCut: boolean;
}
/** What a content is read as; `null` for what has no text to be searched. */
export declare function textFormOf(contentType: string | null): TextForm | null;
/** Reads HTML, XML or plain text up to so many characters; never fails. */
export declare function readerText(content: Uint8Array, contentType: string | null, mostChars: number): ReaderText;
/** The primary part of a language tag (RFC 5646 section 2.2.1); `null` of what is none. */
export declare function primaryLanguage(tag: string | null | undefined): string | null;
