import type { TextQuestion } from "#ports/index.js";
/** What a text is tagged with. */
interface Tagged {
    readonly sites: Iterable<string>;
    readonly form: string;
    readonly language: string | null;
}
/** The tags of a text, always in the same order. */
export declare function tagsOf({ sites, form, language }: Tagged): string;
/** What FTS5 is asked; everything in it is a token of ours in quotes, so that nothing typed can be its syntax. */
export declare function expressionOf({ words, site, form, language }: TextQuestion): string;
export {};
