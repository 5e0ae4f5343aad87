import type { CaptureIndex, IndexEntry } from "#ports/index.js";
/** A picture as it is sent. */
export interface Picture {
    readonly type: "image/png" | "image/jpeg" | "image/webp";
    readonly bytes: Uint8Array;
}
/** The picture of a record; `null` where it holds none. */
export declare function readPicture(index: Pick<CaptureIndex, "read">, entry: IndexEntry): Promise<Picture | null>;
