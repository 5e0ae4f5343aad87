import type { ClusterFacts } from "#ports/index.js";
import type { Statements } from "./database.js";
/** `null` before it was founded. */
export declare function readFacts(database: Statements): Promise<ClusterFacts | null>;
/** What was said first stands. */
export declare function foundCluster(database: Statements, facts: ClusterFacts): Promise<ClusterFacts>;
