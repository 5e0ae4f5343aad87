import type { Client } from "../client.js";
/** One each. */
export declare const MARKUP_CLIENTS: readonly Client[];
