import type { GitRepository } from "./git-process.js";
/** A file that a commit changed; `null` where it is no longer there, or no file but a link or a repository. */
export interface FileChange {
    /** As git has it: bytes, here one character each. */
    readonly path: string;
    readonly blob: string | null;
    /** Why what stands there now is not taken. */
    readonly isOther: "link" | "repository" | null;
}
/** One commit's changes; commits that changed nothing below the folder are not told of. */
export interface CommitChanges {
    /** Its place in the list of commits. */
    readonly commit: number;
    readonly changes: readonly FileChange[];
}
/** Streams the changes, the first commit first. @throws UsageError when objects are missing or broken */
export declare function readChanges(repository: GitRepository, commits: readonly string[], folder: string): AsyncGenerator<CommitChanges>;
/** A path as people read it: UTF-8 by custom. */
export declare function shownPath(path: string): string;
