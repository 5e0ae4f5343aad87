/** FNV-1a (RFC 9923) from two starting points, each mixed at the end so that all bits count. */
export declare function textHashes(text: string): readonly [number, number];
