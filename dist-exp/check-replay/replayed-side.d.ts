import { type Instant, type PageUrl } from "#model/index.js";
import type { Answerer, RenderAnswer } from "#ports/index.js";
import type { ReplayInProcess } from "#server/index.js";
/** Answers from replay. */
export declare class ReplayedSide {
    #private;
    constructor(replay: ReplayInProcess, mostBytes: number);
    /** Where the page is shown. */
    addressOf(url: PageUrl, at: Instant): string;
    /** The document, asked for as the frame in a reader's window asks for it (Fetch Metadata). */
    document(address: string): Promise<RenderAnswer>;
    /** Whatever the page asks for at a moment; what is outside the archive is put on the list, and fails. */
    answerer({ url: pageUrl, at }: {
        readonly url: PageUrl;
        readonly at: Instant;
    }): {
        readonly answer: Answerer;
        readonly outside: ReadonlySet<string>;
    };
    /** The archived address that a request is about; `null` for our own. */
    meant(url: string, pageUrl: string): string | null;
}
