// All rate estimators, by name.
import { bulkAware } from "./bulk-aware.js";
import { blended } from "./blended.js";
import { choIrregular } from "./cho-irregular.js";
import { choRegular } from "./cho-regular.js";
import { gammaPoisson } from "./gamma-poisson.js";
import { grouped } from "./grouped.js";
import { lastModifiedAge } from "./last-modified.js";
import { naive } from "./naive.js";
import { overDispersed } from "./over-dispersed.js";
import { siteMean } from "./site-mean.js";
export { blended } from "./blended.js";
/** Every estimator, the plainest first. */
export const RATE_ESTIMATORS = [
    naive,
    siteMean,
    choRegular,
    choIrregular,
    gammaPoisson,
    grouped,
    lastModifiedAge,
    overDispersed,
    bulkAware,
    blended,
];
export { addSightings } from "./look-statistics.js";
export { LearnedRates } from "./learned-rates.js";
