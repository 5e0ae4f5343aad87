import { type FeatureAnswer, type FeatureRequest } from "./feature.js";
/** The answer to a request; what the server does not have is a 404. */
export declare function featureAnswer(request: FeatureRequest): FeatureAnswer;
