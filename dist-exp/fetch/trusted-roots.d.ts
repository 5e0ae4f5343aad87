import { type SecureContext } from "node:tls";
/** Certificates of a file, ready to be used and to be put on record. */
export interface TrustedRoots {
    readonly pems: readonly string[];
    /** SHA-256 of each certificate (DER), hexadecimal. */
    readonly sha256: readonly string[];
}
/** Reads the certificates of a PEM file; `name` is how messages call it. @throws UsageError */
export declare function parseTrustedRoots(text: string, name: string): TrustedRoots;
/** What TLS trusts: the roots that come with Node and these; made once, as reading them all takes its time. */
export declare function secureContextOf(roots: TrustedRoots): SecureContext;
