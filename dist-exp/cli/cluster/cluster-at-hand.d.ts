import type { Mirror } from "#store/index.js";
import type { Io } from "../io.js";
import type { OpenCluster } from "./cluster-address.js";
/** A cluster, and the directory in which its archive is read. */
export interface ReadCluster {
    readonly cluster: OpenCluster;
    readonly mirror: Mirror;
}
/** From now on the verb with this outside reads a cluster. */
export declare function holdCluster(io: Io, read: ReadCluster): void;
/** The cluster that the verb reads; `null` where it reads an archive of this machine's. */
export declare function clusterAtHand(io: Io): ReadCluster | null;
/** The mirror in a directory, if it is the one that the verb reads. */
export declare function mirrorAt(dir: string, io: Io): Mirror | null;
/** Closes what the verb read. */
export declare function letClusterGo(io: Io): Promise<void>;
/** Brings the mirror up to date over and over; the function given back ends that. */
export declare function followCluster({ mirror }: ReadCluster, everyMs: number, io: Io): () => Promise<void>;
