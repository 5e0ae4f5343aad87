import { type Capture, type Measures } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { type ImportanceChoice } from "./page-importance.js";
/** The measures of one capture that has ended. */
export declare function measureCapture(capture: Capture, archive: Archive, choice: ImportanceChoice | null): Promise<Measures>;
/** The measures of all that the archive holds of a site, and of the archive with all its sites. */
export declare function measureSite(site: string, archive: Archive, choice: ImportanceChoice | null): Promise<readonly [site: Measures, archive: Measures]>;
/** Estimated changes per day, page by page; pages that are gone or never showed a state have none. */
export declare function ratesPerDay(site: string, archive: Archive): Promise<Map<string, number>>;
