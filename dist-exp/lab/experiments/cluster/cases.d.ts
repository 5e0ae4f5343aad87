import type { ClusterCase } from "./measure-cluster.js";
/** Names of the series. */
export declare const SERIES: {
    readonly growing: "hosts and workers grow";
    readonly faults: "the largest, with faults";
    readonly workers: "workers grow, hosts do not";
    readonly slow: "a database that is too slow";
    readonly alone: "every worker its own gates";
};
/** @param hosts of the largest */
export declare function clusterCases(hosts: number, workers: number | undefined): ClusterCase[];
