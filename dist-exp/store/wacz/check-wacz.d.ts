import type { WaczFinding } from "./finding.js";
/** All findings of one package; none means that it is as it should be. */
export declare function checkWacz(path: string): Promise<WaczFinding[]>;
