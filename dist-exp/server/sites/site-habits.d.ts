import type { Archive } from "#ports/index.js";
import type { Habits } from "../sites-schema.js";
/** Habits of an archive's sites. */
export declare class SiteHabits {
    #private;
    constructor(archive: Archive);
    /** `null` where there is more to count than a reader should wait for. @throws WithheldError where rules keep looks back */
    of(site: string): Promise<Habits | null>;
}
