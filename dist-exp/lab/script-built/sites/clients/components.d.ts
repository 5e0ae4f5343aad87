import type { Client } from "../client.js";
/** One each. */
export declare const COMPONENT_CLIENTS: readonly Client[];
