import type { Archive } from "#ports/index.js";
/** What a form begins with. */
export interface AskedBefore {
    readonly urls: readonly string[];
    readonly options: Readonly<Record<string, string | readonly string[]>>;
}
/** What a capture was asked for with; `null` when there is none, or it has more seeds than a form holds. */
export declare function askedBefore(archive: Archive, captureId: string): Promise<AskedBefore | null>;
