/** The share, 0 to 1; `null` where they cannot be compared. */
export declare function likeness(one: Uint8Array, other: Uint8Array): number | null;
