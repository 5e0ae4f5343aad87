import { type MineInput, type SiteKnowledge } from "#mine/index.js";
import { type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** The input of mining from an archive's own captures of a site; `null` when there are none. */
export declare function mineInputOfArchive(site: string, archive: Archive): Promise<MineInput | null>;
/** Tests every host once, on all of its sightings. */
export declare function trustedSkews(sightings: readonly Sighting[]): NonNullable<SiteKnowledge["trustedSkewMs"]>;
