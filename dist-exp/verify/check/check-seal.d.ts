import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
/** Checks counts and times that the certificate's own lines determine. */
export declare function checkCounts(certificate: ShapedCertificate, lines: FalseLines): void;
/** A capture that borrows bodies says so, and no other does. */
export declare function checkBorrowing(isBorrowing: boolean, statement: string, lines: FalseLines): void;
/** Checks root and signature on the certificate as it lies in the file, unknown members included. */
export declare function checkSeal(raw: Readonly<Record<string, unknown>>, lines: FalseLines): void;
/** Checks the signature over a certificate's head, which holds the root over its pages. */
export declare function checkSignature(head: Readonly<Record<string, unknown>>, signature: ShapedCertificate["signature"], lines: FalseLines, line?: string): void;
/** SHA-256 of the public key's SubjectPublicKeyInfo, by which people know it. */
export declare function fingerprintOf(publicKeyPem: string): string | null;
