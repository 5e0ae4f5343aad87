import { type FetchTimes, type FrontierPage, type Instant, type Outcome, type PageUrl } from "#model/index.js";
import type { ReadableExchange } from "#ports/index.js";
import type { PairedRecord, RecordedRequest } from "../../warc/read/paired-records.js";
import type { ReadRecord } from "../../warc/read/warc-reader.js";
import type { StreamedBlock } from "../../warc/read/record-at.js";
/** Reads an exchange as the crawl does. */
export type OutcomeReader = (exchange: ReadableExchange) => Promise<Outcome>;
/** The page that a record tells of; `null` when it is none, or was asked for by anything but a GET. */
export declare function pageOf(record: ReadRecord, request: RecordedRequest | null): PageUrl | null;
/** What is known of a record that tells of a page, without its block. */
export interface LookFacts {
    readonly url: PageUrl;
    /** The page as the record writes it. */
    readonly target: string;
    readonly type: string;
    readonly id: string;
    readonly at: Instant;
    readonly offset: number;
    readonly length: number;
    /** The fields that its outcome may need. */
    readonly fields: Readonly<Record<string, string>>;
}
/** The facts of a record that tells of a page; `null` for any other. */
export declare function factsOf({ record, request, isWhole, length }: PairedRecord<unknown>): LookFacts | null;
/** When the fetch was, as far as its record says. */
export declare function timesOfLook({ at, fields }: LookFacts): FetchTimes;
/** Whether the block of a record is held whole: revisits need their originals, and long ones are read in pieces. */
export declare function isHeld({ type, blockBytes }: ReadRecord): boolean;
/** A block of any sensible length; `null` for others. */
export declare function heldBlock(record: ReadRecord): Promise<Buffer | null>;
/** What a record shows, with its block whole or in pieces; of a revisit, its own head with its original's body. */
export declare function importedOutcome(facts: LookFacts, block: StreamedBlock, request: RecordedRequest | null, readOutcome: OutcomeReader): Promise<Outcome>;
/** The page of a sighting, as a frontier holds it; who linked to it nobody says. */
export declare function importedPage(url: PageUrl, outcome: Outcome): Omit<FrontierPage, "seq">;
