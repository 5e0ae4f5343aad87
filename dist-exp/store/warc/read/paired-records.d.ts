import type { KeyedRequest } from "#formats/urls/request-query.js";
import type { Finding } from "./finding.js";
import type { ReadRecord, WarcItem } from "./warc-reader.js";
/** A request as its record tells it. */
export interface RecordedRequest extends KeyedRequest {
    /** The request's head and the beginning of its body. */
    readonly bytes: Buffer;
}
/** A record that was read to its end. */
export interface PairedRecord<T> {
    readonly record: ReadRecord;
    readonly length: number | null;
    readonly isWhole: boolean;
    readonly request: RecordedRequest | null;
    /** What reading its block gave. */
    readonly read: T;
}
/** How the records of a file are read. */
export interface PairedReading<T> {
    /** Called for every record but requests, while its block can be read. */
    readonly read: (record: ReadRecord) => Promise<T> | T;
    readonly onFinding?: (finding: Finding) => void;
    /** Hears of everything first; a promise only where something has to be read. */
    readonly onItem?: (item: WarcItem) => Promise<void> | undefined;
}
/** All records but requests, each with its request, in order. */
export declare function pairedRecords<T>(items: AsyncIterable<WarcItem>, { read, onFinding, onItem }: PairedReading<T>): AsyncGenerator<PairedRecord<T>>;
/** The request in a block, or in its first part. */
export declare function recordedRequest(block: Buffer): RecordedRequest | null;
