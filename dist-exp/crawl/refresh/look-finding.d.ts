import { type CapturedSighting, type Outcome, type PageUrl, type Sighting } from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import type { PageVersion } from "#access/index.js";
import type { LookFinding } from "./refreshing.js";
/** The last look at a page that showed a state, of those that were sent before an instant; `null` when none did. */
export declare function lastState({ sightings }: Pick<Catalog, "sightings">, url: PageUrl, before?: number): Promise<CapturedSighting | null>;
/** What a look found. */
export declare function findingOf({ outcome }: Sighting, before: CapturedSighting | null): LookFinding;
/** Whether there is something to weigh: another version, or that there is none any more. */
export declare function isToBeWeighed(found: LookFinding, before: CapturedSighting | null): before is CapturedSighting;
/** The finding in words, where the detector has none. */
export declare function findingWords(found: LookFinding, outcome: Outcome): string;
/** Where the page redirects to; `null` when it does not, or to itself. */
export declare function movedTo({ url, outcome }: Sighting): PageUrl | null;
/** The title that a document gives itself; `null` when it has none. */
export declare function titleIn({ content, contentType, }: Pick<PageVersion, "content" | "contentType">): string | null;
