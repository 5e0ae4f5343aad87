import type { ShapedCertificate, ShapedPage } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import type { Removals } from "./check-removals.js";
interface Found {
    readonly evidence: Evidence;
    readonly removals: Removals;
}
/** Checks every rendering, and what is counted of them. */
export declare function checkRenderings(certificate: ShapedCertificate, found: Found, lines: FalseLines): void;
/** What can be seen on a rendering alone. */
export declare function checkParts({ url, rendering }: ShapedPage, line: string, lines: FalseLines): void;
export {};
