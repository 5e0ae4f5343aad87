import { type KeyObject, type X509Certificate } from "node:crypto";
import { type DerElement } from "./der.js";
/** Object identifiers of CMS. */
export declare const CMS_OID: {
    readonly data: "1.2.840.113549.1.7.1";
    readonly signedData: "1.2.840.113549.1.7.2";
    readonly contentType: "1.2.840.113549.1.9.3";
    readonly messageDigest: "1.2.840.113549.1.9.4";
    readonly signingTime: "1.2.840.113549.1.9.5";
    readonly signingCertificateV2: "1.2.840.113549.1.9.16.2.47";
    readonly sha256: "2.16.840.1.101.3.4.2.1";
    readonly rsa: "1.2.840.113549.1.1.1";
    readonly ecdsaSha256: "1.2.840.10045.4.3.2";
};
/** Who signs: a certificate, its key (RSA or ECDSA), and the certificates between it and its root. */
export interface CmsSigner {
    readonly certificate: X509Certificate;
    readonly key: KeyObject;
    readonly chain: readonly X509Certificate[];
}
/** A detached signature over a content, with SHA-256 (RFC 5652 section 5). */
export declare function signDetached(content: Uint8Array, signer: CmsSigner, at: Date): Buffer;
/** AlgorithmIdentifier with absent parameters (RFC 5754 section 2). */
export declare function algorithm(oid: string): Buffer;
/** IssuerAndSerialNumber of a certificate, from its own bytes (RFC 5280 section 4.1). */
export declare function issuerAndSerial(certificate: Uint8Array): Buffer;
/** A SignedData that was read, with its one signer. */
export interface SignedData {
    readonly contentType: string;
    /** The content, when it is inside. */
    readonly content: Buffer | null;
    readonly certificates: readonly Buffer[];
    readonly signer: SignerInfo;
}
/** What a signer left. */
export interface SignerInfo {
    /** IssuerAndSerialNumber or, under a context tag, the key's identifier. */
    readonly id: DerElement;
    readonly digest: string;
    /** As a SET, as it was signed. */
    readonly signedAttributes: Buffer;
    readonly attributes: ReadonlyMap<string, DerElement>;
    readonly signatureAlgorithm: string;
    readonly signature: Buffer;
}
/** Reads a ContentInfo with a SignedData; one signer, with signed attributes, as everything we check has. */
export declare function readSignedData(bytes: Uint8Array): SignedData;
