import { type FileSystem } from "../file-system.js";
/** The key in `<archive>/keys/hub-key`; the first use makes it. @throws ARCHIVE_BROKEN, ARCHIVE_UNWRITABLE */
export declare function hubKey(dir: string, fs?: FileSystem): Promise<Uint8Array>;
