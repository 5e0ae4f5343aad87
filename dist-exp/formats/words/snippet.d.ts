import type { AskedWords } from "#model/index.js";
/** A piece of a snippet; never markup. */
export interface SnippetPiece {
    readonly text: string;
    readonly isHit: boolean;
}
/** The stretch of the text with the most of the phrases; the beginning of the text where it has none. */
export declare function snippetOf(text: string, query: Pick<AskedWords, "all">): SnippetPiece[];
