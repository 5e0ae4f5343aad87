import { type Instant } from "#model/index.js";
/** A revision, or the end of its page. */
export type WikiEvent = {
    readonly kind: "revision";
    readonly revision: WikiRevision;
} | {
    readonly kind: "end";
    readonly title: string;
};
/** One revision of one page. */
export interface WikiRevision {
    readonly title: string;
    readonly id: string;
    readonly savedAt: Instant | null;
    readonly format: string;
    /** `null` where the dump does not hold it: hidden, or a dump of stubs. */
    readonly text: string | null;
}
/** Reads a dump; without `isWithTexts` the texts are passed over. @throws UsageError with the line */
export declare function readWiki(bytes: AsyncIterable<Uint8Array>, file: string, isWithTexts: boolean): AsyncGenerator<{
    readonly base: string;
    readonly event: WikiEvent;
}>;
