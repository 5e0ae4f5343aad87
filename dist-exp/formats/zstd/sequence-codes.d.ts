import { type FseLimits, type FseTable } from "./fse.js";
/** One kind of code: its limits, its default table, and for each code a base and how many bits are added to it. */
export interface CodeKind {
    readonly limits: FseLimits;
    readonly predefined: FseTable;
    readonly bases: Uint32Array;
    readonly extraBits: Uint8Array;
}
/** Literals_Length_Code, tables 14 and 15 of the RFC. */
export declare const LITERAL_LENGTHS: CodeKind;
/** Match_Length_Code; the least match is 3 bytes long. */
export declare const MATCH_LENGTHS: CodeKind;
/** Offset_Code: 2^code and as many bits; what is below 4 repeats an earlier offset. */
export declare const OFFSETS: CodeKind;
