/** How reading ended: a value, or why the text is not to be believed, and at which byte. */
export type StrictJson = {
    readonly ok: true;
    readonly value: unknown;
} | {
    readonly ok: false;
    readonly problem: string;
};
/**
 * Reads a text that was signed or hashed: UTF-8, no name twice in an object, no half of a surrogate pair, every number
 * as ECMAScript writes it and no larger than it can count to, and no deeper than 64. White space, the order of names and
 * escapes are free: they mean nothing.
 */
export declare function strictJson(text: Uint8Array | string): StrictJson;
/** The same, but only an object will do; `null` for everything else. */
export declare function strictJsonObject(text: Uint8Array | string): Record<string, unknown> | null;
/** The text with every half of a surrogate pair replaced: what we cut off may not make our own words unreadable. */
export declare function wellFormed(text: string): string;
