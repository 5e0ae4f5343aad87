import type { Readable, Writable } from "node:stream";
/** Commands that read objects and nothing else: no hooks, filters, pagers, signatures or diff drivers. */
type Plumbing = "rev-parse" | "rev-list" | "diff-tree" | "cat-file";
/** A running git. */
export interface RunningGit {
    readonly input: Writable;
    readonly output: Readable;
    /** Resolves when it ended well. @throws IsochronError with git's own first line */
    ended(): Promise<void>;
    /** Ends it at once; nothing is thrown for that. */
    stop(): void;
}
/** A repository, by its directory: bare, or with a working tree that is never looked at. */
export declare class GitRepository {
    readonly dir: string;
    constructor(dir: string);
    /** Starts a command on it. */
    start(command: Plumbing, args: readonly string[]): RunningGit;
    /** All that a command prints, where that is little. @throws IsochronError */
    ask(command: Plumbing, args: readonly string[]): Promise<string>;
}
export {};
