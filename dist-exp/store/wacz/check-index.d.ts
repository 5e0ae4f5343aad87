import type { WaczFinding } from "./finding.js";
import type { WaczFile } from "./wacz-file.js";
/** Findings of every index in the package. */
export declare function checkIndexes(wacz: WaczFile): AsyncGenerator<WaczFinding>;
