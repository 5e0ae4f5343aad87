import type { ShapedCertificate, ShapedPage } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
import type { Evidence } from "../read/evidence.js";
/** What the checks of one page need. */
export interface PageCheck {
    readonly certificate: ShapedCertificate;
    readonly evidence: Evidence;
    readonly lines: FalseLines;
    readonly page: ShapedPage;
    /** `pages[i]`. */
    readonly line: string;
}
/** The page's looks as the files show them, in the order of their times; what is false is left out. */
export declare function checkLooks(check: PageCheck): Look[];
