import { type ShownAgain } from "./show-again.js";
/** How showing all of them again went. */
export interface RenderedAgain {
    /** "Chromium 156.0.1"; `null` where there was nothing to show. */
    readonly by: string | null;
    readonly documents: number;
    readonly same: number;
    readonly differing: readonly ShownAgain[];
}
/** Shows the documents of a true certificate again; @throws where there is no browser. */
export declare function renderAgain(path: string, root: string, browserPath: string | null): Promise<RenderedAgain>;
/** The same in sentences. */
export declare function renderedAgainText({ by, documents, same, differing }: RenderedAgain): string;
