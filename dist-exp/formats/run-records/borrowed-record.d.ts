import type { Digest } from "#model/index.js";
import type { Fields } from "./fields.js";
/** The response that supplies a body; its id and date stand in the revisit itself. */
export interface BorrowedNote {
    /** Of the response's block: its head and body as they were received. */
    readonly blockDigest: Digest;
    /** Of an earlier capture, relative to the archive; place and length in it are hints. */
    readonly file: string;
    readonly offset: number;
    readonly length: number;
}
/** The field, to stand in the metadata record beside the revisit. */
export declare function borrowedField({ blockDigest, file, offset, length }: BorrowedNote): Record<string, string>;
/** What the field says; `null` where there is none, or none that can be read. */
export declare function readBorrowed(fields: Fields): BorrowedNote | null;
