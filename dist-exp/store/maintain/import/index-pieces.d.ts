import type { ImportPlace, TakenFile } from "./take-file.js";
/** Merges what was taken into the indexes of its sites; pieces that were not indexed on the way are read for it. */
export declare function indexPieces(place: ImportPlace, taken: readonly TakenFile[]): Promise<void>;
