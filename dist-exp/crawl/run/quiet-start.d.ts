import { type MineInput } from "#mine/index.js";
import { type Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** When to begin, and why. */
export interface QuietStart {
    readonly at: Instant;
    readonly reason: string;
}
/** The next quiet time of a site by the archive's own sightings; now, when they show no pattern. */
export declare function quietStart(site: string, archive: Archive, now: Instant): Promise<QuietStart>;
/** The same from what is known of the site. */
export declare function quietStartBy(input: MineInput | null, now: Instant): QuietStart;
