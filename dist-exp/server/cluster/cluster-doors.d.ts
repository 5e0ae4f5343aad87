import { type Reader } from "#access/index.js";
import type { ClusterReads, ControlChannel, Logger, MachineList, RuleBook } from "#ports/index.js";
import type { ClusterDesk, ClusterDoor } from "../routes/cluster.js";
import type { Management } from "../routes/manage.js";
/** The machines that make what is shown here. */
export interface ServedCluster {
    /** Opened and closed by whoever serves. */
    readonly agreement: ClusterReads & {
        readonly machines: Pick<MachineList, "list" | "drain">;
        readonly control: ControlChannel;
    };
    /** How long leases last there; five seconds unless given. */
    readonly leaseMs?: number;
}
/** What all who ask share, so that one question answers them all. */
export interface SharedCluster {
    /** As a group of readers may be told of it. */
    doorFor(rules: RuleBook, reader: Reader): ClusterDoor;
    readonly desk: ClusterDesk;
    /** Captures are steered by the agreement: the archive here is nobody's who runs them. */
    steered(management: Management): Management;
}
/** Makes it. */
export declare function sharedCluster({ agreement, leaseMs }: ServedCluster, logger: Logger): SharedCluster;
