import type { RefusalTally } from "#frontier/index.js";
import { type ReportRefusal } from "#model/index.js";
/** A page as far as its refusal goes. */
interface JudgedPage {
    readonly reason: string | null;
}
/** How many pages of the denominator each code refused. */
export declare class RefusedPages {
    readonly byCode: Map<"sent-once" | "soft-404" | "excluded" | "out-of-scope" | "not-included" | "too-deep" | "robots" | "repeating-path" | "session-id" | "calendar" | "robots-unknown" | "max-pages" | "max-pages-per-host" | "held-elsewhere" | "max-bytes" | "max-requests" | "deadline" | "max-time" | "host-given-up" | "private-address" | "secret" | "pagination" | "facets" | "url-length" | "path-depth" | "link-spam" | "mirror-host" | "shape-budget" | "frontier-full", number>;
    static of(pages: Iterable<JudgedPage>): RefusedPages;
    see({ reason }: JudgedPage): void;
}
/** What was not asked for and why, most first. */
export declare function reportRefusals({ byCode: pagesByCode }: RefusedPages, tally: RefusalTally): ReportRefusal[];
/** The same for the certificate: URLs of a trap are not in the denominator, and that is said. */
export declare function refusalNotes(refusals: readonly ReportRefusal[]): string[];
export {};
