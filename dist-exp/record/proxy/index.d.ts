export type { AnswerHead, AnswerTap, AskedRequest, TapOf } from "./answer-tap.js";
export { openFront, type Front, type FrontOptions } from "./front.js";
export { fieldOf, membersOf, valuesOf } from "./passed-fields.js";
export { openMetrics, type MetricsDoor } from "./metrics-door.js";
export { trustedAddresses, type TrustedAddresses } from "./trusted-addresses.js";
