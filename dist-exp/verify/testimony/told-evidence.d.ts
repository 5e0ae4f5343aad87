import type { DecodeLimits } from "#formats/index.js";
import type { FileFacts } from "../read/evidence.js";
import type { Locate } from "../read/exhibits.js";
import type { Unbelievable } from "../read/response-facts.js";
import { RunNotes } from "../read/run-notes.js";
import { type WarcRecord } from "../read/warc-record.js";
import { type ContentFacts } from "./told-content.js";
import { type Span } from "./told-span.js";
type Fields = Readonly<Record<string, string>>;
/** A content on record. */
export interface ToldContent extends Pick<WarcRecord, "id" | "type" | "file" | "offset" | "target"> {
    /** Of a revisit: the content that holds its bytes. */
    readonly refersTo: string | null;
    readonly facts: ContentFacts | Unbelievable;
}
/** The record beside a content. */
export interface ContentNote extends Pick<WarcRecord, "id" | "file" | "offset" | "target"> {
    readonly fields: Fields;
}
/** Everything that the WARC files of a testimony hold. */
export declare class ToldEvidence {
    #private;
    readonly files: Map<string, FileFacts>;
    /** Files that cannot be read to their end, and records that cannot be read at all. */
    readonly damage: {
        readonly file: string;
        readonly message: string;
    }[];
    readonly duplicates: string[];
    readonly warcinfos: Fields[];
    /** What the writer says of itself. */
    readonly run: RunNotes;
    readonly contents: Map<string, ToldContent>;
    /** By the id of the content that they stand beside. */
    readonly notes: Map<string, ContentNote>;
    /** In the order of the files. */
    readonly spans: Span[];
    /** Records that stand where no testimony puts one, and why. */
    readonly strays: {
        readonly id: string;
        readonly message: string;
        readonly beside: string | null;
    }[];
    /** The last record of each file. */
    readonly last: Map<string, string>;
    constructor(locate: Locate, limits: DecodeLimits);
    /** Whether a record with this id is in the files. */
    has(id: string): boolean;
    /** Reads one file whole; what is wrong with it is kept as damage. */
    readFile(file: string): Promise<void>;
}
export {};
