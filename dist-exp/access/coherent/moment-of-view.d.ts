import { type Instant, type PageUrl } from "#model/index.js";
import type { ArchiveEvidence } from "./archive-evidence.js";
import type { Wish } from "./choose-instant.js";
/** So many of so many are known to have stood together. */
export interface KnownOf {
    readonly known: number;
    readonly all: number;
    /** The same at the wished time; `null` where nobody wished. */
    readonly knownAtWish: number | null;
}
/** A moment, and what speaks for it. */
export interface MomentReason {
    readonly at: Instant;
    readonly wished: Instant | null;
    /** The page itself and what it needs. */
    readonly parts: KnownOf;
    /** Of its site; `null` where nobody counted. */
    readonly pages: KnownOf | null;
}
/** The moment at which a page is shown to whoever wishes for a time; `null` when no look shows a state of it. */
export declare function momentFor(evidence: ArchiveEvidence, document: PageUrl, wish: Wish): Promise<MomentReason | null>;
/** What speaks for a moment that is given, by what the page needed then. */
export declare function reasonAt(evidence: ArchiveEvidence, document: PageUrl, { at, wished }: {
    readonly at: Instant;
    readonly wished: Instant | null;
}): Promise<MomentReason>;
/** In one line: "12:31:07.412: 5 of 5 parts, 143 of 150 pages; your time: 1 of 5, 20 of 150". */
export declare function reasonText({ at, wished, parts, pages }: MomentReason): string;
