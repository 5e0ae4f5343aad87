import { type ChangeResult, type PageUrl } from "#model/index.js";
declare const OPENINGS: {
    readonly changed: "Changed";
    readonly new: "New page";
    readonly gone: "Gone";
    readonly back: "Back";
    readonly moved: "Moved";
};
/** What can happen to a page. */
export type PageNewsKind = keyof typeof OPENINGS;
/** The title of news about a page: by its own title where one is known, else by its address. */
export declare function titleOfPageNews(kind: PageNewsKind, url: PageUrl, pageTitle: string | null): string;
/** A change in a sentence or two: what the detector says of it, and the first line that came, went or became another. */
export declare function summaryOfChange({ verdict, explanation, operations }: ChangeResult): string;
/** The words that came or went, for rules that ask for words. */
export declare function textOfChange({ operations }: ChangeResult): string;
export {};
