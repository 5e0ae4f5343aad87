/** `12:31:07.412Z`. */
export declare function clockTime(ms: number): string;
/** `2026-11-15 12:31:07.412 UTC`. */
export declare function fullTime(ms: number): string;
/** A share with one decimal, rounded down: 100.0 % means all of them. */
export declare function percent(part: number, whole: number): string;
/** A whole number with thin groups of three digits. */
export declare function count(value: number): string;
/** `1 page`, `2 pages`. */
export declare function pagesWord(value: number): string;
/** A length of time in its two greatest units. */
export declare function duration(ms: number): string;
/** A size in decimal units. */
export declare function size(bytes: number): string;
