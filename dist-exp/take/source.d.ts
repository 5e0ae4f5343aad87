import type { JsonValue, Told } from "#model/index.js";
import type { ToldContent } from "#ports/index.js";
/** A content of a page, and when it was published by what the source tells. */
export interface ToldVersion {
    readonly content: ToldContent;
    readonly told: Told;
    /** Gives up what was put aside for it; called when it is on record, or never will be. */
    readonly release?: () => Promise<void>;
}
/** The owner's material, open for one reading. */
export interface Source {
    /** Where it comes from, in words. */
    readonly by: string;
    /** How it is read; part of every WARC file. */
    readonly settings: Readonly<Record<string, JsonValue>>;
    /** Spans of one page never overlap, and come in order of time. */
    versions(): AsyncIterable<ToldVersion>;
    /** What was passed over or cannot be known, once the versions are read. */
    notes(): readonly string[];
    /** Ends what it started; harmless when done before. */
    close(): Promise<void>;
}
