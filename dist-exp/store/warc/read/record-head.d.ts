import type { HttpHeader } from "#formats/index.js";
/** Longest head taken; longer ones are hostile. */
export declare const MAX_HEAD_BYTES: number;
/** A record's head as it lies in a file. */
export interface RecordHead {
    /** `WARC/1.1`, `ARC/1`, … */
    readonly format: string;
    readonly fields: readonly HttpHeader[];
    /** Lines that are no field. */
    readonly malformedLines: number;
    readonly headBytes: number;
    /** Whether any line ends in CRLF. */
    readonly hasCr: boolean;
}
/** Why a head could not be read: more bytes are needed, there is none, it has no end, it is too long. */
export type HeadProblem = "more" | "none" | "cut" | "too-long";
/** Reads a WARC head at the start of the bytes; `isAll` says that no more will come. */
export declare function readWarcHead(bytes: Buffer, isAll: boolean): RecordHead | HeadProblem;
/** Whether a WARC record begins here; some tools write `warc/1.0`. */
export declare function isWarcStart(bytes: Buffer): boolean;
/** Reads an ARC 1 record line (`URL IP date type length`) as the fields a WARC record would have. */
export declare function readArcHead(bytes: Buffer, isAll: boolean): RecordHead | HeadProblem;
