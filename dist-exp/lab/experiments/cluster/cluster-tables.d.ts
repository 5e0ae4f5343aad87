import type { LabParameters } from "../parameters.js";
import type { Table } from "../table.js";
import type { ClusterRow } from "./measure-cluster.js";
/** What the lab gives for all clusters of an experiment. */
export interface ClusterResult {
    readonly experiment: "cluster";
    readonly parameters: LabParameters;
    readonly rows: readonly ClusterRow[];
}
/** What was got done. */
export declare function speedTable({ rows, parameters }: ClusterResult): Table;
/** What the servers saw. */
export declare function politenessTable({ rows, parameters }: ClusterResult): Table;
/** What it took. */
export declare function databaseTable({ rows, parameters }: ClusterResult): Table;
/** Requests a second by workers. */
export declare function growthChart(rows: readonly ClusterRow[]): string;
/** Requests a second as time goes on, without faults and with. */
export declare function courseChart(rows: readonly ClusterRow[]): string;
