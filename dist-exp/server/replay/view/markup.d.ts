import { type Instant } from "#model/index.js";
import type { PartState } from "./view-words.js";
/** A text from the web: no markup, nothing that turns the text around it, and no more than fits. */
export declare function shownText(text: string, mostChars?: number): string;
/** The same set apart, so that right-to-left letters in it order nothing beside it. */
export declare function apart(text: string, mostChars?: number): string;
/** A time for people, and for programs. */
export declare function timeMarkup(at: Instant, words?: string): string;
/** A link. */
export declare function link(href: string, text: string, attributes?: string): string;
/** How well something is known: a shape and the word. */
export declare function stateMark(state: PartState): string;
