export { openFront } from "./front.js";
export { fieldOf, membersOf, valuesOf } from "./passed-fields.js";
export { openMetrics } from "./metrics-door.js";
export { trustedAddresses } from "./trusted-addresses.js";
