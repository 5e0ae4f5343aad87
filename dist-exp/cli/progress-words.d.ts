import type { Progress } from "#crawl/index.js";
/** Two lines of at most `columns` characters: how far, and how it goes. */
export declare function progressLines(progress: Progress, columns: number): [string, string];
/** One line without a limit, for logs. */
export declare function progressLine(progress: Progress): string;
/** One JSON object; names may be added, never changed. */
export declare function progressJson({ figures, ...counts }: Progress): string;
