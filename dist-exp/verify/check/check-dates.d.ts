import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import { type Look } from "../read/look.js";
/** Where the Dates to be held against the times are from. */
interface Witnesses {
    readonly looks: Iterable<Look>;
    /** Whether none was removed by order: one that is gone may have borne witness. */
    readonly isWhole: boolean;
}
/** Holds the times of the looks against the Dates of the answers; caches tell old ones. */
export declare function checkDates({ clock }: ShapedHead, { looks, isWhole }: Witnesses, lines: FalseLines): void;
/** What the certificate itself owns up to, said aloud: whoever reads TRUE must see it. */
export declare function tellDates(apartMs: number | null, lines: FalseLines): void;
export {};
