import type { WatchStores } from "#ports/index.js";
/** Opens it, and makes it when it is missing; any number of readers may be open while a watch writes. */
export declare function openWatch(dir: string): WatchStores;
/** The same for readers: `null` where nobody has ever watched. */
export declare function openWatchToRead(dir: string): WatchStores | null;
