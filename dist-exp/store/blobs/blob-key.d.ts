/** Refuses a key that could lead out of the store, or that an unfinished file might have. */
export declare function requireKey(key: string): string;
/** Whether a file of this name may be a blob. */
export declare function isBlobName(name: string): boolean;
/** Keys in the order of their UTF-8 bytes, as object stores list them. */
export declare function byKey({ key: a }: {
    readonly key: string;
}, { key: b }: {
    readonly key: string;
}): number;
