import type { ReaderGroup } from "#server/index.js";
/** Reads `{"reading-room": "its token", …}`; what is wrong with a token is told without showing it. */
export declare function readReaders(path: string): Promise<ReaderGroup[]>;
