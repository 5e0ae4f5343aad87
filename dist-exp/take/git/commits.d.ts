import type { GitRepository } from "./git-process.js";
/** The commits of a branch, the first one first, as columns. */
export interface Commits {
    /** The commit that the branch stood at. */
    readonly tip: string;
    readonly ids: readonly string[];
    /** Committer dates, in seconds. */
    readonly seconds: readonly number[];
    /** Whether older commits are missing from this copy. */
    readonly isShallow: boolean;
}
/** Reads the list of commits; heads only, no trees. @throws UsageError */
export declare function readCommits(repository: GitRepository, branch: string): Promise<Commits>;
