import type { CopyFile } from "#ports/index.js";
/** What is told of a copy that was written. */
export interface WrittenCopy {
    readonly files: number;
    readonly bytes: number;
}
/** Refuses a place for a copy in which something lies, unless it is a copy that may be replaced. */
export declare function requireCopyFolder(dir: string, overwrite: boolean): void;
/** Writes all files and puts the folder in its place, instead of an earlier copy that is there. */
export declare function writeCopyFolder(dir: string, files: AsyncIterable<CopyFile>): Promise<WrittenCopy>;
