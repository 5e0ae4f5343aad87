import type { Told } from "./told.js";
/** Status lines and first bytes. */
export declare const FIRST_LINES: Readonly<Record<string, Told>>;
/** Header fields. */
export declare const FIELDS: Readonly<Record<string, Told>>;
/** Redirects; hop and target are pages of their own. */
export declare const REDIRECTS: Readonly<Record<string, Told>>;
/** Status codes of every kind, without a body. */
export declare const STATUSES: Readonly<Record<string, Told>>;
