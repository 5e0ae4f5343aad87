import type { ClusterReader, ClusterState, RuleBook } from "#ports/index.js";
import { type Reader } from "./reader-view.js";
/** Where it is read how a cluster stands. */
export type ClusterSource = () => Promise<ClusterState>;
/** The cluster for those from whom nothing is kept. */
export declare function wholeCluster(read: ClusterSource): ClusterReader;
/** Wraps a cluster. */
export declare function readerCluster(read: ClusterSource, rules: RuleBook, reader: Reader): ClusterReader;
