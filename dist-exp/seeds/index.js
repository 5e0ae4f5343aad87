// Where a capture starts and what belongs to it.
export { siteFromSeeds, siteNameOf } from "./seed-list.js";
export { parseUrlList } from "./url-list.js";
export { firstOaiRequest } from "./oai-pmh.js";
export { readSource } from "./read-source.js";
export { estimateByLinks, estimateBySitemaps } from "./size-estimate.js";
export { trapSigns } from "./trap-signs.js";
export { scopeOf, scopeRefusal } from "./scope.js";
