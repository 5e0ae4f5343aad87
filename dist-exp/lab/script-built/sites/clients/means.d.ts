import type { Client } from "../client.js";
/** One each. */
export declare const MEANS_CLIENTS: readonly Client[];
