import { X509Certificate } from "node:crypto";
/** How a chain stands: wrong, or not to be decided here; `null` when it leads to a known root. */
export type ChainFault = {
    readonly wrong: string;
} | {
    readonly open: string;
} | null;
/** The certificates of a PEM text, the first one's own first; `null` when there are none or one cannot be read. */
export declare function readChain(pem: string): X509Certificate[] | null;
/** Checks that each certificate was valid and issued by the next, and the last by a root (RFC 5280 section 6.1). */
export declare function checkChain(chain: readonly X509Certificate[], roots: readonly X509Certificate[], atMs: number): ChainFault;
