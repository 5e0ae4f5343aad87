import { type Measure } from "#model/index.js";
import type { Assessment } from "../assess.js";
/** The documents of a capture by the class of their weakest requisite. */
export declare function compositeMeasure({ evidence, pages, asOf }: Assessment): Measure;
