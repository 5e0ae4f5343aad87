import type { CaptureRun } from "./capture-run.js";
/** Starts the beat; the function returned ends it. Without `heartbeatMs` (virtual time) there is none. */
export declare function startHeartbeat(run: CaptureRun): () => Promise<void>;
