import type { ByteSource } from "#ports/index.js";
/** Offset after the last whole member from an offset on. */
export declare function wholeMembersEnd(source: ByteSource, from: number): Promise<number>;
