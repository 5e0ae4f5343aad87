import type { Archive, Logger } from "#ports/index.js";
/** What was added. */
export interface IndexedTexts {
    readonly captures: number;
    readonly texts: number;
}
/** Adds the texts of all captures that have ended and are not in the index. */
export declare function indexTexts(archive: Archive, signal?: AbortSignal): Promise<IndexedTexts>;
/** The same as a step after others, which it must not fail. */
export declare function indexTextsSafely(archive: Archive, logger: Logger, signal?: AbortSignal): Promise<void>;
