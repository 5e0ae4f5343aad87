import type { AskedWords, Instant, PageLook, PageUrl, TextForm } from "#model/index.js";
/** The text of one version of a page. */
export interface PageText {
    /** Equal for equal texts of a page: a digest of what it was taken from. */
    readonly key: string;
    readonly title: string;
    /** What the page says it is written in, up to the first hyphen, in lower case; `null` when it says nothing. */
    readonly language: string | null;
    readonly form: TextForm;
    readonly text: string;
    /** Whether there was more of it. */
    readonly isCut: boolean;
}
/** All that search knows of a page. */
export interface SearchedPage {
    readonly url: PageUrl;
    /** Oldest first. */
    readonly looks: readonly PageLook[];
    /** Texts that looks name and the index does not hold yet. */
    readonly texts: readonly PageText[];
}
/** Which texts are looked for, and what narrows them. */
export interface TextQuestion {
    readonly words: AskedWords;
    readonly site?: string;
    readonly form?: TextForm;
    readonly language?: string;
    readonly urlPrefix?: string;
    /** What a reader of this instant would be shown. */
    readonly at?: Instant;
    /** What was seen from here on, and up to here. */
    readonly from?: Instant;
    readonly to?: Instant;
    /**
     * Some looks are kept from whoever asks: what the times of all looks would rule out may still be theirs, and no score
     * may depend on texts that they do not see.
     */
    readonly isForSome?: true;
}
/** A text that has the words, with every look at its page. */
export interface FoundText {
    readonly id: number;
    readonly url: PageUrl;
    /** By which its looks name it. */
    readonly key: string;
    readonly title: string;
    readonly language: string | null;
    readonly form: TextForm;
    readonly isCut: boolean;
    /** How well it answers: higher is better. */
    readonly score: number;
    /** Oldest first. */
    readonly looks: readonly PageLook[];
}
/** The index of an archive's words. */
export interface SearchIndex {
    /** Whether what is put into it stays: a lab keeps no texts. */
    readonly isKept: boolean;
    /**
     * The texts with the words, some at a time, those that came into the index last first. Whatever narrows them beside
     * words is not exact: whoever asks applies it to the looks. An index that is missing holds none.
     */
    find(question: TextQuestion): AsyncIterable<readonly FoundText[]>;
    /** The text itself. */
    textOf(found: FoundText): Promise<string>;
    /** Captures whose texts are all in it. */
    captures(): Promise<ReadonlySet<string>>;
    /** Keys of the texts that it holds of a page; none of a page that it does not know. */
    held(url: PageUrl): Promise<ReadonlySet<string>>;
    /** Replaces what is known of these pages, all or none; texts that no look names any more go. */
    put(pages: readonly SearchedPage[]): Promise<void>;
    /** From now on all texts of the capture are in it. */
    finish(captureId: string): Promise<void>;
    /** Forgets everything, also what cannot be read. */
    clear(): Promise<void>;
}
