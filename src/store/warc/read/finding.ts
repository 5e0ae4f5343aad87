// What a reader has to say about a file: nothing is repaired or passed over in silence.

/** Every kind of finding, with what it means. */
export const FINDING_CODES = {
  truncated: "the file ends inside a record",
  "gzip-damaged": "compressed data cannot be read",
  "gzip-checksum": "decompressed data does not match its checksum",
  "gzip-whole-file": "several records share one gzip member: no random access",
  "gzip-split-record": "one record is spread over several gzip members",
  "gzip-bomb": "the data expands beyond all reason",
  "zstd-damaged": "compressed data cannot be read",
  "zstd-checksum": "decompressed data does not match its checksum",
  "zstd-dictionary": "the dictionary that compressed data needs is not there, or cannot be read",
  "zstd-too-large": "reading the compressed data would take more memory than allowed",
  "zstd-whole-file": "several records share one Zstandard frame: no random access",
  "zstd-bomb": "the data expands beyond all reason",
  junk: "bytes that belong to no record",
  "head-too-long": "a record's head is longer than allowed",
  "head-malformed": "a line of a record's head is no field",
  "length-missing": "Content-Length is missing or no number",
  "length-wrong": "Content-Length does not fit the data",
  separator: "the empty lines after a record are missing",
  "field-missing": "a mandatory field is missing",
  "date-malformed": "WARC-Date is no date",
  "target-malformed": "the target is no URI",
  "digest-mismatch": "a digest does not match its data",
  "digest-unknown": "a digest of a kind that cannot be checked",
  "http-malformed": "the HTTP message in a record is not well formed",
  unreadable: "the file cannot be read",
  "not-warc": "the file is neither WARC nor ARC",
} as const;

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
