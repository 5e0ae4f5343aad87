import { type DecodeLimits } from "#formats/index.js";
import type { Locate } from "./exhibits.js";
import { type Lend } from "./borrowed-bodies.js";
import { type Look } from "./look.js";
import { RunNotes } from "./run-notes.js";
import { type Unbelievable } from "./response-facts.js";
import { VantageFacts } from "./vantage-facts.js";
import { type WarcRecord } from "./warc-record.js";
/** A file as it is now. */
export interface FileFacts {
    readonly file: string;
    readonly sizeBytes: number;
    readonly sha256: string;
    readonly records: number;
}
type RecordHead = Omit<WarcRecord, "block" | "pieces">;
/** What a record id leads to: a fetch, or why it is none. */
export type Found = Look | (Unbelievable & RecordHead);
/** A record that is part of no fetch: torn off, or (a stray) where no capture puts one. */
interface Fragment {
    readonly id: string;
    readonly message: string;
    readonly isTorn: boolean;
    readonly isStray: boolean;
}
/** Everything that the WARC files hold, by record id. */
export declare class Evidence {
    #private;
    readonly files: Map<string, FileFacts>;
    /** Files that cannot be read to their end, and why. */
    readonly damage: {
        readonly file: string;
        readonly message: string;
    }[];
    readonly records: Map<string, RecordHead>;
    readonly duplicates: string[];
    readonly warcinfos: Readonly<Record<string, string>>[];
    /** What the run says of itself. */
    readonly run: RunNotes;
    readonly vantage: VantageFacts;
    constructor(locate: Locate, limits: DecodeLimits);
    /** Reads one file whole; what is wrong with it is kept as damage. */
    readFile(file: string): Promise<void>;
    /** Takes one record that is handed over by itself. */
    readMember(bytes: Buffer, name: string): Promise<void>;
    /** Looks for the bodies that earlier captures lend; call it when all files are read. */
    borrow(startedAtMs: number, lend: Lend): Promise<void>;
    /** All looks at pages in the order of the records. */
    looks(): Generator<Look>;
    /**
     * Responses, requests and time stamps that do not come together to a fetch. A process that was killed leaves the
     * beginning of one, at the very end of a file that is not the last.
     */
    fragments(): Generator<Fragment>;
    /** The fetch whose response, revisit or (without one) metadata record has this id. */
    find(id: string): Found | null;
    /** What the run noted beside a response. */
    noteBeside(id: string): Readonly<Record<string, string>>;
    /** All records of the files once more, one at a time, with their blocks; then the responses that lent bodies. */
    again(): AsyncGenerator<WarcRecord>;
}
export {};
