import { type FeatureAnswer } from "./feature.js";
/** By path. */
export declare const FEATURE_FILES: Readonly<Record<string, FeatureAnswer>>;
