import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
/** Nothing may be claimed beyond the statement, and none of the limits that were said with it be left out. */
export declare function checkWords({ statement, cannotProve, counts }: Pick<ShapedCertificate, "statement" | "cannotProve" | "counts">, lines: FalseLines): void;
