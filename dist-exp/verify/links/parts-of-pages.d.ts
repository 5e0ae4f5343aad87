import type { PageUrl } from "#model/index.js";
import type { RunNotes } from "../read/run-notes.js";
import type { Omitted } from "./denominator.js";
/** Knows what any document needs, and which parts have links that are in no list. */
export declare class PartsOfPages {
    #private;
    /** Parts that only an earlier capture can have known as such. */
    onTrust: number;
    constructor({ pages }: Pick<RunNotes, "pages">);
    /** Takes what a document needs; kept is only what the run took for a part. */
    noteRequisites(urls: readonly string[]): void;
    /** What a part redirects to is one too. */
    noteRedirect(from: PageUrl, to: PageUrl): void;
    /** Puts off the question whether a page is a part until all are read. */
    defer(part: PageUrl, link: PageUrl): void;
    /** Links of pages that are called parts, and that no page shows as such. */
    unfounded(): Generator<Omitted>;
}
