import { type ToldComparison } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Compares a site; `null` when it has no testimony. */
export declare function compareTold(site: string, archive: Archive): Promise<ToldComparison | null>;
