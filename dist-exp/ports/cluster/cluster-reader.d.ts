import type { Instant } from "#model/index.js";
import type { Agreement, ClusterFacts, HeldSite, Machine, MachineList, RunBoard, RunWord, SiteLeases } from "./agreement.js";
/** What of an agreement is read for others. */
export interface ClusterReads extends Pick<Agreement, "readTime" | "facts"> {
    readonly leases: Pick<SiteLeases, "list">;
    readonly machines: Pick<MachineList, "list">;
    readonly board: Pick<RunBoard, "list">;
}
/** How a cluster stood at one moment; all instants are the agreement's. */
export interface ClusterState {
    readonly at: Instant;
    /** `null` before it was made. */
    readonly facts: ClusterFacts | null;
    /** By name. */
    readonly machines: readonly Machine[];
    /** Sites that somebody has. */
    readonly held: readonly HeldSite[];
    /** What their runs said last. */
    readonly runs: readonly RunWord[];
}
/** What of a machine hangs on no page. */
export type MachineOutline = Pick<Machine, "name" | "software" | "startedAt" | "seenAt" | "isDraining">;
/** A cluster as a reader is told of it. */
export interface ToldCluster extends Pick<ClusterState, "at"> {
    /** By name. */
    readonly machines: readonly MachineOutline[];
    /** Everything; `null` for readers to whom not everything is open. */
    readonly whole: ClusterState | null;
}
/** A cluster, as somebody may be told of it. */
export interface ClusterReader {
    /** @throws CLUSTER where nobody can be asked */
    look(): Promise<ToldCluster>;
}
