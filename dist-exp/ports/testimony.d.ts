import type { Capture, Instant, JsonValue, KeptContent, PageKind, PageUrl, Told, ToldTier } from "#model/index.js";
/** What a testimony is of, and who gives it. */
export interface TestimonyRequest {
    readonly site: string;
    readonly seeds: readonly PageUrl[];
    readonly tier: ToldTier;
    /** Where it comes from, in words: "git /srv/site.git, branch main, commit 3f2a…". No secrets. */
    readonly by: string;
    /** How it was taken; part of every WARC file and of what is signed. */
    readonly settings: Readonly<Record<string, JsonValue>>;
}
/** A content of a page: bytes that came from no server (WARC `resource`), or an answer as it was sent (`response`). */
export type ToldContent = {
    readonly url: PageUrl;
    /** By its media type unless told. */
    readonly kind?: PageKind;
    /** The date of its record: when it was published, or answered. */
    readonly at: Instant;
    /** Where it was found: "commit 3f2a… content/index.md". */
    readonly origin: string;
    /** What was done to make a page of it, in words; `null` when its bytes are those of the source. */
    readonly conversion: string | null;
} & ({
    readonly type: "resource";
    readonly contentType: string;
    readonly bytes: Uint8Array | ToldPieces;
    readonly lastModified?: Instant;
} | {
    readonly type: "response";
    /** Status line, fields and body as sent, secrets left out; the framing is that of the wire. */
    readonly bytes: Uint8Array | ToldPieces;
    /** What was left out of its head, in words; `null` for nothing. */
    readonly leftOut: string | null;
});
/** A long content, read at the writer's pace, more than once. */
export interface ToldPieces {
    readonly sizeBytes: number;
    read(): AsyncIterable<Uint8Array>;
}
/** An open testimony: a capture that nobody asked a server for. A returned promise means: found again after kill -9. */
export interface Testimony {
    readonly capture: Capture;
    /** Puts a content on record; one that the page had before is referred to instead. */
    keep(content: ToldContent): Promise<KeptContent>;
    /** Puts on record and into the catalog what is told of it. Spans of one page and variant never overlap. */
    tell(kept: KeptContent, told: Told): Promise<void>;
    /** Writes a note that belongs to the testimony as a whole: what was dropped, passed over, or cannot be known. */
    note(words: string): void;
    /** Indexes, reports, signs and ends it. */
    conclude(): Promise<TestimonyEnd>;
    /** Leaves it unfinished, to be taken up again by its id. */
    leave(): Promise<void>;
}
/** What a concluded testimony came to. */
export interface TestimonyEnd {
    readonly capture: string;
    readonly pages: number;
    readonly versions: number;
    /** The first and the last instant that is told of; `null` when nothing is. */
    readonly from: Instant | null;
    readonly to: Instant | null;
}
