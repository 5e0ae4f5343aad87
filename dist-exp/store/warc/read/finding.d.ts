/** Every kind of finding, with what it means. */
export declare const FINDING_CODES: {
    readonly truncated: "the file ends inside a record";
    readonly "gzip-damaged": "compressed data cannot be read";
    readonly "gzip-checksum": "decompressed data does not match its checksum";
    readonly "gzip-whole-file": "several records share one gzip member: no random access";
    readonly "gzip-split-record": "one record is spread over several gzip members";
    readonly "gzip-bomb": "the data expands beyond all reason";
    readonly "zstd-damaged": "compressed data cannot be read";
    readonly "zstd-checksum": "decompressed data does not match its checksum";
    readonly "zstd-dictionary": "the dictionary that compressed data needs is not there, or cannot be read";
    readonly "zstd-too-large": "reading the compressed data would take more memory than allowed";
    readonly "zstd-whole-file": "several records share one Zstandard frame: no random access";
    readonly "zstd-bomb": "the data expands beyond all reason";
    readonly junk: "bytes that belong to no record";
    readonly "head-too-long": "a record's head is longer than allowed";
    readonly "head-malformed": "a line of a record's head is no field";
    readonly "length-missing": "Content-Length is missing or no number";
    readonly "length-wrong": "Content-Length does not fit the data";
    readonly separator: "the empty lines after a record are missing";
    readonly "field-missing": "a mandatory field is missing";
    readonly "date-malformed": "WARC-Date is no date";
    readonly "target-malformed": "the target is no URI";
    readonly "digest-mismatch": "a digest does not match its data";
    readonly "digest-unknown": "a digest of a kind that cannot be checked";
    readonly "http-malformed": "the HTTP message in a record is not well formed";
    readonly unreadable: "the file cannot be read";
    readonly "not-warc": "the file is neither WARC nor ARC";
};
/** A stable name of a kind of finding. */
export type FindingCode = keyof typeof FINDING_CODES;
/** One thing found, with its place. */
export interface Finding {
    readonly file: string;
    /** Byte in the file as it lies on disk. */
    readonly offset: number;
    readonly code: FindingCode;
    readonly message: string;
    /** How many more of this kind there are that are not listed. */
    readonly more?: number;
}
