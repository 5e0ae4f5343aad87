import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
/** Compares `vantage.caches` with the looks listed; certificates of older versions do not have it. */
export declare function checkCaches({ vantage: { caches } }: ShapedCertificate, looks: ReadonlyMap<string, readonly Look[]>, isWhole: boolean, lines: FalseLines): void;
