import type { Archive, ClusterReader } from "#ports/index.js";
import { type ApiCluster, type ApiMachine } from "../cluster-schema.js";
import type { ListAsked } from "../sites/list-asked.js";
/** What lists are made from. */
export interface MachineSource {
    readonly cluster: ClusterReader;
    /** As the same reader may see it. */
    readonly archive: Pick<Archive, "catalog">;
    /** A machine that has said nothing for so long is silent. */
    readonly leaseMs: number;
}
type Listing = Omit<ApiCluster, "canDrain">;
/** Makes listings. */
export declare class MachineListings {
    #private;
    constructor(source: MachineSource);
    /** A piece of the list. @throws CLUSTER where nobody can be asked */
    list({ cursor, limit }: ListAsked): Promise<Listing>;
    /** All machines, without their captures. @throws CLUSTER where nobody can be asked */
    all(): Promise<{
        readonly machines: ApiMachine[];
        readonly sums: ApiCluster["sums"];
    }>;
}
export {};
