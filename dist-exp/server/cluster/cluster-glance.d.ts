import type { ClusterReads, ClusterState, Logger } from "#ports/index.js";
/** Looks at a cluster. */
export declare class ClusterGlance {
    #private;
    constructor(reads: ClusterReads, logger: Logger, monotonicMs?: () => number);
    /** How it stands now. @throws CLUSTER where nobody can be asked */
    look(): Promise<ClusterState>;
    /** How it stood a moment ago, for what is shown beside something else; `null` where that is not known. */
    lately(): Promise<ClusterState | null>;
    /** What was changed shows from now on. */
    forget(): void;
}
