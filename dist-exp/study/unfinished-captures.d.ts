import type { Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** The unfinished capture that last said something of itself, when some process has the archive open for writing. */
export declare function runningCapture(archive: Archive): Promise<Capture | null>;
