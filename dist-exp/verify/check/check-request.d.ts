import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";
/** Checks the request of a look that has one. */
export declare function checkRequest(look: Look, { requestProfile }: Pick<ShapedCertificate, "requestProfile">, line: string, lines: FalseLines): void;
