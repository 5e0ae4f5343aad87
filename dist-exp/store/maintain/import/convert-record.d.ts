import type { ReadRecord } from "../../warc/read/warc-reader.js";
/** A record's bytes in pieces, before compression. */
export declare function convertedRecord(record: ReadRecord, spoolPath: string): AsyncGenerator<Uint8Array>;
