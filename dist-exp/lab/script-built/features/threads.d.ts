import type { Feature } from "../feature.js";
/** Dedicated, shared, service and nested workers. */
export declare const WORKERS: readonly Feature[];
