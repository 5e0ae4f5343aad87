import type { Client } from "../client.js";
/** One each. */
export declare const SETTING_CLIENTS: readonly Client[];
