import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import { type Denominator } from "./denominator.js";
/** Checks that nothing linked is left out; what cannot be checked is said and makes nothing false. */
export declare function checkLinks(certificate: ShapedCertificate, { evidence, isWhole }: {
    readonly evidence: Evidence;
    readonly isWhole: boolean;
}, lines: FalseLines): Promise<Denominator>;
