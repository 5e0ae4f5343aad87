import type { HalfOpenInterval, Instant } from "#model/index.js";
/** A version in the archive. */
export interface ArchivedVersion {
    readonly capturedAt: Instant;
    /** [μ, μ*): its life. */
    readonly invariance: HalfOpenInterval;
    /** w(P[t]). */
    readonly importance: number;
}
/** R(Q(t_q)): per page the version that minimises |t − t_q|; the paper leaves ties open, the earlier wins here. */
export declare function queryResult(pages: readonly (readonly ArchivedVersion[])[], queryAt: number): ArchivedVersion[];
