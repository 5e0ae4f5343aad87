import type { FastifyInstance } from "fastify";
import type { Archive, ClusterReader } from "#ports/index.js";
import { MachineListings } from "../cluster/machine-listings.js";
import type { RunsReader } from "../live/runs-now.js";
import { type Management } from "./manage.js";
/** A cluster, by who asks. */
export interface ClusterDoors {
    /** As the readers may be told of it; without it there is none. */
    readonly cluster?: ClusterDoor | undefined;
    /** Whole, for those who manage. */
    readonly clusterDesk?: ClusterDesk | undefined;
}
/** A cluster as somebody may be told of it. */
export interface ClusterDoor {
    readonly reader: ClusterReader;
    /** Which captures its machines run. */
    readonly runs: RunsReader;
    /** A machine that has said nothing for so long is silent. */
    readonly leaseMs: number;
}
/** What those who manage have of a cluster. */
export interface ClusterDesk extends ClusterDoor {
    /** Asks a machine, or all of them, to take nothing new; `false` takes that back. */
    readonly drain: (machine: string | null, isDraining: boolean) => Promise<void>;
}
interface Options extends ClusterDoors {
    readonly archive: Archive;
    readonly management?: Management;
}
/** Adds the routes; returns the machines as readers are told of them, for other routes. */
export declare function addClusterRoutes(server: FastifyInstance, options: Options): MachineListings | null;
export {};
