import { type ApiCluster, type ApiMachine } from "../cluster-schema.js";
import { type Metric } from "./metric-text.js";
/** How a cluster stood; `null` where nobody could be asked. */
export type ClusterFigures = {
    readonly machines: readonly ApiMachine[];
    readonly sums: ApiCluster["sums"];
} | null;
/** Machines, sites in hand and running captures, and of each machine its own figures. */
export declare function clusterMetrics(figures: ClusterFigures): Metric[];
