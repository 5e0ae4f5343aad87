/** It was not there before. */
export declare const INSERTED = 1;
/** It was there and is gone. */
export declare const DELETED = 2;
/** It is there with other content. */
export declare const UPDATED = 3;
/** Pages that differ between two versions; `kinds` holds {@link INSERTED}, {@link DELETED} or {@link UPDATED}. */
export interface PageChanges {
    readonly pages: Int32Array;
    readonly kinds: Uint8Array;
}
