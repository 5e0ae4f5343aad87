import { type Instant } from "#model/index.js";
import { type Wish } from "./choose-instant.js";
import type { PagePart } from "./page-part.js";
/**
 * The moment of the greatest gain: the share of the parts that is known or likely then, times what the view is worth by
 * the chance that what it shows ever stood together, halved for every patience between it and the wish. Of equal ones
 * the nearest, then the earlier.
 */
export declare function bestMoment(parts: readonly PagePart[], wish: Wish): Instant;
