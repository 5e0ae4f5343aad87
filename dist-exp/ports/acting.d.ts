import type { Behaviour, Digest, PageStep } from "#model/index.js";
/** The values that steps fill in, and whoever else must be kept from the record (session cookies given for them). */
export interface Secrets {
    /** `null` where nobody has told it. */
    valueOf(name: string): string | null;
    /** One that turned up on the way: it is masked from now on. */
    learn(value: string): void;
    /** The same without what was learned, for one more rendering; what that one learns is known to both. */
    fresh(): Secrets;
    /** Whether one of them stands in it, in any of the forms in which it is sent: percent, JSON, HTML, base64, hex. */
    isIn(data: string | Uint8Array): boolean;
    /** The text with a word in place of each. */
    maskedText(text: string): string;
    /** The bytes with stars in place of each, as long as before. */
    maskedBytes(bytes: Uint8Array): Uint8Array;
    /** The bytes with the word in place of each, as in texts: not even its length is told. */
    wordedBytes(bytes: Uint8Array): Uint8Array;
}
/** Steps for one page. */
export interface StepsToTake {
    readonly steps: readonly PageStep[];
    readonly secrets: Secrets;
}
/** One thing that a behaviour did. */
export interface PageAct {
    readonly kind: Behaviour;
    /** In words: `button "Load more"`, `page to 1600 px`. */
    readonly target: string;
    /** How many requests were made before the page was quiet again, those that were refused included. */
    readonly requestsLedTo: number;
    /** How many of them would have sent something, or would have left the page, and were refused. */
    readonly refused: number;
}
/** One step that was taken, or was not. */
export interface StepRecord {
    /** Its place in the file: "3", or "4.2" in the first round of the fourth step's repetition and later ones alike. */
    readonly place: string;
    /** Kind and selector, never a value: `fill #password`. */
    readonly step: string;
    readonly end: "done" | "not-found" | "passed-over" | "not-reached" | "failed";
    readonly requestsLedTo: number;
    /** The same as method and address, each once, sorted; no more than are kept. */
    readonly requests: readonly string[];
    readonly refused: number;
    /** Where the page went, by navigation or by a route of its own; `null` where it stayed. */
    readonly wentTo: string | null;
    /** SHA-256 of the text that the page showed afterwards, secrets masked. */
    readonly textDigest: Digest;
    /** Names of the pictures that it took. */
    readonly pictures: readonly string[];
}
