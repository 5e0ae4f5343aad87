import type { ClusterReader } from "#ports/index.js";
import type { RunsReader } from "../live/runs-now.js";
/** Reads it; nothing is said of anything while the cluster cannot be asked. */
export declare function clusterRuns(cluster: ClusterReader): RunsReader;
