// What became of a page between two versions of a site.

/** It was not there before. */
export const INSERTED = 1;
/** It was there and is gone. */
export const DELETED = 2;
/** It is there with other content. */
export const UPDATED = 3;

/** Pages that differ between two versions; `kinds` holds {@link INSERTED}, {@link DELETED} or {@link UPDATED}. */
export interface PageChanges {
  readonly pages: Int32Array;
  readonly kinds: Uint8Array;
}
