import type { PageVersion } from "#access/index.js";
import { type CapturedSighting, type Instant, type Sighting } from "#model/index.js";
/** How a sighting's content is read again. */
type ReadSighting = (sighting: CapturedSighting) => Promise<PageVersion | null>;
/**
 * Whether the last state before t* and the first after it, which differ, read the same once scrubbed. A copy from a
 * cache may be older than it looks: it is no match.
 */
export declare function isScrubbedMatch(sightings: readonly Sighting[], asOf: Instant, read: ReadSighting): Promise<boolean>;
export {};
