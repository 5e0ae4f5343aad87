import type { WorkerFigures } from "#cluster/index.js";
import type { Metric } from "#server/index.js";
/** All of them; what is not known is left out. */
export declare function workerMetrics(figures: WorkerFigures): Metric[];
