import type { ShapedCertificate, ShapedPage } from "../certificate-shape.js";
import { type PageCheck } from "./check-looks.js";
import type { FalseLines } from "../false-lines.js";
import { type Look } from "../read/look.js";
import type { Removals } from "./check-removals.js";
import type { Evidence } from "../read/evidence.js";
import { type HostWords } from "./rules.js";
/** Checks all pages, the hosts' trust and the denominator. */
export declare function checkPages(certificate: ShapedCertificate, { evidence, removals }: {
    readonly evidence: Evidence;
    readonly removals: Removals;
}, lines: FalseLines): void;
/** Of one request there is one form, so that it is one page. */
export declare function checkUrl({ url }: ShapedPage, line: string, lines: FalseLines): void;
/** Does the claim about one page follow from its looks? */
export declare function checkPage({ page, line, lines, certificate }: PageCheck, looks: readonly Look[], words: HostWords): void;
