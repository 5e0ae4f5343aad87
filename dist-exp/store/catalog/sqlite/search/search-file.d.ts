import type { PageUrl } from "#model/index.js";
import type { FoundText, Logger, SearchedPage, SearchIndex, TextQuestion } from "#ports/index.js";
/** One search index. */
export declare class SearchFile implements SearchIndex {
    #private;
    readonly isKept = true;
    constructor(path: string, mode: "read" | "write", logger?: Logger);
    find(question: TextQuestion): AsyncIterable<readonly FoundText[]>;
    textOf({ id }: FoundText): Promise<string>;
    captures(): Promise<ReadonlySet<string>>;
    held(url: PageUrl): Promise<ReadonlySet<string>>;
    put(pages: readonly SearchedPage[]): Promise<void>;
    finish(captureId: string): Promise<void>;
    clear(): Promise<void>;
    /**
     * Forgets all texts of these addresses so that nothing of them is left in the file, and which captures are whole: what
     * the archive still holds of them is added again by the next who adds.
     */
    removeForGood(addresses: ReadonlySet<string>): void;
    close(): void;
}
