// What became of a page between two versions of a site.
/** It was not there before. */
export const INSERTED = 1;
/** It was there and is gone. */
export const DELETED = 2;
/** It is there with other content. */
export const UPDATED = 3;
