import { X509Certificate } from "node:crypto";
import { type SignedData } from "#formats/index.js";
/** Who signed, or why it is no good signature. */
export type Signer = {
    readonly certificate: X509Certificate;
} | {
    readonly problem: string;
};
/** Checks a signature over a content; whom the certificate belongs to, its chain must say. */
export declare function checkSigner({ signer, certificates, contentType }: SignedData, content: Uint8Array): Signer;
/** How a certificate is spoken of. */
export declare function certificateName({ subject, fingerprint256 }: X509Certificate): string;
