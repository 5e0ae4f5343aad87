import { type Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** By its id, or the newest finished one of a site or of all; where told, also one of no moment if there is no other. */
export declare function findCapture(archive: Archive, text: string | null, { elseOfNone }?: {
    readonly elseOfNone?: boolean;
}): Promise<Capture>;
