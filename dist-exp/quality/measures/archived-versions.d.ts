import { type Sighting } from "#model/index.js";
import type { ArchivedVersion } from "../papers/query-result.js";
/** How a version's life is read: what was observed of it, or what nothing seen contradicts. */
export type LifeTier = "observed" | "possible";
/** Every capture of one page, each with the life of its version as the tier knows it. */
export declare function archivedVersions(sightings: readonly Sighting[], importance: number, tier: LifeTier): ArchivedVersion[];
