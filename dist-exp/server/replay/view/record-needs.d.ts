import { type PageUrl } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
/** What a response names. */
export interface RecordNeeds {
    readonly needs: readonly PageUrl[];
    readonly title: string | null;
    /** Whether these are all. */
    readonly isWhole: boolean;
    /** Whether the response can be read back at all. */
    readonly isReadable: boolean;
}
/** Reads needs, and keeps those of the records asked for last. */
export declare class RecordReader {
    #private;
    constructor(index: Pick<CaptureIndex, "open">);
    /** What a record needs; pictures and the like are not even opened. */
    needsOf(entry: IndexEntry): Promise<RecordNeeds>;
    /** Whether a record can be shown: pictures and the like are opened as replay opens them, once. */
    canBeShown(entry: IndexEntry): Promise<boolean>;
}
/** What a media type is to a page; `null` where it is not known. */
export declare function kindOfType(mime: string | null): "frame" | "image" | "style" | "script" | "font" | "media" | null;
