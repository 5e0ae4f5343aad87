import type { Feature } from "../feature.js";
/** fetch and XMLHttpRequest. */
export declare const FETCHES: readonly Feature[];
/** Other origins, and cookies. */
export declare const ORIGINS: readonly Feature[];
