import type { WriterProcess } from "../relay/index.js";
import type { WriterSettings } from "../writer/index.js";
/** Starts one; what it complains of goes to `onWords`, and its last words say how it ended. */
export declare function startWriter(settings: WriterSettings, onWords: (words: string) => void): WriterProcess & {
    readonly pid: number;
};
