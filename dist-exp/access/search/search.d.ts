import { type SnippetPiece } from "#formats/index.js";
import { type Instant, type TextForm } from "#model/index.js";
import type { Archive, TextQuestion } from "#ports/index.js";
import { type Facets } from "./facets.js";
import { type HitStanding } from "./found-hits.js";
/** What is asked. */
export interface SearchRequest extends Omit<TextQuestion, "words" | "isForSome"> {
    /** As people type it. */
    readonly query: string;
    /** Hits to pass over, and at most so many of those that follow. */
    readonly offset: number;
    readonly limit: number;
}
/** One version of a page that has the words. */
export interface SearchHit {
    readonly url: string;
    readonly title: string;
    readonly sites: readonly string[];
    readonly capture: string;
    readonly type: TextForm;
    readonly language: string | null;
    readonly firstSeenAt: Instant;
    readonly lastSeenAt: Instant;
    readonly seen: readonly {
        readonly from: Instant;
        readonly to: Instant;
    }[];
    readonly standing: HitStanding | null;
    /** There when others tell of it: of all that is said of its times, or of some. */
    readonly told?: "all" | "some";
    readonly replayAt: Instant;
    readonly snippet: readonly SnippetPiece[];
    readonly isCut: boolean;
}
/** What comes of it. */
export interface SearchResult {
    readonly hits: readonly SearchHit[];
    readonly total: {
        readonly count: number;
        readonly isExact: boolean;
    };
    readonly facets: Facets;
    /** The offset of the hits that follow; `null` at the end. */
    readonly next: number | null;
    /** Ended captures whose text is not in the index yet. */
    readonly unindexed: number;
}
/** Searches an archive. @throws BAD_INPUT for a question without a word to look for */
export declare function searchArchive(archive: Archive, request: SearchRequest): Promise<SearchResult>;
