import type { Look } from "./looks.js";
import type { Stretch } from "./truth-of-claim.js";
/** Why no pair of looks could have told. */
export type ExcuseKind = 
/** The page changed after one look had ended and changed back before the next was sent (A→B→A). */
"returned-between-looks"
/** The same, but the other state lived during a fetch, whose answer was chosen, or its copy made, before or after. */
 | "changed-into-a-fetch"
/** A cache that gave no sign served a copy whose life at the origin was over. */
 | "cached-without-a-sign"
/** The page varies by lot, and every look was shown the same. */
 | "varied-unseen";
/** An excuse with what it rests on. */
export interface Excuse {
    readonly kind: ExcuseKind;
    /** When the look was sent that could not tell; ISO 8601. */
    readonly look: string;
    /** Since when the page was in another state; ISO 8601. */
    readonly change: string;
}
/** What excuses a claim of these looks for one departure from the truth; `null` when one of them could have told. */
export declare function excuseFor(stretch: Stretch, looks: readonly Look[], until: number): Excuse | null;
