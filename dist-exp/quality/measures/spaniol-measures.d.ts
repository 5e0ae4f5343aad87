import { type Instant, type Measure, type Sighting } from "#model/index.js";
import type { Assessment } from "../assess.js";
import { type CrawlRevisit } from "../papers/inducible-coherence.js";
/** The four measures of one capture. */
export declare function spaniolMeasures(assessment: Assessment): Measure[];
/** The last look before t* and the first after it; `null` without one on each side. */
export declare function crawlRevisit(sightings: readonly Sighting[], asOf: Instant): CrawlRevisit | null;
