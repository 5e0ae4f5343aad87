import type { Assessment } from "#quality/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Adds this capture's looks to what the archive remembers; doing it twice changes nothing. */
export declare function learnFromCapture(run: CaptureRun, { hosts }: Assessment): Promise<void>;
/** Rebuilds a site's rates from the catalog's sightings when there are captures but no rates, as after a reindex. */
export declare function rebuildRates(site: string, archive: Archive): Promise<void>;
