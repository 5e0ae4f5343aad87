import type { Archive, Logger } from "#ports/index.js";
import type { ArchiveOptions } from "../archive/archive.js";
/** How an archive on a thread is opened; it is always opened to be written. */
export type ThreadOptions = Pick<ArchiveOptions, "software" | "maxWarcBytes">;
/** Opens an archive directory for writing on a thread of its own. */
export declare function openArchiveOnThread(dir: string, { logger, ...options }: ThreadOptions & {
    readonly logger: Logger;
}): Promise<Archive>;
