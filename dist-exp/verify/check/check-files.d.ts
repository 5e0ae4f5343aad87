import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Removals } from "./check-removals.js";
import type { Evidence } from "../read/evidence.js";
/** Compares every file with what the certificate says of it, or what a documented removal left of it. */
export declare function checkFiles({ warcs }: Pick<ShapedCertificate, "warcs">, { evidence, removals, }: {
    readonly evidence: Pick<Evidence, "files" | "damage" | "duplicates">;
    readonly removals: Pick<Removals, "left">;
}, lines: FalseLines): void;
/** Compares the certificate's head with the warcinfo and plan records. */
export declare function checkOrigin(certificate: ShapedCertificate, { evidence, removals }: {
    readonly evidence: Evidence;
    readonly removals: Removals;
}, lines: FalseLines): void;
/** Compares a certificate's head with what a WARC file says of the capture that wrote it. */
export declare function checkCapture(certificate: Pick<ShapedCertificate, "capture" | "startedAt" | "site" | "seeds" | "settings">, info: Readonly<Record<string, string>>, lines: FalseLines): void;
