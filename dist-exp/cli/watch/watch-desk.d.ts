import type { WatchDesk } from "#server/index.js";
/** A desk over a file; it is made when the first site is added. */
export declare function watchDesk(path: string): WatchDesk;
