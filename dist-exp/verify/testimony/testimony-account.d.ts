import { type Account } from "../account.js";
import type { FalseLines } from "../false-lines.js";
/** What was checked. */
export interface VerifiedTestimony {
    readonly site: string;
    readonly tier: "source" | "served";
    readonly by: string;
    readonly pages: number;
    readonly versions: number;
    /** Served: how many answers were counted; `null` of a source. */
    readonly answers: number | null;
    /** Versions whose records were removed by order: as signed. */
    readonly removed: number;
    /** Versions that a conversion made. */
    readonly converted: number;
    /** The first and the last instant that is told of; `null` when nothing is. */
    readonly from: string | null;
    readonly to: string | null;
    readonly records: number;
    readonly warcs: number;
    readonly bytes: number;
}
/** The account of a testimony that says what its records say. */
export declare function testimonyAccount(figures: VerifiedTestimony, lines: FalseLines): Account;
