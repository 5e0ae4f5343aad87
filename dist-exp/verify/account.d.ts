import type { ShapedHead } from "./certificate-shape.js";
import type { FalseLines } from "./false-lines.js";
import type { Denominator } from "./links/denominator.js";
import type { VerifiedFigures } from "./page-figures.js";
/** Both lists. */
export interface Account {
    readonly recomputed: readonly string[];
    readonly onTrust: readonly string[];
}
/** Nothing is said of what is false or cannot be read. */
export declare const NO_ACCOUNT: Account;
/** What a statement was checked by. */
interface Checked {
    readonly head: ShapedHead;
    readonly figures: VerifiedFigures;
    readonly denominator: Denominator;
    readonly lines: FalseLines;
    readonly isExtract: boolean;
}
/** The account of a statement that was found true. */
export declare function accountOf(checked: Checked): Account;
export {};
