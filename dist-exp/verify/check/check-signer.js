// Signatures with X.509 certificates (RFC 5652): is it by the certificate that comes with it, over these bytes?
import { createHash, verify, X509Certificate } from "node:crypto";
import { CMS_OID, issuerAndSerial, oidText } from "#formats/index.js";
const DIGESTS = {
    "2.16.840.1.101.3.4.2.1": "sha256",
    "2.16.840.1.101.3.4.2.2": "sha384",
    "2.16.840.1.101.3.4.2.3": "sha512",
};
/** Digest of each signature algorithm; `null` where it is that of the signer's digest algorithm. */
const SIGNATURES = {
    [CMS_OID.rsa]: null,
    "1.2.840.113549.1.1.11": "sha256",
    "1.2.840.113549.1.1.12": "sha384",
    "1.2.840.113549.1.1.13": "sha512",
    [CMS_OID.ecdsaSha256]: "sha256",
    "1.2.840.10045.4.3.3": "sha384",
    "1.2.840.10045.4.3.4": "sha512",
};
/** Checks a signature over a content; whom the certificate belongs to, its chain must say. */
export function checkSigner({ signer, certificates, contentType }, content) {
    const digest = DIGESTS[signer.digest];
    const signatureDigest = SIGNATURES[signer.signatureAlgorithm];
    if (digest === undefined || signatureDigest === undefined)
        return { problem: `its algorithm (${signer.signatureAlgorithm}) is not known here` };
    const messageDigest = signer.attributes.get(CMS_OID.messageDigest)?.content;
    if (!messageDigest?.equals(createHash(digest).update(content).digest()))
        return { problem: "it is over other bytes" };
    const certificate = certificates.map(parsed).find((one) => one && isMeant(one, signer.id));
    if (!certificate)
        return { problem: "the signer's certificate does not come with it" };
    // The attribute keeps a signature over one kind of content from being passed off as one over another.
    const typeSigned = signer.attributes.get(CMS_OID.contentType);
    if (!typeSigned || oidText(typeSigned) !== contentType)
        return { problem: "it does not say what it signs" };
    const isGood = verify(signatureDigest ?? digest, signer.signedAttributes, certificate.publicKey, signer.signature);
    return isGood ? { certificate } : { problem: "it is not by the certificate that comes with it" };
}
function parsed(bytes) {
    try {
        return new X509Certificate(bytes);
    }
    catch {
        return null;
    }
}
/** By issuer and serial number; one named by its key's identifier is found by trying its key. */
function isMeant(certificate, id) {
    return id.tag !== 0x30 || issuerAndSerial(certificate.raw).equals(id.whole);
}
/** How a certificate is spoken of. */
export function certificateName({ subject, fingerprint256 }) {
    return `${subject.replaceAll("\n", ", ")} (SHA-256 ${fingerprint256.replaceAll(":", "").toLowerCase()})`;
}
