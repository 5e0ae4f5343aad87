/** `250ms`, `1.5s`, `2m`, `1h`, `0`; `null` when it is none of these. */
export declare function parseDurationMs(text: string): number | null;
/** `500kB`, `64MB`, `1GiB`, or a number of bytes; `null` when it is none of these. */
export declare function parseSizeBytes(text: string): number | null;
