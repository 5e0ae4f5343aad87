import { type DecodeLimits } from "#formats/index.js";
import type { Borrowed } from "./look.js";
import type { WarcSource } from "./range-source.js";
import { type ResponseFacts, type Unbelievable } from "./response-facts.js";
import { type WarcRecord } from "./warc-record.js";
/** Where the records of an earlier capture's file may lie, by the name that it has in its archive. */
export type Lend = (file: string) => Promise<readonly WarcSource[]>;
/** The capture that borrows. */
export interface Borrower {
    readonly startedAtMs: number;
    /** By its own rules the lender's bytes are read too. */
    readonly limits: DecodeLimits;
    /** Its own files: nothing in them is an earlier capture's. */
    readonly files: ReadonlyMap<string, unknown>;
    readonly noteBeside: (id: string) => Readonly<Record<string, string>>;
    /** Hears what a revisit shows, or why it cannot be believed. */
    readonly settle: (id: string, facts: ResponseFacts | Unbelievable) => void;
}
/** Whether a name leads to a file in the archive, and no name leads to it twice. */
export declare function isFileName(name: unknown): name is string;
/** The revisits of one capture that its own files do not explain. */
export declare class BorrowedBodies {
    #private;
    /** Takes note of a revisit whose response is not in the files before it. */
    defer(revisit: WarcRecord): void;
    /** What supplied a revisit's body; `null` when its own capture did. */
    of(id: string): Borrowed | null;
    /** Reads the files that the notes beside these revisits name, and settles what each revisit shows. */
    read(borrower: Borrower, lend: Lend): Promise<void>;
    /** The responses that supplied bodies once more, one at a time. */
    again(): AsyncGenerator<WarcRecord>;
}
